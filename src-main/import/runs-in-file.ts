import { createHash } from 'node:crypto';
import type { CapturedCitation } from '#main/analysis/captured-answer.ts';
import type { RecordedAnswer } from './parse-row.ts';

/** Tells the runs of a query in one import apart: answers to it from one platform on one day that say different things. */
export function createRuns() {
  const known = new Map<string, string[]>();
  return {
    /** Which run of its query an answer is, from 1, and whether an earlier row held the same answer. */
    runOf({ platform, date, query, captured }: RecordedAnswer): { readonly run: number; readonly isRepeated: boolean } {
      const key = JSON.stringify([platform, date, query]);
      const text = digestOf(captured.text);
      const runs = known.get(key) ?? [];
      const at = runs.indexOf(text);
      if (at >= 0) return { run: at + 1, isRepeated: true };
      known.set(key, [...runs, text]);
      return { run: runs.length + 1, isRepeated: false };
    },
  };
}

const digestOf = (text: string): string => createHash('sha256').update(text.trim()).digest('base64').slice(0, 16);

/** The sources of an answer with those of another row that holds the same answer: files may have one row for each source. */
export function withSourcesOf(row: RecordedAnswer, other: readonly CapturedCitation[]): RecordedAnswer {
  const { citations } = row.captured;
  const added = other.filter(({ url }) => citations.every((known) => known.url !== url));
  return added.length === 0 ? row : { ...row, captured: { ...row.captured, citations: [...citations, ...added] } };
}

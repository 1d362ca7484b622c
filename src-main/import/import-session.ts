import type { Day } from '#shared/domain/dates.ts';
import type { CapturedCitation } from '#main/analysis/captured-answer.ts';
import { extractCitations } from '#main/analysis/citations/extract-citations.ts';
import { createDiscoverAhead } from '#main/findings/discover-ahead.ts';
import { createRecentContents } from '#main/findings/recent-contents.ts';
import { noHelpers } from '#main/jobs/in-order.ts';
import type { JobContext } from '#main/jobs/job.ts';
import type { OrderOf, OutcomeOf } from '#main/jobs/job-table.ts';
import { languageCodeOf } from '#main/store/discovery-state.ts';
import { findQueryGroup } from '#main/store/query-groups.ts';
import { createImportTarget } from './import-target.ts';
import type { RecordedAnswer, RecordedCitations, RecordedQuery } from './parse-row.ts';
import { createRuns, withSourcesOf } from './runs-in-file.ts';

type Preview = OutcomeOf<'import'>['preview'];

/** Some 20 ms: a scan never waits long for the write lock. Each transaction waits for the disk. */
const rowsPerTransaction = 200;
/** Answers from which their analysis is worth a second thread. */
const manyAnswers = 1_000;
const previewedRows = 5;
const previewLength = 300;
/** The most characters of a cell of Excel: longer answers were cut off by the program that wrote the file. */
const longestExcelText = 32_767;
/** Sources of other files that wait for their answers. */
const mostWaiting = 500_000;

/** Takes the rows of all files of an import, and stores them in small transactions unless it is a dry run. */
export type ImportSession = ReturnType<typeof createSession>;

export function createSession(order: OrderOf<'import'>, context: JobContext) {
  const { store, helpers = noHelpers } = context;
  const target = createImportTarget(store, order.customerId, order.queryGroupId ?? null, context.now);
  const runs = createRuns();
  const queriesOnly = new Set<string>();
  const previewed: RecordedAnswer[] = [];
  /** Sources that came before their answers, by query, platform and day, with whether an answer took them. */
  const waiting = new Map<string, { citations: CapturedCitation[]; taken: boolean }>();
  let [imported, alreadyThere, cutOff, waitingCount] = [0, 0, 0, 0];
  let batch: { answer: RecordedAnswer; readonly run: number }[] = [];
  /** The newest answer, which may have further sources in the rows after it. */
  let newest: { answer: RecordedAnswer; readonly run: number } | null = null;
  /** Rows without an answer to store: their queries are added or labelled. */
  let labelled: RecordedQuery[] = [];

  const recent = createRecentContents();
  const ahead = createDiscoverAhead(store, helpers, recent);
  const group = order.queryGroupId === undefined ? undefined : findQueryGroup(store, order.queryGroupId);
  const languageCode = group === undefined ? null : languageCodeOf(group.language);
  const flush = (): void => {
    const stored =
      batch.length + labelled.length === 0
        ? []
        : store.transaction(() => {
            const ids = batch.map(({ answer, run }) => target.store(answer, run));
            for (const row of labelled) target.addQuery(row);
            return ids;
          });
    for (const [index, id] of stored.entries()) {
      const captured = batch[index]?.answer.captured;
      if (id === null || captured?.outcome !== 'answered') continue;
      recent.add(id, captured);
      if (languageCode !== null) ahead.stored(order.customerId, { id, languageCode });
    }
    [batch, labelled, newest] = [[], [], null];
    ahead.poke();
  };
  const later = (row: RecordedQuery): void => {
    labelled.push(row);
    if (labelled.length >= rowsPerTransaction) flush();
  };

  /** The sources that another file holds for an answer that came without. */
  const sourcesOf = ({ query, platform, date }: RecordedAnswer): readonly CapturedCitation[] => {
    for (const key of [
      keyOf(query, platform, date),
      keyOf(query, platform, null),
      keyOf(query, null, date),
      keyOf(query, null, null),
    ]) {
      const found = waiting.get(key);
      if (found === undefined) continue;
      found.taken = true;
      return found.citations;
    }
    return [];
  };
  const withSources = (row: RecordedAnswer): RecordedAnswer =>
    row.captured.citations.length > 0 || waiting.size === 0
      ? row
      : { ...row, captured: { ...row.captured, citations: sourcesOf(row) } };

  /** Adds the sources of a row that repeats the newest answer. */
  const addSources = ({ query, platform, date, captured }: RecordedAnswer, run: number): void => {
    if (newest === null || newest.run !== run) return;
    const before = newest.answer;
    if (before.query !== query || before.platform !== platform || before.date !== date) return;
    newest.answer = withSourcesOf(before, captured.citations);
    const shown = previewed.indexOf(before);
    if (shown >= 0) previewed[shown] = newest.answer;
  };

  return {
    takeAnswer(read: RecordedAnswer): void {
      target.admit(read);
      const row = withSources(read);
      const { run, isRepeated } = runs.runOf(row);
      if (isRepeated || target.has(row, run)) {
        alreadyThere += 1;
        if (isRepeated) addSources(row, run);
        if (order.dryRun !== true && isLabelled(row)) later(row);
        return;
      }
      if (batch.length >= rowsPerTransaction) flush();
      imported += 1;
      if (row.captured.text.length === longestExcelText) cutOff += 1;
      newest = { answer: row, run };
      if (order.dryRun === true) target.plan(row);
      else batch.push(newest);
      // It is ready when the answers are read.
      if (batch.length > 0 && imported === manyAnswers) helpers.start();
      if (previewed.length < previewedRows) previewed.push(row);
    },
    takeQuery(row: RecordedQuery): void {
      target.admit(row);
      queriesOnly.add(row.query);
      if (order.dryRun === true) target.plan(row);
      else later(row);
    },
    /** Keeps sources until their answer comes; those beyond the limit are left out. */
    takeCitations({ query, platform, date, citations }: RecordedCitations): void {
      if (waitingCount + citations.length > mostWaiting) return;
      waitingCount += citations.length;
      const key = keyOf(query, platform, date);
      const known = waiting.get(key);
      if (known === undefined) waiting.set(key, { citations: [...citations], taken: false });
      else known.citations.push(...citations);
    },
    flush,
    /** What the analysis need not read again: contents, and the companies that were looked for while answers were still read. */
    finish: () => ({ recent, ahead: ahead.finish() }),
    imported: () => imported,
    outcome: () => ({
      execution_ids: [...target.executionIds()],
      imported,
      alreadyThere,
      queriesAdded: target.queriesAdded(),
      queriesOnly: queriesOnly.size,
      preview: previewed.map(previewOf),
    }),
    /** Answers that end where a cell of Excel does, sources whose answers did not come, and queries that are not asked again. */
    lost: () => ({
      cutOff,
      queriesBeyond: target.queriesBeyond(),
      sources: [...waiting.values()].reduce((sum, { citations, taken }) => sum + (taken ? 0 : citations.length), 0),
    }),
  };
}

const keyOf = (query: string, platform: string | null, date: Day | null): string =>
  JSON.stringify([query, platform, date]);

const isLabelled = ({ labels }: RecordedAnswer): boolean => labels.tags.length > 0 || labels.intent !== null;

const previewOf = (row: RecordedAnswer): Preview[number] => ({
  query: row.query,
  answer: row.captured.text.slice(0, previewLength),
  date: row.date,
  platform: row.platform,
  // Those in the text count too, as they will when it is analysed.
  citations: extractCitations(row.captured.text, row.captured.citations).filter(({ cited }) => cited).length,
});

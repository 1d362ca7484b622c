import type { Texts } from '#shared/language/texts.ts';
import { countAnswers, type AnswerFilter } from '#main/store/answer-listing.ts';
import { firstOwnMention, readAnswerText } from '#main/store/answers.ts';
import type { ReadStore } from '#main/store/open.ts';
import { executionCounts } from '#main/store/statistics/execution-counts.ts';
import type { ExecutionScope } from '#main/store/statistics/scope.ts';
import { readAnswerList } from '#main/results/answers.ts';
import { newestOfEach } from '#main/results/latest-executions.ts';
import { chooseEvidence, type EvidenceChoice } from './choose-evidence.ts';
import { excerptOf } from './excerpt.ts';
import { readEvidence } from './read-evidence.ts';
import type { Evidence, Excerpt, ReportAnswer } from './report-model.ts';

/** Which answers a format contains: documents those of the latest scan of each group and platform, tables all of the period. */
export type AnswerSelection = 'latest' | 'all' | 'none';

/** Reads the whole text of an answer, in Markdown. */
export type ReadText = (answerId: number) => string;

/** Maximum number of answers in a document or a table; the number in the period is given beside it. */
const mostAnswers = { latest: 400, all: 200_000, none: 0 } as const;
const pageSize = 5_000;
const everything: AnswerFilter = {
  queryId: null,
  brandId: null,
  domain: null,
  search: null,
  mentioned: null,
  outcome: null,
};

export interface AnswersOfReport {
  readonly answers: ReportAnswer[];
  readonly answersInPeriod: number;
  readonly evidence: Evidence;
}

/**
 * Reads the answers of a report. Tables quote every answer that names the customer; documents quote only those whose whole
 * text is in their evidence.
 */
export function readAnswers(
  store: ReadStore,
  scope: ExecutionScope,
  { selection, ...choice }: { readonly selection: AnswerSelection } & EvidenceChoice,
  texts: Texts,
): AnswersOfReport {
  const selected = selection === 'latest' ? newestOfEach(executionCounts(store, scope)) : scope;
  const rows: Omit<ReportAnswer, 'excerpt'>[] = [];
  while (rows.length < mostAnswers[selection]) {
    const limit = Math.min(pageSize, mostAnswers[selection] - rows.length);
    const page = readPage(store, selected, limit, rows.length);
    rows.push(...page);
    if (page.length < limit) break;
  }
  const { rule, chosen } = selection === 'latest' ? chooseEvidence(rows, choice, texts) : { rule: '', chosen: [] };
  const whole = new Set(chosen.map(({ answerId }) => answerId));
  return {
    answers: rows.map((row) => ({
      ...row,
      excerpt:
        row.mentioned && (selection === 'all' || whole.has(row.answerId)) ? readExcerpt(store, row.answerId) : null,
    })),
    answersInPeriod: countAnswers(store, scope, everything),
    evidence: { rule, answers: readEvidence(store, chosen) },
  };
}

function readPage(
  store: ReadStore,
  scope: ExecutionScope,
  limit: number,
  offset: number,
): Omit<ReportAnswer, 'excerpt'>[] {
  const rows = readAnswerList(store, scope, everything, { order: 'date', descending: true, limit, offset });
  return rows.map(({ queryGroupId: _, queryGroupName, ...answer }) => ({ ...answer, queryGroup: queryGroupName }));
}

function readExcerpt(store: ReadStore, answerId: number): Excerpt | null {
  const mention = firstOwnMention(store, answerId);
  return mention === undefined
    ? null
    : excerptOf(readAnswerText(store, answerId).text, mention.startOffset, mention.endOffset);
}

import { countAnswers, type AnswerFilter } from '#main/store/answer-listing.ts';
import { listMentions, readAnswerText } from '#main/store/answers.ts';
import type { ReadStore } from '#main/store/open.ts';
import { executionCounts } from '#main/store/statistics/execution-counts.ts';
import type { ExecutionScope } from '#main/store/statistics/scope.ts';
import { readAnswerList } from '#main/results/answers.ts';
import { newestOfEach } from '#main/results/latest-executions.ts';
import { excerptOf } from './excerpt.ts';
import type { Excerpt, ReportAnswer } from './report-model.ts';

/** Which answers a format contains: documents those of the latest scan of each group and platform, tables all of the period. */
export type AnswerSelection = 'latest' | 'all' | 'none';

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

/** Reads the answers of a report, with an excerpt where they name the customer. */
export function readAnswers(
  store: ReadStore,
  scope: ExecutionScope,
  selection: AnswerSelection,
): { answers: ReportAnswer[]; answersInPeriod: number } {
  const selected = selection === 'latest' ? newestOfEach(executionCounts(store, scope)) : scope;
  const answers: ReportAnswer[] = [];
  while (answers.length < mostAnswers[selection]) {
    const limit = Math.min(pageSize, mostAnswers[selection] - answers.length);
    const page = readPage(store, selected, limit, answers.length);
    answers.push(...page);
    if (page.length < limit) break;
  }
  return { answers, answersInPeriod: countAnswers(store, scope, everything) };
}

function readPage(store: ReadStore, scope: ExecutionScope, limit: number, offset: number): ReportAnswer[] {
  const rows = readAnswerList(store, scope, everything, { order: 'date', descending: true, limit, offset });
  return rows.map(({ answerId, queryGroupId: _, queryGroupName, ...answer }) => ({
    ...answer,
    queryGroup: queryGroupName,
    excerpt: answer.mentioned ? readExcerpt(store, answerId) : null,
  }));
}

function readExcerpt(store: ReadStore, answerId: number): Excerpt | null {
  const mention = listMentions(store, answerId).find(({ kind, negated }) => kind === 'own' && negated === 0);
  return mention === undefined
    ? null
    : excerptOf(readAnswerText(store, answerId).text, mention.startOffset, mention.endOffset);
}

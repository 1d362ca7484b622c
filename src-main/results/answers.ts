import type { OutputOf } from '#shared/contract/index.ts';
import { listAnswerRows, listTopCompetitors, type AnswerFilter, type AnswerPage } from '#main/store/answer-listing.ts';
import type { ReadStore } from '#main/store/open.ts';
import type { ExecutionScope } from '#main/store/statistics/scope.ts';

const namedCompetitors = 3;

/** A page of the answers in a scope, each with the competitors it names first; for dashboards and reports alike. */
export function readAnswerList(
  store: ReadStore,
  scope: ExecutionScope,
  filter: AnswerFilter,
  page: AnswerPage,
): OutputOf<'list-answers'>['answers'] {
  const rows = listAnswerRows(store, scope, filter, page);
  const ids = rows.map((row) => row.id);
  const top = Map.groupBy(listTopCompetitors(store, ids, namedCompetitors), (row) => row.answerId);
  return rows.map((row) => ({
    answerId: row.id,
    executionId: row.executionId,
    queryId: row.queryId,
    query: row.query,
    queryGroupId: row.queryGroupId,
    queryGroupName: row.groupName,
    platform: row.platform,
    date: row.executionDate,
    outcome: row.outcome,
    mentioned: row.mentioned === 1,
    position: row.position,
    competitors: row.companies,
    topCompetitors: (top.get(row.id) ?? []).map((company) => company.name),
    citations: row.citations,
    ownCited: row.ownCited === 1,
  }));
}

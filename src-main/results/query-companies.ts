import type { OutputOf } from '#shared/contract/index.ts';
import type { ReadStore } from '#main/store/open.ts';
import { companyStatistics } from '#main/store/statistics/company-statistics.ts';
import { executionCounts, type ExecutionCounts } from '#main/store/statistics/execution-counts.ts';
import { queryAnswerCounts, queryCompanyCounts } from '#main/store/statistics/query-company-counts.ts';
import type { ExecutionScope } from '#main/store/statistics/scope.ts';

/** Maximum number of executions read: their mentions are counted one by one, and a heat map shows the present. */
const newestExecutions = 40;

/** The newest executions of a scope, newest first; whole days only, so that their days select exactly them. */
function newestDays(store: ReadStore, whole: ExecutionScope): readonly ExecutionCounts[] {
  const newest = { ...whole, executionIds: whole.executionIds.slice(0, newestExecutions + 1) };
  const rows = executionCounts(store, newest);
  const firstLeftOut = rows[newestExecutions]?.executionDate;
  const kept = rows.slice(0, newestExecutions).filter(({ executionDate }) => executionDate !== firstLeftOut);
  return kept.length === 0
    ? executionCounts(store, whole).filter(({ executionDate }) => executionDate === firstLeftOut)
    : kept;
}

/** How often the answers to each query name the customer and the `most` most named other companies. */
export function readQueryCompanies(
  store: ReadStore,
  whole: ExecutionScope,
  most: number,
): OutputOf<'get-query-companies'> {
  const newest = newestDays(store, whole);
  const scope = { ...whole, executionIds: newest.map(({ id }) => id) };
  const named = companyStatistics(store, scope);
  const isOwn = (company: (typeof named)[number]): boolean => company.kind === 'own';
  const companies = [...named.filter(isOwn), ...named.filter((company) => !isOwn(company)).slice(0, most)];
  const ids = companies.map((company) => company.brandId);
  const counts = queryCompanyCounts(store, scope);
  const [first, last] = [newest.at(-1), newest[0]];
  return {
    period: first === undefined || last === undefined ? null : { from: first.executionDate, to: last.executionDate },
    companies: companies.map((company) => ({ brandId: company.brandId, name: company.company, own: isOwn(company) })),
    queries: queryAnswerCounts(store, scope).map((row) => ({
      queryId: row.queryId,
      query: row.query,
      queryGroupId: row.queryGroupId,
      queryGroupName: row.groupName,
      answered: row.answered,
      named: ids.map((id) => counts.get(row.queryId)?.get(id) ?? 0),
    })),
    executions: scope.executionIds.length,
    executionsInScope: whole.executionIds.length,
  };
}

import type { OutputOf } from '#shared/contract/index.ts';
import type { ReadStore } from '#main/store/open.ts';
import { companyStatistics } from '#main/store/statistics/company-statistics.ts';
import { queryAnswerCounts, queryCompanyCounts } from '#main/store/statistics/query-company-counts.ts';
import type { ExecutionScope } from '#main/store/statistics/scope.ts';

/** Maximum number of executions read: their mentions are counted one by one, and a heat map shows the present. */
const newestExecutions = 40;

/** How often the answers to each query name the customer and the `most` most named other companies. */
export function readQueryCompanies(
  store: ReadStore,
  whole: ExecutionScope,
  most: number,
): OutputOf<'get-query-companies'> {
  const scope = { ...whole, executionIds: whole.executionIds.slice(0, newestExecutions) };
  const named = companyStatistics(store, scope);
  const isOwn = (company: (typeof named)[number]): boolean => company.kind === 'own';
  const companies = [...named.filter(isOwn), ...named.filter((company) => !isOwn(company)).slice(0, most)];
  const ids = companies.map((company) => company.brandId);
  const counts = new Map(
    queryCompanyCounts(store, scope, ids).map((row) => [`${row.queryId}/${row.brandId}`, row.count]),
  );
  return {
    companies: companies.map((company) => ({ brandId: company.brandId, name: company.company, own: isOwn(company) })),
    queries: queryAnswerCounts(store, scope).map((row) => ({
      queryId: row.queryId,
      query: row.query,
      queryGroupId: row.queryGroupId,
      queryGroupName: row.groupName,
      answered: row.answered,
      named: ids.map((id) => counts.get(`${row.queryId}/${id}`) ?? 0),
    })),
    executions: scope.executionIds.length,
    executionsInScope: whole.executionIds.length,
  };
}

import type { OutputOf } from '#shared/contract/index.ts';
import type { ViewScope } from '#shared/contract/workspace/scope.ts';
import type { Day } from '#shared/domain/dates.ts';
import { findOwnBrand } from '#main/store/brands.ts';
import type { ReadStore } from '#main/store/open.ts';
import { companyStatistics } from '#main/store/statistics/company-statistics.ts';
import { executionCounts, type ExecutionCounts } from '#main/store/statistics/execution-counts.ts';
import { queryAnswerCounts, queryCompanyCounts } from '#main/store/statistics/query-company-counts.ts';
import type { ExecutionScope } from '#main/store/statistics/scope.ts';
import type { ReadContext } from './read-context.ts';
import { viewExecutions, viewPeriod } from './view-executions.ts';

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

/** The days of executions, newest first. */
function daysOf(executions: readonly ExecutionCounts[]): { from: Day; to: Day } | null {
  const [first, last] = [executions.at(-1), executions[0]];
  return first === undefined || last === undefined ? null : { from: first.executionDate, to: last.executionDate };
}

/** How often the answers to each query name the customer, who may be named by none, and the `most` most named other companies. */
export function readQueryCompanies(
  request: ViewScope,
  context: ReadContext,
  most: number,
): OutputOf<'get-query-companies'> {
  const { store } = context;
  const whole = viewExecutions(context, request);
  const newest = newestDays(store, whole);
  const scope = { ...whole, executionIds: newest.map(({ id }) => id) };
  const named = companyStatistics(store, scope);
  const own = findOwnBrand(store, request.customerId);
  const companies = [
    ...(own === undefined ? [] : [{ brandId: own.id, name: own.name, own: true }]),
    ...named
      .filter(({ kind }) => kind !== 'own')
      .slice(0, most)
      .map(({ brandId, company }) => ({ brandId, name: company, own: false })),
  ];
  const ids = companies.map((company) => company.brandId);
  const counts = queryCompanyCounts(store, scope);
  return {
    period: scope.executionIds.length === whole.executionIds.length ? viewPeriod(context, request) : daysOf(newest),
    companies,
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

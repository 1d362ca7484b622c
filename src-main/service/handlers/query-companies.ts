import { companyStatistics } from '#main/store/statistics/company-statistics.ts';
import { queryAnswerCounts } from '#main/store/statistics/query-answer-counts.ts';
import { queryCompanyCounts } from '#main/store/statistics/query-company-counts.ts';
import type { HandlersOf } from '../context.ts';
import { viewedScope } from '../read-scope.ts';

const defaultCompanies = 10;
/** Executions looked into: their mentions are read one by one, and a heat map is about the present. */
const newestExecutions = 40;

/** Which queries name whom. */
export const queryCompanyHandlers: HandlersOf<'get-query-companies'> = {
  'get-query-companies': (request, context, caller) => {
    const { store } = context;
    const whole = viewedScope(context, caller, request);
    const scope = { ...whole, executionIds: whole.executionIds.slice(0, newestExecutions) };
    const counted = companyStatistics(store, scope);
    const own = counted.filter((company) => company.kind === 'own');
    const others = counted.filter((company) => company.kind !== 'own').slice(0, request.companies ?? defaultCompanies);
    const companies = [...own, ...others];
    const counts = new Map(
      queryCompanyCounts(
        store,
        scope,
        companies.map((company) => company.brandId),
      ).map((row) => [`${row.queryId}/${row.brandId}`, row.count]),
    );
    return {
      companies: companies.map((company) => ({
        brandId: company.brandId,
        name: company.company,
        own: company.kind === 'own',
      })),
      queries: queryAnswerCounts(store, scope).map((row) => ({
        queryId: row.queryId,
        query: row.query,
        queryGroupId: row.queryGroupId,
        queryGroupName: row.groupName,
        answered: row.answered,
        named: companies.map((company) => counts.get(`${row.queryId}/${company.brandId}`) ?? 0),
      })),
      executions: scope.executionIds.length,
      executionsInScope: whole.executionIds.length,
    };
  },
};

import type { OutputOf } from '#shared/contract/index.ts';
import { percentage } from '#shared/domain/rounding.ts';
import type { ReadStore } from '#main/store/open.ts';
import { articleStatistics } from '#main/store/statistics/article-statistics.ts';
import { domainStatistics } from '#main/store/statistics/domain-statistics.ts';
import type { ExecutionScope } from '#main/store/statistics/scope.ts';

/** Domains with the number and percentage of answers that cite them, most cited first. */
export const domainShares = (store: ReadStore, customerId: number, scope: ExecutionScope) =>
  domainStatistics(store, customerId, scope).map((row) => ({
    ...row,
    percentage: percentage(row.count, scope.answered),
  }));

/** Domains and articles in the shape of the published interface. */
export const readPublishedDomains = (
  store: ReadStore,
  customerId: number,
  scope: ExecutionScope,
): OutputOf<'get-domain-stats'> => ({
  domainStats: domainShares(store, customerId, scope).map(({ domain, count, percentage: share, category }) => ({
    domain,
    count,
    percentage: share,
    category,
  })),
  articleStats: articleStatistics(store, customerId, scope).map(({ url, count, checkState }) => ({
    url,
    count,
    percentage: percentage(count, scope.answered),
    isCustomerMentioned: checkState === 'mentioned',
  })),
});

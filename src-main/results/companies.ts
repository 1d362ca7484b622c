import type { OutputOf } from '#shared/contract/index.ts';
import { likelihoodOf } from '#shared/domain/company-likelihood.ts';
import { percentage, roundOneDecimal } from '#shared/domain/rounding.ts';
import { stratifiedInterval } from '#main/analysis/intervals/stratified.ts';
import type { ReadStore } from '#main/store/open.ts';
import { companyClusters } from '#main/store/statistics/company-clusters.ts';
import { companyStatistics } from '#main/store/statistics/company-statistics.ts';
import type { ExecutionCounts } from '#main/store/statistics/execution-counts.ts';
import type { ExecutionScope } from '#main/store/statistics/scope.ts';
import { percentBounds } from './measures.ts';

type CompanyFigures = OutputOf<'get-overview'>['companies'][number];

/** Companies with the number and percentage of answers that name them, most named first. */
export const companyShares = (store: ReadStore, scope: ExecutionScope) =>
  companyStatistics(store, scope).map((row) => ({ ...row, percentage: percentage(row.count, scope.answered) }));

/**
 * Whether the published interface lists a company: a person entered or confirmed it, or it is likely one. What may be a
 * company is a candidate in the workspace contract only.
 */
export const isPublished = (company: { readonly state: string; readonly probability: number | null }): boolean =>
  likelihoodOf(company) !== 'perhaps';

interface CompaniesToRead {
  readonly scope: ExecutionScope;
  readonly counts: readonly ExecutionCounts[];
  readonly most: number;
  readonly confirmedCompetitors: number;
}

/**
 * The `most` most named companies and the customer, with interval, share of voice and position. The interval is
 * stratified by group and platform, with executions as clusters; `counts` are those of the same scope. Without a confirmed
 * competitor there is nothing to have a share beside: shares of voice and of mentions are null.
 */
export function companyFigures(
  store: ReadStore,
  { scope, counts, most, confirmedCompetitors }: CompaniesToRead,
): CompanyFigures[] {
  const all = companyShares(store, scope);
  const tracked = all.filter((row) => row.state === 'confirmed');
  const mentions = tracked.reduce((total, row) => total + row.count, 0);
  const namingAny = counts.reduce((total, row) => total + row.namingAny, 0);
  const rows = all.filter((row, index) => index < most || row.kind === 'own');
  const shareOf = (row: (typeof all)[number], total: number): number | null =>
    row.state !== 'confirmed' || total === 0 || confirmedCompetitors === 0 ? null : percentage(row.count, total);
  const strata = [...Map.groupBy(counts, (row) => `${row.queryGroupId} ${row.platform}`).values()];
  const ids = rows.map((row) => row.brandId);
  const clusters = Map.groupBy(companyClusters(store, scope, ids), (row) => row.brandId);
  return rows.map((row) => {
    const naming = new Map(clusters.get(row.brandId)?.map((cluster) => [cluster.executionId, cluster.answers]));
    const interval = stratifiedInterval(
      strata.map((executions) =>
        executions.map(({ id, answered }) => ({ successes: naming.get(id) ?? 0, n: answered })),
      ),
    );
    return {
      brandId: row.brandId,
      company: row.company,
      own: row.kind === 'own',
      state: row.state,
      probability: row.probability,
      count: row.count,
      percentage: row.percentage,
      ...percentBounds(interval),
      shareOfVoice: shareOf(row, namingAny),
      shareOfMentions: shareOf(row, mentions),
      averagePosition:
        row.state !== 'confirmed' || row.count === 0 ? null : roundOneDecimal(row.positionSum / row.count),
      firstNamedShare: row.state !== 'confirmed' || row.count === 0 ? null : percentage(row.firstNamed, row.count),
    };
  });
}

import type { OutputOf } from '#shared/contract/index.ts';
import type { ViewScope } from '#shared/contract/workspace/scope.ts';
import { addDays, daysBetween } from '#shared/domain/dates.ts';
import { percentage, roundOneDecimal } from '#shared/domain/rounding.ts';
import { stratifiedInterval } from '#main/analysis/intervals/stratified.ts';
import { wilsonInterval } from '#main/analysis/intervals/wilson.ts';
import { listCurrentRecommendations } from '#main/store/recommendations.ts';
import { companyClusters } from '#main/store/statistics/company-clusters.ts';
import { companyStatistics } from '#main/store/statistics/company-statistics.ts';
import { domainStatistics } from '#main/store/statistics/domain-statistics.ts';
import { executionCounts, type ExecutionCounts } from '#main/store/statistics/execution-counts.ts';
import { previousExecutions } from '#main/store/statistics/previous-executions.ts';
import { growthPoints } from '#main/store/statistics/growth-points.ts';
import { movements } from '#main/store/statistics/movements.ts';
import { rollingMean } from '#main/store/statistics/rolling-mean.ts';
import { resolveScope, type ExecutionScope } from '#main/store/statistics/scope.ts';
import { rateChangeOf, rateMeasureOf, toPercent } from './measures.ts';
import { period } from './period.ts';
import type { ReadContext } from './read-context.ts';
import { viewExecutions } from './view-executions.ts';

type Overview = OutputOf<'get-overview'>;
const ranked = 20;
const shownRecommendations = 3;

/** How visible the customer is and whether that changes. Dashboards and reports show the same figures from here. */
export function readOverview(request: ViewScope, context: ReadContext): Overview {
  const { store } = context;
  const scope = viewExecutions(context, request);
  const current = executionCounts(store, scope);
  const pairs = previousExecutions(store, newestOfEach(current));
  const before =
    request.from === undefined && request.to === undefined
      ? previousOf(context, pairs)
      : periodBefore(context, request);
  return {
    platforms: platformScores(current, before),
    trend: trend(context, request),
    companies: companies(context, scope, current),
    domains: domainStatistics(store, request.customerId, scope)
      .slice(0, ranked)
      .map((row) => ({ ...row, percentage: percentage(row.count, scope.answered) })),
    movements: queryMovements(context, pairs),
    recommendations: listCurrentRecommendations(store, request.customerId, {
      includeNotActive: true,
      limit: shownRecommendations,
    }),
  };
}

const mentionCounts = (rows: readonly ExecutionCounts[]) =>
  rows.map((row) => ({ successes: row.mentioned, n: row.answered }));
const sum = (
  rows: readonly ExecutionCounts[],
  field: 'total' | 'answered' | 'noOverview' | 'refused' | 'failed' | 'namingAny',
): number => rows.reduce((total, row) => total + row[field], 0);

function platformScores(
  current: readonly ExecutionCounts[],
  before: readonly ExecutionCounts[],
): Overview['platforms'] {
  const earlier = Map.groupBy(before, (row) => row.platform);
  return [...Map.groupBy(current, (row) => row.platform)]
    .toSorted(([a], [b]) => (a < b ? 1 : -1))
    .map(([platform, rows]) => {
      const previous = earlier.get(platform) ?? [];
      return {
        platform,
        score: rateMeasureOf(mentionCounts(rows)),
        previous: sum(previous, 'answered') === 0 ? null : rateMeasureOf(mentionCounts(previous)),
        change: rateChangeOf(mentionCounts(rows), mentionCounts(previous)),
        outcomes: {
          asked: sum(rows, 'total'),
          answered: sum(rows, 'answered'),
          noOverview: sum(rows, 'noOverview'),
          refused: sum(rows, 'refused'),
          failed: sum(rows, 'failed'),
        },
        lastScanDate: rows[0]?.executionDate ?? null,
        executions: rows.length,
      };
    });
}

/** The newest execution of each group and platform, of rows that come newest first. */
export function newestOfEach(rows: readonly ExecutionCounts[]): ExecutionScope {
  const newest = new Map<string, ExecutionCounts>();
  for (const row of rows) {
    const key = `${row.queryGroupId} ${row.platform}`;
    if (!newest.has(key)) newest.set(key, row);
  }
  return { executionIds: [...newest.values()].map((row) => row.id), answered: 0 };
}

const previousOf = (context: ReadContext, pairs: readonly { previousId: number }[]): ExecutionCounts[] =>
  executionCounts(context.store, { executionIds: pairs.map((pair) => pair.previousId), answered: 0 });

/** The period of equal length that ends the day before; none when the period has no start. */
function periodBefore(context: ReadContext, request: ViewScope): ExecutionCounts[] {
  const { from, to } = period(context, request.from, request.to, 'from');
  if (request.from === undefined || from === null || to === null) return [];
  const days = daysBetween(from, to) + 1;
  return executionCounts(
    context.store,
    resolveScope(context.store, {
      customerId: request.customerId,
      groupId: request.queryGroupId ?? null,
      platform: request.platform ?? null,
      from: addDays(from, -days),
      to: addDays(from, -1),
      includeNotActive: true,
    }),
  );
}

function trend(context: ReadContext, request: ViewScope): Overview['trend'] {
  const points = growthPoints(context.store, {
    customerId: request.customerId,
    groupId: request.queryGroupId ?? null,
    platform: request.platform ?? null,
    includeNotActive: true,
  });
  const { from, to } = period(context, request.from, request.to, 'from');
  const inPeriod = (date: string): boolean => (from === null || date >= from) && (to === null || date <= to);
  const rolling = rollingMean(points.map((point) => ({ ...point, score: (100 * point.mentioned) / point.answered })));
  return [...Map.groupBy(points, (point) => point.platform)]
    .toSorted(([a], [b]) => (a < b ? 1 : -1))
    .map(([platform, own]) => ({
      platform,
      // Scans of several groups on one day are one point: their answers together.
      scans: [
        ...Map.groupBy(
          own.filter((point) => inPeriod(point.date)),
          (point) => point.date,
        ),
      ].map(([date, scans]) => {
        const mentioned = scans.reduce((total, scan) => total + scan.mentioned, 0);
        const answered = scans.reduce((total, scan) => total + scan.answered, 0);
        const interval = wilsonInterval(mentioned, answered);
        return {
          date,
          score: percentage(mentioned, answered),
          low: interval && toPercent(interval.low),
          high: interval && toPercent(interval.high),
          n: answered,
          executionId: scans.at(-1)?.executionId ?? 0,
        };
      }),
      rolling: rolling
        .filter((point) => point.platform === platform && inPeriod(point.endDate))
        .map((point) => ({ date: point.endDate, score: roundOneDecimal(point.score) })),
    }));
}

function companies(
  context: ReadContext,
  scope: ExecutionScope,
  current: readonly ExecutionCounts[],
): Overview['companies'] {
  const namingAny = sum(current, 'namingAny');
  const shown = companyStatistics(context.store, scope).filter((row, index) => index < ranked || row.kind === 'own');
  const ids = shown.map((row) => row.brandId);
  const strata = [...Map.groupBy(current, (row) => `${row.queryGroupId} ${row.platform}`).values()];
  const clusters = Map.groupBy(companyClusters(context.store, scope, ids), (row) => row.brandId);
  return shown.map((row) => {
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
      count: row.count,
      percentage: percentage(row.count, scope.answered),
      low: interval && toPercent(interval.low),
      high: interval && toPercent(interval.high),
      shareOfVoice: row.state !== 'confirmed' || namingAny === 0 ? null : percentage(row.count, namingAny),
      averagePosition: row.count === 0 ? null : roundOneDecimal(row.positionSum / row.count),
      firstNamedShare: row.count === 0 ? null : percentage(row.firstNamed, row.count),
    };
  });
}

function queryMovements(
  context: ReadContext,
  pairs: readonly { id: number; previousId: number }[],
): Overview['movements'] {
  const rows = movements(context.store, pairs);
  const item = ({ answerId, queryId, query, platform }: (typeof rows)[number]) => ({
    answerId,
    queryId,
    query,
    platform,
  });
  const previous = previousOf(context, pairs);
  return {
    comparedWith: previous[0]?.executionDate ?? null,
    won: rows.filter((row) => row.mentioned === 1).map(item),
    lost: rows.filter((row) => row.mentioned === 0).map(item),
  };
}

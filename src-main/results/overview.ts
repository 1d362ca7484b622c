import type { OutputOf } from '#shared/contract/index.ts';
import type { ViewScope } from '#shared/contract/workspace/scope.ts';
import { addDays, daysBetween } from '#shared/domain/dates.ts';
import { listCurrentRecommendations } from '#main/store/recommendations.ts';
import { executionCounts, type ExecutionCounts } from '#main/store/statistics/execution-counts.ts';
import { growthPoints } from '#main/store/statistics/growth-points.ts';
import { companyFigures } from './companies.ts';
import { domainShares } from './domains.ts';
import { latestPairs, previousCounts, queryMovements } from './latest-executions.ts';
import { mentionCounts, rateChangeOf, rateMeasureOf } from './measures.ts';
import { period } from './period.ts';
import type { ReadContext } from './read-context.ts';
import { rollingScores, scanPointOf } from './scan-points.ts';
import { viewExecutions } from './view-executions.ts';

type Overview = OutputOf<'get-overview'>;
const mostRanked = 20;
const mostRecommendations = 3;

/** How visible the customer is and how that changes; for dashboards and reports alike. */
export function readOverview(request: ViewScope, context: ReadContext): Overview {
  const { store } = context;
  const scope = viewExecutions(context, request);
  const current = executionCounts(store, scope);
  const pairs = latestPairs(store, current);
  const before =
    request.from === undefined && request.to === undefined
      ? previousCounts(store, pairs)
      : periodBefore(context, request);
  return {
    platforms: platformScores(current, before),
    trend: trend(context, request),
    companies: companyFigures(store, scope, current, mostRanked),
    domains: domainShares(store, request.customerId, scope).slice(0, mostRanked),
    movements: queryMovements(store, pairs),
    recommendations: listCurrentRecommendations(store, request.customerId, {
      includeNotActive: true,
      limit: mostRecommendations,
    }),
  };
}

type Outcome = 'total' | 'answered' | 'noOverview' | 'refused' | 'failed';
const sum = (rows: readonly ExecutionCounts[], field: Outcome): number =>
  rows.reduce((total, row) => total + row[field], 0);

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

/** The period of equal length that ends the day before; empty if the period has no start. */
function periodBefore(context: ReadContext, request: ViewScope): ExecutionCounts[] {
  const { from, to } = period(context, request.from, request.to, 'from');
  if (request.from === undefined || from === null || to === null) return [];
  const days = daysBetween(from, to) + 1;
  const before = { ...request, from: addDays(from, -days), to: addDays(from, -1) };
  return executionCounts(context.store, viewExecutions(context, before));
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
  const rolling = rollingScores(points);
  return [...Map.groupBy(points, (point) => point.platform)]
    .toSorted(([a], [b]) => (a < b ? 1 : -1))
    .map(([platform, scans]) => {
      const inRange = scans.filter((scan) => inPeriod(scan.date));
      return {
        platform,
        // Scans of several groups on one day are one point.
        scans: [...Map.groupBy(inRange, (scan) => scan.date)].map(([date, onDay]) => scanPointOf(date, onDay)),
        rolling: rolling
          .filter((point) => point.platform === platform && inPeriod(point.endDate))
          .map((point) => ({ date: point.endDate, score: point.score })),
      };
    });
}

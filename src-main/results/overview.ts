import type { OutputOf } from '#shared/contract/index.ts';
import type { ViewScope } from '#shared/contract/workspace/scope.ts';
import type { Day } from '#shared/domain/dates.ts';
import { countConfirmedCompetitors } from '#main/store/brands.ts';
import type { ReadStore } from '#main/store/open.ts';
import { listCurrentRecommendations } from '#main/store/recommendations.ts';
import { executionCounts, type ExecutionCounts } from '#main/store/statistics/execution-counts.ts';
import type { GrowthPoint } from '#main/store/statistics/growth-points.ts';
import { nothingAnswered, readStanding, type Judging } from './changes.ts';
import { companyFigures } from './companies.ts';
import { domainShares } from './domains.ts';
import { readKnownVariation } from './known-variation.ts';
import { readJudgedPoints } from './judged-points.ts';
import { latestPairs, queryMovements } from './latest-executions.ts';
import type { ReadContext } from './read-context.ts';
import { shareOfClients } from './shared-bound.ts';
import { scanPointOf } from './scan-points.ts';
import { scoreLine } from './thirty-day-score.ts';
import { viewExecutions, viewPeriod } from './view-executions.ts';

type Overview = OutputOf<'get-overview'>;
const mostRanked = 20;
const mostRecommendations = 3;

/** How visible the customer is and how that changes; for dashboards and reports alike. */
export function readOverview(request: ViewScope, context: ReadContext): Overview {
  const { store } = context;
  const days = viewPeriod(context, request);
  const scope = viewExecutions(context, request);
  const current = executionCounts(store, scope);
  const confirmedCompetitors = countConfirmedCompetitors(store, request.customerId);
  const pairs = latestPairs(store, current);
  const { points, from, series } = readJudgedPoints(request, context);
  return {
    period: days,
    answered: scope.answered,
    platforms: platformScores(store, current, points, {
      series,
      share: shareOfClients(store),
      known: readKnownVariation(store),
    }),
    trend: trend(points, from),
    confirmedCompetitors,
    companies: companyFigures(store, { scope, counts: current, most: mostRanked, confirmedCompetitors }),
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
  store: ReadStore,
  current: readonly ExecutionCounts[],
  points: readonly GrowthPoint[],
  judging: Judging,
): Overview['platforms'] {
  const byPlatform = Map.groupBy(points, ({ platform }) => platform);
  return [...Map.groupBy(current, (row) => row.platform)]
    .toSorted(([a], [b]) => (a < b ? 1 : -1))
    .map(([platform, rows]) => {
      const lastScanDate = rows[0]?.executionDate ?? null;
      const scans = (byPlatform.get(platform) ?? []).filter(({ date }) => date <= (lastScanDate ?? date));
      return {
        platform,
        ...(readStanding(store, scans, judging) ?? nothingAnswered(lastScanDate ?? '')),
        outcomes: {
          asked: sum(rows, 'total'),
          answered: sum(rows, 'answered'),
          noOverview: sum(rows, 'noOverview'),
          refused: sum(rows, 'refused'),
          failed: sum(rows, 'failed'),
        },
        lastScanDate,
        executions: rows.length,
      };
    });
}

function trend(points: readonly GrowthPoint[], from: Day): Overview['trend'] {
  return [...Map.groupBy(points, (point) => point.platform)]
    .toSorted(([a], [b]) => (a < b ? 1 : -1))
    .map(([platform, scans]) => ({
      platform,
      // Scans of several groups on one day are one point.
      scans: [...Map.groupBy(scans, (scan) => scan.date)]
        .filter(([date]) => date >= from)
        .map(([date, onDay]) => scanPointOf(date, onDay, scans)),
      rolling: scoreLine(scans).filter(({ date }) => date >= from),
    }));
}

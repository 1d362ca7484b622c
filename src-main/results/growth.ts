import type { OutputOf } from '#shared/contract/index.ts';
import type { ViewScope } from '#shared/contract/workspace/scope.ts';
import { addDays, type Day } from '#shared/domain/dates.ts';
import { percentage } from '#shared/domain/rounding.ts';
import { listQueryGroupRows } from '#main/store/query-groups.ts';
import { growthPoints, type GrowthPoint } from '#main/store/statistics/growth-points.ts';
import { rollingWindowDays } from '#main/store/statistics/rolling-mean.ts';
import { mentionCounts, rateChangeOf, rateMeasureOf } from './measures.ts';
import { period } from './period.ts';
import type { ReadContext } from './read-context.ts';
import { rollingScores, scanPointOf } from './scan-points.ts';

type PlatformGrowth = OutputOf<'get-growth'>[number]['platforms'][number];

/** Scans, averages and changes of each query group that has a scan in the period. */
export function readGrowth(request: ViewScope, context: ReadContext): OutputOf<'get-growth'> {
  const { from, to } = period(context, request.from, request.to, 'from');
  const points = growthPoints(context.store, {
    customerId: request.customerId,
    groupId: request.queryGroupId ?? null,
    platform: request.platform ?? null,
    includeNotActive: true,
  });
  const byGroup = Map.groupBy(points, (point) => point.queryGroupId);
  return listQueryGroupRows(context.store, request.customerId)
    .map((group) => ({
      queryGroupId: group.id,
      queryGroupName: group.name,
      platforms: [...Map.groupBy(byGroup.get(group.id) ?? [], (point) => point.platform)]
        .toSorted(([a], [b]) => (a < b ? 1 : -1))
        .map(([platform, scans]) => growthOf(platform, scans, from ?? '0000-01-01', to ?? '9999-12-31'))
        .filter((growth) => growth !== null),
    }))
    .filter((group) => group.platforms.length > 0);
}

/** The growth of one group on one platform within a period; null without a scan in it. */
function growthOf(platform: string, points: readonly GrowthPoint[], from: Day, to: Day): PlatformGrowth | null {
  const within = between(points, from, to);
  const last = within.at(-1);
  if (last === undefined) return null;
  const first = addDays(last.date, 1 - rollingWindowDays);
  const dayBefore = addDays(first, -1);
  const latest = mentionCounts(between(points, first, last.date));
  // The earlier period may begin before the days shown, as in every comparison with an earlier period.
  const before = mentionCounts(between(points, addDays(first, -rollingWindowDays), dayBefore));
  return {
    platform,
    scans: within.map((scan) => scanPointOf(scan.date, [scan])),
    rolling: rollingScores(points)
      .filter((point) => point.endDate >= from && point.endDate <= to)
      .map((point) => ({ date: point.endDate, score: point.score })),
    latest: { from: first, to: last.date, score: rateMeasureOf(latest) },
    before:
      before.length === 0
        ? null
        : { from: addDays(first, -rollingWindowDays), to: dayBefore, score: rateMeasureOf(before) },
    change: rateChangeOf(latest, before),
  };
}

const between = (points: readonly GrowthPoint[], from: Day, to: Day): GrowthPoint[] =>
  points.filter((point) => point.date >= from && point.date <= to);

/** Growth in the shape of the published interface: every scan, and the 30-day average, of each group in use. */
export function readPublishedGrowth(
  { customerId, platform }: { readonly customerId: number; readonly platform: string | null },
  { store }: Pick<ReadContext, 'store'>,
): OutputOf<'get-customer-growth-stats'> {
  const byGroup = Map.groupBy(
    growthPoints(store, { customerId, groupId: null, platform, includeNotActive: false }),
    (point) => point.queryGroupId,
  );
  const series = listQueryGroupRows(store, customerId)
    .filter((group) => group.status !== 'Not Active')
    .map((group) => ({
      title: { queryGroupId: group.id, queryGroupTitle: group.name },
      scans: byGroup.get(group.id) ?? [],
    }));
  return {
    perScan: series.map(({ title, scans }) => ({
      ...title,
      data: scans.map((scan) => ({
        date: scan.date,
        aiPlatform: scan.platform,
        score: percentage(scan.mentioned, scan.answered),
        executionId: scan.executionId,
      })),
    })),
    overview: series.map(({ title, scans }) => ({
      ...title,
      data: rollingScores(scans).map(({ startDate, endDate, platform: aiPlatform, score }) => ({
        startDate,
        endDate,
        aiPlatform,
        score,
      })),
    })),
  };
}

import type { OutputOf } from '#shared/contract/index.ts';
import type { ViewScope } from '#shared/contract/workspace/scope.ts';
import type { Day } from '#shared/domain/dates.ts';
import { percentage } from '#shared/domain/rounding.ts';
import { listQueryGroupRows } from '#main/store/query-groups.ts';
import { growthPoints, type GrowthPoint } from '#main/store/statistics/growth-points.ts';
import type { ReadStore } from '#main/store/open.ts';
import { readStanding, type Judging } from './changes.ts';
import { readKnownVariation } from './known-variation.ts';
import { readJudgedPoints } from './judged-points.ts';
import type { ReadContext } from './read-context.ts';
import { shareOfClients } from './shared-bound.ts';
import { rollingScores, scanPointOf } from './scan-points.ts';
import { scoreLine } from './thirty-day-score.ts';

type PlatformGrowth = OutputOf<'get-growth'>[number]['platforms'][number];

/** Scans, 30-day scores and changes of each query group that has a scan in the period. */
export function readGrowth(request: ViewScope, context: ReadContext): OutputOf<'get-growth'> {
  const { points, from, series } = readJudgedPoints(request, context);
  const byGroup = Map.groupBy(points, (point) => point.queryGroupId);
  const judging = { series, share: shareOfClients(context.store), known: readKnownVariation(context.store) };
  return listQueryGroupRows(context.store, request.customerId)
    .map((group) => ({
      queryGroupId: group.id,
      queryGroupName: group.name,
      platforms: [...Map.groupBy(byGroup.get(group.id) ?? [], (point) => point.platform)]
        .toSorted(([a], [b]) => (a < b ? 1 : -1))
        .map(([platform, scans]) => growthOf(context.store, { platform, scans, from, judging }))
        .filter((growth) => growth !== null),
    }))
    .filter((group) => group.platforms.length > 0);
}

/** The growth of one group on one platform from a day on; null without a scan since. */
function growthOf(
  store: ReadStore,
  { platform, scans, from, judging }: { platform: string; scans: readonly GrowthPoint[]; from: Day; judging: Judging },
): PlatformGrowth | null {
  const within = scans.filter(({ date }) => date >= from);
  if (within.length === 0) return null;
  const standing = readStanding(store, scans, judging);
  if (standing === null) return null;
  return {
    platform,
    scans: [...Map.groupBy(within, ({ date }) => date)].map(([date, onDay]) => scanPointOf(date, onDay, scans)),
    rolling: scoreLine(scans).filter(({ date }) => date >= from),
    ...standing,
  };
}

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

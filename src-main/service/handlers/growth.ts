import type { OutputOf } from '#shared/contract/index.ts';
import { addDays, type Day } from '#shared/domain/dates.ts';
import { percentage, roundOneDecimal } from '#shared/domain/rounding.ts';
import { wilsonInterval } from '#main/analysis/intervals/wilson.ts';
import { listQueryGroupRows } from '#main/store/query-groups.ts';
import { growthPoints, type GrowthPoint } from '#main/store/statistics/growth-points.ts';
import { rollingMean, rollingWindowDays } from '#main/store/statistics/rolling-mean.ts';
import type { HandlersOf } from '../context.ts';
import { rateChangeOf, rateMeasureOf, toPercent } from '#main/results/measures.ts';
import { period } from '#main/results/period.ts';
import { requireView } from '../read-scope.ts';

type PlatformGrowth = OutputOf<'get-growth'>[number]['platforms'][number];

/** Whether the work is working: scans, averages and changes of each query group. */
export const growthHandlers: HandlersOf<'get-growth'> = {
  'get-growth': (request, context, caller) => {
    requireView(context, caller, request);
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
          .map(([platform, own]) => growthOf(platform, own, from ?? '0000-01-01', to ?? '9999-12-31'))
          .filter((one) => one !== null),
      }))
      .filter((group) => group.platforms.length > 0);
  },
};

/** The growth of one group on one platform within a period; null without a scan in it. */
function growthOf(platform: string, points: readonly GrowthPoint[], from: Day, to: Day): PlatformGrowth | null {
  const within = points.filter((point) => point.date >= from && point.date <= to);
  const last = within.at(-1);
  if (last === undefined) return null;
  const first = addDays(last.date, 1 - rollingWindowDays);
  const dayBefore = addDays(first, -1);
  const latest = countsBetween(points, first, last.date);
  // The period before may reach beyond what is shown, as every comparison with a period before does.
  const before = countsBetween(points, addDays(first, -rollingWindowDays), dayBefore);
  return {
    platform,
    scans: within.map((point) => {
      const interval = wilsonInterval(point.mentioned, point.answered);
      return {
        date: point.date,
        score: percentage(point.mentioned, point.answered),
        low: interval && toPercent(interval.low),
        high: interval && toPercent(interval.high),
        n: point.answered,
        executionId: point.executionId,
      };
    }),
    rolling: rollingMean(points.map((point) => ({ ...point, score: (100 * point.mentioned) / point.answered })))
      .filter((point) => point.endDate >= from && point.endDate <= to)
      .map((point) => ({ date: point.endDate, score: roundOneDecimal(point.score) })),
    latest: { from: first, to: last.date, score: rateMeasureOf(latest) },
    before:
      before.length === 0
        ? null
        : { from: addDays(first, -rollingWindowDays), to: dayBefore, score: rateMeasureOf(before) },
    change: rateChangeOf(latest, before),
  };
}

const countsBetween = (points: readonly GrowthPoint[], from: Day, to: Day) =>
  points
    .filter((point) => point.date >= from && point.date <= to)
    .map((point) => ({ successes: point.mentioned, n: point.answered }));

import type { RateMeasure, ScoreWindow } from '#shared/contract/workspace/measures.ts';
import { addDays, type Day } from '#shared/domain/dates.ts';
import { percentage, roundOneDecimal } from '#shared/domain/rounding.ts';
import { comparedDays, scoreDays } from '#main/analysis/intervals/change-windows.ts';
import { pooled, type Proportion } from '#main/analysis/intervals/proportion.ts';
import { stratifiedInterval } from '#main/analysis/intervals/stratified.ts';
import type { ReadStore } from '#main/store/open.ts';
import { latestPoints, type GrowthPoint } from '#main/store/statistics/growth-points.ts';
import { mentionCounts, percentBounds, rateMeasureOf } from './measures.ts';

/** Days, both inclusive. */
interface Period {
  readonly from: Day;
  readonly to: Day;
}

/** The days of a score: the 30 that end with a scan. */
export const scorePeriod = (lastScan: Day): Period => ({ from: addDays(lastScan, 1 - scoreDays), to: lastScan });

/** The days that a score is compared with: the 90 before its own. */
export const comparedPeriod = (lastScan: Day): Period => {
  const { from } = scorePeriod(lastScan);
  return { from: addDays(from, -comparedDays), to: addDays(from, -1) };
};

/** The scans of some days. */
export const scansIn = (points: readonly GrowthPoint[], { from, to }: Period): GrowthPoint[] =>
  points.filter(({ date }) => date >= from && date <= to);

const strataOf = (scans: readonly GrowthPoint[]): Proportion[][] =>
  [...Map.groupBy(scans, ({ queryGroupId }) => queryGroupId).values()].map(mentionCounts);

/**
 * The headline: of the answered answers of some scans on one platform, pooled, those that name the customer, with
 * interval and n. The 30-day score if the scans are those of `scorePeriod`.
 */
export const scoreOf = (scans: readonly GrowthPoint[]): RateMeasure => rateMeasureOf(strataOf(scans));

/** A 30-day score, percent, with its 95 % interval. */
interface ScorePoint {
  readonly date: Day;
  readonly score: number;
  readonly low: number | null;
  readonly high: number | null;
}

/**
 * The 30-day score at every day with a scan, oldest first; the scans are of one platform, oldest first. The last has the
 * interval of `scoreOf`; the others are never resampled, which would take too long.
 */
export function scoreLine(points: readonly GrowthPoint[]): ScorePoint[] {
  const days = [...new Set(points.map(({ date }) => date))];
  let [first, next] = [0, 0];
  return days.map((date, index) => {
    while (next < points.length && (points[next]?.date ?? '') <= date) next++;
    const { from } = scorePeriod(date);
    while ((points[first]?.date ?? date) < from) first++;
    const scans = points.slice(first, next);
    const { successes, n } = pooled(mentionCounts(scans));
    const { low, high } =
      index === days.length - 1 ? scoreOf(scans) : percentBounds(stratifiedInterval(strataOf(scans)));
    return { date, score: percentage(successes, n), low, high };
  });
}

/** The 30-day score on each platform of some scans, oldest first, each at its last one. */
export const platformScores = (points: readonly GrowthPoint[]): ({ readonly platform: string } & ScoreWindow)[] =>
  [...Map.groupBy(points, ({ platform }) => platform)].map(([platform, scans]) => {
    const days = scorePeriod(scans.at(-1)?.date ?? '');
    return { platform, ...days, score: scoreOf(scansIn(scans, days)) };
  });

/**
 * The mean of the 30-day scores of each customer's platforms, percent, by customer; without a scan there is none. A platform
 * that was not scanned in the 30 days that end with the customer's last scan no longer counts.
 */
export function meansOfPlatforms(store: ReadStore): Map<number, number> {
  const byCustomer = Map.groupBy(latestPoints(store, scoreDays), ({ customerId }) => customerId);
  return new Map(
    [...byCustomer].map(([customerId, points]) => {
      const scores = [...Map.groupBy(points, ({ platform }) => platform).values()]
        .map((scans) => pooled(mentionCounts(scans)))
        .map(({ successes, n }) => (100 * successes) / n);
      return [customerId, roundOneDecimal(scores.reduce((sum, score) => sum + score, 0) / scores.length)];
    }),
  );
}

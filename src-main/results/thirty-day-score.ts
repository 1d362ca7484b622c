import type { RateMeasure, ScoreWindow } from '#shared/contract/workspace/measures.ts';
import { addDays, daysBetween, type Day } from '#shared/domain/dates.ts';
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

/** The scans of the 30 days that end with each day with a scan, oldest first; the scans are of one platform, oldest first. */
function scoreWindows(
  points: readonly GrowthPoint[],
): { readonly date: Day; readonly scans: readonly GrowthPoint[] }[] {
  const days = [...new Set(points.map(({ date }) => date))];
  let [first, next] = [0, 0];
  return days.map((date) => {
    while (next < points.length && (points[next]?.date ?? '') <= date) next++;
    const { from } = scorePeriod(date);
    while ((points[first]?.date ?? date) < from) first++;
    return { date, scans: points.slice(first, next) };
  });
}

const pooledScore = (scans: readonly GrowthPoint[]): number => {
  const { successes, n } = pooled(mentionCounts(scans));
  return percentage(successes, n);
};

/**
 * The 30-day score at every day with a scan, oldest first; the scans are of one platform, oldest first. The last has the
 * interval of `scoreOf`; the others are never resampled, which would take too long.
 */
export const scoreLine = (points: readonly GrowthPoint[]): ScorePoint[] =>
  scoreWindows(points).map(({ date, scans }, index, all) => {
    const { low, high } =
      index === all.length - 1 ? scoreOf(scans) : percentBounds(stratifiedInterval(strataOf(scans)));
    return { date, score: pooledScore(scans), low, high };
  });

const sparklineDays = 365;

/** The 30-day score over the year that ends with the last scan, at the last scan of each of its weeks, oldest first. */
export function sparkline(points: readonly GrowthPoint[]): { readonly date: Day; readonly score: number }[] {
  const windows = scoreWindows(points);
  const last = windows.at(-1)?.date ?? '';
  const byWeek = new Map<number, (typeof windows)[number]>();
  for (const window of windows) {
    const age = daysBetween(window.date, last);
    if (age < sparklineDays) byWeek.set(Math.floor(age / 7), window);
  }
  return [...byWeek.values()].map(({ date, scans }) => ({ date, score: pooledScore(scans) }));
}

/** The 30-day score on each platform of some scans, oldest first, each at its last one. */
export const platformScores = (points: readonly GrowthPoint[]): ({ readonly platform: string } & ScoreWindow)[] =>
  [...Map.groupBy(points, ({ platform }) => platform)].map(([platform, scans]) => {
    const days = scorePeriod(scans.at(-1)?.date ?? '');
    return { platform, ...days, score: scoreOf(scansIn(scans, days)) };
  });

/** The unweighted mean of the scores of some platforms, percent, one decimal; null without an answer on any. */
export function meanScore(platforms: readonly Proportion[]): number | null {
  const scores = platforms.filter(({ n }) => n > 0).map(({ successes, n }) => (100 * successes) / n);
  return scores.length === 0 ? null : roundOneDecimal(scores.reduce((sum, score) => sum + score, 0) / scores.length);
}

/**
 * The mean of the 30-day scores of each customer's platforms, percent, by customer; without a scan there is none. A platform
 * that was not scanned in the 30 days that end with the customer's last scan no longer counts. `others`: the stores with
 * only the queries of some customers whose scores leave out others.
 */
export function meansOfPlatforms(
  store: ReadStore,
  others: ReadonlyMap<number, ReadStore> = new Map(),
): Map<number, number | null> {
  const byCustomer = Map.groupBy(latestPoints(store, scoreDays), ({ customerId }) => customerId);
  for (const [customerId, own] of others) byCustomer.set(customerId, latestPoints(own, scoreDays));
  return new Map(
    [...byCustomer].map(([customerId, points]) => {
      const platforms = Map.groupBy(points, ({ platform }) => platform).values();
      return [customerId, meanScore([...platforms].map((scans) => pooled(mentionCounts(scans))))];
    }),
  );
}

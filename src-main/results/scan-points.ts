import { percentage, roundOneDecimal } from '#shared/domain/rounding.ts';
import type { Day } from '#shared/domain/dates.ts';
import { scanInterval } from '#main/analysis/intervals/effective-sample.ts';
import { stratifiedInterval } from '#main/analysis/intervals/stratified.ts';
import type { Interval } from '#main/analysis/intervals/wilson.ts';
import type { GrowthPoint } from '#main/store/statistics/growth-points.ts';
import { rollingMean, type RollingPoint } from '#main/store/statistics/rolling-mean.ts';
import { mentionCounts, percentBounds } from './measures.ts';

/** Half a year of weekly scans: how much they vary is estimated from them. */
const mostScans = 26;

/** The score of one or more scans of a day, percent, with its 95 % interval. */
export interface ScanPoint {
  readonly date: Day;
  readonly score: number;
  readonly low: number | null;
  readonly high: number | null;
  readonly n: number;
  /** The last of the scans. */
  readonly executionId: number;
}

/** Scans as one point: their answers are pooled. `points` are all scans of their platform, oldest first. */
export function scanPointOf(date: Day, scans: readonly GrowthPoint[], points: readonly GrowthPoint[]): ScanPoint {
  const mentioned = scans.reduce((total, scan) => total + scan.mentioned, 0);
  const answered = scans.reduce((total, scan) => total + scan.answered, 0);
  return {
    date,
    score: percentage(mentioned, answered),
    ...percentBounds(intervalOf(scans, points)),
    n: answered,
    executionId: scans.at(-1)?.executionId ?? 0,
  };
}

function intervalOf(scans: readonly GrowthPoint[], points: readonly GrowthPoint[]): Interval | null {
  const [only, ...others] = scans;
  if (only === undefined || others.length > 0)
    return stratifiedInterval([...Map.groupBy(scans, ({ queryGroupId }) => queryGroupId).values()].map(mentionCounts));
  const history = points.filter(({ queryGroupId, date }) => queryGroupId === only.queryGroupId && date < only.date);
  return scanInterval({ successes: only.mentioned, n: only.answered }, mentionCounts(history.slice(-mostScans)));
}

/** The 30-day mean of the scores of scans, per platform and day with a scan; percent, one decimal. For `v1` only. */
export const rollingScores = (scans: readonly GrowthPoint[]): RollingPoint[] =>
  rollingMean(scans.map((scan) => ({ ...scan, score: (100 * scan.mentioned) / scan.answered }))).map((point) => ({
    ...point,
    score: roundOneDecimal(point.score),
  }));

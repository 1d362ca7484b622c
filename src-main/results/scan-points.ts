import { percentage, roundOneDecimal } from '#shared/domain/rounding.ts';
import type { Day } from '#shared/domain/dates.ts';
import { wilsonInterval } from '#main/analysis/intervals/wilson.ts';
import type { GrowthPoint } from '#main/store/statistics/growth-points.ts';
import { rollingMean, type RollingPoint } from '#main/store/statistics/rolling-mean.ts';
import { percentBounds } from './measures.ts';

/** The score of one or more scans of a day, in percent, with its 95 % interval (Wilson). */
export interface ScanPoint {
  readonly date: Day;
  readonly score: number;
  readonly low: number | null;
  readonly high: number | null;
  readonly n: number;
  /** The last of the scans. */
  readonly executionId: number;
}

/** Scans as one point, their answers pooled. */
export function scanPointOf(date: Day, scans: readonly GrowthPoint[]): ScanPoint {
  const mentioned = scans.reduce((total, scan) => total + scan.mentioned, 0);
  const answered = scans.reduce((total, scan) => total + scan.answered, 0);
  return {
    date,
    score: percentage(mentioned, answered),
    ...percentBounds(wilsonInterval(mentioned, answered)),
    n: answered,
    executionId: scans.at(-1)?.executionId ?? 0,
  };
}

/** The 30-day mean of the scores of scans, per platform and day with a scan; percent, one decimal. */
export const rollingScores = (scans: readonly GrowthPoint[]): RollingPoint[] =>
  rollingMean(scans.map((scan) => ({ ...scan, score: (100 * scan.mentioned) / scan.answered }))).map((point) => ({
    ...point,
    score: roundOneDecimal(point.score),
  }));

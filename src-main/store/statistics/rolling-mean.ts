import { addDays, type Day } from '#shared/domain/dates.ts';

export interface ScoredDay {
  readonly date: Day;
  readonly platform: string;
  /** Percent, unrounded. */
  readonly score: number;
}

export interface RollingPoint {
  readonly startDate: Day;
  readonly endDate: Day;
  readonly platform: string;
  /** Percent, unrounded. */
  readonly score: number;
}

/** Length of the window in days, including its last day. */
const rollingWindowDays = 30;

/**
 * One point per platform and per date that has an execution: the plain mean of the scores of that platform's
 * executions dated within the 30 days that end on it; sorted by end date, then platform.
 */
export function rollingMean(scores: readonly ScoredDay[]): RollingPoint[] {
  const points: RollingPoint[] = [];
  for (const [platform, scored] of Map.groupBy(scores, (score) => score.platform)) {
    const sorted = scored.toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
    let first = 0;
    for (const [index, { date }] of sorted.entries()) {
      if (sorted[index + 1]?.date === date) continue;
      const startDate = addDays(date, 1 - rollingWindowDays);
      while ((sorted[first]?.date ?? date) < startDate) first++;
      const window = sorted.slice(first, index + 1);
      points.push({
        startDate,
        endDate: date,
        platform,
        score: window.reduce((sum, s) => sum + s.score, 0) / window.length,
      });
    }
  }
  return points.toSorted((a, b) => compare(a.endDate, b.endDate) || compare(a.platform, b.platform));
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

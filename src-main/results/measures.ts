import { roundOneDecimal } from '#shared/domain/rounding.ts';
import type { RateChange, RateMeasure } from '#shared/contract/workspace/measures.ts';
import { pooled, type Proportion } from '#main/analysis/intervals/proportion.ts';
import { clusterRateDifference } from '#main/analysis/intervals/difference.ts';
import { rateInterval } from '#main/analysis/intervals/rate-interval.ts';
import type { Interval } from '#main/analysis/intervals/wilson.ts';

/** A fraction as percent, one decimal. */
const toPercent = (fraction: number): number => roundOneDecimal(100 * fraction);

/** The ends of an interval as percent, one decimal; nulls without one. */
export const percentBounds = (interval: Interval | null): { low: number | null; high: number | null } => ({
  low: interval && toPercent(interval.low),
  high: interval && toPercent(interval.high),
});

/** Answers that name the customer out of all answered, per execution: the basis of a score. */
export const mentionCounts = (
  rows: readonly { readonly mentioned: number; readonly answered: number }[],
): Proportion[] => rows.map((row) => ({ successes: row.mentioned, n: row.answered }));

/** The pooled rate of executions with its interval, in percent; rounded only here. */
export function rateMeasureOf(clusters: readonly Proportion[]): RateMeasure {
  const interval = rateInterval(clusters);
  const { successes, n } = pooled(clusters);
  if (interval === null) return { value: null, low: null, high: null, successes, n, exploratory: true };
  return {
    value: toPercent(interval.rate),
    ...percentBounds(interval),
    successes,
    n,
    exploratory: interval.exploratory,
  };
}

/** The change from one set of executions to a later one; null if either has no answers. */
export function rateChangeOf(later: readonly Proportion[], earlier: readonly Proportion[]): RateChange | null {
  const change = clusterRateDifference(later, earlier);
  if (change === null) return null;
  const direction = change.difference > 0 ? 'up' : 'down';
  return {
    difference: toPercent(change.difference),
    low: toPercent(change.low),
    high: toPercent(change.high),
    verdict: change.isChange ? direction : 'within_noise',
  };
}

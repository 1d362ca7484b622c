import { roundOneDecimal } from '#shared/domain/rounding.ts';
import type { RateMeasure } from '#shared/contract/workspace/measures.ts';
import { isExploratory, pooled, type Proportion } from '#main/analysis/intervals/proportion.ts';
import { rateInterval } from '#main/analysis/intervals/rate-interval.ts';
import { stratifiedInterval } from '#main/analysis/intervals/stratified.ts';
import type { Interval } from '#main/analysis/intervals/wilson.ts';

/** A fraction as percent, one decimal. */
export const toPercent = (fraction: number): number => roundOneDecimal(100 * fraction);

/** The ends of an interval as percent, one decimal; nulls without one. */
export const percentBounds = (interval: Interval | null): { low: number | null; high: number | null } => ({
  low: interval && toPercent(interval.low),
  high: interval && toPercent(interval.high),
});

/** Answers that name the customer out of all answered, per execution: the basis of a score. */
export const mentionCounts = (
  rows: readonly { readonly mentioned: number; readonly answered: number }[],
): Proportion[] => rows.map((row) => ({ successes: row.mentioned, n: row.answered }));

/**
 * The rate of some executions with its interval, as dashboards show it: percent, rounded once, here. Executions of several
 * groups come in several strata: how the groups differ is not chance.
 */
export function rateMeasureOf(strata: readonly (readonly Proportion[])[]): RateMeasure {
  const [only = [], ...others] = strata;
  const { successes, n } = pooled(strata.flat());
  const interval = others.length === 0 ? rateInterval(only) : stratifiedInterval(strata);
  return {
    value: n === 0 ? null : toPercent(successes / n),
    ...percentBounds(interval),
    successes,
    n,
    exploratory: isExploratory(n),
  };
}

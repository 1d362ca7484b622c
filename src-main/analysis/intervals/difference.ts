import type { BootstrapOptions } from './cluster-bootstrap.ts';
import { isExploratory, type Proportion } from './proportion.ts';
import { rateInterval, type RateInterval } from './rate-interval.ts';

/** The difference of two rates with its interval, fractions in [-1, 1]. */
interface RateDifference {
  /** The first rate minus the second. */
  readonly difference: number;
  readonly low: number;
  readonly high: number;
  /** The interval excludes 0; otherwise the difference is within noise. */
  readonly isChange: boolean;
  /** Either rate is based on fewer than 50 answers. */
  readonly exploratory: boolean;
}

/**
 * The difference of two independent rates, `a` minus `b`, by Newcombe's hybrid score interval; null if either has no answers.
 *
 * d − √((p₁−l₁)² + (u₂−p₂)²) to d + √((u₁−p₁)² + (p₂−l₂)²), where l and u are the Wilson limits of each rate: method 10
 * of Newcombe, Statistics in Medicine 17 (1998) 873–890.
 */
export function rateDifference(a: Proportion, b: Proportion, confidence = 0.95): RateDifference | null {
  return clusterRateDifference([a], [b], { confidence });
}

/**
 * The same for rates over several executions each: Newcombe's method applied to the intervals of {@link rateInterval}
 * (MOVER: Zou and Donner, Statistics in Medicine 27 (2008) 1693–1702).
 *
 * Both periods ask the same queries, so that their rates are positively correlated; treating them as independent errs on
 * the side of "within noise".
 */
export function clusterRateDifference(
  a: readonly Proportion[],
  b: readonly Proportion[],
  options: BootstrapOptions = {},
): RateDifference | null {
  const first = rateInterval(a, options);
  const second = rateInterval(b, options);
  return first === null || second === null ? null : squareAndAdd(first, second);
}

function squareAndAdd(a: RateInterval, b: RateInterval): RateDifference {
  const difference = a.rate - b.rate;
  const low = difference - Math.hypot(a.rate - a.low, b.high - b.rate);
  const high = difference + Math.hypot(a.high - a.rate, b.rate - b.low);
  return { difference, low, high, isChange: low > 0 || high < 0, exploratory: isExploratory(Math.min(a.n, b.n)) };
}

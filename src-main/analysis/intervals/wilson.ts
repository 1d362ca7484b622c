import { normalQuantile, studentQuantile } from './quantiles.ts';

/** An interval of a rate, both ends fractions in [0, 1]. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** Every interval has a confidence of 95 %: this quantile is its upper end. */
export const upperQuantile = 1 - (1 - 0.95) / 2;

/**
 * Wilson's 95 % score interval of a proportion, without continuity correction; null if nothing was observed.
 *
 * (p̂ + z²/2n ± z·√(p̂(1−p̂)/n + z²/4n²)) ÷ (1 + z²/n): Wilson, JASA 22 (1927) 209–212; method 3 of Newcombe, Statistics
 * in Medicine 17 (1998) 857–872. Unlike p̂ ± 1.96 standard errors it never leaves [0, 1] and has a width at 0 and at n.
 *
 * @param successes answers in which something holds; may be fractional for an effective sample
 * @param n all answers
 * @throws RangeError if successes are not within [0, n]
 */
export const wilsonInterval = (successes: number, n: number): Interval | null =>
  scoreInterval(successes, n, normalQuantile(upperQuantile));

/** Wilson's interval with Student's quantile, if the size of an effective sample was estimated with some degrees of freedom. */
export const studentInterval = (successes: number, n: number, degrees: number): Interval | null =>
  scoreInterval(successes, n, studentQuantile(upperQuantile, degrees));

function scoreInterval(successes: number, n: number, z: number): Interval | null {
  if (!(successes >= 0 && successes <= n))
    throw new RangeError(`successes must lie within 0 and ${n}, not ${successes}`);
  if (n === 0) return null;
  const rate = successes / n;
  const z2 = z * z;
  const centre = rate + z2 / (2 * n);
  const half = z * Math.sqrt((rate * (1 - rate)) / n + z2 / (4 * n * n));
  const scale = 1 + z2 / n;
  // Without successes the lower end is exactly 0, without failures the upper end exactly 1, whatever the rounding.
  return {
    low: successes === 0 ? 0 : Math.max(0, (centre - half) / scale),
    high: successes === n ? 1 : Math.min(1, (centre + half) / scale),
  };
}

import { normalQuantile } from './quantiles.ts';

/** An interval of a rate, both ends fractions in [0, 1]. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

/**
 * Wilson's score interval of a proportion, without continuity correction; null if nothing was observed.
 *
 * (p̂ + z²/2n ± z·√(p̂(1−p̂)/n + z²/4n²)) ÷ (1 + z²/n): Wilson, JASA 22 (1927) 209–212; method 3 of Newcombe, Statistics
 * in Medicine 17 (1998) 857–872. Unlike p̂ ± 1.96 standard errors it never leaves [0, 1] and has a width at 0 and at n.
 *
 * @param successes answers in which something holds; may be fractional for an effective sample
 * @param n all answers
 * @param confidence in (0, 1)
 * @throws RangeError if successes are not within [0, n]
 */
export function wilsonInterval(successes: number, n: number, confidence = 0.95): Interval | null {
  return scoreInterval(successes, n, normalQuantile(1 - (1 - confidence) / 2));
}

/** Wilson's interval with the given quantile: Student's if the variance itself was estimated. */
export function scoreInterval(successes: number, n: number, z: number): Interval | null {
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

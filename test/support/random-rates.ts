import type { Proportion } from '#main/analysis/intervals/proportion.ts';
import { rateInterval } from '#main/analysis/intervals/rate-interval.ts';
import { seededRandom } from '#main/analysis/intervals/random.ts';

/** A standard normal number (Box and Muller). */
export const normal = (random: () => number): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

/** A gamma number of a shape (Marsaglia and Tsang, 2000). */
function gamma(shape: number, random: () => number): number {
  if (shape < 1) return gamma(shape + 1, random) * (1 - random()) ** (1 / shape);
  const d = shape - 1 / 3;
  for (;;) {
    const x = normal(random);
    const v = (1 + x / Math.sqrt(9 * d)) ** 3;
    if (v > 0 && Math.log(1 - random()) < x ** 2 / 2 + d - d * v + d * Math.log(v)) return d * v;
  }
}

/** A beta number. */
export function beta(a: number, b: number, random: () => number): number {
  const [x, y] = [gamma(a, random), gamma(b, random)];
  // Both underflow if a and b are tiny: the distribution then has its weight at 0 and 1.
  return x + y === 0 ? (random() < a / (a + b) ? 1 : 0) : x / (x + y);
}

/** How many of n independent answers mention the brand. */
export function binomial(n: number, rate: number, random: () => number): number {
  let successes = 0;
  for (let i = 0; i < n; i++) if (random() < rate) successes++;
  return successes;
}

/**
 * Executions whose own rates scatter around `rate` (beta-binomial), so that two answers of one execution have the given
 * intra-class correlation.
 */
export function executions(
  k: number,
  n: number,
  rate: number,
  correlation: number,
  random: () => number,
): Proportion[] {
  const weight = (1 - correlation) / correlation;
  return Array.from({ length: k }, () => {
    const own = correlation === 0 ? rate : beta(rate * weight, (1 - rate) * weight, random);
    return { successes: binomial(n, own, random), n };
  });
}

export interface Scenario {
  readonly k: number;
  readonly n: number;
  readonly rate: number;
  readonly correlation: number;
  readonly runs: number;
  readonly seed: number;
}

/** The share of simulated periods of `k` executions of `n` answers whose 95 % interval contains the true rate. */
export function simulatedCoverage({ k, n, rate, correlation, runs, seed }: Scenario): number {
  const random = seededRandom(seed);
  let held = 0;
  for (let run = 0; run < runs; run++) {
    const interval = rateInterval(executions(k, n, rate, correlation, random), { draws: 400, seed: run });
    if (interval !== null && interval.low <= rate && rate <= interval.high) held++;
  }
  return held / runs;
}

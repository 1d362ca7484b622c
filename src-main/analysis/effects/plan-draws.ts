import { normalQuantile } from '#main/analysis/intervals/quantiles.ts';

/**
 * A variance that a history shows with some degrees of freedom, as it may be in the course of a number from 0: ν ÷ χ²ᵥ times it,
 * its posterior, at evenly spread probabilities instead of drawn ones (χ² after Wilson and Hilferty, 1931).
 */
export function variancesOf(variance: number, degrees: number, courses: number): number[] {
  const part = 2 / (9 * degrees);
  return Array.from(
    { length: courses },
    (_, course) =>
      variance / Math.max(0.05, (1 - part + normalQuantile((course + 0.5) / courses) * Math.sqrt(part)) ** 3),
  );
}

/** What a change does to a query. */
interface QueryEffect {
  readonly gain: number;
  /** The variance of its answers before, beside the mean of all queries; and since, beside that before. */
  readonly variance: number;
  readonly livelier: number;
}

/**
 * What a change of a mean size does to queries of some rates. It moves each by the same angle (Fisher's transformation,
 * arcsine of the square root): one that is named nearly always or never has less room.
 */
export function effectsOfSize(rates: readonly number[], change: number): QueryEffect[] {
  const moved = (rate: number, angle: number): number =>
    Math.sin(Math.min(Math.PI / 2, Math.asin(Math.sqrt(rate)) + angle)) ** 2;
  const meanOf = (of: (rate: number) => number): number =>
    rates.reduce((sum, rate) => sum + of(rate), 0) / rates.length;
  let [low, high] = [0, Math.PI / 2];
  for (let halving = 0; halving < 30; halving++) {
    const middle = (low + high) / 2;
    if (meanOf((rate) => moved(rate, middle) - rate) < change) low = middle;
    else high = middle;
  }
  const angle = change === 0 ? 0 : high;
  const spread = (rate: number): number => Math.max(0.01, rate * (1 - rate));
  const mean = meanOf(spread);
  return rates.map((rate) => {
    const after = moved(rate, angle);
    return { gain: after - rate, variance: spread(rate) / mean, livelier: spread(after) / spread(rate) };
  });
}

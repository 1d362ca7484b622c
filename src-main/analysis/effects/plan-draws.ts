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

/**
 * Effects differ between queries beside the room they have: the standard deviation ÷ the mean effect is half-normal with this standard
 * deviation. No history can show it.
 */
export const presumedEffectSpread = 0.3;

/** What a change does to a query. */
export interface QueryEffect {
  readonly gain: number;
  /** The same if its effect is this multiple of that of others, on the scale that the change is alike on. */
  readonly gainOf: (times: number) => number;
  /** The variance of its answers before, beside the mean of all queries; and since, beside that before. */
  readonly variance: number;
  readonly livelier: number;
  /** How far it wanders beside the root mean square of all: at the same odds as others. */
  readonly room: number;
}

const chanceAt = (rate: number): number => Math.max(0.01, rate * (1 - rate));

/** The variance of what queries of some rates wander at the same odds, beside that of their answers, and beside this of a query named in half of the answers. */
export function roomToWander(rates: readonly number[]): number {
  const [squares, sum] = rates.reduce(([two, one], rate) => [two + chanceAt(rate) ** 2, one + chanceAt(rate)], [0, 0]);
  return (4 * squares) / sum;
}

/** Rates as far from their mean as leaves their answers this variance by chance: the mean of p(1 − p). */
export function ratesWithChance(rates: readonly number[], chance: number): number[] {
  const mean = rates.reduce((sum, rate) => sum + rate, 0) / rates.length;
  const apart = rates.reduce((sum, rate) => sum + (rate - mean) ** 2, 0) / rates.length;
  const nearer = apart === 0 ? 1 : Math.sqrt(Math.max(0, mean * (1 - mean) - chance) / apart);
  return rates.map((rate) => Math.min(highest, Math.max(1 - highest, mean + (rate - mean) * nearer)));
}

/** On what scale a change moves all queries alike: it is not known which, so plans presume both equally. */
export type EffectScale = 'odds' | 'points';

const highest = 0.99;

/** The largest mean gain that there is room for. */
export const roomFor = (rates: readonly number[]): number =>
  rates.reduce((sum, rate) => sum + Math.max(0, highest - rate), 0) / rates.length;

const movedOn: Readonly<Record<EffectScale, (rate: number, by: number) => number>> = {
  odds: (rate, by) => 1 / (1 + ((1 - rate) / rate) * Math.exp(-by)),
  points: (rate, by) => Math.min(highest, rate + by),
};

/**
 * What a change of a mean size does to queries of some rates, with the one δ that makes the mean of p′ − p the size: by odds, logit p′ = logit p + δ
 * (Cox, Analysis of Binary Data, 1970); by points, p′ = p + δ as far as there is room.
 */
export function effectsOfSize(rates: readonly number[], change: number, scale: EffectScale): QueryEffect[] {
  const moved = movedOn[scale];
  const meanOf = (of: (rate: number) => number): number =>
    rates.reduce((sum, rate) => sum + of(rate), 0) / rates.length;
  let [low, high] = [0, scale === 'odds' ? 15 : 1];
  for (let halving = 0; halving < 30; halving++) {
    const middle = (low + high) / 2;
    if (meanOf((rate) => moved(rate, middle) - rate) < change) low = middle;
    else high = middle;
  }
  const by = change === 0 ? 0 : high;
  const mean = meanOf(chanceAt);
  const quadratic = Math.sqrt(meanOf((rate) => chanceAt(rate) ** 2));
  return rates.map((rate) => {
    const after = moved(rate, by);
    return {
      gain: after - rate,
      gainOf: (times) => Math.max(0, moved(rate, by * times)) - rate,
      variance: chanceAt(rate) / mean,
      livelier: chanceAt(after) / chanceAt(rate),
      room: chanceAt(rate) / quadratic,
    };
  });
}

import { addDays } from '#shared/domain/dates.ts';
import type { SeriesScan } from '#main/analysis/intervals/outcome-matrix.ts';
import { beta } from './random-rates.ts';

/** A simulated series: the same queries asked again and again. */
export interface SimulatedSeries {
  readonly queries: number;
  /** Mean over the queries. */
  readonly rate: number;
  /** Between the queries, as a share of the binomial variance: 0 for equal ones, 0.63 where 0.37 remains within queries. */
  readonly spread: number;
  /** Of the answers of one scan: each scan draws its own mean rate. */
  readonly correlation: number;
  readonly scans: number;
  /** Days from one scan to the next. */
  readonly gap: number;
  /** From this scan on, the mean rate is higher by `rise`. */
  readonly risesAt?: number;
  readonly rise?: number;
  /** Probability that a query has no answer in a scan. */
  readonly missing?: number;
  /** Before every scan each query is replaced with this probability. */
  readonly edited?: number;
}

const spreadRate = (mean: number, share: number, random: () => number): number => {
  const weight = (1 - share) / share;
  return share === 0 || mean <= 0 || mean >= 1 ? mean : beta(mean * weight, (1 - mean) * weight, random);
};

/** Moves a query's rate as the mean moves: a rise takes the same share of its misses, a fall of its hits. */
const moved = (rate: number, from: number, to: number): number =>
  to >= from ? rate + ((1 - rate) * (to - from)) / (1 - from) : (rate * to) / from;

/** Draws a series; the same random numbers give the same one. */
export function randomSeries(spec: SimulatedSeries, random: () => number): SeriesScan[] {
  const { queries, rate, spread, correlation, risesAt = Infinity, rise = 0, missing = 0, edited = 0 } = spec;
  const rates = Array.from({ length: queries }, (_, query) => ({ query, rate: spreadRate(rate, spread, random) }));
  let next = queries;
  return Array.from({ length: spec.scans }, (_, scan) => {
    if (scan > 0 && edited > 0)
      for (const [index] of rates.entries())
        if (random() < edited) rates[index] = { query: next++, rate: spreadRate(rate, spread, random) };
    const mean = scan < risesAt ? rate : rate + rise;
    const drawn = spreadRate(mean, correlation, random);
    const outcomes = rates.flatMap((entry) => {
      if (missing > 0 && random() < missing) return [];
      const own = moved(moved(entry.rate, rate, mean), mean, drawn);
      return [{ query: entry.query, successes: random() < own ? 1 : 0, n: 1 }];
    });
    return { date: addDays('2026-01-05', scan * spec.gap), outcomes };
  });
}

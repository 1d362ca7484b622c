import {
  outcomeMatrix,
  columnMoments,
  type OutcomeMatrix,
  type SeriesScan,
} from '#main/analysis/intervals/outcome-matrix.ts';
import { noWaves, wavesOf, type Waves } from './waves.ts';
import { blocksOf, scanVariation, type KnownCorrelation } from '#main/analysis/intervals/scan-variation.ts';

/** How much the answers of a group vary: what a plan is computed from. Variances are of fractions. */
export interface PlanVariation {
  /** Share of answers naming the client. */
  readonly rate: number;
  /** Of one answer about the mean of its query over neighbouring scans. */
  readonly withinQuery: number;
  /** The part of it by which answers differ that are given on the same day: more samples average it away. 0 to 1. */
  readonly sampleShare: number;
  /** How whole scans vary beside independent answers of a number of queries: a ratio of variances with some degrees of freedom. */
  readonly byScan: { readonly ratio: number; readonly degrees: number; readonly queries: number };
  /** How far the answers of each scan were from what their queries usually are, oldest first: a fraction. */
  readonly deviations: readonly number[];
  /** How its queries moved beside each other. */
  readonly waves: Waves;
  /** The share of answers that were missing. */
  readonly missing: number;
  /** Degrees of freedom behind `withinQuery`. */
  readonly degrees: number;
  /** The share of answers naming the client, query by query, ascending: as far apart as the queries seem to be. */
  readonly rates: readonly number[];
  /** What other groups of the workspace show, as given. */
  readonly known: KnownCorrelation;
  readonly source: {
    readonly withinQuery: 'history' | 'prior';
    readonly sampleShare: 'samples' | 'prior';
    readonly correlation: 'history' | 'other_groups' | 'prior';
    readonly shift: 'history' | 'prior';
  };
  /** Days with a scan behind it. */
  readonly scans: number;
}

/** What is presumed until a group has answers of its own (docs/effects.md); the rate of a client of whom nothing is known. */
const priors = {
  rate: 0.3,
  /** As a share of the binomial variance. */
  withinQuery: 0.4,
  sampleShare: 0.7,
} as const;
const fewestScans = 4;
const fewestForShift = 8;
const fewestRates = 4;
const fewestSampled = 10;
/** What a presumed variance within queries is trusted. */
const presumedDegrees = 8;

/**
 * The variation of a group on one platform, from its scans of up to half a year and from noise checks (the same questions
 * several times a day); priors for what they do not show.
 */
export function variationOf(
  own: readonly SeriesScan[],
  {
    noise = [],
    known = { correlation: 0, degrees: 0 },
  }: { noise?: readonly SeriesScan[]; known?: KnownCorrelation } = {},
): PlanVariation {
  const matrix = outcomeMatrix(own);
  const scans = matrix.dates.length;
  const answered = [...own, ...noise].flatMap(({ outcomes }) => outcomes).filter(({ n }) => n > 0);
  const answers = answered.reduce((sum, { n }) => sum + n, 0);
  const rate = answers === 0 ? priors.rate : answered.reduce((sum, { successes }) => sum + successes, 0) / answers;
  const smallest = 1 / Math.max(answers, 20);
  const presumed = Math.max(smallest, priors.withinQuery * rate * (1 - rate));
  const sampled = sampleVariance(answered);
  const hasHistory = scans >= fewestScans;
  const perValue = hasHistory ? valueVariance(own) : null;
  const share = sampled === null || perValue === null ? priors.sampleShare : null;
  const sample = sampled ?? (perValue === null ? presumed : perValue.variance) * priors.sampleShare;
  const lasting =
    perValue === null
      ? (sample * (1 - priors.sampleShare)) / priors.sampleShare
      : Math.max(0, perValue.variance - sample * perValue.inverseSamples);
  const withinQuery = Math.max(smallest, sample + lasting);
  const variation = scanVariation(matrix, blocksOf({ start: 0, end: scans }));
  return {
    ...{ rate, withinQuery, known, scans },
    degrees: perValue?.degrees ?? presumedDegrees,
    rates: ratesOf(own, rate, Math.min(withinQuery, rate * (1 - rate))),
    sampleShare: Math.min(1, share ?? sample / withinQuery),
    byScan: {
      ratio: variation.expected > 0 ? variation.observed / variation.expected : 1,
      degrees: variation.expected > 0 ? variation.degrees : 0,
      queries: variation.queries,
    },
    deviations: hasHistory ? deviationsOf(matrix) : [],
    waves: hasHistory ? wavesOf(own) : noWaves,
    missing: missingOf(matrix),
    source: {
      withinQuery: hasHistory ? 'history' : 'prior',
      sampleShare: share === null ? 'samples' : 'prior',
      correlation: variation.degrees > 0 ? 'history' : known.degrees > 0 ? 'other_groups' : 'prior',
      shift: scans < fewestForShift ? 'prior' : 'history',
    },
  };
}

/** Of answers to one query on one day, from those asked several times; null with under ten degrees of freedom. */
function sampleVariance(outcomes: readonly SeriesScan['outcomes'][number][]): number | null {
  let [squares, degrees] = [0, 0];
  for (const { successes, n } of outcomes) {
    if (n < 2) continue;
    squares += (successes * (n - successes)) / n;
    degrees += n - 1;
  }
  return degrees < fewestSampled ? null : squares / degrees;
}

/** Of a query's share in one scan within blocks of four to seven scans, with the mean of 1/n of its samples. */
function valueVariance(
  own: readonly SeriesScan[],
): { variance: number; degrees: number; inverseSamples: number } | null {
  const matrix = outcomeMatrix(own);
  let [squares, degrees] = [0, 0];
  for (const block of blocksOf({ start: 0, end: matrix.dates.length })) {
    const moments = columnMoments(matrix, block);
    for (const [query, n] of moments.count.entries()) {
      if (n < 2) continue;
      squares += moments.squares[query] ?? 0;
      degrees += n - 1;
    }
  }
  const samples = own.flatMap(({ outcomes }) => outcomes).filter(({ n }) => n > 0);
  const inverse = samples.reduce((sum, { n }) => sum + 1 / n, 0) / samples.length;
  return degrees === 0 ? null : { variance: squares / degrees, degrees, inverseSamples: inverse };
}

function deviationsOf(matrix: OutcomeMatrix): number[] {
  const { dates, queries, values } = matrix;
  const { mean } = columnMoments(matrix, { start: 0, end: dates.length });
  return dates.map((_, row) => {
    let [sum, count] = [0, 0];
    for (let query = 0; query < queries; query++) {
      const value = values[row * queries + query] ?? Number.NaN;
      if (Number.isNaN(value)) continue;
      sum += value - (mean[query] ?? 0);
      count++;
    }
    return count === 0 ? 0 : sum / count;
  });
}

/** The share of answers missing, of the queries that half of the scans asked at least: others came or went. */
function missingOf({ dates, queries, values }: OutcomeMatrix): number {
  const answered = new Float64Array(queries);
  for (const [cell, value] of values.entries())
    if (!Number.isNaN(value)) answered[cell % queries] = (answered[cell % queries] ?? 0) + 1;
  const used = answered.filter((count) => count >= dates.length / 2);
  return used.length === 0 ? 0 : 1 - used.reduce((sum, count) => sum + count, 0) / used.length / dates.length;
}

/** Rates of queries with the mean and the variance between queries that answers of `within` a query leave over. */
function ratesOf(own: readonly SeriesScan[], mean: number, within: number): number[] {
  const shares = [
    ...Map.groupBy(
      own.flatMap(({ outcomes }) => outcomes).filter(({ n }) => n > 0),
      ({ query }) => query,
    ).values(),
  ].map(
    (outcomes) =>
      outcomes.reduce((sum, { successes }) => sum + successes, 0) / outcomes.reduce((sum, { n }) => sum + n, 0),
  );
  // Of a group without answers: the power of an even distribution that has this mean.
  if (shares.length < fewestRates || mean === 0 || mean === 1)
    return Array.from({ length: 20 }, (_, index) => ((index + 0.5) / 20) ** (1 / boundedRate(mean) - 1));
  const middle = shares.reduce((sum, share) => sum + share, 0) / shares.length;
  const seen = shares.reduce((sum, share) => sum + (share - middle) ** 2, 0) / shares.length;
  const between = Math.max(0, mean * (1 - mean) - within);
  const nearer = seen === 0 ? 1 : Math.min(1, Math.sqrt(between / seen));
  return shares.map((share) => boundedRate(middle + (share - middle) * nearer)).toSorted((a, b) => a - b);
}

const boundedRate = (rate: number): number => Math.min(0.99, Math.max(0.01, rate));

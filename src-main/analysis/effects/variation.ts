import { outcomeMatrix, columnMoments, type SeriesScan } from '#main/analysis/intervals/outcome-matrix.ts';
import { blocksOf, scanEffect, scanVariation, type KnownCorrelation } from '#main/analysis/intervals/scan-variation.ts';

/** How much the answers of a group vary: what a plan is computed from. Variances are of fractions. */
export interface PlanVariation {
  /** Share of answers naming the client. */
  readonly rate: number;
  /** Of one answer about the mean of its query over neighbouring scans. */
  readonly withinQuery: number;
  /** The part of it by which answers differ that are given on the same day: more samples average it away. 0 to 1. */
  readonly sampleShare: number;
  /** Of the answers of one scan beside that: all move together. */
  readonly correlation: number;
  /** Of the lasting movement of a query from one quarter to the next, beside that of all. */
  readonly shift: number;
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

/** What is presumed until a group has answers of its own (docs/effects.md); the rate of a client nobody knows anything of. */
const priors = {
  rate: 0.3,
  /** As a share of the binomial variance. */
  withinQuery: 0.4,
  sampleShare: 0.7,
  correlation: 0.02,
  shift: 0.005,
} as const;
const fewestScans = 4;
const fewestForShift = 8;
const fewestSampled = 10;
const shiftDegrees = 6;

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
  const { effect } = scanEffect(variation.degrees > 0 ? variation : { ...variation, queries: 2 }, known);
  const shift = scans >= fewestForShift ? shiftOf(own, perValue?.variance ?? withinQuery) : null;
  return {
    ...{ rate, withinQuery, known, scans },
    sampleShare: Math.min(1, share ?? sample / withinQuery),
    correlation:
      variation.degrees === 0 && known.degrees === 0
        ? priors.correlation
        : Math.max(0, (effect - 1) / Math.max(1, variation.queries - 1)),
    shift: shift ?? priors.shift,
    source: {
      withinQuery: hasHistory ? 'history' : 'prior',
      sampleShare: share === null ? 'samples' : 'prior',
      correlation: variation.degrees > 0 ? 'history' : known.degrees > 0 ? 'other_groups' : 'prior',
      shift: shift === null ? 'prior' : 'history',
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
function valueVariance(own: readonly SeriesScan[]): { variance: number; inverseSamples: number } | null {
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
  return degrees === 0 ? null : { variance: squares / degrees, inverseSamples: inverse };
}

/** The variance of queries' movements between the halves of the scans beyond that of their values, shrunk towards none. */
function shiftOf(own: readonly SeriesScan[], perValue: number): number {
  const matrix = outcomeMatrix(own);
  const middle = Math.floor(matrix.dates.length / 2);
  const [earlier, later] = [
    columnMoments(matrix, { start: 0, end: middle }),
    columnMoments(matrix, { start: middle, end: matrix.dates.length }),
  ];
  const moves: number[] = [];
  let expected = 0;
  for (const [query, n] of earlier.count.entries()) {
    const m = later.count[query] ?? 0;
    if (n === 0 || m === 0) continue;
    moves.push((later.mean[query] ?? 0) - (earlier.mean[query] ?? 0));
    expected += perValue * (1 / n + 1 / m);
  }
  const mean = moves.reduce((sum, move) => sum + move, 0) / moves.length;
  const degrees = moves.length - 1;
  if (degrees < 1) return 0;
  const observed = moves.reduce((sum, move) => sum + (move - mean) ** 2, 0) / degrees;
  return (Math.max(0, observed - expected / moves.length) * degrees) / (degrees + shiftDegrees);
}

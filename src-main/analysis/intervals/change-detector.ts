import type { Day } from '#shared/domain/dates.ts';
import { columnMoments, type OutcomeMatrix, type Rows } from './outcome-matrix.ts';

/** A scan of a series as one number. */
export interface ScanValue {
  readonly day: Day;
  /** Mean deviation of its queries from their own means, so that other queries are no change; or a share of answers. */
  readonly value: number;
  /** Answers behind it. */
  readonly answers: number;
}

/** The scans that are compared, and how much they would vary if the answers of each were independent. */
export interface ScanValues {
  readonly scans: readonly ScanValue[];
  /** Variance of one answer beside its query's mean. */
  readonly answerVariance: number;
}

/** What is known of the variation between scans beside the compared ones: its design effect, with degrees of freedom. */
export interface VariationPrior {
  readonly effect: number;
  readonly degrees: number;
}

/** A change that began with one of the scans, as it appears at the last of them. */
export interface DetectedChange {
  /** The sum of the e-values, each times its share of false alarms; at least 1. */
  readonly ratio: number;
  /** The scan with which the change most probably began. */
  readonly start: number;
  /** The first and the last scan of those that hold the beginning with 95 % of the weight. */
  readonly earliest: number;
  readonly latest: number;
}

/** The scans of some rows as numbers, for outcomes that are paired by query. */
export function pairedScanValues(matrix: OutcomeMatrix, rows: Rows): ScanValues {
  const { count, mean, squares } = columnMoments(matrix, rows);
  const scans: ScanValue[] = [];
  let [variance, answersInAll, named] = [0, 0, 0];
  for (let row = rows.start; row < rows.end; row++) {
    let [sum, answers] = [0, 0];
    for (let query = 0; query < matrix.queries; query++) {
      const value = matrix.values[row * matrix.queries + query] ?? Number.NaN;
      const n = count[query] ?? 0;
      if (n < 2 || Number.isNaN(value)) continue;
      answers++;
      sum += value - (mean[query] ?? 0);
      named += value;
      variance += (squares[query] ?? 0) / (n - 1);
    }
    if (answers === 0) continue;
    answersInAll += answers;
    scans.push({ day: matrix.dates[row] ?? '', value: sum / answers, answers });
  }
  return onArcsineScale(scans, named / answersInAll, variance / answersInAll);
}

/** Of the answers of one scan of a query group, how many count. */
export interface ScanShare {
  readonly day: Day;
  readonly queryGroupId: number;
  readonly successes: number;
  readonly n: number;
}

/**
 * The shares of answers of some scans as numbers, for outcomes that are counted per scan; scans of a day are one.
 *
 * @param shares sorted by day
 */
export function shareScanValues(shares: readonly ScanShare[]): ScanValues {
  // How groups differ is no change: each is compared with itself.
  const { groupOf, rates, rate: rateOfAll, n: all } = groupRates(shares);
  const values: ScanValue[] = [];
  let day = '';
  let [sum, answers, variance] = [0, 0, 0];
  for (let index = 0; index <= shares.length; index++) {
    const share = shares[index];
    if (answers > 0 && share?.day !== day) {
      values.push({ day, value: sum / answers, answers });
      sum = 0;
      answers = 0;
    }
    if (share === undefined) break;
    const rate = rates[groupOf[index] ?? 0] ?? 0;
    day = share.day;
    sum = sum + share.successes - share.n * rate;
    answers += share.n;
    variance += share.n * rate * (1 - rate);
  }
  return onArcsineScale(values, rateOfAll, variance / all);
}

/** The share of each query group in all its scans, and of all. */
function groupRates(shares: readonly ScanShare[]): {
  /** By share, the number of its group. */
  readonly groupOf: readonly number[];
  readonly rates: readonly number[];
  readonly rate: number;
  readonly n: number;
} {
  const ids: number[] = [];
  const successes: number[] = [];
  const counts: number[] = [];
  const groupOf: number[] = [];
  let [allSuccesses, n] = [0, 0];
  for (const share of shares) {
    // A customer has few groups.
    let group = ids.indexOf(share.queryGroupId);
    if (group < 0) {
      group = ids.push(share.queryGroupId) - 1;
      successes.push(0);
      counts.push(0);
    }
    groupOf.push(group);
    successes[group] = (successes[group] ?? 0) + share.successes;
    counts[group] = (counts[group] ?? 0) + share.n;
    allSuccesses += share.successes;
    n += share.n;
  }
  return {
    groupOf,
    rates: counts.map((of, group) => (of === 0 ? 0 : (successes[group] ?? 0) / of)),
    rate: allSuccesses / n,
    n,
  };
}

/**
 * Shares as angles, asin √p, of which an answer has the variance ¼ whatever the share, and whose deviations are hardly
 * skewed near 0 and 100 % (Anscombe, Biometrika 35 (1948) 246). `values` are deviations from `rate`.
 */
function onArcsineScale(values: readonly ScanValue[], rate: number, answerVariance: number): ScanValues {
  const answers = values.reduce((sum, scan) => sum + scan.answers, 0) / values.length;
  const binomial = Math.max(rate * (1 - rate), (1 / answers) * (1 - 1 / answers));
  const angle = (share: number, n: number): number =>
    Math.asin(Math.sqrt((Math.min(1, Math.max(0, share)) * n + 3 / 8) / (n + 3 / 4)));
  return {
    scans: values.map((scan) => ({ ...scan, value: angle(rate + scan.value, scan.answers) })),
    // Never less than one answer more or less makes.
    answerVariance: Math.max(answerVariance, 1 / answers) / binomial / 4,
  };
}

/** Answers of a scan agree: weights are those of this intra-class correlation, which other figures presume too. */
const presumedCorrelation = 0.02;
/** A change is told at its second scan at the earliest: a single one may be a platform's bad day. */
const fewestAfter = 2;
/** Standard deviations of a scan by which a change is expected to move it: variances of a normal mixture, equally weighted. */
const spreads = [0.5, 3, 15] as const;

/**
 * Looks for a change with which any of the scans began, at the last of them: an e-detector (Shin, Ramdas and Rinaldo, New
 * England Journal of Statistics in Data Science 2 (2024) 229) of Shiryaev–Roberts form.
 *
 * For each scan, the e-value of "the level changed with this scan" against "it never did": the ratio of the densities of
 * Student's t, invariant to level and spread (Pérez-Ortiz, Lardy, de Heide and Grünwald, Annals of Statistics 52 (2024) 1410;
 * closed form by Gönen and others, American Statistician 59 (2005) 252). `shares`: the false alarms that each scan may
 * cause, in scans' order. The sum of e-values times shares has at most the expectation of the shares' sum if nothing
 * changes, whatever the dependence between series, so that at most that many false alarms are expected at all looks.
 */
export function detectChange(
  { scans, answerVariance }: ScanValues,
  shares: readonly number[],
  prior: VariationPrior,
): DetectedChange | null {
  const last = scans.length - fewestAfter;
  if (last < 1) return null;
  const answers = scans.reduce((sum, scan) => sum + scan.answers, 0) / scans.length;
  const smallest = answerVariance / answers;
  const priorSquares = prior.degrees * Math.max(1, prior.effect) * smallest;
  const degrees = scans.length - 2 + prior.degrees;
  const compare = createComparison(scans, { priorSquares, smallestSquares: degrees * smallest, degrees });
  let [bound, shareOfAll] = [0, 0];
  compare(last, (t2, _size, start) => {
    bound = Math.max(bound, t2);
    shareOfAll += shares[start] ?? 0;
  });
  // No e-value is larger than the ratio of densities without the spread; most series are far from any change.
  if (shareOfAll * Math.exp(((degrees + 1) / 2) * Math.log1p(bound / degrees)) < surelyTooLittle) return null;
  const terms: number[] = [];
  compare(last, (t2, size, start) => terms.push((shares[start] ?? 0) * evidence(t2, size, degrees)));
  return summariseEvidence(terms);
}

/**
 * Gives for each scan from the second to the one numbered `last` the square of Student's t of the scans before it and those since, and the size of both
 * sides together, in scans.
 */
type Comparison = (last: number, visit: (t2: number, size: number, start: number) => void) => void;

function createComparison(
  scans: readonly ScanValue[],
  { priorSquares, smallestSquares, degrees }: Record<'priorSquares' | 'smallestSquares' | 'degrees', number>,
): Comparison {
  const weights = relativeWeights(scans);
  const total = { weight: 0, sum: 0, squares: 0 };
  for (const [index, { value }] of scans.entries()) {
    const weight = weights[index] ?? 0;
    total.weight += weight;
    total.sum += weight * value;
    total.squares += weight * value ** 2;
  }
  return (last, visit) => {
    let [weightBefore, sumBefore, squaresBefore] = [0, 0, 0];
    for (let start = 1; start <= last; start++) {
      const [value, weight] = [scans[start - 1]?.value ?? 0, weights[start - 1] ?? 0];
      weightBefore += weight;
      sumBefore += weight * value;
      squaresBefore += weight * value ** 2;
      const weightAfter = total.weight - weightBefore;
      const sumAfter = total.sum - sumBefore;
      const squares = Math.max(
        deviation(weightBefore, sumBefore, squaresBefore) +
          deviation(weightAfter, sumAfter, total.squares - squaresBefore) +
          priorSquares,
        smallestSquares,
      );
      const size = (weightBefore * weightAfter) / total.weight;
      visit(((sumAfter / weightAfter - sumBefore / weightBefore) ** 2 * size * degrees) / squares, size, start);
    }
  };
}

/** Evidence that adds up to 1 despite the rounding of its terms is above this. */
const surelyTooLittle = 0.99;

const deviation = (weight: number, sum: number, squares: number): number => Math.max(0, squares - sum ** 2 / weight);

/** Weights of scans by their answers, 1 on average. */
function relativeWeights(scans: readonly ScanValue[]): number[] {
  const weights: number[] = [];
  let sum = 0;
  for (const { answers } of scans) {
    const weight = answers / (1 + (answers - 1) * presumedCorrelation);
    weights.push(weight);
    sum += weight;
  }
  const mean = sum / weights.length;
  for (const [index, weight] of weights.entries()) weights[index] = weight / mean;
  return weights;
}

/** The e-value of a difference: the mean over `spreads` of the ratio of densities of its t. */
function evidence(t2: number, size: number, degrees: number): number {
  const highest = Math.log1p(t2 / degrees);
  let sum = 0;
  for (const spread of spreads) {
    const scale = 1 + spread * size;
    const log = -Math.log(scale) / 2 + ((degrees + 1) / 2) * (highest - Math.log1p(t2 / degrees / scale));
    sum += Math.exp(Math.min(700, log));
  }
  return sum / spreads.length;
}

const held = 0.95;

/** The change that some e-values times their shares point to, in the order of the scans from the second on; null if they add up to less than 1. */
export function summariseEvidence(terms: readonly number[]): DetectedChange | null {
  const ratio = terms.reduce((sum, term) => sum + term, 0);
  if (ratio < 1) return null;
  const byWeight = terms.map((term, index) => ({ term, start: index + 1 })).toSorted((a, b) => b.term - a.term);
  const [best] = byWeight;
  if (best === undefined) return null;
  let [weight, earliest, latest] = [0, best.start, best.start];
  for (const { term, start } of byWeight) {
    if (weight >= held * ratio) break;
    weight += term;
    [earliest, latest] = [Math.min(earliest, start), Math.max(latest, start)];
  }
  return { ratio, start: best.start, earliest, latest };
}

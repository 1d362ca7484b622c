import type { Rows } from '#main/analysis/intervals/outcome-matrix.ts';
import type { WeeklyTable } from './weekly-table.ts';

/** 1 for a query aimed at, 0 for one it is compared with, −1 for one that does not count. */
export type Sides = Int8Array;

/** How much the changes of single queries vary beside those of independent answers: a ratio of variances. */
export interface QueryVariation {
  readonly ratio: number;
  readonly degrees: number;
}

/** How much more the queries aimed at changed than the others, from some weeks to later ones. */
export interface Contrast {
  /** As a fraction. */
  readonly estimate: number;
  /** Its variance, with queries and scans as clusters; never less than if all answers were independent. */
  readonly variance: number;
  readonly degrees: number;
  /** What this contrast itself shows of its queries. */
  readonly byQuery: QueryVariation;
}

/** What one side of a contrast sums up. */
class Side {
  queries = 0;
  private mean = 0;
  private squares = 0;
  /** Σ 1/n₀ + 1/n₁ over the queries. */
  private inverse = 0;
  private within = 0;
  private freedom = 0;
  private answersPerValue = 0;

  add(change: number, inverse: number, within: number, freedom: number, answers: number): void {
    this.queries++;
    const delta = change - this.mean;
    this.mean += delta / this.queries;
    this.squares += delta * (change - this.mean);
    this.inverse += inverse;
    this.within += within;
    this.freedom += freedom;
    this.answersPerValue += answers;
  }

  get change(): number {
    return this.mean;
  }
  /** Of the mean, with queries as clusters (Neyman's variance of a mean over units). */
  get variance(): number {
    return this.squares / (this.queries - 1) / this.queries;
  }
  /** Of one value about its query's mean. */
  get valueVariance(): number {
    return this.freedom <= 0 ? 0 : this.within / this.freedom;
  }
  /** Of the mean, if values are independent; no side is so even that a few answers more or less would not show. */
  get independent(): number {
    const answers = this.answersPerValue / this.queries;
    const cautious = (this.within + unseenAnswers / answers) / Math.max(1, this.freedom);
    return (cautious * this.inverse) / this.queries ** 2;
  }
}

/** Answers assumed to differ beside those that do, so that rates near 0 and 1 have a variance. */
const unseenAnswers = 1;
/** The weight of the assumption that neither scans nor queries add a variation of their own, in degrees of freedom. */
const priorDegrees = { scans: 2, queries: 6 };
/** What the weeks before show of queries weighs at most this: a platform may move them more than it did then. */
const mostKnownDegrees = 8;

/**
 * The difference in differences over the queries answered in both periods, each query with the same weight: mean change of
 * the side aimed at minus mean change of the other; without another side, its mean change. Null with fewer than two
 * queries on a side.
 *
 * Its variance is that of independent answers, times what two kinds of clusters add (Cameron, Gelbach and Miller, Journal of
 * Business and Economic Statistics 29 (2011) 238). Queries: the variance of their changes (Bertrand, Duflo and Mullainathan,
 * Quarterly Journal of Economics 119 (2004) 249), which knows lasting movements of single queries, with Welch's degrees of
 * freedom, averaged with `known` and with the expectation that answers are independent, unless they refute it. Scans: how much the difference
 * between the sides varies from week to week, averaged with the same expectation.
 */
export function contrast(
  table: WeeklyTable,
  sides: Sides,
  [before, after]: readonly [Rows, Rows],
  known: QueryVariation = { ratio: 1, degrees: 0 },
): Contrast | null {
  const [aimed, others] = [new Side(), new Side()];
  const weeks = table.days.length;
  const residuals = [new Float64Array(weeks), new Float64Array(weeks)] as const;
  const counts = [new Float64Array(weeks), new Float64Array(weeks)] as const;
  const [earlier, later] = [new Moments(), new Moments()];
  for (let query = 0; query < sides.length; query++) {
    const which = sides[query] ?? -1;
    if (which < 0) continue;
    const first = query * weeks;
    momentsOf(table.values, first, before, earlier);
    momentsOf(table.values, first, after, later);
    if (earlier.n === 0 || later.n === 0) continue;
    const [sum, count] = which === 1 ? [residuals[1], counts[1]] : [residuals[0], counts[0]];
    const answers =
      addResiduals(table, first, before, earlier.mean, sum, count) +
      addResiduals(table, first, after, later.mean, sum, count);
    (which === 1 ? aimed : others).add(
      later.mean - earlier.mean,
      1 / earlier.n + 1 / later.n,
      earlier.squares + later.squares,
      earlier.n + later.n - 2,
      answers / (earlier.n + later.n),
    );
  }
  const used = sides.includes(0) ? [aimed, others] : [aimed];
  if (used.some(({ queries }) => queries < 2)) return null;
  const independent = sumOf(used.map((side) => side.independent));
  const clustered = sumOf(used.map((side) => side.variance));
  const welch = sumOf(used.map((side) => side.variance ** 2 / (side.queries - 1)));
  const byQuery = {
    ratio: clustered / independent,
    degrees: clustered === 0 ? sumOf(used.map(({ queries }) => queries - 1)) : clustered ** 2 / welch,
  };
  // Changes that vary more than chance explains refute what is presumed of them, and what the weeks before showed.
  const isPlausible = byQuery.ratio <= likelyUpTo(byQuery.degrees);
  const knownDegrees = isPlausible ? Math.min(mostKnownDegrees, known.degrees) : 0;
  const prior = isPlausible ? priorDegrees.queries : 0;
  const degrees = prior + knownDegrees + byQuery.degrees;
  const ratio = (prior + knownDegrees * known.ratio + byQuery.degrees * byQuery.ratio) / degrees;
  const scans = scanExcess(used, residuals, counts, [before, after]);
  const effect = Math.max(1, ratio) + scans.factor;
  // Satterthwaite's degrees of freedom of the sum.
  const uncertainty =
    Math.max(1, ratio) ** 2 / degrees + (scans.factor === 0 ? 0 : (1 + scans.factor) ** 2 / scans.degrees);
  return {
    estimate: aimed.change - (used.length === 2 ? others.change : 0),
    variance: independent * effect,
    degrees: effect ** 2 / uncertainty,
    byQuery,
  };
}

/** The ratio of variances that is exceeded in one case of twenty, if answers are independent (Wilson and Hilferty, 1931). */
const likelyUpTo = (degrees: number): number => {
  const part = 2 / (9 * degrees);
  return (1 - part + 1.645 * Math.sqrt(part)) ** 3;
};

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** By how much weeks vary beside independent answers: the design effect minus 1, at least 0, with its degrees of freedom. */
function scanExcess(
  used: readonly Side[],
  residuals: readonly [Float64Array, Float64Array],
  counts: readonly [Float64Array, Float64Array],
  periods: readonly Rows[],
): { factor: number; degrees: number } {
  let [observed, expected, freedom] = [0, 0, 0];
  for (const { start, end } of periods) {
    const left = 1 - 1 / (end - start);
    for (let week = start; week < end; week++) {
      let [difference, variance] = [0, 0];
      for (const [index, side] of used.entries()) {
        const which = index === 0 ? 1 : 0;
        const count = counts[which][week] ?? 0;
        if (count === 0) continue;
        difference += ((index === 0 ? 1 : -1) * (residuals[which][week] ?? 0)) / count;
        variance += (side.valueVariance * left) / count;
      }
      observed += difference ** 2;
      expected += variance;
      freedom += left;
    }
  }
  const degrees = priorDegrees.scans + freedom;
  const ratio = expected === 0 ? 1 : observed / expected;
  return { factor: Math.max(0, (priorDegrees.scans + freedom * ratio) / degrees - 1), degrees };
}

/** Used again for every query: a plan has millions of them. */
class Moments {
  n = 0;
  mean = 0;
  squares = 0;
}

/** The moments of a query's values in some weeks, `first` being the cell of its first week. */
function momentsOf(values: Float64Array, first: number, { start, end }: Rows, into: Moments): void {
  let [n, mean, squares] = [0, 0, 0];
  for (let cell = first + start; cell < first + end; cell++) {
    const value = values[cell] ?? Number.NaN;
    if (Number.isNaN(value)) continue;
    n++;
    const delta = value - mean;
    mean += delta / n;
    squares += delta * (value - mean);
  }
  into.n = n;
  into.mean = mean;
  into.squares = squares;
}

/** Adds what a query deviates from its mean in each week, and returns how many answers it has in these weeks. */
function addResiduals(
  table: WeeklyTable,
  first: number,
  { start, end }: Rows,
  mean: number,
  sum: Float64Array,
  count: Float64Array,
): number {
  let answers = 0;
  for (let week = start; week < end; week++) {
    const value = table.values[first + week] ?? Number.NaN;
    if (Number.isNaN(value)) continue;
    sum[week] = (sum[week] ?? 0) + value - mean;
    count[week] = (count[week] ?? 0) + 1;
    answers += table.answers[first + week] ?? 0;
  }
  return answers;
}

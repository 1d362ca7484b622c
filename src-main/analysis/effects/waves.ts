import { daysBetween } from '#shared/domain/dates.ts';
import { columnMoments, outcomeMatrix, type SeriesScan } from '#main/analysis/intervals/outcome-matrix.ts';

/** How the queries of a group moved, beside each other: a slow movement fills the first cosines over time most, chance all alike. */
export interface Waves {
  /** Mean squares over the queries of each cosine, the slowest first; none without a history. */
  readonly squares: readonly number[];
  /** Queries that they are worth, less one. */
  readonly degrees: number;
  /** From one scan to the next. */
  readonly gapWeeks: number;
}

export const noWaves: Waves = { squares: [], degrees: 0, gapWeeks: 1 };

/** The cosines of `scans` over time, one after the other: orthogonal to each other and to the mean. */
function cosines(scans: number): Float64Array {
  const waves = new Float64Array((scans - 1) * scans);
  for (let wave = 1; wave < scans; wave++)
    for (let scan = 0; scan < scans; scan++)
      waves[(wave - 1) * scans + scan] = Math.sqrt(2 / scans) * Math.cos((Math.PI * wave * (scan + 0.5)) / scans);
  return waves;
}

/** By which weights the covariances at a lag of 0, 1, … scans make the variance of each cosine. */
export function waveWeights(scans: number): Float64Array {
  const waves = cosines(scans);
  const weights = new Float64Array(waves.length);
  for (let start = 0; start < waves.length; start += scans)
    for (let lag = 0; lag < scans; lag++) {
      let sum = 0;
      for (let scan = start + lag; scan < start + scans; scan++) sum += (waves[scan] ?? 0) * (waves[scan - lag] ?? 0);
      weights[start + lag] = lag === 0 ? sum : 2 * sum;
    }
  return weights;
}

/**
 * The waves of the queries answered in half of some scans at least: Σ(cᵢₖ − c̄ₖ)² ÷ (m − 1) over m queries of the k-th cosine
 * cᵢₖ = √(2/n)·Σ xᵢₜ cos(πk(t + ½)/n) of n scans (Ahmed, Natarajan and Rao, IEEE Transactions on Computers 23 (1974) 90). What moves all
 * of them alike is left out: it moves both sides.
 */
export function wavesOf(own: readonly SeriesScan[]): Waves {
  const matrix = outcomeMatrix(own);
  const { dates, queries, values } = matrix;
  const scans = dates.length;
  const { mean, count, squares } = columnMoments(matrix, { start: 0, end: scans });
  const used = Array.from({ length: queries }, (_, query) => query).filter((query) => (count[query] ?? 0) >= scans / 2);
  if (used.length < 2 || scans < 2) return noWaves;
  const waves = cosines(scans);
  // Where no answer differed, one more may.
  const least = 1 / used.reduce((total, query) => total + (count[query] ?? 0), 0);
  const found = Array.from({ length: scans - 1 }, (_, wave) => {
    const sums = used.map((query) => {
      let [sum, weight] = [0, 0];
      for (let scan = 0; scan < scans; scan++) {
        const value = values[scan * queries + query] ?? Number.NaN;
        if (Number.isNaN(value)) continue;
        const height = waves[wave * scans + scan] ?? 0;
        sum += height * (value - (mean[query] ?? 0));
        weight += height ** 2;
      }
      return weight === 0 ? 0 : sum / Math.sqrt(weight);
    });
    const middle = sums.reduce((total, sum) => total + sum, 0) / sums.length;
    return Math.max(least, sums.reduce((total, sum) => total + (sum - middle) ** 2, 0) / (sums.length - 1));
  });
  // Queries of unlike variances are worth fewer of one variance (Satterthwaite); what chance adds to those is left out.
  const spreads = used.map((query) => (squares[query] ?? 0) / Math.max(1, (count[query] ?? 0) - 1));
  const sum = spreads.reduce((total, spread) => total + spread, 0);
  const quadratic = spreads.reduce((total, spread) => total + spread ** 2, 0);
  const worth = quadratic === 0 ? used.length : sum ** 2 / quadratic;
  return {
    squares: found,
    degrees: Math.max(1, worth - 1),
    gapWeeks: daysBetween(dates[0] ?? '', dates.at(-1) ?? '') / 7 / (scans - 1),
  };
}

import { columnMoments, type OutcomeMatrix, type Rows } from './outcome-matrix.ts';

/** The difference of two sides over the queries that both asked, as fractions. */
export interface PairedDifference {
  /** Later minus earlier; null if no query was answered on both sides. */
  readonly difference: number | null;
  /** Its variance if the answers of a scan are independent and nothing has changed. */
  readonly variance: number;
  /** Sum of the squared weights of whole scans: how much of the variance between scans enters the difference. */
  readonly scanWeight: number;
  /** Queries asked on both sides; only these count. */
  readonly paired: number;
  readonly laterOnly: number;
  readonly earlierOnly: number;
}

/**
 * The difference paired by query.
 *
 * Σ w(x̄₁ − x̄₀) ÷ Σ w with w = n₁n₀ ÷ (n₁ + n₀) for each query answered in n₁ later and n₀ earlier scans: the
 * Mantel–Haenszel risk difference (Greenland and Robins, Biometrics 41 (1985) 55–68). Its variance Σ w s² ÷ (Σ w)² takes
 * each query's variance s² over both sides, as the Mantel–Haenszel test does, so that one query that changed for good
 * has a variance too. The test may be repeated as answers accumulate like one on partial sums of normal observations:
 * Jennison and Turnbull, Sequential Analysis 10 (1991) 201–209.
 */
export function pairedDifference(matrix: OutcomeMatrix, later: Rows, earlier: Rows): PairedDifference {
  const [a, b] = [columnMoments(matrix, later), columnMoments(matrix, earlier)];
  const weights = new Float64Array(matrix.queries);
  let [total, sum, spread, laterOnly, earlierOnly, paired] = [0, 0, 0, 0, 0, 0];
  for (let query = 0; query < matrix.queries; query++) {
    const [n1, n0] = [a.count[query] ?? 0, b.count[query] ?? 0];
    if (n1 === 0 || n0 === 0) {
      if (n1 > 0) laterOnly++;
      if (n0 > 0) earlierOnly++;
      continue;
    }
    paired++;
    const weight = (weights[query] = (n1 * n0) / (n1 + n0));
    const difference = (a.mean[query] ?? 0) - (b.mean[query] ?? 0);
    const squares = (a.squares[query] ?? 0) + (b.squares[query] ?? 0) + weight * difference ** 2;
    total += weight;
    sum += weight * difference;
    spread += (weight * squares) / (n1 + n0 - 1);
  }
  if (paired === 0) return { difference: null, variance: 0, scanWeight: 0, paired, laterOnly, earlierOnly };
  const scanWeight =
    scanWeights(matrix, later, a.count, weights, total) + scanWeights(matrix, earlier, b.count, weights, total);
  return { difference: sum / total, variance: spread / total ** 2, scanWeight, paired, laterOnly, earlierOnly };
}

/** The sum of squared weights of the scans of one side. */
function scanWeights(
  matrix: OutcomeMatrix,
  { start, end }: Rows,
  count: Float64Array,
  weights: Float64Array,
  total: number,
): number {
  let squares = 0;
  for (let row = start; row < end; row++) {
    let weight = 0;
    for (let query = 0; query < matrix.queries; query++)
      if (!Number.isNaN(matrix.values[row * matrix.queries + query] ?? Number.NaN))
        weight += (weights[query] ?? 0) / (count[query] ?? 1) / total;
    squares += weight ** 2;
  }
  return squares;
}

import { columnMoments, type OutcomeMatrix, type Rows } from './outcome-matrix.ts';

/** How much whole scans vary beside the same scans with independent answers. */
export interface ScanVariation {
  /** Sum of squared deviations of scans from their block, compared query by query. */
  readonly observed: number;
  /** Its expectation if the answers of a scan were independent of each other. */
  readonly expected: number;
  readonly degrees: number;
  /** Mean number of queries compared per scan. */
  readonly queries: number;
}

/** A block is long enough to estimate a variance and short enough for a slow drift not to count as one. */
export const blockLength = 4;

/** Rows cut into blocks of four to seven scans, or of another length to nearly twice it; fewer are one block. */
export function blocksOf({ start, end }: Rows, length = blockLength): Rows[] {
  const rows = end - start;
  if (rows < 2) return [];
  const blocks = Math.max(1, Math.floor(rows / length));
  return Array.from({ length: blocks }, (_, index) => ({
    start: start + Math.floor((index * rows) / blocks),
    end: start + Math.floor(((index + 1) * rows) / blocks),
  }));
}

/**
 * The rows that hold four scans of a query: more than four where the groups of a series are scanned on different days, so
 * that a query is asked in one of several rows only.
 */
export function blockLengthOf({ dates, queries, values }: OutcomeMatrix): number {
  const last = new Int32Array(queries).fill(-1);
  let [gaps, rows] = [0, 0];
  for (let row = 0; row < dates.length; row++)
    for (let query = 0; query < queries; query++) {
      if (Number.isNaN(values[row * queries + query] ?? Number.NaN)) continue;
      const before = last[query] ?? -1;
      last[query] = row;
      if (before === -1) continue;
      gaps++;
      rows += row - before;
    }
  return gaps === 0 ? blockLength : Math.max(blockLength, Math.round((blockLength * rows) / gaps));
}

/**
 * The variation between the scans of each block. The residual of a scan is the mean, over its queries, of the deviation
 * from the query's mean in the block, so that neither different queries nor missing ones count as variation between scans.
 *
 * Its expectation under independence is Σ s²(1 − 1/n) ÷ m² over the m queries of a scan, s² being the query's variance
 * between the n scans of the block that answered it: analysis of variance with query and scan as factors (Searle, Casella
 * and McCulloch, Variance Components, 1992, chapter 4). A scan has f = Σ(1 − 1/n) ÷ m degrees of freedom. What scans add
 * to all their answers enters a residual with the coefficient f for its own scan and −Σ(1/n) ÷ m, over the queries in common,
 * for another; the sum of their squares is f if no answer is missing, and is scaled to f if some are.
 */
export function scanVariation(matrix: OutcomeMatrix, blocks: readonly Rows[]): ScanVariation {
  const scans = blocks.flatMap((block) => residualsOf(matrix, block));
  const sum = (of: (scan: Residual) => number): number => scans.reduce((total, scan) => total + of(scan), 0);
  const expected = sum((scan) => scan.variance);
  const degrees = sum((scan) => scan.degrees);
  const added = sum((scan) => scan.added);
  const excess = sum((scan) => scan.square) - expected;
  return {
    observed: expected + (added === 0 ? 0 : (excess * degrees) / added),
    expected,
    degrees,
    queries: scans.length === 0 ? 0 : sum((scan) => scan.queries) / scans.length,
  };
}

/** The variation between the scans of some rows, in blocks. */
export const variationWithin = (matrix: OutcomeMatrix, rows: Rows): ScanVariation =>
  scanVariation(matrix, blocksOf(rows, blockLengthOf(matrix)));

/** The residual of one scan of a block. */
interface Residual {
  readonly square: number;
  readonly variance: number;
  readonly degrees: number;
  readonly added: number;
  readonly queries: number;
}

function residualsOf(matrix: OutcomeMatrix, block: Rows): Residual[] {
  const { count, mean, squares } = columnMoments(matrix, block);
  const residuals: Residual[] = [];
  const shared = new Float64Array(block.end - block.start);
  for (let row = block.start; row < block.end; row++) {
    let [sum, variance, freedom, m] = [0, 0, 0, 0];
    shared.fill(0);
    for (let query = 0; query < matrix.queries; query++) {
      const n = count[query] ?? 0;
      const value = matrix.values[row * matrix.queries + query] ?? Number.NaN;
      if (n < 2 || Number.isNaN(value)) continue;
      m++;
      sum += value - (mean[query] ?? 0);
      variance += (squares[query] ?? 0) / n;
      freedom += 1 - 1 / n;
      for (let other = block.start; other < block.end; other++)
        if (!Number.isNaN(matrix.values[other * matrix.queries + query] ?? Number.NaN))
          shared[other - block.start] = (shared[other - block.start] ?? 0) + 1 / n;
    }
    if (m === 0) continue;
    const degrees = freedom / m;
    shared[row - block.start] = freedom;
    residuals.push({
      square: (sum / m) ** 2,
      variance: variance / m ** 2,
      degrees,
      added: shared.reduce((squares, coefficient) => squares + (coefficient / m) ** 2, 0),
      queries: m,
    });
  }
  return residuals;
}

/** What other series show: the correlation of the answers of a scan beside the variation of each query. */
export interface KnownCorrelation {
  readonly correlation: number;
  readonly degrees: number;
}

/**
 * The correlation over several series: Σ(A − B) ÷ Σ(m − 1)B, A and B being the observed and expected variation of m
 * queries. The ratio of sums, because the mean of the ratios A ÷ B of a few scans each is too small.
 */
export function knownCorrelation(series: readonly ScanVariation[]): KnownCorrelation {
  const used = series.filter(({ expected, degrees, queries }) => expected > 0 && degrees > 0 && queries > 1);
  const excess = used.reduce((sum, { observed, expected }) => sum + observed - expected, 0);
  const scale = used.reduce((sum, { expected, queries }) => sum + expected * (queries - 1), 0);
  const degrees = used.reduce((sum, variation) => sum + variation.degrees, 0);
  return { correlation: scale === 0 ? 0 : Math.max(0, excess / scale), degrees };
}

/** The prior of tests: independent answers, with the weight of two degrees of freedom (docs/methods.md). */
const priorDegrees = 2;
/** What other series show weighs at most this many degrees of freedom: clients differ. */
const mostKnownDegrees = 60;

/**
 * The design effect of scans, D = 1 + (m − 1)ρ: the observed one of a series, averaged, weighted by degrees of freedom,
 * with the one expected from other series and the prior.
 */
export function scanEffect(variation: ScanVariation, known: KnownCorrelation = { correlation: 0, degrees: 0 }) {
  const observed = variation.expected > 0 ? variation.observed / variation.expected : 1;
  const weight = Math.min(mostKnownDegrees, priorDegrees + known.degrees);
  const correlation = (known.degrees * known.correlation) / (priorDegrees + known.degrees);
  const expected = 1 + Math.max(0, variation.queries - 1) * correlation;
  const degrees = weight + variation.degrees;
  return { observed, degrees, effect: (weight * expected + variation.degrees * observed) / degrees };
}

/** Places where one name was judged, as columns of a design matrix, and whether one of them is the brand. */
export interface Bag {
  readonly occurrences: readonly (readonly number[])[];
  readonly isBrand: boolean;
  readonly weight: number;
}

/** What the fit is drawn to, and the direction in which each weight may lie. */
export interface Prior {
  readonly weights: readonly number[];
  /** Strength of the quadratic penalty for leaving each prior weight. */
  readonly penalties: readonly number[];
}

/** Each round chooses which occurrence of a brand's text is the brand, then fits. */
const rounds = 4;
const steps = 40;

const sumOf = (columns: readonly number[], weights: Float64Array): number =>
  columns.reduce((sum, column) => sum + (weights[column] ?? 0), 0);

/** The highest sum over the occurrences of a bag. */
export const bestSum = ({ occurrences }: Bag, weights: Float64Array): number =>
  Math.max(...occurrences.map((columns) => sumOf(columns, weights)));

/**
 * A logistic regression (Newton's method) with a quadratic penalty for leaving the prior weights; no weight changes its
 * sign. Of a text that means the brand the occurrence with the highest sum is an example, of any other text each is.
 */
export function fitWeights(bags: readonly Bag[], { weights: prior, penalties }: Prior): Float64Array {
  const size = prior.length;
  let weights = Float64Array.from(prior);
  for (let round = 0; round < rounds; round += 1) {
    const rows = bags.flatMap((bag) => {
      if (!bag.isBrand)
        return bag.occurrences.map((columns) => ({ columns, target: 0, weight: bag.weight / bag.occurrences.length }));
      const best = bestSum(bag, weights);
      const columns = bag.occurrences.find((own) => sumOf(own, weights) === best) ?? [];
      return [{ columns, target: 1, weight: bag.weight }];
    });
    for (let step = 0; step < steps; step += 1) {
      const gradient = Float64Array.from(weights, (value, j) => (penalties[j] ?? 0) * (value - (prior[j] ?? 0)));
      const hessian = Array.from({ length: size }, (_, j) => {
        const line = new Float64Array(size);
        line[j] = penalties[j] ?? 0;
        return line;
      });
      for (const { columns, target, weight } of rows) {
        const probability = 1 / (1 + Math.exp(-sumOf(columns, weights)));
        const curvature = probability * (1 - probability) * weight;
        for (const j of columns) {
          gradient[j] = (gradient[j] ?? 0) + (probability - target) * weight;
          const line = hessian[j];
          if (line !== undefined) for (const k of columns) line[k] = (line[k] ?? 0) + curvature;
        }
      }
      const change = solve(hessian, gradient);
      const scale = step < 3 ? 1 : 0.5;
      const next = weights.map((value, j) => {
        const moved = value - scale * (change[j] ?? 0);
        return moved * (prior[j] ?? 0) < 0 ? 0 : moved;
      });
      const largest = Math.max(...next.map((value, j) => Math.abs(value - (weights[j] ?? 0))));
      weights = next;
      if (largest < 1e-4) break;
    }
  }
  return weights;
}

/** Solves a symmetric positive definite system by Gaussian elimination. */
function solve(matrix: readonly Float64Array[], right: Float64Array): Float64Array {
  const size = right.length;
  const rows = matrix.map((line, j) => Float64Array.from([...line, right[j] ?? 0]));
  for (let j = 0; j < size; j += 1) {
    const pivot = rows[j] ?? new Float64Array(size + 1);
    for (let i = j + 1; i < size; i += 1) {
      const row = rows[i];
      const factor = (row?.[j] ?? 0) / (pivot[j] ?? 1);
      if (row === undefined || factor === 0) continue;
      for (let k = j; k <= size; k += 1) row[k] = (row[k] ?? 0) - factor * (pivot[k] ?? 0);
    }
  }
  const solution = new Float64Array(size);
  for (let j = size - 1; j >= 0; j -= 1) {
    const row = rows[j] ?? new Float64Array(size + 1);
    let value = row[size] ?? 0;
    for (let k = j + 1; k < size; k += 1) value -= (row[k] ?? 0) * (solution[k] ?? 0);
    solution[j] = value / (row[j] ?? 1);
  }
  return solution;
}

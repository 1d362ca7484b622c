import type { Features } from '#main/analysis/discovery/name-features.ts';
import { sigmoid, type Weights } from '#main/analysis/discovery/name-probability.ts';

/** A candidate as the regression reads it. */
export interface Example {
  readonly features: Features;
  readonly isCompany: boolean;
  /** How much it counts. */
  readonly weight: number;
}

const rounds = 250;
/** Adam (Kingma and Ba, "Adam: a method for stochastic optimization", 2015) on the whole gradient. */
const [firstDecay, secondDecay, firstStep, epsilon] = [0.9, 0.999, 0.1, 1e-8];

/** What earlier examples gave. */
export interface Prior extends Weights {
  /** The features whose weights are fitted, while all others and the bias stay as they are; null if all are. */
  readonly free: ReadonlySet<string> | null;
}

/** Weights that nothing is presumed of. */
const nothing: Prior = { bias: 0, weights: {}, free: null };

/**
 * The logistic regression that fits the examples best by weighted log loss with an L2 penalty, of the given strength, on how
 * far all weights but the bias are from those of `prior`.
 */
export function fitLogisticRegression(examples: readonly Example[], penalty: number, prior = nothing): Weights {
  const names = [
    ...new Set([...Object.keys(prior.weights), ...examples.flatMap(({ features }) => Object.keys(features))]),
  ].toSorted();
  const indices = new Map(names.map((name, index) => [name, index + 1]));
  // Index 0 is the bias, a feature that is always 1.
  const rows = examples.map(({ features, isCompany, weight }) => {
    const present = Object.entries(features).filter(([, value]) => value !== 0);
    return {
      columns: Int32Array.from([0, ...present.map(([name]) => indices.get(name) ?? 0)]),
      values: Float64Array.from([1, ...present.map(([, value]) => value)]),
      target: isCompany ? 1 : 0,
      weight,
    };
  });
  const total = rows.reduce((sum, { weight }) => sum + weight, 0);
  const size = names.length + 1;
  const [weights, gradient, first, second] = Array.from({ length: 4 }, () => new Float64Array(size)) as [
    Float64Array,
    Float64Array,
    Float64Array,
    Float64Array,
  ];
  const presumed = Float64Array.from([prior.bias, ...names.map((name) => prior.weights[name] ?? 0)]);
  weights.set(presumed);
  const { free } = prior;
  const isFree = Uint8Array.from(['', ...names], (name) => (free === null || free.has(name) ? 1 : 0));
  const at = (list: Float64Array | Int32Array | Uint8Array, index: number): number => list[index] ?? 0;
  for (let round = 1; round <= rounds; round++) {
    gradient.fill(0);
    for (const { columns, values, target, weight } of rows) {
      let sum = 0;
      for (let k = 0; k < columns.length; k++) sum += at(weights, at(columns, k)) * at(values, k);
      const error = (sigmoid(sum) - target) * weight;
      for (let k = 0; k < columns.length; k++)
        gradient[at(columns, k)] = at(gradient, at(columns, k)) + error * at(values, k);
    }
    const step = firstStep / (1 + round / 100);
    for (let j = 0; j < size; j++) {
      if (at(isFree, j) === 0) continue;
      const slope = at(gradient, j) / total + (j === 0 ? 0 : penalty * (at(weights, j) - at(presumed, j)));
      first[j] = firstDecay * at(first, j) + (1 - firstDecay) * slope;
      second[j] = secondDecay * at(second, j) + (1 - secondDecay) * slope * slope;
      const mean = at(first, j) / (1 - firstDecay ** round);
      const spread = Math.sqrt(at(second, j) / (1 - secondDecay ** round));
      weights[j] = at(weights, j) - (step * mean) / (spread + epsilon);
    }
  }
  return {
    bias: at(weights, 0),
    weights: Object.fromEntries(names.map((name, index) => [name, at(weights, index + 1)])),
  };
}

import type { Features } from './name-features.ts';
import { alone, beside, type Weights } from './name-weights.ts';

/** The probability that a candidate is a company or its product, judged without the lists it is in. */
export const probabilityAlone = (features: Features): number => probabilityBy(alone, features);

/** The same, with what the other entries of its lists are likely to be. */
export const probabilityBeside = (features: Features): number => probabilityBy(beside, features);

/**
 * Logistic regression (Cox, "The regression analysis of binary sequences", 1958): 1 / (1 + e^-(bias + Σ weight × feature)). A
 * feature without a weight counts for nothing.
 */
export function probabilityBy({ bias, weights }: Weights, features: Features): number {
  let sum = bias;
  for (const [feature, value] of Object.entries(features)) sum += (weights[feature] ?? 0) * value;
  return 1 / (1 + Math.exp(-sum));
}

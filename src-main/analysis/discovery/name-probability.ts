import type { Features } from './name-features.ts';
import fitted from './name-weights.json' with { type: 'json' };

/** A logistic regression over the features of `name-features.ts` and, for the second look, `context-features.ts`. */
export interface Weights {
  readonly bias: number;
  readonly weights: Readonly<Record<string, number>>;
}

/** Fitted by `scripts/fit-discovery.ts`; docs/methods.md says on which answers. */
const { alone, beside }: Readonly<Record<'alone' | 'beside', Weights>> = fitted;

/** The probability that a candidate is a company or its product, judged without the other candidates. */
export const probabilityAlone = (features: Features): number => probabilityBy(alone, features);

/** The same, with what the other candidates say. */
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

import { readTrees } from './boosted-trees.ts';
import type { Features } from './name-features.ts';
import trees from './name-trees.json' with { type: 'json' };
import fitted from './name-weights.json' with { type: 'json' };

/** A logistic regression over the features of `name-features.ts` and, for the second look, `context-features.ts`. */
export interface Weights {
  readonly bias: number;
  readonly weights: Readonly<Record<string, number>>;
}

/** Fitted by `scripts/fit-discovery.ts`; docs/methods.md says on which answers. */
const { alone, beside }: Readonly<Record<'alone' | 'beside', Weights>> = fitted;

/** Grown by `scripts/fit-discovery-trees.ts`. */
const logOddsOfTrees = readTrees(trees);

/** The probability that a candidate is a company or its product, judged without the other candidates. */
export const probabilityAlone = (features: Features): number => probabilityBy(alone, features);

/** The fewest candidates of a set of answers from which the trees were grown. */
const fewestCandidates = 15;

/**
 * The same, with what the other candidates say: a regression over many sets of answers, and trees over fewer, which read what it
 * says as one feature more (stacking: Wolpert, "Stacked generalization", 1992). Of answers that hardly name anything the trees
 * know none: there the regression counts for the rest.
 *
 * @param candidates number of candidates in all answers
 */
export function probabilityBeside(features: Features, candidates: number): number {
  const all = stacked(features);
  const ofTrees = Math.min(1, candidates / fewestCandidates);
  return sigmoid(ofTrees * logOddsOfTrees(all) + (1 - ofTrees) * all.regression);
}

/** The features that the trees read: also the log odds of the regression. */
export const stacked = (features: Features): Features & { readonly regression: number } => ({
  ...features,
  regression: logOddsBy(beside, features),
});

/**
 * Logistic regression (Cox, "The regression analysis of binary sequences", 1958): 1 / (1 + e^-(bias + Σ weight × feature)). A
 * feature without a weight counts for nothing.
 */
export const probabilityBy = (weights: Weights, features: Features): number => sigmoid(logOddsBy(weights, features));

function logOddsBy({ bias, weights }: Weights, features: Features): number {
  let sum = bias;
  for (const feature in features) sum += (weights[feature] ?? 0) * (features[feature] ?? 0);
  return sum;
}

/** The probability that log odds stand for. */
export const sigmoid = (logOdds: number): number => 1 / (1 + Math.exp(-logOdds));

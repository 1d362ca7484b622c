import type { Features } from './name-features.ts';

/**
 * Small decision trees whose leaves are added up (Friedman, "Greedy function approximation: a gradient boosting machine", Annals of
 * Statistics 29 (2001)).
 */
export interface BoostedTrees {
  /** The features that the trees ask for, by number. */
  readonly features: readonly string[];
  /** Log odds before the first tree. */
  readonly bias: number;
  /**
   * Each tree as nodes of three numbers, the root first. A split: the number of a feature, the greatest value with which one goes on
   * to the next node, and where the node is to which one goes otherwise. A leaf: -1, its log odds, 0.
   */
  readonly trees: readonly (readonly number[])[];
}

export const [nodeSize, leafMark] = [3, -1];

/** A function of features, of which one that is not given is 0: what the trees say, as log odds. */
export function readTrees({ features, bias, trees }: BoostedTrees): (given: Features) => number {
  const numbers = new Map(features.map((name, number) => [name, number]));
  const packed = trees.map((tree) => Float64Array.from(tree));
  return (given) => {
    const values = new Float64Array(features.length);
    for (const [name, value] of Object.entries(given)) {
      const number = numbers.get(name);
      if (number !== undefined) values[number] = value;
    }
    return packed.reduce((sum, tree) => sum + leafOf(tree, values), bias);
  };
}

function leafOf(tree: Float64Array, values: Float64Array): number {
  let at = 0;
  for (;;) {
    const [feature, value] = [tree[at] ?? leafMark, tree[at + 1] ?? 0];
    if (feature === leafMark) return value;
    at = (values[feature] ?? 0) <= value ? at + nodeSize : (tree[at + 2] ?? 0);
  }
}

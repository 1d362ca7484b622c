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
  const packed = trees.map(pack);
  const values = new Float64Array(features.length);
  return (given) => {
    values.fill(0);
    for (const name in given) {
      const number = numbers.get(name);
      if (number !== undefined) values[number] = given[name] ?? 0;
    }
    let sum = bias;
    for (const tree of packed) sum += leafOf(tree, values);
    return sum;
  };
}

/** The nodes of a tree by what they hold. */
interface PackedTree {
  readonly features: Int32Array;
  readonly values: Float64Array;
  /** By number of node. */
  readonly above: Int32Array;
}

function pack(nodes: readonly number[]): PackedTree {
  const every = (offset: number) => nodes.filter((_, index) => index % nodeSize === offset);
  return {
    features: Int32Array.from(every(0)),
    values: Float64Array.from(every(1)),
    above: Int32Array.from(every(2), (at) => at / nodeSize),
  };
}

function leafOf({ features, values, above }: PackedTree, given: Float64Array): number {
  let node = 0;
  for (;;) {
    const feature = features[node] ?? leafMark;
    const value = values[node] ?? 0;
    if (feature === leafMark) return value;
    node = (given[feature] ?? 0) <= value ? node + 1 : (above[node] ?? 0);
  }
}

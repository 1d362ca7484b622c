import { leafMark, nodeSize, type BoostedTrees } from '#main/analysis/discovery/boosted-trees.ts';
import { sigmoid } from '#main/analysis/discovery/name-probability.ts';
import { seededRandom } from '#main/analysis/intervals/random.ts';
import { columnsOf, type Column } from './binned-columns.ts';
import type { Example } from './logistic-regression.ts';

/** How trees are grown. */
export interface Growth {
  readonly trees: number;
  /** What of a leaf's best value counts. */
  readonly step: number;
  /** Most leaves of a tree. */
  readonly leaves: number;
  /** Fewest examples of a leaf. */
  readonly fewest: number;
  /** Strength of the penalty on the values of leaves. */
  readonly penalty: number;
  /** The share of the features that each split chooses from, and of the examples that each tree sees. */
  readonly featureShare: number;
  readonly exampleShare: number;
  readonly seed: number;
}

interface Leaf {
  readonly examples: Int32Array;
  /** Sums of the first and second derivatives of the loss. */
  gradient: number;
  curvature: number;
  split: Split | null;
  /** Once it is split. */
  children: readonly [Leaf, Leaf] | null;
}

interface Split {
  readonly column: number;
  /** The last bin that goes to the first child. */
  readonly bin: number;
  readonly gain: number;
}

/** First and second derivatives of the loss by example. */
type Slopes = Readonly<Record<'gradients' | 'curvatures', Float64Array>>;

/**
 * Gradient boosting of the weighted log loss with second derivatives, trees grown at the leaf that gains most (Friedman, Annals of
 * Statistics 29 (2001); Chen and Guestrin, "XGBoost", KDD (2016), equations 5 to 7), each from a part of the examples (Friedman,
 * "Stochastic gradient boosting", 2002). The same seed gives the same trees.
 */
export function growTrees(examples: readonly Example[], growth: Growth): BoostedTrees {
  const columns = columnsOf(examples.map(({ features }) => features));
  const chance = seededRandom(growth.seed);
  const targets = examples.map(({ isCompany }) => (isCompany ? 1 : 0));
  const weights = examples.map(({ weight }) => weight);
  const mean = sum(targets.map((target, index) => target * at(weights, index))) / sum(weights);
  const bias = Math.log(mean / (1 - mean));
  const odds = new Float64Array(examples.length).fill(bias);
  const slopes: Slopes = {
    gradients: new Float64Array(examples.length),
    curvatures: new Float64Array(examples.length),
  };
  const trees: number[][] = [];
  for (let round = 0; round < growth.trees; round++) {
    for (let index = 0; index < examples.length; index++) {
      const probability = sigmoid(at(odds, index));
      slopes.gradients[index] = at(weights, index) * (probability - at(targets, index));
      slopes.curvatures[index] = at(weights, index) * probability * (1 - probability);
    }
    const seen = Int32Array.from(examples.keys()).filter(() => chance() < growth.exampleShare);
    const root = growTree(columns, slopes, seen, growth, chance);
    trees.push(nodesOf(root, columns, growth));
    for (let index = 0; index < examples.length; index++)
      odds[index] = at(odds, index) + growth.step * valueOf(root, columns, index, growth);
  }
  return withUsedFeatures(trees, columns, bias);
}

function growTree(
  columns: readonly Column[],
  slopes: Slopes,
  examples: Int32Array,
  growth: Growth,
  chance: () => number,
): Leaf {
  const leafOf = (some: Int32Array): Leaf => {
    const leaf: Leaf = { examples: some, gradient: 0, curvature: 0, split: null, children: null };
    for (const index of some) {
      leaf.gradient += at(slopes.gradients, index);
      leaf.curvature += at(slopes.curvatures, index);
    }
    leaf.split = bestSplit(leaf, columns, slopes, growth, chance);
    return leaf;
  };
  const root = leafOf(examples);
  const leaves = [root];
  while (leaves.length < growth.leaves) {
    const [best] = leaves.toSorted((a, b) => (b.split?.gain ?? 0) - (a.split?.gain ?? 0));
    if (best?.split == null) break;
    const { column, bin } = best.split;
    const bins = columns[column]?.bins ?? new Uint8Array();
    best.children = [
      leafOf(best.examples.filter((index) => at(bins, index) <= bin)),
      leafOf(best.examples.filter((index) => at(bins, index) > bin)),
    ];
    leaves.splice(leaves.indexOf(best), 1, ...best.children);
  }
  return root;
}

const smallestGain = 1e-6;

/** The split of a leaf that gains most; null if none gains. */
function bestSplit(
  { examples, gradient, curvature }: Leaf,
  columns: readonly Column[],
  { gradients, curvatures }: Slopes,
  { fewest, penalty, featureShare }: Growth,
  chance: () => number,
): Split | null {
  if (examples.length < 2 * fewest) return null;
  const score = (slope: number, bend: number): number => (slope * slope) / (bend + penalty);
  const whole = score(gradient, curvature);
  let best: Split | null = null;
  for (const [column, { bins, limits }] of columns.entries()) {
    if (chance() >= featureShare) continue;
    const size = limits.length + 1;
    const [slopes, bends, counts] = [new Float64Array(size), new Float64Array(size), new Int32Array(size)];
    for (const index of examples) {
      const bin = at(bins, index);
      slopes[bin] = at(slopes, bin) + at(gradients, index);
      bends[bin] = at(bends, bin) + at(curvatures, index);
      counts[bin] = at(counts, bin) + 1;
    }
    let [slope, bend, count] = [0, 0, 0];
    for (let bin = 0; bin < limits.length; bin++) {
      slope += at(slopes, bin);
      bend += at(bends, bin);
      count += at(counts, bin);
      if (count < fewest) continue;
      if (examples.length - count < fewest) break;
      const gain = score(slope, bend) + score(gradient - slope, curvature - bend) - whole;
      if (gain > (best?.gain ?? smallestGain)) best = { column, bin, gain };
    }
  }
  return best;
}

const leafValue = ({ gradient, curvature }: Leaf, { penalty }: Growth): number => -gradient / (curvature + penalty);

/** A tree as its nodes, with the numbers of columns for those of features. */
function nodesOf(root: Leaf, columns: readonly Column[], growth: Growth): number[] {
  const nodes: number[] = [];
  const write = (leaf: Leaf): void => {
    const { split, children } = leaf;
    if (children === null || split === null) {
      nodes.push(leafMark, round(growth.step * leafValue(leaf, growth)), 0);
      return;
    }
    const start = nodes.length;
    nodes.push(split.column, columns[split.column]?.limits[split.bin] ?? 0, 0);
    write(children[0]);
    nodes[start + 2] = nodes.length;
    write(children[1]);
  };
  write(root);
  return nodes;
}

/** What a tree says of an example. */
function valueOf(root: Leaf, columns: readonly Column[], example: number, growth: Growth): number {
  let leaf = root;
  while (leaf.children !== null && leaf.split !== null) {
    const bin = at(columns[leaf.split.column]?.bins ?? [], example);
    leaf = leaf.children[bin <= leaf.split.bin ? 0 : 1];
  }
  return leafValue(leaf, growth);
}

/** Leaves out the features that no tree asks for. */
function withUsedFeatures(
  trees: readonly (readonly number[])[],
  columns: readonly Column[],
  bias: number,
): BoostedTrees {
  const isSplit = (nodes: readonly number[], index: number) => index % nodeSize === 0 && nodes[index] !== leafMark;
  const used = [...new Set(trees.flatMap((nodes) => nodes.filter((_, index) => isSplit(nodes, index))))].toSorted(
    (a, b) => a - b,
  );
  const numbers = new Map(used.map((column, number) => [column, number]));
  return {
    features: used.map((column) => columns[column]?.name ?? ''),
    bias: round(bias),
    trees: trees.map((nodes) =>
      nodes.map((value, index) => (isSplit(nodes, index) ? (numbers.get(value) ?? 0) : value)),
    ),
  };
}

const round = (value: number): number => Math.round(value * 1e4) / 1e4;
const at = (list: ArrayLike<number>, index: number): number => list[index] ?? 0;
const sum = (list: readonly number[]): number => list.reduce((all, one) => all + one, 0);

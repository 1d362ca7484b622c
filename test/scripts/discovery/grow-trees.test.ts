import { describe, expect, it } from 'vitest';
import { readTrees } from '#main/analysis/discovery/boosted-trees.ts';
import { growTrees, type Growth } from '../../../scripts/discovery/grow-trees.ts';
import type { Example } from '../../../scripts/discovery/logistic-regression.ts';

const growth: Growth = {
  ...{ trees: 60, step: 0.2, leaves: 4, fewest: 5, penalty: 1 },
  ...{ featureShare: 1, exampleShare: 0.8, seed: 1 },
};
/** Companies are those of which exactly one of two signs speaks, which no sum of weights can say. */
const examples: readonly Example[] = Array.from({ length: 400 }, (_, index) => {
  const [a, b, noise] = [index % 2, (index >> 1) % 2, (index * 37) % 101];
  return { features: { a, b, noise, always: 3 }, isCompany: a !== b, weight: 1 };
});

describe('growing trees', () => {
  const grown = growTrees(examples, growth);
  const logOddsOf = readTrees(grown);

  it('finds what two features say only together', () => {
    for (const { features, isCompany } of examples) expect(logOddsOf(features) > 0).toBe(isCompany);
  });

  it('gives the same trees for the same seed, and others for another', () => {
    expect(growTrees(examples, growth)).toEqual(grown);
    expect(growTrees(examples, { ...growth, seed: 2 })).not.toEqual(grown);
  });

  it('keeps only the features that a tree asks for', () => {
    expect(grown.features).not.toContain('always');
    expect(grown.features).toEqual(expect.arrayContaining(['a', 'b']));
  });

  it('grows a single leaf where no split has enough examples on both sides', () => {
    const { trees } = growTrees(examples.slice(0, 8), growth);
    expect(new Set(trees.map(({ length }) => length))).toEqual(new Set([3]));
  });

  it('says the share of companies, as log odds, where it has learnt nothing', () => {
    const { bias } = growTrees(examples.slice(0, 8), { ...growth, trees: 0 });
    expect(bias).toBe(0);
  });
});

import { describe, expect, it } from 'vitest';
import { readTrees } from '#main/analysis/discovery/boosted-trees.ts';

const leaf = (logOdds: number) => [-1, logOdds, 0];

describe('boosted trees', () => {
  const logOddsOf = readTrees({
    features: ['known', 'answers'],
    bias: 1,
    trees: [
      // Known: 10; otherwise by answers up to 2: 20, more: 30.
      [0, 0.5, 12, 1, 2, 9, ...leaf(20), ...leaf(30), ...leaf(10)],
      leaf(100),
    ],
  });

  it.each([
    [{}, 121],
    [{ known: 0.5, answers: 2 }, 121],
    [{ answers: 2.01 }, 131],
    [{ known: 1 }, 111],
    [{ known: 1, answers: 9, other: 7 }, 111],
  ])('add the leaf of each tree to the bias: %o', (features, logOdds) => {
    expect(logOddsOf(features)).toBe(logOdds);
  });
});

import { describe, expect, it } from 'vitest';
import { siblingFeatures } from '#main/analysis/discovery/sibling-features.ts';

const probabilities = new Map([
  ['a', 0.9],
  ['b', 0.7],
  ['c', 0.1],
  ['other', 0.3],
]);

describe('what the lists of a candidate say', () => {
  it('is the mean probability of the other entries, relative to one half', () => {
    const features = siblingFeatures([[['a'], ['b'], ['c']]], probabilities);
    expect(features.get('a')?.['siblings']).toBeCloseTo((0.7 + 0.1) / 2 - 0.5);
    expect(features.get('c')?.['siblings']).toBeCloseTo((0.9 + 0.7) / 2 - 0.5);
  });

  it('counts an entry with several names by its most probable one', () => {
    const features = siblingFeatures([[['a', 'other'], ['b']]], probabilities);
    expect(features.get('b')?.['siblings']).toBeCloseTo(0.9 - 0.5);
    expect(features.get('other')).toEqual(features.get('a'));
  });

  it('averages over lists, tells the best, and counts for more in several', () => {
    const lists = [
      [['a'], ['b']],
      [['a'], ['c']],
    ];
    const { a, b } = Object.fromEntries(siblingFeatures(lists, probabilities));
    expect(a?.['siblings']).toBeCloseTo(0.4 - 0.5);
    expect(a?.['best siblings']).toBeCloseTo(0.7 - 0.5);
    expect(a?.['several lists']).toBeCloseTo((1 / 3) * (0.4 - 0.5));
    expect(b?.['several lists']).toBeCloseTo(0);
  });

  it('takes an entry that was never judged for no company, and a name without lists has no features', () => {
    const features = siblingFeatures([[['a'], ['new']]], probabilities);
    expect(features.get('a')?.['siblings']).toBe(-0.5);
    expect(features.has('b')).toBe(false);
  });
});

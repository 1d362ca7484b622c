import { describe, expect, it } from 'vitest';
import { compareValues, nextSort } from '../../../src-renderer/components/sorting.ts';

describe('a click on the head of a column', () => {
  it('sorts figures from the top and words from A, then the other way, then not', () => {
    const figure = { id: 'count', numeric: true };
    const word = { id: 'query' };
    expect(nextSort(null, figure)).toEqual({ column: 'count', descending: true });
    expect(nextSort({ column: 'count', descending: true }, figure)).toEqual({ column: 'count', descending: false });
    expect(nextSort({ column: 'count', descending: false }, figure)).toBeNull();
    expect(nextSort({ column: 'count', descending: true }, word)).toEqual({ column: 'query', descending: false });
    expect(nextSort({ column: 'query', descending: true }, word)).toBeNull();
  });
});

describe('the order of values', () => {
  it('is by size for figures and as people order words, numbers in them by size', () => {
    expect([10, 9, -1].toSorted(compareValues)).toEqual([-1, 9, 10]);
    expect(['Zoho', 'Éclair', 'Team 10', 'Team 9', 'ecole'].toSorted(compareValues)).toEqual([
      'Éclair',
      'ecole',
      'Team 9',
      'Team 10',
      'Zoho',
    ]);
  });
});

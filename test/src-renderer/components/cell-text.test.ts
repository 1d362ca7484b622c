import { describe, expect, it } from 'vitest';
import { cellText, columnDecimals } from '../../../src-renderer/components/cell-text.ts';

describe('the figures of a plain table', () => {
  it('have one decimal throughout a column when one of them needs it', () => {
    const rows = [
      ['a', 30, 40],
      ['b', 51.3, 39],
      ['c', null, 1200],
    ];
    const decimals = columnDecimals({ header: ['Name', 'Score', 'Answers'], rows });
    expect(decimals).toEqual([0, 1, 0]);
    expect(rows.map((row) => row.map((value, column) => cellText(value, decimals[column] ?? 0)))).toEqual([
      ['a', '30.0', '40'],
      ['b', '51.3', '39'],
      ['c', '–', '1,200'],
    ]);
  });
});

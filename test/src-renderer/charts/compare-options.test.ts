import { describe, expect, it } from 'vitest';
import { compareOptions, lineLook } from '../../../src-renderer/charts/compare-options.ts';

describe('query groups compared', () => {
  it('has one line per group, told apart by dash as well as by colour', () => {
    const points = [{ date: '2026-11-03', score: 40 }];
    const { series } = compareOptions(
      [
        { id: 7, title: 'A', points },
        { id: 8, title: 'B', points },
      ],
      'dark',
    );
    const list = Array.isArray(series) ? series : [];
    expect(list.map((one) => one.data)).toEqual([[['2026-11-03', 40]], [['2026-11-03', 40]]]);
    expect(lineLook(0, 'dark').dash).not.toEqual(lineLook(1, 'dark').dash);
    expect(lineLook(0, 'dark').colour).not.toBe(lineLook(1, 'dark').colour);
  });
});

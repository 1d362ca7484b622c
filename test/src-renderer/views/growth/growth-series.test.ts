import { describe, expect, it } from 'vitest';
import { groupGrowth } from '../../../../src-renderer/views/growth/growth-series.ts';

const growth = {
  perScan: [
    {
      queryGroupId: 1,
      queryGroupTitle: 'A',
      data: [
        { date: '2026-10-01', aiPlatform: 'chatgpt', score: 40, executionId: 5 },
        { date: '2026-11-01', aiPlatform: 'aioverview', score: 20, executionId: 6 },
      ],
    },
    { queryGroupId: 2, queryGroupTitle: 'B', data: [] },
  ],
  overview: [
    {
      queryGroupId: 1,
      queryGroupTitle: 'A',
      data: [{ startDate: '2026-09-02', endDate: '2026-10-01', aiPlatform: 'chatgpt', score: 41 }],
    },
  ],
};
const all = { group: null, from: null, to: null };

describe('growth by query group', () => {
  it('joins scans and averages per platform; a group without scans is left out', () => {
    const [only, ...rest] = groupGrowth(growth, all);
    expect(rest).toEqual([]);
    expect(only?.trend.map((entry) => [entry.platform, entry.scans.length, entry.rolling])).toEqual([
      ['chatgpt', 1, [{ date: '2026-10-01', score: 41 }]],
      ['aioverview', 1, []],
    ]);
  });

  it('keeps to the period, both days included, and to the group', () => {
    expect(
      groupGrowth(growth, { ...all, from: '2026-10-01', to: '2026-10-01' })[0]?.trend.map((entry) => entry.platform),
    ).toEqual(['chatgpt']);
    expect(groupGrowth(growth, { ...all, group: 2 })).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import {
  growthHeader,
  growthRows,
  platformsOf,
  type GroupGrowth,
} from '../../../../src-renderer/views/growth/growth-series.ts';

const measure = { value: 50, low: 28, high: 72, successes: 10, n: 20, exploratory: true };
const group = (queryGroupId: number, platform: string): GroupGrowth => ({
  queryGroupId,
  queryGroupName: `Group ${queryGroupId}`,
  platforms: [
    {
      platform,
      scans: [{ date: '2026-11-10', score: 50, low: 28, high: 72, n: 20, executionId: 5 }],
      rolling: [{ date: '2026-11-10', score: 47.5 }],
      latest: { from: '2026-10-12', to: '2026-11-10', score: measure },
      before: null,
      change: null,
    },
  ],
});

describe('growth as a table', () => {
  it('has each scan with its interval and n, and each average without', () => {
    const rows = growthRows(group(1, 'chatgpt'));
    expect(rows).toEqual([
      ['ChatGPT', '2026-11-10', 'scan', 50, 28, 72, 20],
      ['ChatGPT', '2026-11-10', '30-day average', 47.5, null, null, null],
    ]);
    expect(rows.every((row) => row.length === growthHeader.length)).toBe(true);
  });

  it('names every platform once', () => {
    expect(platformsOf([group(1, 'chatgpt'), group(2, 'chatgpt'), group(3, 'aioverview')])).toEqual([
      'chatgpt',
      'aioverview',
    ]);
  });
});

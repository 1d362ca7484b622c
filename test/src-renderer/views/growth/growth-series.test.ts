import { describe, expect, it } from 'vitest';
import { trendHeader, trendRows } from '../../../../src-renderer/format/trend-table.ts';
import { platformsOf, queryEdits, type GroupGrowth } from '../../../../src-renderer/views/growth/growth-series.ts';

const measure = { value: 50, low: 28, high: 72, successes: 10, n: 20, exploratory: true };
const group = (queryGroupId: number, platform: string): GroupGrowth => ({
  queryGroupId,
  queryGroupName: `Group ${queryGroupId}`,
  platforms: [
    {
      platform,
      scans: [{ date: '2026-11-10', score: 50, low: 28, high: 72, n: 20, executionId: 5 }],
      rolling: [{ date: '2026-11-10', score: 47.5, low: 30, high: 65 }],
      latest: { from: '2026-10-12', to: '2026-11-10', score: measure },
      before: null,
      change: {
        verdict: 'too_early_to_tell',
        difference: null,
        low: null,
        high: null,
        pairedQueries: 0,
        unpairedQueries: 0,
      },
    },
  ],
});

describe('growth as a table', () => {
  it('has each scan with its interval and n, and each 30-day score with its interval', () => {
    const rows = trendRows(group(1, 'chatgpt').platforms);
    expect(rows).toEqual([
      ['ChatGPT', '2026-11-10', 'scan', 50, 28, 72, 20],
      ['ChatGPT', '2026-11-10', '30-day score', 47.5, 30, 65, null],
    ]);
    expect(rows.every((row) => row.length === trendHeader.length)).toBe(true);
  });

  it('names every platform once', () => {
    expect(platformsOf([group(1, 'chatgpt'), group(2, 'chatgpt'), group(3, 'aioverview')])).toEqual([
      'chatgpt',
      'aioverview',
    ]);
  });
});

describe('edits of the queries in the chart', () => {
  const edit = (at: string, added: string[], deleted: string[], comments = '') => ({
    revisionId: 1,
    at,
    comments,
    added,
    deleted,
  });
  const year: GroupGrowth = {
    ...group(1, 'chatgpt'),
    platforms: group(1, 'chatgpt').platforms.map((entry) => ({
      ...entry,
      scans: ['2026-01-10', '2026-11-10'].map((date) => ({
        date,
        score: 50,
        low: 28,
        high: 72,
        n: 20,
        executionId: 5,
      })),
    })),
  };

  it('are those within the days shown, oldest first, without the making of the group', () => {
    const history = [
      edit('2026-11-30T09:00:00Z', ['late'], []),
      edit('2026-09-02T09:00:00Z', ['one', 'two'], ['three'], 'Gmail asked about'),
      edit('2026-03-01T23:30:00Z', [], ['four']),
      edit('2026-01-10T09:00:00Z', ['all of them'], []),
    ];
    expect(queryEdits(history, year, 'Europe/Berlin')).toEqual([
      { date: '2026-03-02', words: '1 query removed' },
      { date: '2026-09-02', words: '2 queries added · 1 query removed · Gmail asked about' },
    ]);
    expect(queryEdits([], year, 'UTC')).toEqual([]);
  });
});

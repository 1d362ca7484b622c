import { describe, expect, test } from 'vitest';
import { addDays } from '#shared/domain/dates.ts';
import { changeWindows } from '#main/analysis/intervals/change-windows.ts';
import { levelOf } from '#main/analysis/intervals/change-budget.ts';
import { outcomeMatrix, type SeriesScan } from '#main/analysis/intervals/outcome-matrix.ts';
import { pairedDifference } from '#main/analysis/intervals/paired-difference.ts';
import {
  blockLengthOf,
  blocksOf,
  knownCorrelation,
  scanEffect,
  scanVariation,
} from '#main/analysis/intervals/scan-variation.ts';
import { standingChange } from '#main/analysis/intervals/standing-change.ts';

/** Scans a week apart; each row holds the outcome of every query, null for none. */
const weekly = (...rows: (readonly (0 | 1 | null)[])[]): SeriesScan[] =>
  rows.map((row, week) => ({
    date: addDays('2026-01-05', 7 * week),
    outcomes: row.flatMap((outcome, query) => (outcome === null ? [] : [{ query, successes: outcome, n: 1 }])),
  }));
const matrixOf = (...rows: (readonly (0 | 1 | null)[])[]) => outcomeMatrix(weekly(...rows));

/** `weeks` scans of 60 queries, of which the first `named` name the brand. */
const steady = (weeks: number, named: number, from = 0): SeriesScan[] =>
  Array.from({ length: weeks }, (_, week) => ({
    date: addDays('2026-01-05', 7 * (from + week)),
    outcomes: Array.from({ length: 60 }, (_, query) => {
      // Two queries of ten are uncertain.
      const uncertain = query % 5 === 0 && (query + week) % 2 === 0;
      return { query, successes: query < named || uncertain ? 1 : 0, n: 1 };
    }),
  }));

describe('the outcomes of a series', () => {
  test('are one row per day: samples and scans of a day are averaged by query', () => {
    const matrix = outcomeMatrix([
      { date: '2026-02-02', outcomes: [{ query: 1, successes: 1, n: 4 }] },
      { date: '2026-02-01', outcomes: [{ query: 2, successes: 2, n: 2 }] },
      { date: '2026-02-02', outcomes: [{ query: 1, successes: 2, n: 2 }] },
      { date: '2026-02-03', outcomes: [{ query: 1, successes: 0, n: 0 }] },
    ]);
    expect(matrix.dates).toEqual(['2026-02-01', '2026-02-02']);
    expect([...matrix.values]).toEqual([Number.NaN, 1, 0.5, Number.NaN]);
  });
});

describe('the paired difference', () => {
  test('weighs queries by Mantel and Haenszel; queries of one side are counted only', () => {
    // Query 0: 1/2 later, 0/2 earlier, weight 1. Query 1: 1/1 later, 1/2 earlier, weight 2/3. Queries 2 and 3: one side only.
    const matrix = matrixOf([0, 1, 1, null], [0, 0, null, null], [1, null, null, 1], [0, 1, null, 1]);
    const { difference, paired, laterOnly, earlierOnly, variance, scanWeight } = pairedDifference(
      matrix,
      { start: 2, end: 4 },
      { start: 0, end: 2 },
    );
    expect(difference).toBeCloseTo((1 * 0.5 + (2 / 3) * 0.5) / (5 / 3), 12);
    expect([paired, laterOnly, earlierOnly]).toEqual([2, 1, 1]);
    // s² of query 0 over 1, 0, 0, 0 is 1/4; of query 1 over 1, 1, 0 it is 1/3.
    expect(variance).toBeCloseTo((1 / 4 + (2 / 3) * (1 / 3)) / (5 / 3) ** 2, 12);
    // Each scan's weight: later 0.3 and 0.3 + 0.4, earlier 0.5 and 0.5.
    expect(scanWeight).toBeCloseTo(0.3 ** 2 + 0.7 ** 2 + 2 * 0.5 ** 2, 12);
  });

  test('does not exist if no query was asked on both sides', () => {
    const matrix = matrixOf([1, null], [null, 1]);
    expect(pairedDifference(matrix, { start: 1, end: 2 }, { start: 0, end: 1 })).toMatchObject({
      difference: null,
      paired: 0,
      laterOnly: 1,
      earlierOnly: 1,
    });
  });
});

describe('the variation between scans', () => {
  test('worked by hand: scans that agree in the mean vary less than independent answers', () => {
    // Each query is named in half of the scans, each scan names half of the queries.
    const matrix = matrixOf([1, 0], [0, 1], [1, 0], [0, 1]);
    const variation = scanVariation(matrix, [{ start: 0, end: 4 }]);
    // Σ s²(1 − 1/n)/m² = 4 × 2 × (1/4)/4.
    expect(variation).toEqual({ observed: 0, expected: 0.5, degrees: 3, queries: 2 });
  });

  test('worked by hand: scans in which all queries move together', () => {
    const variation = scanVariation(matrixOf([1, 1], [0, 0], [1, 1], [0, 0]), [{ start: 0, end: 4 }]);
    expect(variation.observed / variation.expected).toBeCloseTo(2, 12);
    // D = 1 + (m − 1)ρ: two queries that always agree have a correlation of 1.
    expect(knownCorrelation([variation])).toEqual({ correlation: 1, degrees: 3 });
    // Averaged with the prior of two degrees at 1.
    expect(scanEffect(variation)).toMatchObject({ degrees: 5, effect: (2 + 3 * 2) / 5 });
  });

  test('is not raised by missing queries, nor by different ones', () => {
    const variation = scanVariation(matrixOf([1, 0, null, 1], [null, 0, 0, 1], [1, null, 0, 1], [1, 0, 0, null]), [
      { start: 0, end: 4 },
    ]);
    // Three queries per scan: two of three answers each, or four of four.
    expect(variation).toMatchObject({ observed: 0, expected: 0, queries: 3 });
    expect(variation.degrees).toBeCloseTo(4 * (2 / 3), 12);
  });

  test('counts between groups that are scanned on different days: blocks hold four scans of each', () => {
    // Two groups of two queries, in turn; each scan names all or none.
    const scan = (row: number, named: 0 | 1): (0 | 1 | null)[] =>
      row % 2 === 0 ? [named, named, null, null] : [null, null, named, named];
    const matrix = matrixOf(...([1, 1, 0, 0, 1, 1, 0, 0] as const).map((named, row) => scan(row, named)));
    const rows = { start: 0, end: 8 };
    expect(blockLengthOf(matrix)).toBe(8);
    expect(blockLengthOf(matrixOf([1, 0], [0, 1], [1, 0]))).toBe(4);
    const variation = scanVariation(matrix, blocksOf(rows, blockLengthOf(matrix)));
    // The same as of each group by itself: D of two queries that always agree, three degrees of freedom each.
    expect(variation.observed / variation.expected).toBeCloseTo(2, 12);
    expect(variation).toMatchObject({ degrees: 6, queries: 2 });
  });

  test('is taken from blocks of four to seven scans', () => {
    const lengths = (scans: number) => blocksOf({ start: 0, end: scans }).map(({ start, end }) => end - start);
    expect([1, 2, 3, 7, 8, 13].map(lengths)).toEqual([[], [2], [3], [7], [4, 4], [4, 4, 5]]);
  });
});

describe('when a series is judged', () => {
  const days = (count: number, gap: number) =>
    Array.from({ length: count }, (_, index) => addDays('2026-01-05', gap * index));
  test.each([
    { label: 'seven weekly scans: too early', dates: days(7, 7), look: null },
    { label: 'eight, of which three are before the last 30 days', dates: days(8, 7), look: 0 },
    { label: 'nine: the first with four per side', dates: days(9, 7), look: 1 },
    { label: 'half a year', dates: days(26, 7), look: 18 },
    { label: 'a month of daily scans: too early', dates: days(40, 1), look: null },
    { label: 'four and four', dates: days(8, 8), look: 1 },
    { label: 'eight monthly scans', dates: days(8, 30), look: null },
    { label: 'eleven monthly scans', dates: days(11, 30), look: 3 },
  ])('$label', ({ dates, look }) => {
    expect(changeWindows(dates).look?.number ?? null).toBe(look);
  });

  test('scans that are too old to be compared have been looked at too', () => {
    const all = days(40, 42);
    const lastYear = all.slice(-9);
    expect(changeWindows(lastYear).look?.number).toBe(1);
    expect(changeWindows(lastYear, all).look?.number).toBe(32);
  });

  test('the budget of half a year is a thirtieth, whatever the number of scans', () => {
    for (const scansInHalfYear of [10, 26, 60, 182]) {
      const looks = Math.min(100, scansInHalfYear);
      const spent = Array.from({ length: looks }, (_, index) => levelOf({ number: index + 1, scansInHalfYear }, 1));
      // A union bound: the looks overlap, so that the true probability is smaller.
      expect(spent.reduce((sum, level) => sum + level, 0)).toBeLessThan(1 / 30);
      expect(levelOf({ number: 3, scansInHalfYear }, 5)).toBeCloseTo((spent[2] ?? 0) / 5, 12);
    }
  });
});

describe('a change', () => {
  test('rises and falls alike', () => {
    const up = standingChange([...steady(8, 20), ...steady(5, 40, 8)]);
    const down = standingChange([...steady(8, 40), ...steady(5, 20, 8)]);
    expect(up).toMatchObject({ verdict: 'rose', paired: 60, laterOnly: 0, earlierOnly: 0 });
    expect(down.verdict).toBe('fell');
    expect(up.difference).toBeCloseTo(-(down.difference ?? 0), 12);
    expect(up.interval?.low).toBeGreaterThan(0);
  });

  test('is within noise if nothing moved, and too early to tell with few scans', () => {
    expect(standingChange(steady(13, 30)).verdict).toBe('within_noise');
    expect(standingChange(steady(7, 30))).toMatchObject({ verdict: 'too_early_to_tell', interval: null });
    expect(standingChange([])).toMatchObject({ verdict: 'too_early_to_tell', difference: null, paired: 0 });
  });

  test('is harder to claim for one of many series', () => {
    const scans = [...steady(8, 30), ...steady(5, 34, 8)];
    const width = (series: number) => {
      const { low = 0, high = 0 } = standingChange(scans, { series }).interval ?? {};
      return high - low;
    };
    expect(width(12)).toBeGreaterThan(1.1 * width(1));
  });

  test('is not claimed while few scans vary much, unless other series show how much they vary', () => {
    const jumping = Array.from({ length: 9 }, (_, week) => steady(1, week % 2 === 0 ? 15 : 45, week)).flat();
    expect(standingChange(jumping).verdict).toBe('too_early_to_tell');
    expect(standingChange(jumping, { known: { correlation: 0.3, degrees: 100 } }).verdict).toBe('within_noise');
  });

  test('of the query set is no change of the score', () => {
    const other = steady(5, 60, 8).map(({ date, outcomes }) => ({
      date,
      outcomes: outcomes.map((outcome) => ({ ...outcome, query: `other ${outcome.query}` })),
    }));
    expect(standingChange([...steady(8, 10), ...other])).toMatchObject({
      verdict: 'too_early_to_tell',
      difference: null,
      laterOnly: 60,
      earlierOnly: 60,
    });
  });
});

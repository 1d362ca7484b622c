import { describe, expect, test } from 'vitest';
import { clusterRateDifference, rateDifference } from '#main/analysis/intervals/difference.ts';
import { seededRandom } from '#main/analysis/intervals/random.ts';
import { executions } from '#test/support/random-rates.ts';

describe("the difference of two rates is method 10 of Newcombe's table II (1998)", () => {
  test.each([
    [56, 70, 48, 80, 0.0524, 0.3339],
    [9, 10, 3, 10, 0.1705, 0.809],
    [6, 7, 2, 7, 0.0582, 0.8062],
    [5, 56, 0, 29, -0.0381, 0.1926],
    [0, 10, 0, 20, -0.1611, 0.2775],
    [0, 10, 0, 10, -0.2775, 0.2775],
    [10, 10, 0, 20, 0.6791, 1],
    [10, 10, 0, 10, 0.6075, 1],
  ])('%i/%i − %i/%i', (a, m, b, n, low, high) => {
    const difference = rateDifference({ successes: a, n: m }, { successes: b, n });
    expect(difference?.difference).toBeCloseTo(a / m - b / n, 12);
    expect(difference?.low).toBeCloseTo(low, 4);
    expect(difference?.high).toBeCloseTo(high, 4);
    expect(difference?.isChange).toBe(low > 0);
  });
});

describe('a change', () => {
  test('is found in both directions, with mirrored intervals', () => {
    const [up, down] = [
      rateDifference({ successes: 120, n: 150 }, { successes: 80, n: 150 }),
      rateDifference({ successes: 80, n: 150 }, { successes: 120, n: 150 }),
    ];
    expect(up?.isChange && down?.isChange).toBe(true);
    expect(up?.low).toBeCloseTo(-(down?.high ?? 0), 12);
  });

  test('of the same size is noise with few answers', () => {
    expect(rateDifference({ successes: 8, n: 10 }, { successes: 5, n: 10 })).toMatchObject({
      isChange: false,
      exploratory: true,
    });
    expect(rateDifference({ successes: 120, n: 150 }, { successes: 75, n: 150 })).toMatchObject({
      isChange: true,
      exploratory: false,
    });
  });

  test('needs answers on both sides', () => {
    expect(rateDifference({ successes: 0, n: 0 }, { successes: 5, n: 10 })).toBeNull();
    expect(clusterRateDifference([], [{ successes: 5, n: 10 }])).toBeNull();
  });

  test('gives the same interval in both functions with one execution per side', () => {
    const [a, b] = [
      { successes: 8, n: 30 },
      { successes: 15, n: 40 },
    ];
    expect(clusterRateDifference([a], [b])).toEqual(rateDifference(a, b));
  });

  test('is harder to find if executions disagree', () => {
    const steady = (rate: number) => Array.from({ length: 4 }, () => ({ successes: rate * 50, n: 50 }));
    const wild = (rates: readonly number[]) => rates.map((rate) => ({ successes: rate * 50, n: 50 }));
    expect(clusterRateDifference(steady(0.6), steady(0.44))?.isChange).toBe(true);
    expect(clusterRateDifference(wild([0.9, 0.3, 0.8, 0.4]), wild([0.7, 0.2, 0.66, 0.2]))?.isChange).toBe(false);
  });

  test.each([
    { k: 1, n: 50 },
    { k: 1, n: 150 },
    { k: 4, n: 30 },
    { k: 4, n: 150 },
  ])('is reported in at most 7 % of cases without one: $k executions of $n answers', ({ k, n }) => {
    const random = seededRandom(k * 1000 + n);
    const runs = 2_000;
    for (const rate of [0.05, 0.3, 0.7]) {
      const correlation = k === 1 ? 0 : 0.03;
      let claimed = 0;
      for (let run = 0; run < runs; run++) {
        const [a, b] = [executions(k, n, rate, correlation, random), executions(k, n, rate, correlation, random)];
        if (clusterRateDifference(a, b, { draws: 200 })?.isChange === true) claimed++;
      }
      expect(claimed / runs, `rate ${rate}`).toBeLessThan(0.07);
    }
  });

  test('of 25 points is found in nine of ten cases with 150 answers per side', () => {
    const random = seededRandom(9);
    let claimed = 0;
    for (let run = 0; run < 500; run++) {
      if (
        clusterRateDifference(executions(1, 150, 0.5, 0, random), executions(1, 150, 0.25, 0, random))?.isChange ===
        true
      )
        claimed++;
    }
    expect(claimed / 500).toBeGreaterThan(0.9);
  });
});

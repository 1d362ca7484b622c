import { describe, expect, test } from 'vitest';
import { normalDistribution, normalQuantile, studentQuantile } from '#main/analysis/intervals/quantiles.ts';
import { seededRandom } from '#main/analysis/intervals/random.ts';
import { studentInterval, wilsonInterval } from '#main/analysis/intervals/wilson.ts';
import { binomial } from '#test/support/random-rates.ts';

describe("Wilson's interval", () => {
  test.each([
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ])("is method 3 of Newcombe's table I (1998): %i of %i", (successes, n, low, high) => {
    const interval = wilsonInterval(successes, n);
    expect(interval?.low).toBeCloseTo(low, 4);
    expect(interval?.high).toBeCloseTo(high, 4);
  });

  test('is the set of rates that a score test does not reject', () => {
    for (const [successes, n] of [
      [3, 20],
      [50, 150],
      [149, 150],
    ] as const) {
      const interval = wilsonInterval(successes, n);
      for (const end of [interval?.low ?? 0, interval?.high ?? 0]) {
        const z = Math.abs(successes / n - end) / Math.sqrt((end * (1 - end)) / n);
        expect(z).toBeCloseTo(1.959964, 6);
      }
    }
  });

  test('ends exactly at 0 and 1, mirrors, and widens where its size is an estimate', () => {
    expect(wilsonInterval(0, 150)?.low).toBe(0);
    expect(wilsonInterval(150, 150)?.high).toBe(1);
    expect(1 - (wilsonInterval(7, 60)?.low ?? 0)).toBeCloseTo(wilsonInterval(53, 60)?.high ?? 0, 12);
    expect(studentInterval(7, 60, 4)?.high).toBeGreaterThan(wilsonInterval(7, 60)?.high ?? 1);
  });

  test('is null without answers, and rejects impossible counts', () => {
    expect(wilsonInterval(0, 0)).toBeNull();
    expect(() => wilsonInterval(5, 4)).toThrow(RangeError);
    expect(() => wilsonInterval(-1, 4)).toThrow(RangeError);
    expect(() => wilsonInterval(Number.NaN, 4)).toThrow(RangeError);
  });
});

/** The probability that the interval of n answers contains the true rate, summed over every possible count. */
function exactCoverage(n: number, rate: number): number {
  let [sum, logChoose] = [0, 0];
  for (let k = 0; k <= n; k++) {
    if (k > 0) logChoose += Math.log(n - k + 1) - Math.log(k);
    const interval = wilsonInterval(k, n);
    const holds = interval !== null && interval.low <= rate && rate <= interval.high;
    if (holds) sum += Math.exp(logChoose + k * Math.log(rate) + (n - k) * Math.log(1 - rate));
  }
  return sum;
}

const cells = [20, 50, 150].flatMap((n) => [0.05, 0.3, 0.7].map((rate) => [n, rate] as const));

describe('coverage of the 95 % interval', () => {
  test.each(cells)('of %i answers at rates within two points of %f is 93 to 97 %', (n, rate) => {
    const random = seededRandom(n * 100 + rate * 10);
    const runs = 40_000;
    let held = 0;
    for (let run = 0; run < runs; run++) {
      const truth = rate - 0.02 + 0.04 * random();
      const interval = wilsonInterval(binomial(n, truth, random), n);
      if (interval !== null && interval.low <= truth && truth <= interval.high) held++;
    }
    expect(held / runs).toBeGreaterThan(0.93);
    expect(held / runs).toBeLessThan(0.97);
  });

  test('jumps between single rates, because counts are whole numbers', () => {
    expect(cells.map(([n, rate]) => Number((100 * exactCoverage(n, rate)).toFixed(1)))).toEqual([
      92.5, 97.5, 97.5, 96.2, 95.7, 95.7, 94.3, 96.0, 96.0,
    ]);
  });

  test('at 20 answers and a rate of exactly 5 % no interval has a coverage between 93 and 97 %', () => {
    const probability = Array.from({ length: 21 }, (_, k) => {
      const choose = Array.from({ length: k }, (__, i) => (20 - i) / (i + 1)).reduce((a, b) => a * b, 1);
      return choose * 0.05 ** k * 0.95 ** (20 - k);
    });
    const runs = probability.flatMap((_, from) =>
      probability.slice(from).map((__, more) => probability.slice(from, from + more + 1).reduce((a, b) => a + b, 0)),
    );
    expect(runs.filter((coverage) => coverage >= 0.93 && coverage <= 0.97)).toEqual([]);
  });
});

describe('quantiles', () => {
  test('normal', () => {
    expect(normalQuantile(0.975)).toBeCloseTo(1.959963985, 7);
    expect(normalQuantile(0.5)).toBe(0);
    expect(normalQuantile(0.001)).toBeCloseTo(-3.090232306, 7);
    expect(normalDistribution(1.959963985)).toBeCloseTo(0.975, 7);
    expect(normalDistribution(-3)).toBeCloseTo(0.001349898, 8);
    expect(() => normalQuantile(1)).toThrow(RangeError);
  });

  test.each([
    [1, 12.7062],
    [2, 4.3027],
    [3, 3.1824],
    [5, 2.5706],
    [10, 2.2281],
    [30, 2.0423],
    [120, 1.9799],
  ])("Student's with %i degrees of freedom, as in the tables", (degrees, expected) => {
    expect(studentQuantile(0.975, degrees)).toBeCloseTo(expected, 4);
    expect(studentQuantile(0.025, degrees)).toBeCloseTo(-expected, 4);
  });
});

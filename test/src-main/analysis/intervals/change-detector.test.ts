import { describe, expect, test } from 'vitest';
import { addDays } from '#shared/domain/dates.ts';
import { alarmShares } from '#main/analysis/intervals/alarm-shares.ts';
import { detectChange, shareScanValues } from '#main/analysis/intervals/change-detector.ts';
import { detectLoss } from '#main/analysis/intervals/lost-query-detector.ts';
import { seededRandom } from '#main/analysis/intervals/random.ts';
import { binomial } from '#test/support/random-rates.ts';

const days = Array.from({ length: 52 }, (_, week) => addDays('2026-01-05', 7 * week));
const perYear = 1 / 60;

/** The weeks of a year at which a series of scans of 60 answers has an alarm. */
function alarms(rateAt: (week: number) => number, random: () => number): number[] {
  const scans = days.map((day, week) => ({
    day,
    queryGroupId: 1,
    n: 60,
    successes: binomial(60, rateAt(week), random),
  }));
  const shares = alarmShares(days, () => perYear);
  const told: number[] = [];
  let from = 0;
  for (let end = 4; end <= days.length; end++) {
    const values = shareScanValues(scans.slice(from, end));
    if (detectChange(values, shares.slice(from, end), { effect: 1, degrees: 4 }) === null) continue;
    told.push(end - 1);
    from = end;
  }
  return told;
}

describe('the detector of changes', () => {
  test('has fewer false alarms than its bound over a year of sixty series', () => {
    const random = seededRandom(13);
    const told = Array.from({ length: 120 }, (_, series) => alarms(() => [0.02, 0.4, 0.9][series % 3] ?? 0, random));
    expect(told.flat().length).toBeLessThanOrEqual(2);
  });

  test('tells a fall of twenty points within weeks, and when it began', () => {
    const random = seededRandom(7);
    const series = Array.from({ length: 40 }, () => alarms((week) => (week < 26 ? 0.5 : 0.3), random));
    const delays = series.map(([first = Infinity]) => first - 26).toSorted((a, b) => a - b);
    expect(delays[0]).toBeGreaterThanOrEqual(-26);
    expect(delays[20]).toBeLessThanOrEqual(6);
    const scans = days
      .slice(0, 30)
      .map((day, week) => ({ day, queryGroupId: 1, n: 60, successes: week < 26 ? 30 : 12 }));
    const shares = scans.map(() => 1e-4);
    const change = detectChange(shareScanValues(scans), shares, { effect: 1, degrees: 4 });
    expect(change).toMatchObject({ start: 26, earliest: 25, latest: 26 });
  });

  test('adds up the e-values of every start as the formula says, whether the sum is a change or far from one', () => {
    const random = seededRandom(29);
    const outcomes = Array.from({ length: 60 }, (_, series) => {
      const jump = [0, 0.1, 0.25, 0.45][series % 4] ?? 0;
      const scans = days.slice(0, 20).map((day, week) => ({
        day,
        queryGroupId: 1,
        n: 60,
        successes: binomial(60, 0.3 + (week < 12 ? 0 : jump), random),
      }));
      const values = shareScanValues(scans);
      const shares = scans.map(() => 10 ** -(1 + (series % 5)));
      // All scans weigh the same: sides are plain sums.
      const side = (from: number, to: number) => {
        const of = values.scans.slice(from, to).map(({ value }) => value);
        const sum = of.reduce((a, b) => a + b, 0);
        return { mean: sum / of.length, squares: of.reduce((a, b) => a + b ** 2, 0) - sum ** 2 / of.length };
      };
      const [degrees, smallest] = [20 - 2 + 4, values.answerVariance / 60];
      let ratio = 0;
      for (let start = 1; start <= 18; start++) {
        const [before, after] = [side(0, start), side(start, 20)];
        const size = (start * (20 - start)) / 20;
        const squares = Math.max(before.squares + after.squares + 4 * smallest, degrees * smallest);
        const t2 = ((after.mean - before.mean) ** 2 * size * degrees) / squares;
        const evidence = [0.5, 3, 15].map((spread) => {
          const scale = 1 + spread * size;
          return scale ** -0.5 * ((1 + t2 / degrees) / (1 + t2 / degrees / scale)) ** ((degrees + 1) / 2);
        });
        ratio += ((shares[start] ?? 0) * evidence.reduce((a, b) => a + b, 0)) / 3;
      }
      const change = detectChange(values, shares, { effect: 1, degrees: 4 });
      expect(change === null).toBe(ratio < 1);
      if (change !== null) expect(change.ratio / ratio).toBeCloseTo(1, 6);
      return change !== null;
    });
    expect(new Set(outcomes).size).toBe(2);
  });

  test('spends exactly its bound over the days, whatever is scanned when', () => {
    for (const gaps of [[1], [7], [3, 30, 1]]) {
      const dates = ['2026-01-01'];
      for (let index = 0; (dates.at(-1) ?? '') < '2027-01-01'; index++)
        dates.push(addDays(dates.at(-1) ?? '', gaps[index % gaps.length] ?? 1));
      const spent = alarmShares(dates.slice(0, -1), () => 1).reduce((sum, share) => sum + share, 0);
      expect(spent).toBeLessThanOrEqual(1);
      expect(spent).toBeGreaterThan(0.9);
    }
  });

  test('calls a query lost only if it ceased to be named for good', () => {
    const shares = (length: number) => Array.from({ length }, () => 1e-5);
    const named = (before: number, after: number) => [
      ...Array.from({ length: before }, () => true),
      ...Array.from({ length: after }, () => false),
    ];
    expect(detectLoss(named(20, 3), shares(23))).toBeNull();
    expect(detectLoss(named(20, 9), shares(29))).toMatchObject({ start: 20 });
    expect(detectLoss(named(20, 9).toReversed(), shares(29))).toBeNull();
  });
});

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

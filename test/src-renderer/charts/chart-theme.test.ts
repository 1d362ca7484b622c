import { describe, expect, it } from 'vitest';
import { addDays } from '#shared/domain/dates.ts';
import { dayLabels } from '../../../src-renderer/charts/chart-theme.ts';

const days = (from: string, count: number) => Array.from({ length: count }, (_, index) => addDays(from, index));

describe('the labels of a time axis', () => {
  it.each([
    ['a week over the end of a month', days('2026-10-28', 7), '2026-11-01', '1 Nov'],
    ['thirty days over the end of a year', days('2026-12-15', 30), '2027-01-01', '1 Jan 2027'],
    ['ninety days', days('2026-08-01', 90), '2026-09-01', '1 Sep'],
  ])('name the day at every tick of %s', (_, shown, day, label) => {
    expect(dayLabels(shown)(Date.parse(day))).toBe(label);
  });

  it('name months over a year, and January with its year', () => {
    const label = dayLabels(days('2025-11-25', 360));
    expect(['2025-12-01', '2026-01-01', '2026-03-15'].map((day) => label(Date.parse(day)))).toEqual([
      'Dec',
      'Jan 2026',
      '15 Mar',
    ]);
  });
});

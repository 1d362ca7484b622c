import { describe, expect, it } from 'vitest';
import { addDays } from '#shared/domain/dates.ts';
import { dayLabels } from '../../../src-renderer/charts/chart-theme.ts';

const days = (from: string, count: number) => Array.from({ length: count }, (_, index) => addDays(from, index));

describe('the labels of a time axis', () => {
  it.each([
    ['a week over the end of a month', days('2026-10-28', 7)],
    ['thirty days over the end of a year', days('2026-12-15', 30)],
    ['ninety days', days('2026-08-01', 90)],
  ])('name the day at every tick of %s', (_, shown) => {
    expect(Object.values(dayLabels(shown)).every((label) => label.startsWith('{d} {MMM}'))).toBe(true);
  });

  it('name months over a year, and January with its year', () => {
    expect(dayLabels(days('2025-11-25', 360))).toMatchObject({ month: '{MMM}', year: '{MMM} {yyyy}' });
  });
});

import { describe, expect, it } from 'vitest';
import { daysBetween } from '#shared/domain/dates.ts';
import { comparedDays, matchPreset, periodPresets, presetPeriod } from '../../../src-renderer/app/period.ts';

const today = '2026-03-01';

describe('the periods', () => {
  it.each(periodPresets.map(({ id }) => id))('recognises the preset %s by its days', (id) => {
    expect(matchPreset(presetPeriod(id, today), today)).toBe(id);
  });

  it('counts today in: the last 30 days are 30 days', () => {
    const { from, to } = presetPeriod('30d', today);
    expect(daysBetween(from ?? '', to ?? '') + 1).toBe(30);
    expect(to).toBe(today);
  });

  it('knows how long the last month was', () => {
    expect(presetPeriod('last-month', today)).toEqual({ from: '2026-02-01', to: '2026-02-28' });
    expect(presetPeriod('last-month', '2028-03-15')).toEqual({ from: '2028-02-01', to: '2028-02-29' });
    expect(presetPeriod('last-month', '2026-01-31')).toEqual({ from: '2025-12-01', to: '2025-12-31' });
  });

  it('is a period of one’s own when no preset means the same days', () => {
    expect(matchPreset({ from: '2026-02-03', to: '2026-02-05' }, today)).toBeNull();
  });
});

describe('the days compared with', () => {
  const covered = { from: '2026-02-01', to: '2026-02-28' };
  const none = { from: null, to: null };

  it('are as many before, also where a view chose its days itself', () => {
    const before = { from: '2026-01-04', to: '2026-01-31' };
    expect(comparedDays({ ...covered, compare: true }, covered)).toEqual(before);
    expect(comparedDays({ ...none, compare: true }, covered)).toEqual(before);
    expect(comparedDays({ ...none, from: covered.from, compare: true }, covered)).toEqual(before);
  });

  it('are none without a comparison, without a scan, or of everything up to a day', () => {
    expect(comparedDays({ ...covered, compare: false }, covered)).toBeNull();
    expect(comparedDays({ ...none, compare: true }, none)).toBeNull();
    expect(comparedDays({ ...none, to: covered.to, compare: true }, covered)).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import {
  formatDay,
  formatEta,
  formatInstant,
  formatPeriod,
  formatRelative,
} from '../../../src-renderer/format/dates.ts';

describe('days and times', () => {
  it('keep the calendar day whatever the zone of the machine', () => {
    expect(formatDay('2026-11-20')).toBe('20 Nov 2026');
    expect(formatDay(null)).toBe('–');
  });

  it('show an instant in the workspace’s zone', () => {
    expect(formatInstant('2026-11-20T23:30:00Z', 'Asia/Tokyo')).toBe('21 Nov 2026, 08:30');
    expect(formatInstant(null, 'UTC')).toBe('–');
  });

  it('repeat as little as can be read in a period', () => {
    expect(formatPeriod('2026-11-01', '2026-11-20')).toBe('1 – 20 Nov 2026');
    expect(formatPeriod('2026-10-22', '2026-11-20')).toBe('22 Oct – 20 Nov 2026');
    expect(formatPeriod('2025-12-01', '2026-01-02')).toBe('1 Dec 2025 – 2 Jan 2026');
    expect(formatPeriod('2026-11-20', '2026-11-20')).toBe('20 Nov 2026');
  });

  it.each([
    ['2026-11-20T12:00:30Z', 'just now'],
    ['2026-11-20T15:10:00Z', 'in 3 hours'],
    ['2026-11-18T11:00:00Z', '2 days ago'],
    ['2026-11-20T11:15:00Z', '45 minutes ago'],
  ])('say how far %s is', (instant, words) => {
    expect(formatRelative(instant, new Date('2026-11-20T12:00:00Z'))).toBe(words);
  });

  it.each([
    [0, ''],
    [0.001, 'under a minute left'],
    [0.05, 'about 3 min left'],
    [2, 'about 2 h left'],
    [2.17, 'about 2 h 11 min left'],
  ])('say what %s hours left are', (hours, words) => {
    expect(formatEta(hours)).toBe(words);
  });
});

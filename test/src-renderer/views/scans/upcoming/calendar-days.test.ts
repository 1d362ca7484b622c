import { describe, expect, it } from 'vitest';
import {
  calendarDays,
  calendarWeeks,
  nearDay,
  weekdayOf,
  type Run,
} from '../../../../../src-renderer/views/scans/upcoming/calendar-days.ts';

const run = (at: string, part: Partial<Run> = {}): Run => ({
  at,
  overdue: false,
  customerId: 1,
  customerName: 'Larkspur',
  queryGroupId: 2,
  queryGroupName: 'E-bikes',
  platforms: ['chatgpt'],
  questions: 30,
  expectedUsd: 0.5,
  costs: [],
  ...part,
});

describe('the calendar of upcoming scans', () => {
  it('puts a run on its day in the time zone of the workspace, which may differ from the day in UTC', () => {
    const days = calendarDays(
      [run('2026-11-20T23:30:00Z'), run('2026-11-20T10:00:00Z')],
      'Europe/Berlin',
      '2026-11-20',
    );
    expect(days.map((one) => [one.day, one.runs.length])).toEqual([
      ['2026-11-20', 1],
      ['2026-11-21', 1],
    ]);
  });

  it('puts overdue runs on today', () => {
    expect(calendarDays([run('2026-11-01T05:00:00Z', { overdue: true })], 'UTC', '2026-11-20')[0]?.day).toBe(
      '2026-11-20',
    );
  });

  it('sums the known costs', () => {
    const days = calendarDays(
      [run('2026-11-20T10:00:00Z'), run('2026-11-20T11:00:00Z', { expectedUsd: null })],
      'UTC',
      '2026-11-20',
    );
    expect(days[0]?.expectedUsd).toBe(0.5);
  });

  it('shows whole weeks from Monday to Sunday', () => {
    const weeks = calendarWeeks('2026-11-20', 14);
    expect(weeks.map((week) => [week[0], week[6]])).toEqual([
      ['2026-11-16', '2026-11-22'],
      ['2026-11-23', '2026-11-29'],
      ['2026-11-30', '2026-12-06'],
    ]);
    expect(weekdayOf('2026-11-22')).toBe(7);
  });

  it('names today and tomorrow', () => {
    expect(['2026-11-20', '2026-11-21', '2026-11-22'].map((day) => nearDay(day, '2026-11-20'))).toEqual([
      'Today',
      'Tomorrow',
      null,
    ]);
  });
});

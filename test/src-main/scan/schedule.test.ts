import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayIn } from '#shared/domain/dates.ts';
import { scheduleSchema, type Schedule } from '#shared/domain/schedule.ts';
import { nextRun, readSchedule, runsBetween, runsPerMonth } from '#main/scan/schedule.ts';
import { size } from '#test/support/size.ts';

const berlin = 'Europe/Berlin';
const runs = (schedule: Schedule, after: string, count: number, timeZone = berlin): string[] =>
  runsBetween(schedule, timeZone, new Date(after), new Date('2100-01-01'), count).map((run) => run.toISOString());

describe('a schedule', () => {
  test('off is never due', () => {
    expect(nextRun({ kind: 'off' }, berlin, new Date())).toBeNull();
  });

  test('daily keeps its time of day across both daylight saving changes', () => {
    expect(runs({ kind: 'daily', time: '09:00' }, '2026-03-27T12:00:00Z', 3)).toEqual([
      '2026-03-28T08:00:00.000Z',
      '2026-03-29T07:00:00.000Z',
      '2026-03-30T07:00:00.000Z',
    ]);
    expect(runs({ kind: 'daily', time: '09:00' }, '2026-10-23T12:00:00Z', 3)).toEqual([
      '2026-10-24T07:00:00.000Z',
      '2026-10-25T08:00:00.000Z',
      '2026-10-26T08:00:00.000Z',
    ]);
  });

  test('a time that daylight saving skips is due at the next that exists; one that occurs twice is due once', () => {
    expect(runs({ kind: 'daily', time: '02:30' }, '2026-03-28T12:00:00Z', 2)).toEqual([
      '2026-03-29T01:00:00.000Z',
      '2026-03-30T00:30:00.000Z',
    ]);
    expect(runs({ kind: 'daily', time: '02:30' }, '2026-10-24T12:00:00Z', 2)).toEqual([
      '2026-10-25T00:30:00.000Z',
      '2026-10-26T01:30:00.000Z',
    ]);
  });

  test('weekly is due on its days, Sunday being 7', () => {
    expect(runs({ kind: 'weekly', days: [7, 3], time: '06:15' }, '2026-03-02T00:00:00Z', 3)).toEqual([
      '2026-03-04T05:15:00.000Z',
      '2026-03-08T05:15:00.000Z',
      '2026-03-11T05:15:00.000Z',
    ]);
  });

  test('every two weeks counts from a week, even across a year with 53 weeks', () => {
    const schedule: Schedule = { kind: 'every-two-weeks', day: 1, time: '08:00', from: '2026-12-16' };
    expect(runs(schedule, '2026-12-01T00:00:00Z', 4)).toEqual([
      '2026-12-14T07:00:00.000Z',
      '2026-12-28T07:00:00.000Z',
      '2027-01-11T07:00:00.000Z',
      '2027-01-25T07:00:00.000Z',
    ]);
  });

  test('monthly on the 31st is due on the last day of shorter months', () => {
    expect(runs({ kind: 'monthly', day: 31, time: '12:00' }, '2028-01-31T12:00:00Z', 4, 'UTC')).toEqual([
      '2028-02-29T12:00:00.000Z',
      '2028-03-31T12:00:00.000Z',
      '2028-04-30T12:00:00.000Z',
      '2028-05-31T12:00:00.000Z',
    ]);
    expect(runs({ kind: 'monthly', day: 29, time: '12:00' }, '2026-01-30T00:00:00Z', 2, 'UTC')).toEqual([
      '2026-02-28T12:00:00.000Z',
      '2026-03-29T12:00:00.000Z',
    ]);
  });

  test.each([
    'Europe/Berlin',
    'America/New_York',
    'Asia/Kathmandu',
    'Pacific/Apia',
    'America/Santiago',
    'Australia/Lord_Howe',
  ])('in %s, daily is due exactly once on every day of two years', (timeZone) => {
    for (const time of ['00:00', '02:30', '23:59']) {
      const days = runsBetween(
        { kind: 'daily', time },
        timeZone,
        new Date('2025-12-31T23:59:59Z'),
        new Date('2027-12-31T00:00:00Z'),
        1_000,
      ).map((run) => dayIn(timeZone, run));
      expect(new Set(days).size).toBe(days.length);
      expect(days.length).toBeGreaterThanOrEqual(728);
    }
  });

  test('the next run is after the instant, and at a run it is the one after it', () => {
    const time = fc
      .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
      .map(([h, m]) => `${String(h).padStart(2, '0')}:${String(m).padStart(2, '0')}`);
    const day = fc.integer({ min: 1, max: 7 });
    const schedules = fc.oneof(
      time.map((at): Schedule => ({ kind: 'daily', time: at })),
      fc
        .tuple(fc.uniqueArray(day, { minLength: 1 }), time)
        .map(([days, at]): Schedule => ({ kind: 'weekly', days, time: at })),
      fc
        .tuple(day, time)
        .map(([on, at]): Schedule => ({ kind: 'every-two-weeks', day: on, time: at, from: '2026-01-01' })),
      fc
        .tuple(fc.integer({ min: 1, max: 31 }), time)
        .map(([on, at]): Schedule => ({ kind: 'monthly', day: on, time: at })),
    );
    const instants = fc
      .integer({ min: Date.parse('2026-01-01'), max: Date.parse('2027-12-31') })
      .map((ms) => new Date(ms));
    fc.assert(
      fc.property(
        schedules,
        instants,
        fc.constantFrom(berlin, 'America/New_York', 'Asia/Tokyo'),
        (schedule, after, timeZone) => {
          expect(scheduleSchema.parse(schedule)).toEqual(schedule);
          const run = nextRun(schedule, timeZone, after);
          const later = run && nextRun(schedule, timeZone, run);
          expect(run && run > after).toBe(true);
          expect(run && later && later > run).toBe(true);
        },
      ),
      { numRuns: size(50, 150), seed: 4 },
    );
  });

  test('runs per month are what a year of runs averages to', () => {
    const all: Schedule[] = [
      { kind: 'off' },
      { kind: 'daily', time: '05:00' },
      { kind: 'weekly', days: [1, 5], time: '05:00' },
      { kind: 'every-two-weeks', day: 2, time: '05:00', from: '2026-01-01' },
      { kind: 'monthly', day: 31, time: '05:00' },
    ];
    for (const schedule of all) {
      const fourYears = runsBetween(
        schedule,
        'UTC',
        new Date('2026-01-01T00:00:00Z'),
        new Date('2030-01-01T00:00:00Z'),
        10_000,
      ).length;
      expect(runsPerMonth(schedule)).toBeCloseTo(fourYears / 48, 1);
    }
  });
});

describe('a stored schedule', () => {
  test('of a new group is every week on the weekday and at the hour of its creation', () => {
    // 23:40 on Sunday in London is 00:40 on Monday in Berlin.
    expect(readSchedule('{"kind":"weekly"}', '2026-03-01T23:40:00Z', berlin)).toEqual({
      kind: 'weekly',
      days: [1],
      time: '00:00',
    });
    expect(readSchedule('{"kind":"weekly"}', '2026-03-01T23:40:00Z', 'Europe/London')).toEqual({
      kind: 'weekly',
      days: [7],
      time: '23:00',
    });
  });

  test('that cannot be read is off: an unwanted scan costs money', () => {
    for (const text of [
      '',
      '{',
      'null',
      '{"kind":"hourly"}',
      '{"kind":"weekly","days":[],"time":"09:00"}',
      '{"kind":"daily","time":"25:00"}',
    ])
      expect(readSchedule(text, '2026-03-01T23:40:00Z', berlin)).toEqual({ kind: 'off' });
  });
});

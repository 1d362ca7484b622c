import { describe, expect, it } from 'vitest';
import { sameSchedule, scheduleWords, withKind } from '../../../../src-renderer/views/group/schedule-words.ts';

describe('a schedule in words', () => {
  it('names the weekdays in the order of the week', () => {
    expect(scheduleWords({ kind: 'weekly', days: [4, 1], time: '07:30' })).toBe('Every Monday and Thursday at 07:30');
    expect(scheduleWords({ kind: 'weekly', days: [5, 3, 1], time: '07:30' })).toBe(
      'Every Monday, Wednesday and Friday at 07:30',
    );
  });

  it('says every day where all seven are chosen', () => {
    expect(scheduleWords({ kind: 'weekly', days: [1, 2, 3, 4, 5, 6, 7], time: '06:00' })).toBe('Every day at 06:00');
  });

  it('says what happens in a short month', () => {
    expect(scheduleWords({ kind: 'monthly', day: 31, time: '06:00' })).toContain('its last day where it is shorter');
    expect(
      [1, 2, 3, 4, 11, 12, 13, 21, 22, 23].map(
        (day) => /the (\S+) of/.exec(scheduleWords({ kind: 'monthly', day, time: '06:00' }))?.[1],
      ),
    ).toEqual(['1st', '2nd', '3rd', '4th', '11th', '12th', '13th', '21st', '22nd', '23rd']);
  });

  it('keeps time and weekday when another rhythm is chosen', () => {
    const two = withKind({ kind: 'weekly', days: [3, 5], time: '09:15' }, 'every-two-weeks');
    expect(two).toEqual({ kind: 'every-two-weeks', day: 3, time: '09:15' });
    expect(withKind(two, 'weekly')).toEqual({ kind: 'weekly', days: [3], time: '09:15' });
    expect(withKind({ kind: 'off' }, 'daily')).toEqual({ kind: 'daily', time: '07:00' });
  });

  it('knows when nothing was changed', () => {
    expect(
      sameSchedule({ kind: 'weekly', days: [1, 4], time: '07:00' }, { kind: 'weekly', days: [4, 1], time: '07:00' }),
    ).toBe(true);
    expect(
      sameSchedule({ kind: 'daily', time: '07:00' }, { kind: 'weekly', days: [1, 2, 3, 4, 5, 6, 7], time: '07:00' }),
    ).toBe(false);
  });
});

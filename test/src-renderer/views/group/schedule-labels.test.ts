import { describe, expect, it } from 'vitest';
import { sameSchedule, scheduleLabel, withKind } from '../../../../src-renderer/views/group/schedule-labels.ts';

describe('the label of a schedule', () => {
  it('names the weekdays in the order of the week', () => {
    expect(scheduleLabel({ kind: 'weekly', days: [4, 1], time: '07:30' })).toBe('Every Monday and Thursday at 07:30');
    expect(scheduleLabel({ kind: 'weekly', days: [5, 3, 1], time: '07:30' })).toBe(
      'Every Monday, Wednesday, and Friday at 07:30',
    );
  });

  it('says every day if all seven are chosen', () => {
    expect(scheduleLabel({ kind: 'weekly', days: [1, 2, 3, 4, 5, 6, 7], time: '06:00' })).toBe('Every day at 06:00');
  });

  it('mentions months without that day', () => {
    expect(scheduleLabel({ kind: 'monthly', day: 31, time: '06:00' })).toContain('or its last day');
    expect(
      [1, 2, 3, 4, 11, 12, 13, 21, 22, 23].map(
        (day) => /the (\S+) of/.exec(scheduleLabel({ kind: 'monthly', day, time: '06:00' }))?.[1],
      ),
    ).toEqual(['1st', '2nd', '3rd', '4th', '11th', '12th', '13th', '21st', '22nd', '23rd']);
  });

  it('keeps the time and weekday when its kind changes', () => {
    const two = withKind({ kind: 'weekly', days: [3, 5], time: '09:15' }, 'every-two-weeks');
    expect(two).toEqual({ kind: 'every-two-weeks', day: 3, time: '09:15' });
    expect(withKind(two, 'weekly')).toEqual({ kind: 'weekly', days: [3], time: '09:15' });
    expect(withKind({ kind: 'off' }, 'daily')).toEqual({ kind: 'daily', time: '07:00' });
  });

  it('recognises equivalent schedules', () => {
    expect(
      sameSchedule({ kind: 'weekly', days: [1, 4], time: '07:00' }, { kind: 'weekly', days: [4, 1], time: '07:00' }),
    ).toBe(true);
    expect(
      sameSchedule({ kind: 'daily', time: '07:00' }, { kind: 'weekly', days: [1, 2, 3, 4, 5, 6, 7], time: '07:00' }),
    ).toBe(false);
  });
});

import type { InputOf } from '#shared/contract/index.ts';
import type { Schedule } from '#shared/domain/schedule.ts';

export type ScheduleInput = InputOf<'set-schedule'>['schedule'];
export type ScheduleKind = ScheduleInput['kind'];

/** Monday first, as ISO 8601 numbers them from 1. */
export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
export const weekdayName = (day: number): string => weekdays[day - 1] ?? '';

/** What each kind of schedule is called, in the order of how often. */
export const scheduleKinds: readonly { readonly value: ScheduleKind; readonly label: string }[] = [
  { value: 'off', label: 'Off' },
  { value: 'daily', label: 'Every day' },
  { value: 'weekly', label: 'Every week' },
  { value: 'every-two-weeks', label: 'Every two weeks' },
  { value: 'monthly', label: 'Every month' },
];

const listed = (words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

const ordinal = (day: number): string => {
  const suffix =
    day % 10 === 1 && day !== 11
      ? 'st'
      : day % 10 === 2 && day !== 12
        ? 'nd'
        : day % 10 === 3 && day !== 13
          ? 'rd'
          : 'th';
  return `${day}${suffix}`;
};

/** A schedule as one would say it. */
export function scheduleWords(schedule: ScheduleInput): string {
  switch (schedule.kind) {
    case 'off':
      return 'Only when you say so';
    case 'daily':
      return `Every day at ${schedule.time}`;
    case 'weekly': {
      const days = [...new Set(schedule.days)].toSorted((a, b) => a - b);
      return days.length === 7
        ? `Every day at ${schedule.time}`
        : `Every ${listed(days.map(weekdayName))} at ${schedule.time}`;
    }
    case 'every-two-weeks':
      return `Every second ${weekdayName(schedule.day)} at ${schedule.time}`;
    case 'monthly':
      return schedule.day > 28
        ? `On the ${ordinal(schedule.day)} of every month (its last day where it is shorter) at ${schedule.time}`
        : `On the ${ordinal(schedule.day)} of every month at ${schedule.time}`;
  }
}

const usualTime = '07:00';

/** Another kind of schedule that keeps what it can of the one before: the time, the weekday. */
export function withKind(before: ScheduleInput, kind: ScheduleKind): ScheduleInput {
  if (before.kind === kind) return before;
  const time = before.kind === 'off' ? usualTime : before.time;
  const day = before.kind === 'weekly' ? (before.days[0] ?? 1) : before.kind === 'every-two-weeks' ? before.day : 1;
  switch (kind) {
    case 'off':
      return { kind };
    case 'daily':
      return { kind, time };
    case 'weekly':
      return { kind, days: [day], time };
    case 'every-two-weeks':
      return { kind, day, time };
    case 'monthly':
      return { kind, day: before.kind === 'monthly' ? before.day : 1, time };
  }
}

/** Whether two schedules mean the same. */
export const sameSchedule = (a: ScheduleInput, b: Schedule | ScheduleInput): boolean =>
  scheduleWords(a) === scheduleWords(b) && a.kind === b.kind;

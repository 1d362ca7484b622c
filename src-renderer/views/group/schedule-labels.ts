import type { InputOf } from '#shared/contract/index.ts';
import type { Schedule } from '#shared/domain/schedule.ts';

export type ScheduleInput = InputOf<'set-schedule'>['schedule'];
export type ScheduleKind = ScheduleInput['kind'];

/** In the order of ISO 8601, where Monday is day 1. */
export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
const weekdayName = (day: number): string => weekdays[day - 1] ?? '';

/** The kinds of schedule, from off and daily to the least frequent. */
export const scheduleKinds: readonly { readonly value: ScheduleKind; readonly label: string }[] = [
  { value: 'off', label: 'Off' },
  { value: 'daily', label: 'Every day' },
  { value: 'weekly', label: 'Every week' },
  { value: 'every-two-weeks', label: 'Every two weeks' },
  { value: 'monthly', label: 'Every month' },
];

const joined = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

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

/** A schedule in words: "Every Monday and Thursday at 07:30". */
export function scheduleLabel(schedule: ScheduleInput): string {
  switch (schedule.kind) {
    case 'off':
      return 'No automatic scans';
    case 'daily':
      return `Every day at ${schedule.time}`;
    case 'weekly': {
      const days = [...new Set(schedule.days)].toSorted((a, b) => a - b);
      return days.length === 7
        ? `Every day at ${schedule.time}`
        : `Every ${joined(days.map(weekdayName))} at ${schedule.time}`;
    }
    case 'every-two-weeks':
      return `Every other ${weekdayName(schedule.day)} at ${schedule.time}`;
    case 'monthly':
      return schedule.day > 28
        ? `On the ${ordinal(schedule.day)} of every month (or its last day) at ${schedule.time}`
        : `On the ${ordinal(schedule.day)} of every month at ${schedule.time}`;
  }
}

const defaultTime = '07:00';

/** Changes the kind of a schedule, keeping its time and weekday where they apply. */
export function withKind(before: ScheduleInput, kind: ScheduleKind): ScheduleInput {
  if (before.kind === kind) return before;
  const time = before.kind === 'off' ? defaultTime : before.time;
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

/** Whether two schedules are equivalent. */
export const sameSchedule = (a: ScheduleInput, b: Schedule | ScheduleInput): boolean =>
  scheduleLabel(a) === scheduleLabel(b) && a.kind === b.kind;

import type { InputOf } from '#shared/contract/index.ts';
import type { Schedule } from '#shared/domain/schedule.ts';
import { t, texts } from '../../language/current.ts';

export type ScheduleInput = InputOf<'set-schedule'>['schedule'];
export type ScheduleKind = ScheduleInput['kind'];

/** The weekdays in the language of the page, in the order of ISO 8601, where Monday is day 1. */
const weekdayNames = (weekday: 'long' | 'short'): readonly string[] => {
  const format = new Intl.DateTimeFormat(texts().language.locale, { weekday, timeZone: 'UTC' });
  // 1 January 2024 is a Monday.
  return Array.from({ length: 7 }, (_, index) => format.format(Date.UTC(2024, 0, index + 1)));
};

export const weekdays = weekdayNames('long');
export const weekdaysInShort = weekdayNames('short');
const weekdayName = (day: number): string => weekdays[day - 1] ?? '';

/** The kinds of schedule, from off and daily to the least frequent. */
export const scheduleKinds: readonly { readonly value: ScheduleKind; readonly label: string }[] = [
  { value: 'off', label: t('Off', {}, 'schedule') },
  { value: 'daily', label: t('Every day') },
  { value: 'weekly', label: t('Every week') },
  { value: 'every-two-weeks', label: t('Every two weeks') },
  { value: 'monthly', label: t('Every month') },
];

/** A schedule in words: "Every Monday and Thursday at 07:30". */
export function scheduleLabel(schedule: ScheduleInput): string {
  const time = schedule.kind === 'off' ? '' : schedule.time;
  switch (schedule.kind) {
    case 'off':
      return t('No automatic scans');
    case 'daily':
      return t('Every day at {time}', { time });
    case 'weekly': {
      const days = [...new Set(schedule.days)].toSorted((a, b) => a - b);
      return days.length === 7
        ? t('Every day at {time}', { time })
        : t('Every {weekdays} at {time}', { weekdays: texts().list(days.map(weekdayName)), time });
    }
    case 'every-two-weeks':
      return t('Every other {weekday} at {time}', { weekday: weekdayName(schedule.day), time });
    case 'monthly':
      return schedule.day > 28
        ? t(
            'On the {day, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} of every month (or its last day) at {time}',
            { day: schedule.day, time },
          )
        : t('On the {day, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} of every month at {time}', {
            day: schedule.day,
            time,
          });
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

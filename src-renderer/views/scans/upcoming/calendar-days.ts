import type { OutputOf } from '#shared/contract/index.ts';
import { addDays, dayIn, type Day } from '#shared/domain/dates.ts';
import { t } from '../../../language/current.ts';

export type Run = OutputOf<'get-calendar'>['runs'][number];

/** A calendar day with its runs in order of time. */
export interface CalendarDay {
  readonly day: Day;
  readonly runs: readonly Run[];
  /** Sum over the runs with a known price, US dollars. */
  readonly expectedUsd: number;
}

/** The day of a run in the workspace's time zone; overdue runs count for today. */
const dayOf = (run: Run, timeZone: string, today: Day): Day =>
  run.overdue ? today : dayIn(timeZone, new Date(run.at));

/** The days with at least one run, in order. */
export function calendarDays(runs: readonly Run[], timeZone: string, today: Day): CalendarDay[] {
  const byDay = Map.groupBy(runs, (run) => dayOf(run, timeZone, today));
  return [...byDay]
    .map(([day, ofDay]) => ({
      day,
      runs: ofDay,
      expectedUsd: ofDay.reduce((sum, run) => sum + (run.expectedUsd ?? 0), 0),
    }))
    .toSorted((a, b) => (a.day < b.day ? -1 : 1));
}

/** Monday is 1, Sunday is 7. */
export const weekdayOf = (day: Day): number => ((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7) + 1;

/** Whole weeks from Monday, from the week of `today` to the week of the last of `days` days. */
export function calendarWeeks(today: Day, days: number): Day[][] {
  const first = addDays(today, 1 - weekdayOf(today));
  const last = addDays(today, days - 1);
  const weeks: Day[][] = [];
  for (let monday = first; monday <= last; monday = addDays(monday, 7))
    weeks.push(Array.from({ length: 7 }, (_, index) => addDays(monday, index)));
  return weeks;
}

/** "Today" or "Tomorrow"; null for other days. */
export function nearDay(day: Day, today: Day): string | null {
  if (day === today) return t('Today');
  return day === addDays(today, 1) ? t('Tomorrow') : null;
}

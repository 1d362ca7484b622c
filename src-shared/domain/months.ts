import { addDays, type Day } from './dates.ts';

/** The first and last day of a month such as `2026-10`. */
export function daysOfMonth(month: string): { readonly from: Day; readonly to: Day } {
  const from = `${month}-01`;
  return { from, to: addDays(`${addDays(from, 31).slice(0, 7)}-01`, -1) };
}

/** The month before that of a day: `2026-10` of 2026-11-23. */
export const monthBefore = (day: Day): string => addDays(`${day.slice(0, 7)}-01`, -1).slice(0, 7);

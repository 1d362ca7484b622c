import { daysBetween, type Day } from '#shared/domain/dates.ts';
import { memoise } from '../memoise.ts';

/** Series of a customer have the same days. */
const dayNumber = memoise((day) => daysBetween('1970-01-01', day));

/**
 * The false alarms that each scan of a series may cause: its part, `perYear`, of the bound, for the days until the next
 * scan. The last scan has none yet: nothing can have changed with it and be seen. All shares of all series together spend
 * the bound day by day, however often anything is scanned; `perYear` may differ by day.
 */
export const alarmShares = (days: readonly Day[], perYear: (day: Day) => number): number[] =>
  days.map((day, index) => (perYear(day) * (dayNumber(days[index + 1] ?? day) - dayNumber(day))) / 365);

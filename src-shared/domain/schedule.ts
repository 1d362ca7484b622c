import { z } from 'zod';

/** Monday 1 to Sunday 7, as ISO 8601 counts them. */
export const weekday = z.int().min(1).max(7);
/** Time of day in the workspace's time zone, `hh:mm`. */
export const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time of day such as 09:30');

/** When a query group is scanned, in the workspace's time zone. */
export const scheduleSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('off') }),
  z.strictObject({ kind: z.literal('daily'), time: timeOfDay }),
  z.strictObject({ kind: z.literal('weekly'), days: z.array(weekday).min(1).max(7), time: timeOfDay }),
  /** Every other week, counted from the week of `from` (`yyyy-mm-dd`). */
  z.strictObject({ kind: z.literal('every-two-weeks'), day: weekday, time: timeOfDay, from: z.iso.date() }),
  /** In a month that is too short, the 29th to 31st mean its last day. */
  z.strictObject({ kind: z.literal('monthly'), day: z.int().min(1).max(31), time: timeOfDay }),
]);

export type Schedule = z.output<typeof scheduleSchema>;

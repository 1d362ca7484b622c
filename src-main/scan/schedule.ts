import { Cron } from 'croner';
import { addDays, dayIn, daysBetween, isoInstant, toSecond, type Day } from '#shared/domain/dates.ts';
import { scheduleSchema, type Schedule } from '#shared/domain/schedule.ts';

/**
 * Reads a stored schedule. A new group's `{"kind":"weekly"}` means every week on the weekday and at the hour of its
 * creation. What cannot be read is `off`, because an unwanted scan costs money.
 */
export function readSchedule(json: string, createdAt: string, timeZone: string): Schedule {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return { kind: 'off' };
  }
  const parsed = scheduleSchema.safeParse(value);
  if (parsed.success) return parsed.data;
  if (typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'weekly' && !('days' in value)) {
    const created = new Date(createdAt);
    return {
      kind: 'weekly',
      days: [weekdayOf(dayIn(timeZone, created))],
      time: `${timeIn(timeZone, created).slice(0, 2)}:00`,
    };
  }
  return { kind: 'off' };
}

/** The schedule of every week on the weekday and at the time of an instant. */
export const weeklyAt = (at: Date, timeZone: string): Schedule => ({
  kind: 'weekly',
  days: [weekdayOf(dayIn(timeZone, at))],
  time: timeIn(timeZone, at),
});

/**
 * When a schedule is next due after an instant; null for `off`. A time of day that daylight saving skips is due at the
 * next time that exists; one that occurs twice is due the first time only.
 */
export function nextRun(schedule: Schedule, timeZone: string, after: Date): Date | null {
  return runsAfter(schedule, timeZone, after).next().value ?? null;
}

/** When a group is next due after an instant, as it is stored; null for `off`. */
export function nextSlot(
  group: { readonly schedule: string; readonly createdAt: string },
  timeZone: string,
  after: Date,
): string | null {
  const run = nextRun(readSchedule(group.schedule, group.createdAt, timeZone), timeZone, after);
  return run === null ? null : isoInstant(run);
}

/**
 * When a group is scanned next, never in the past: a scan that is due already starts as soon as its turn comes, and the
 * time that follows is that of the schedule. Null if nothing is scheduled.
 */
export function upcomingRun(
  group: { readonly schedule: string; readonly createdAt: string; readonly nextDueAt: string | null },
  timeZone: string,
  now: Date,
): string | null {
  if (group.nextDueAt === null) return null;
  const due = toSecond(group.nextDueAt);
  return due > isoInstant(now) ? due : nextSlot(group, timeZone, now);
}

/** When a schedule is due between two instants (the first excluded, the second included), at most `limit` times. */
export function runsBetween(schedule: Schedule, timeZone: string, after: Date, until: Date, limit: number): Date[] {
  const runs: Date[] = [];
  for (const run of runsAfter(schedule, timeZone, after)) {
    if (run > until || runs.length === limit) break;
    runs.push(run);
  }
  return runs;
}

/** Average number of runs in a month of 365.25 / 12 days. */
export function runsPerMonth(schedule: Schedule): number {
  const days = 365.25 / 12;
  switch (schedule.kind) {
    case 'off':
      return 0;
    case 'daily':
      return days;
    case 'weekly':
      return (days / 7) * new Set(schedule.days).size;
    case 'every-two-weeks':
      return days / 14;
    case 'monthly':
      return 1;
  }
}

function* runsAfter(schedule: Schedule, timeZone: string, after: Date): Generator<Date, undefined> {
  if (schedule.kind === 'off') return;
  const cron = cronOf(patternOf(schedule), timeZone);
  let at: Date | null = after;
  for (;;) {
    at = cron.nextRun(at);
    if (at === null) return;
    if (isDueOn(schedule, timeZone, at)) yield at;
  }
}

const crons = new Map<string, Cron>();
const mostCrons = 1_000;

/** Patterns are expensive to read, and many groups share one: every start and every calendar goes through all groups. */
function cronOf(pattern: string, timeZone: string): Cron {
  const key = `${timeZone} ${pattern}`;
  const known = crons.get(key);
  if (known !== undefined) return known;
  const made = new Cron(pattern, { timezone: timeZone, paused: true });
  if (crons.size >= mostCrons) crons.clear();
  crons.set(key, made);
  return made;
}

function patternOf(schedule: Exclude<Schedule, { kind: 'off' }>): string {
  const [hour, minute] = schedule.time.split(':').map(Number);
  const clock = `${minute} ${hour}`;
  switch (schedule.kind) {
    case 'daily':
      return `${clock} * * *`;
    case 'weekly':
      return `${clock} * * ${[...new Set(schedule.days)].map((day) => day % 7).join(',')}`;
    case 'every-two-weeks':
      return `${clock} * * ${schedule.day % 7}`;
    case 'monthly':
      return `${clock} ${schedule.day > 28 ? '28-31' : schedule.day} * *`;
  }
}

/** Whether a day that the pattern allows is due: the right one of two weeks, the last day of a short month. */
function isDueOn(schedule: Schedule, timeZone: string, at: Date): boolean {
  if (schedule.kind === 'every-two-weeks') {
    const weeks = daysBetween(mondayOf(schedule.from), mondayOf(dayIn(timeZone, at))) / 7;
    return weeks % 2 === 0;
  }
  if (schedule.kind === 'monthly' && schedule.day > 28) {
    const day = dayIn(timeZone, at);
    return Number(day.slice(8)) === Math.min(schedule.day, lastDayOfMonth(day));
  }
  return true;
}

const weekdayOf = (day: Day): number => ((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7) + 1;
const mondayOf = (day: Day): Day => addDays(day, 1 - weekdayOf(day));
const lastDayOfMonth = (day: Day): number =>
  new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)), 0)).getUTCDate();
const timeFormats = new Map<string, Intl.DateTimeFormat>();

/** Hour and minute; formats are expensive to create, and a workspace has one time zone. */
function timeIn(timeZone: string, at: Date): string {
  const format =
    timeFormats.get(timeZone) ??
    new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  timeFormats.set(timeZone, format);
  return format.format(at);
}

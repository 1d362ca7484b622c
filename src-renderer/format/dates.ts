import type { Day } from '#shared/domain/dates.ts';

const dayFormat = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});
const shortFormat = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });

const atMidnight = (day: Day) => new Date(`${day.slice(0, 10)}T00:00:00Z`);

/** 20 Nov 2026 */
export const formatDay = (day: Day | null | undefined): string =>
  day === null || day === undefined || day === '' ? '–' : dayFormat.format(atMidnight(day));

/** 20 Nov */
export const formatShortDay = (day: Day): string => shortFormat.format(atMidnight(day));

/** 1 – 20 Nov 2026, without repeating month and year. */
export function formatPeriod(from: Day, to: Day): string {
  if (from === to) return formatDay(from);
  if (from.slice(0, 4) !== to.slice(0, 4)) return `${formatDay(from)} – ${formatDay(to)}`;
  if (from.slice(0, 7) === to.slice(0, 7)) return `${Number(from.slice(8))} – ${formatDay(to)}`;
  return `${formatShortDay(from)} – ${formatDay(to)}`;
}

/** 20 Nov 2026, 14:05 in the workspace's time zone. */
export function formatInstant(instant: string | null, timeZone: string): string {
  return instant === null ? '–' : instantFormat(timeZone).format(new Date(instant));
}

const instantFormats = new Map<string, Intl.DateTimeFormat>();

/** Formats are expensive to create, and a table has one in every row. */
function instantFormat(timeZone: string): Intl.DateTimeFormat {
  const known = instantFormats.get(timeZone);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  });
  instantFormats.set(timeZone, made);
  return made;
}

const relativeFormat = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
const units = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** in 3 hours, 2 days ago, just now */
export function formatRelative(instant: string | null, now: Date): string {
  if (instant === null) return '–';
  const seconds = (Date.parse(instant) - now.getTime()) / 1_000;
  for (const [unit, length] of units) {
    if (Math.abs(seconds) >= length) return relativeFormat.format(Math.round(seconds / length), unit);
  }
  return 'just now';
}

/** The time a scan has left, from hours: "about 2 h 10 min left"; empty when there is none. */
export function formatEta(etaHours: number): string {
  const minutes = Math.ceil(etaHours * 60);
  if (minutes <= 0) return '';
  if (minutes === 1) return 'under a minute left';
  if (minutes < 60) return `about ${minutes} min left`;
  const hours = Math.floor(minutes / 60);
  return minutes % 60 === 0 ? `about ${hours} h left` : `about ${hours} h ${minutes % 60} min left`;
}

const monthFormat = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** A month given as `2026-11`: "November 2026". */
export const formatMonth = (month: string): string => monthFormat.format(new Date(`${month}-01T00:00:00Z`));

/** A calendar day, `yyyy-mm-dd`, in the workspace's time zone. */
export type Day = string;

const dayPattern = /^\d{4}-\d{2}-\d{2}$/;

/** Whether a text is a day that exists (2026-02-30 does not). */
export function isDay(text: string): boolean {
  if (!dayPattern.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** The day `days` after (or before, when negative) another. */
export function addDays(day: Day, days: number): Day {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** Days from one day to another; negative when the second is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
}

/** The calendar day of an instant in a time zone (IANA name). */
export function dayIn(timeZone: string, instant: Date): Day {
  const parts = dayFormat(timeZone).formatToParts(instant);
  const part = (type: string) => parts.find((p) => p.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
}

const dayFormats = new Map<string, Intl.DateTimeFormat>();

/** Formats are expensive to create, and a workspace has one time zone. */
function dayFormat(timeZone: string): Intl.DateTimeFormat {
  const known = dayFormats.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  dayFormats.set(timeZone, made);
  return made;
}

/** A stored instant in the one form that is served: to the second. */
export const toSecond = (stored: string): string => `${stored.slice(0, 19)}Z`;

/** ISO 8601 in UTC with `Z`, to the second. */
export const isoInstant = (instant: Date): string => `${instant.toISOString().slice(0, 19)}Z`;

import { dayIn, isDay, type Day, isoInstant } from '#shared/domain/dates.ts';
import { BadRow } from './bad-row.ts';

/** Which of the first two numbers of a date with slashes is the day. */
export type DateOrder = 'day-first' | 'month-first';

interface ReadDate {
  readonly date: Day;
  /** ISO 8601, UTC; noon if the row gives no time. */
  readonly capturedAt: string;
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/**
 * Reads the day and time of a row: yyyy-mm-dd, ISO 8601, seconds or milliseconds since 1970, or a day with the English name of
 * its month; with slashes only in a known order. An empty one is the default. Throws {@link BadRow}.
 */
export function readDate(
  text: string,
  defaults: { readonly date: Day; readonly timeZone: string },
  order: DateOrder | null,
): ReadDate {
  if (text === '') return atNoon(defaults.date);
  const day = text.replace(/^(\d{4})[/.](\d{2})[/.](\d{2})$/, '$1-$2-$3');
  if (isDay(day)) return atNoon(day);
  const written = namedMonth(text) ?? withSlashes(text, order);
  if (written !== null && isDay(written)) return atNoon(written);
  const instant = readInstant(text);
  if (Number.isNaN(instant.getTime())) throw new BadRow('the date is not understood; write yyyy-mm-dd', text);
  return { date: dayIn(defaults.timeZone, instant), capturedAt: isoInstant(instant) };
}

/** `May 20, 2026`, `20 May 2026`. */
function namedMonth(text: string): string | null {
  const found =
    /^(?<month>[a-z]{3,9})\.? (?<day>\d{1,2})(?:st|nd|rd|th)?,? (?<year>\d{4})$/i.exec(text) ??
    /^(?<day>\d{1,2})(?:st|nd|rd|th)? (?<month>[a-z]{3,9})\.?,? (?<year>\d{4})$/i.exec(text);
  const { year = '', month = '', day = '' } = found?.groups ?? {};
  const at = months.indexOf(month.slice(0, 3).toLowerCase());
  return found === null || at < 0 ? null : dayOf(year, at + 1, Number(day));
}

function withSlashes(text: string, order: DateOrder | null): string | null {
  const [, one, other, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})\b/.exec(text) ?? [];
  if (order === null || one === undefined || other === undefined || year === undefined) return null;
  const [day, month] = order === 'day-first' ? [one, other] : [other, one];
  return dayOf(year, Number(month), Number(day));
}

const dayOf = (year: string, month: number, day: number): string =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

/** An ISO date and time, or a number of seconds or milliseconds since 1970; else an invalid date. */
function readInstant(text: string): Date {
  if (/^\d{10}(\.\d+)?$/.test(text)) return new Date(Number(text) * 1000);
  if (/^\d{13}$/.test(text)) return new Date(Number(text));
  return new Date(/^\d{4}-\d{2}-\d{2}[T ]/.test(text) ? text.replace(' ', 'T') : Number.NaN);
}

const atNoon = (date: Day): ReadDate => ({ date, capturedAt: `${date}T12:00:00Z` });

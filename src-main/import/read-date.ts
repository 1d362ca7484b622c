import { dayIn, isDay, type Day, isoInstant } from '#shared/domain/dates.ts';
import { BadRow } from './bad-row.ts';
import { monthOf } from './month-names.ts';
import { dateOfSerial } from './workbook/cell-date.ts';

/** Which of the first two numbers of a date with slashes is the day. */
export type DateOrder = 'day-first' | 'month-first';

interface ReadDate {
  readonly date: Day;
  /** ISO 8601, UTC; noon if the row gives no time. */
  readonly capturedAt: string;
}

/**
 * Reads the day and time of a row: ISO 8601, seconds or milliseconds since 1970, days of a spreadsheet, a day with the name of
 * its month, numbers with full stops, or with slashes or hyphens if their order is known or only one is possible. An empty one
 * is the default. Throws {@link BadRow}.
 */
export function readDate(
  given: string,
  defaults: { readonly date: Day; readonly timeZone: string },
  order: DateOrder | null,
): ReadDate {
  if (given === '') return atNoon(defaults.date);
  const text = given.normalize('NFKC').replace(/\s+/g, ' ').trim();
  const instant = readInstant(text);
  if (!Number.isNaN(instant.getTime()))
    return { date: dayIn(defaults.timeZone, instant), capturedAt: isoInstant(instant) };
  const day = yearFirst(text) ?? dayOfNumbers(text, order) ?? namedMonth(text) ?? daySerial(text);
  if (day === null || !isDay(day)) throw new BadRow('the date is not understood; write yyyy-mm-dd', given);
  return atNoon(day);
}

/** Which number is the day, as far as one date with slashes or hyphens shows it; null if it does not, or is no such date. */
export function orderShownBy(text: string): DateOrder | 'open' | null {
  const [, one, sign, other] = numbersPattern.exec(text.trim()) ?? [];
  if (one === undefined || sign === '.') return null;
  if (Number(one) > 12) return 'day-first';
  return Number(other) > 12 ? 'month-first' : 'open';
}

/** An ISO date and time, a date that names its time zone, or a number of seconds or milliseconds since 1970; else an invalid date. */
function readInstant(text: string): Date {
  if (/^\d{10}(\.\d+)?$/.test(text)) return new Date(Number(text) * 1000);
  if (/^\d{13}$/.test(text)) return new Date(Number(text));
  const [, day, time, zone = ''] =
    /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?) ?(Z|UTC|GMT|[+-]\d{2}(?::?\d{2})?)?$/i.exec(text) ?? [];
  if (day !== undefined && time !== undefined) return new Date(`${day}T${time}${isoZone(zone)}`);
  return new Date(
    /\d{1,2}:\d{2}:\d{2} (?:GMT|UTC|Z|[+-]\d{4})/.test(text) ? text.replace(/ \([^()]*\)$/, '') : Number.NaN,
  );
}

const isoZone = (zone: string): string =>
  /^[a-z]/i.test(zone)
    ? 'Z'
    : zone.replace(/^([+-]\d{2}):?(\d{2})?$/, (_, hours: string, minutes = '00') => `${hours}:${minutes}`);

/** `2026-5-4`, `2026/05/04`, `20260504`, `2026年5月4日`. */
function yearFirst(text: string): string | null {
  const found =
    /^(\d{4})(?:[/.-]|年 ?|년 ?)(\d{1,2})(?:[/.-]|月 ?|월 ?)(\d{1,2})(?:日|일|\.)?(?![\d.])/.exec(text) ??
    /^((?:19|20)\d{2})(\d{2})(\d{2})$/.exec(text);
  return found === null ? null : dayOf(found[1], found[2], found[3]);
}

const numbersPattern = /^(\d{1,2})([/.-]) ?(\d{1,2})\2 ?(\d{4}|\d{2})(?!\d)(?:,? \d{1,2}[:.]\d{2}.{0,20})?$/;

/** `31.12.2026`, `31/12/26`, `12/31/2026 10:00 PM`. */
function dayOfNumbers(text: string, order: DateOrder | null): string | null {
  const [, one, sign, other, year] = numbersPattern.exec(text) ?? [];
  const shown = sign === '.' ? 'day-first' : (order ?? orderShownBy(text));
  if (shown === null || shown === 'open') return null;
  return shown === 'day-first' ? dayOf(year, other, one) : dayOf(year, one, other);
}

/** `May 20, 2026`, `20 May 2026`, `Mi., 20. Mai 2026`, `20 de mayo de 2026`, `20-May-26`: with a time, which is left out. */
function namedMonth(text: string): string | null {
  const words = text.replace(/ \d{1,2}[:.]\d{2}[^]*/, '').match(/\p{L}[\p{L}\p{M}]*|\d+/gu) ?? [];
  const names = words.flatMap((word) => monthOf(word) ?? []);
  const numbers = words.filter((word) => /^\d+$/.test(word));
  const [first, second] = numbers;
  if (names.length !== 1 || numbers.length !== 2 || words.length > 7) return null;
  return first?.length === 4 ? dayOf(first, names[0], second) : dayOf(second, names[0], first);
}

/** A day as a spreadsheet counts it, of this century to its middle: `46346`. */
const daySerial = (text: string): string | null =>
  /^[345]\d{4}(?:\.\d+)?$/.test(text) ? (dateOfSerial(Number(text), false)?.slice(0, 10) ?? null) : null;

const dayOf = (year = '', month: string | number = '', day = ''): string =>
  `${year.length === 2 ? `20${year}` : year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;

const atNoon = (date: Day): ReadDate => ({ date, capturedAt: `${date}T12:00:00Z` });

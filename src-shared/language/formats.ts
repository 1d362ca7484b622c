import type { Day } from '../domain/dates.ts';
import type { TextLanguage } from './text-languages.ts';

/** Numbers, days and lists as a language writes them. "–" where a figure is missing. */
export interface Formats {
  /** `12,345` */
  readonly count: (value: number | null) => string;
  /** `93.3`: one decimal, or as many as asked for. */
  readonly decimal: (value: number | null, digits?: number) => string;
  /** `93.3 %`, of 0–100. */
  readonly percent: (value: number | null, digits?: number) => string;
  /** `+4.2`, `−1.0`, `±0.0`: percentage points, with one decimal or as many as asked for. */
  readonly points: (value: number, digits?: number) => string;
  /** `$3.20`: US dollars, with more decimals for small sums if asked for. */
  readonly dollars: (value: number | null, mostDigits?: number) => string;
  /** `20 Nov 2026` */
  readonly day: (day: Day) => string;
  /** `20 November 2026` */
  readonly longDay: (day: Day) => string;
  /** `20 Nov` */
  readonly shortDay: (day: Day) => string;
  /** `20 Nov`; in other languages `20.11.`, for axes, where there is little room. */
  readonly axisDay: (day: Day) => string;
  /** `November 2026`, of `2026-11`. */
  readonly month: (month: string) => string;
  /** `Nov 2026`, of `2026-11`; without the year `Nov`. */
  readonly shortMonth: (month: string, withYear?: boolean) => string;
  /** `1 – 20 Nov 2026`, without repeating month and year. */
  readonly period: (from: Day, to: Day) => string;
  /** `20 Nov 2026, 14:05` in a time zone. */
  readonly instant: (instant: string | Date, timeZone: string) => string;
  /** `14:05` in a time zone. */
  readonly time: (instant: string | Date, timeZone: string) => string;
  /** `in 3 hours`, `2 days ago` */
  readonly relative: (value: number, unit: Intl.RelativeTimeFormatUnit) => string;
  /** `A, B, and C` */
  readonly list: (items: readonly string[]) => string;
  /** `A, B, C`: figures or parts in a row. */
  readonly series: (items: readonly string[]) => string;
  /** Whole sentences, one after the other. */
  readonly sentences: (items: readonly string[]) => string;
  /** `A, B, or C` */
  readonly choice: (items: readonly string[]) => string;
  /** Compares names for sorting. */
  readonly compare: (a: string, b: string) => number;
}

const missing = '–';
const utc = { timeZone: 'UTC' } as const;
const monthAndDay = { day: 'numeric', month: 'short', ...utc } as const;
const dayOptions = { ...monthAndDay, year: 'numeric' } as const;

/** Makes a format when it is first needed, and once: formats are expensive, and a table has one in every row. */
function once<Key extends string | number, Format>(make: (key: Key) => Format): (key: Key) => Format {
  const known = new Map<Key, Format>();
  return (key) => {
    const found = known.get(key) ?? make(key);
    known.set(key, found);
    return found;
  };
}

const atMidnight = (day: Day): Date => new Date(`${day.slice(0, 10)}T00:00:00Z`);

/** English days are written day before month, the month in letters: read the same way everywhere. */
const dateLocale = ({ code, locale }: TextLanguage): string => (code.startsWith('en') ? 'en-GB' : locale);

/** The formats of a language. */
export function formatsFor(language: TextLanguage): Formats {
  const { locale } = language;
  const isEnglish = language.code.startsWith('en');
  const dates = once((kind: 'day' | 'longDay' | 'shortDay' | 'axisDay' | 'month' | 'shortMonth' | 'bareMonth') => {
    const options = {
      day: dayOptions,
      longDay: { ...dayOptions, month: 'long' },
      shortDay: monthAndDay,
      axisDay: { day: 'numeric', month: isEnglish ? 'short' : 'numeric', ...utc },
      month: { year: 'numeric', month: 'long', ...utc },
      shortMonth: { year: 'numeric', month: 'short', ...utc },
      bareMonth: { month: 'short', ...utc },
    } as const;
    return new Intl.DateTimeFormat(dateLocale(language), options[kind]);
  });
  // "Sept" is the only English abbreviation of four letters; tables and axes have room for three.
  const threeLetters = (text: string): string =>
    isEnglish ? text.replace('Sept ', 'Sep ').replace(/Sept$/, 'Sep') : text;
  const instants = once(
    (timeZone: string) =>
      new Intl.DateTimeFormat(dateLocale(language), {
        ...dayOptions,
        hour: '2-digit',
        minute: '2-digit',
        timeZone,
      }),
  );
  const times = once(
    (timeZone: string) =>
      new Intl.DateTimeFormat(dateLocale(language), { hour: '2-digit', minute: '2-digit', timeZone }),
  );
  const decimals = once(
    (digits: number) => new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits }),
  );
  const percents = once(
    (digits: number) =>
      new Intl.NumberFormat(locale, {
        style: 'percent',
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      }),
  );
  const currencies = once(
    (mostDigits: number) =>
      new Intl.NumberFormat(locale, {
        style: 'currency',
        currency: 'USD',
        currencyDisplay: 'narrowSymbol',
        minimumFractionDigits: 2,
        maximumFractionDigits: mostDigits,
      }),
  );
  const lists = once((type: 'conjunction' | 'disjunction' | 'unit') => new Intl.ListFormat(locale, { type }));
  const relatives = once((numeric: 'auto' | 'always') => new Intl.RelativeTimeFormat(locale, { numeric }));
  const collators = once((sensitivity: 'base') => new Intl.Collator(locale, { sensitivity, numeric: true }));

  const decimal = (value: number | null, digits = 1): string =>
    value === null ? missing : decimals(digits).format(value);
  const day = (of: Day): string => threeLetters(dates('day').format(atMidnight(of)));
  const shortDay = (of: Day): string => threeLetters(dates('shortDay').format(atMidnight(of)));

  return {
    count: (value) => (value === null ? missing : decimals(0).format(value)),
    decimal,
    percent: (value, digits = 1) => {
      if (value === null) return missing;
      // The English of this product sets a space before the sign.
      return isEnglish ? `${decimal(value, digits)} %` : percents(digits).format(value / 100);
    },
    points: (value, digits = 1) => {
      const text = decimal(Math.abs(value), digits);
      const sign = text === decimal(0, digits) ? '±' : value < 0 ? '−' : '+';
      // Isolated, so that the sign stays before the figure in a line from right to left.
      return language.direction === 'rtl' ? `\u2066${sign}${text}\u2069` : sign + text;
    },
    dollars: (value, mostDigits = 2) =>
      value === null ? missing : currencies(mostDigits).format(value).replace('US$', '$'),
    day,
    longDay: (of) => dates('longDay').format(atMidnight(of)),
    shortDay,
    axisDay: (of) => threeLetters(dates('axisDay').format(atMidnight(of))),
    month: (month) => dates('month').format(atMidnight(`${month}-01`)),
    shortMonth: (month, withYear = true) =>
      threeLetters(dates(withYear ? 'shortMonth' : 'bareMonth').format(atMidnight(`${month}-01`))),
    period: (from, to) => {
      if (from === to) return day(from);
      if (!isEnglish) return dates('day').formatRange(atMidnight(from), atMidnight(to));
      if (from.slice(0, 4) !== to.slice(0, 4)) return `${day(from)} – ${day(to)}`;
      return `${from.slice(0, 7) === to.slice(0, 7) ? String(Number(from.slice(8))) : shortDay(from)} – ${day(to)}`;
    },
    instant: (instant, timeZone) => threeLetters(instants(timeZone).format(new Date(instant))),
    time: (instant, timeZone) => times(timeZone).format(new Date(instant)),
    relative: (value, unit) => relatives('auto').format(value, unit),
    list: (items) => lists('conjunction').format(items),
    // In Japanese, units in a row have no sign between them.
    series: (items) => lists(language.code === 'ja' ? 'conjunction' : 'unit').format(items),
    sentences: (items) => items.join(language.code === 'ja' ? '' : ' '),
    choice: (items) => lists('disjunction').format(items),
    compare: (a, b) => collators('base').compare(a, b),
  };
}

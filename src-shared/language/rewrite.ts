import { isDay } from '../domain/dates.ts';
import { everyReading, recogniser, type Recognised } from './recognise.ts';
import { englishOf, type MarkedText } from './text-key.ts';
import { english } from './text-languages.ts';
import type { Texts } from './texts.ts';
import type { RichParts, TextValues } from './translate.ts';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** `2026-11-20` of `20 Nov 2026`; undefined if it is no such day. */
function dayOf(text: string): string | undefined {
  const [, day = '', month = '', year = ''] = /^(\d{1,2}) (\p{L}{3})\p{L}* (\d{4})$/u.exec(text) ?? [];
  const written = `${year}-${String(months.indexOf(month) + 1).padStart(2, '0')}-${day.padStart(2, '0')}`;
  return [text, written].find(isDay);
}

const digitsAfterPoint = (number: string): number => /\.(\d+)/.exec(number)?.[1]?.length ?? 0;

/** A figure or day of an English text as the language writes it; anything else as it is. */
function localValue(value: string | number, { day, percent, dollars, decimal }: Texts): string | number {
  if (typeof value === 'number') return value;
  const calendarDay = dayOf(value);
  if (calendarDay !== undefined) return day(calendarDay);
  const [, sign = '', number] = /^(\$?)(-?\d+(?:\.\d+)?)$/.exec(value) ?? [];
  if (number !== undefined && sign === '$') return dollars(Number(number), Math.max(2, digitsAfterPoint(number)));
  if (number !== undefined && number.includes('.')) return decimal(Number(number), digitsAfterPoint(number));
  const share = /^(-?\d+(?:\.\d+)?) ?%$/.exec(value)?.[1];
  return share === undefined ? value : percent(Number(share), digitsAfterPoint(share));
}

/** Writes an English text in a language; undefined if none of the messages fits it. */
export type Rewrite = (text: string, texts: Texts) => string | undefined;

/** A value that stays as it is, such as a path or what a program says: in a text from right to left it keeps its own direction. */
function foreignValue(value: string | number, texts: Texts): string | number {
  const local = localValue(value, texts);
  const isForeign = texts.language.direction === 'rtl' && local === value && /[A-Za-z]/.test(String(value));
  return isForeign ? `\u2068${value}\u2069` : local;
}

/** Who writes what stands in the places of messages, by their names. */
export type PlaceWriters = Readonly<Record<string, Rewrite>>;

/** The values of a message as a language writes them, and whether all that `inner` writes was recognised. */
function localValues(
  { values, choices }: Recognised,
  texts: Texts,
  inner: PlaceWriters = {},
  words: PlaceWriters = {},
) {
  let whole = true;
  const local: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(values)) {
    if (choices.has(name)) {
      local[name] = value;
      continue;
    }
    const written = typeof value === 'string' ? (inner[name] ?? words[name])?.(value, texts) : undefined;
    if (inner[name] !== undefined && written === undefined) whole = false;
    local[name] = written ?? foreignValue(value, texts);
  }
  return { local, whole };
}

/** Days in a row, each as the language writes it. */
export const localDays: Rewrite = (text, texts) =>
  texts.series(text.split('; ').map((day) => String(localValue(day, texts))));

/**
 * Writes English texts that were made from some messages in another language; `inner` writes the sentences that stand in
 * their places, `words` the words. The first message that fits counts, and before it the first one in which `inner` writes
 * all of its places.
 */
export function rewriter(messages: readonly MarkedText[], inner?: PlaceWriters, words?: PlaceWriters): Rewrite {
  const readings = everyReading(messages);
  return (text, texts) => {
    if (texts.language.code === english.code) return text;
    let first: { found: Recognised; local: TextValues } | undefined;
    for (const found of readings(text)) {
      const { local, whole } = localValues(found, texts, inner, words);
      if (whole) return texts.t.marked(found.message, local);
      first ??= { found, local };
    }
    return first && texts.t.marked(first.found.message, first.local);
  };
}

/** A part of a text that something belongs to, such as what a figure leads to. */
export interface Piece<Meaning> {
  readonly text: string;
  readonly answers: Meaning | null;
}

/**
 * Writes an English text in pieces in another language: what belongs to the pieces, in their order, belongs to the tags of the
 * message in theirs.
 */
export function piecesRewriter(messages: readonly MarkedText[]) {
  const recognise = recogniser(messages);
  return <Meaning>(pieces: readonly Piece<Meaning>[], texts: Texts): readonly Piece<Meaning>[] | undefined => {
    if (texts.language.code === english.code) return pieces;
    const found = recognise(pieces.map(({ text }) => text).join(''));
    if (found === undefined) return undefined;
    const meanings = pieces.flatMap(({ answers }) => answers ?? []) as readonly Meaning[];
    const tags = [...englishOf(found.message).matchAll(/<(\w+)>/g)].map(([, name = ''], index) => [
      name,
      (inner: RichParts<Piece<Meaning>>): Piece<Meaning> => ({
        text: inner.map((part) => (typeof part === 'string' ? part : part.text)).join(''),
        answers: meanings[index] ?? null,
      }),
    ]);
    return texts.t
      .richMarked<Piece<Meaning>>(found.message, {
        ...localValues(found, texts).local,
        ...(Object.fromEntries(tags) as Record<string, (inner: RichParts<Piece<Meaning>>) => Piece<Meaning>>),
      })
      .map((part) => (typeof part === 'string' ? { text: part, answers: null } : part));
  };
}

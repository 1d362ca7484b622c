import { isDay } from '../domain/dates.ts';
import { recogniser } from './recognise.ts';
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

const localValues = (values: TextValues, texts: Texts, inner: Readonly<Record<string, Rewrite>> = {}): TextValues =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      (typeof value === 'string' ? inner[name]?.(value, texts) : undefined) ?? localValue(value, texts),
    ]),
  );

/** Days in a row, each as the language writes it. */
export const localDays: Rewrite = (text, texts) =>
  texts.series(text.split('; ').map((day) => String(localValue(day, texts))));

/** Writes English texts that were made from some messages in another language; `inner` writes what stands in their places. */
export function rewriter(messages: readonly MarkedText[], inner?: Readonly<Record<string, Rewrite>>): Rewrite {
  const recognise = recogniser(messages);
  return (text, texts) => {
    if (texts.language.code === english.code) return text;
    const found = recognise(text);
    return found && texts.t.marked(found.message, localValues(found.values, texts, inner));
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
        ...localValues(found.values, texts),
        ...(Object.fromEntries(tags) as Record<string, (inner: RichParts<Piece<Meaning>>) => Piece<Meaning>>),
      })
      .map((part) => (typeof part === 'string' ? { text: part, answers: null } : part));
  };
}

import { isDay } from '../domain/dates.ts';
import { recogniser } from './recognise.ts';
import { englishOf, type MarkedText } from './text-key.ts';
import { english } from './text-languages.ts';
import type { Texts } from './texts.ts';
import type { RichParts, TextValues } from './translate.ts';

const digitsAfterPoint = (number: string): number => /\.(\d+)/.exec(number)?.[1]?.length ?? 0;

/** A figure or day of an English text as the language writes it; anything else as it is. */
function localValue(value: string | number, { day, percent, dollars, decimal }: Texts): string | number {
  if (typeof value === 'number') return value;
  if (isDay(value)) return day(value);
  const [, sign = '', number] = /^(\$?)(-?\d+(?:\.\d+)?)$/.exec(value) ?? [];
  if (number !== undefined && sign === '$') return dollars(Number(number), Math.max(2, digitsAfterPoint(number)));
  if (number !== undefined && number.includes('.')) return decimal(Number(number), digitsAfterPoint(number));
  const share = /^(-?\d+(?:\.\d+)?) ?%$/.exec(value)?.[1];
  return share === undefined ? value : percent(Number(share), digitsAfterPoint(share));
}

const localValues = (values: TextValues, texts: Texts): TextValues =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, localValue(value, texts)]));

/** Writes an English text in a language; undefined if none of the messages fits it. */
export type Rewrite = (text: string, texts: Texts) => string | undefined;

/** Writes English texts that were made from some messages in another language. */
export function rewriter(messages: readonly MarkedText[]): Rewrite {
  const recognise = recogniser(messages);
  return (text, texts) => {
    if (texts.language.code === english.code) return text;
    const found = recognise(text);
    return found && texts.t.marked(found.message, localValues(found.values, texts));
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

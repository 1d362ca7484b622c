import { memoise } from '../../memoise.ts';
import { foldPhrase } from '../search-folding.ts';
import { easternFieldWords } from './eastern.ts';
import { fields, type Field, type FieldWords } from './fields.ts';
import { furtherFieldWords } from './further.ts';
import { southernFieldWords } from './southern.ts';
import { westernFieldWords } from './western.ts';

export type { Field } from './fields.ts';

const wordsByLanguage: Readonly<Record<string, FieldWords>> = {
  ...westernFieldWords,
  ...easternFieldWords,
  ...southernFieldWords,
  ...furtherFieldWords,
};

const bitOf = new Map(fields.map((field, index) => [field, 1 << index] as const));
const unspaced = new Set(['ja', 'zh', 'ko', 'th']);
/** Particles that may be attached before a word. */
const attached: Readonly<Record<string, RegExp>> = {
  ar: /^[وف]?(?:[بلك]?ال|لل|[بلك])?(?=\p{L}{3})/u,
  he: /^[ובכלמשה]{1,2}(?=\p{L}{2})/u,
};
const shortestStem = 4;
/** Their vowel signs count for nothing, so that short words are stems too. */
const indic = new Set(['hi', 'bn', 'mr']);
/** A stem of at least this many letters also counts inside a compound. */
const shortestInside = 6;
const longestEntry = 16;

/** The words of a language by how they are found, with the bits of their fields. */
interface FieldTable {
  readonly whole: Map<string, number>;
  readonly stems: Map<string, number>;
  readonly inside: Map<string, number>;
}

function addLanguage({ whole, stems, inside }: FieldTable, code: string): void {
  for (const [field, words] of Object.entries(wordsByLanguage[code] ?? {})) {
    const bit = bitOf.get(field as Field) ?? 0;
    for (const word of words.split(' ')) {
      const bare = word.replace(/\.$/u, '');
      const folded = foldPhrase(bare.replaceAll('.', ' '));
      const add = (map: Map<string, number>): unknown => map.set(folded, (map.get(folded) ?? 0) | bit);
      if (unspaced.has(code) && !/^[a-z\d]+$/u.test(bare)) add(inside);
      else if (bare !== word || (bare.length < shortestStem && attached[code] === undefined && !indic.has(code)))
        add(whole);
      else {
        add(stems);
        if (bare.length >= shortestInside && attached[code] === undefined) add(inside);
      }
    }
  }
}

/** Whether words of the fields are known in a language. */
export const hasFieldWords = (code: string): boolean => code in wordsByLanguage;

/** An entry found in a word, and the bits of its fields. */
type Found = readonly [entry: string, bits: number];

/** The entries in a folded word, or pair of words, of the languages of a key, separated by spaces; "any": of every language. */
const lookUpIn = memoise((key): ((word: string) => readonly Found[]) => {
  const table: FieldTable = { whole: new Map(), stems: new Map(), inside: new Map() };
  const codes = key === 'any' ? Object.keys(wordsByLanguage) : key.split(' ');
  for (const code of codes) addLanguage(table, code);
  const prefixes = codes.flatMap((code) => attached[code] ?? []);
  return memoise((word) => {
    const found: Found[] = [];
    const add = (map: ReadonlyMap<string, number>, entry: string): void => {
      const bits = map.get(entry);
      if (bits !== undefined) found.push([entry, bits]);
    };
    for (const form of new Set([word, ...prefixes.map((prefix) => word.replace(prefix, ''))])) {
      add(table.whole, form);
      // Of a pair of words only what spans both.
      for (let length = form.indexOf(' ') + 2; length <= Math.min(longestEntry, form.length); length += 1)
        add(table.stems, form.slice(0, length));
    }
    if (word.includes(' ')) return found;
    for (let start = 0; start < word.length; start += 1)
      for (let end = start + 1; end <= Math.min(word.length, start + longestEntry); end += 1)
        add(table.inside, word.slice(start, end));
    return found;
  });
});

const longestWord = 40;
const spacedWord = /[\p{L}\p{M}\p{N}]+/gu;
const unspacedRun = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ーー\p{Script=Thai}]/u;

/** The words of a folded text, each also with the next; runs without spaces in pieces that overlap. */
function piecesOf(folded: string): string[] {
  const words = folded.match(spacedWord) ?? [];
  return words.flatMap((word, index) => {
    if (unspacedRun.test(word)) return piecesOfRun(word);
    if (word.length > longestWord) return [];
    const next = words[index + 1];
    return next === undefined ? [word] : [word, `${word} ${next}`];
  });
}

const pieceLength = 12;
const piecesOfRun = (run: string): string[] =>
  Array.from({ length: Math.ceil(run.length / pieceLength) }, (_, index) =>
    run.slice(index * pieceLength, index * pieceLength + 2 * pieceLength),
  );

/** The fields that a phrase of any language names: "Acme Insurance", "пиво Acme". */
export function fieldsOf(phrase: string): ReadonlySet<Field> {
  const lookUp = lookUpIn('any');
  const bits = piecesOf(foldPhrase(phrase))
    .flatMap((word) => lookUp(word))
    .reduce((all, [, own]) => all | own, 0);
  return new Set(fields.filter((field) => (bits & (bitOf.get(field) ?? 0)) !== 0));
}

/** A word of a text that belongs to fields. */
export interface FieldWord {
  readonly start: number;
  readonly end: number;
  readonly word: string;
  readonly bits: number;
}

const foldWord = memoise(foldPhrase);

/** The words of a text that belong to any field in the languages, in order. */
export function fieldWordsOf(text: string, languages: readonly string[]): readonly FieldWord[] {
  const lookUp = lookUpIn(languages.join(' '));
  const words: FieldWord[] = [];
  let before: { folded: string; start: number } | undefined;
  for (const { 0: written, index: start } of text.matchAll(spacedWord)) {
    const end = start + written.length;
    const folded = foldWord(written.slice(0, longestWord));
    if (unspacedRun.test(folded)) {
      for (let at = 0; at < written.length; at += pieceLength) {
        const piece = foldWord(written.slice(at, at + 2 * pieceLength));
        for (const [word, bits] of lookUp(piece)) {
          const first = start + at + piece.indexOf(word);
          words.push({ start: first, end: first + word.length, word, bits });
        }
      }
      before = undefined;
      continue;
    }
    const bits = lookUp(folded).reduce((all, [, own]) => all | own, 0);
    if (bits !== 0) words.push({ start, end, word: folded, bits });
    if (before !== undefined) {
      const pair = `${before.folded} ${folded}`;
      const both = lookUp(pair).reduce((all, [, own]) => all | own, 0);
      if (both !== 0) words.push({ start: before.start, end, word: pair, bits: both });
    }
    before = { folded, start };
  }
  return words;
}

/** The bits of fields, as {@link FieldWord} has them. */
export function bitsOf(of: Iterable<Field>): number {
  let bits = 0;
  for (const field of of) bits |= bitOf.get(field) ?? 0;
  return bits;
}

import { foldPhrase } from '../language/search-folding.ts';
import { formLanguages, innerWord, type InnerWord } from './case-endings.ts';

/** The words of a name of several words, each of which may be inflected: "Česká spořitelna", "v České spořitelně". */
export interface InflectedWords {
  /** The letters with which every form of the first word begins. */
  readonly anchor: string;
  readonly words: readonly InnerWord[];
}

const plainWords = /^[\p{L}\p{M}\p{N}]+(?: [\p{L}\p{M}\p{N}]+)+$/u;
const shortestAnchor = 3;

/** The words of a name, folded; undefined if it is one word or its first word is too short to begin a search. */
export function inflectedWords(name: string): InflectedWords | undefined {
  if (!plainWords.test(name)) return undefined;
  const folded = foldPhrase(name).split(' ');
  const words = folded.map((word, index) => innerWord(word, index === folded.length - 1));
  const [first] = words;
  if (first === undefined) return undefined;
  const lengths = [first.word, ...first.stems.map(({ stem }) => stem)].map((stem) => stem.length);
  const anchor = first.word.slice(0, Math.min(...lengths));
  return anchor.length < shortestAnchor ? undefined : { anchor, words };
}

const word = /[\p{L}\p{M}\p{N}\p{Cf}]+/uy;
const between = /(?:[^\S\n]{1,3}|[^\S\n]*\n[^\S\n]*|\p{Pd})/uy;

/**
 * Where a name that begins at `start` ends, if a word before its last one is inflected and the others are as in the name or
 * inflected, with the languages of all these forms. (Where only the last word is inflected, an ending follows the name.)
 */
export function findInflectedWords(
  text: string,
  start: number,
  { words }: InflectedWords,
): { end: number; languages: ReadonlySet<string> } | undefined {
  let at = start;
  let languages: ReadonlySet<string> | undefined;
  let isInnerInflected = false;
  for (const [index, expected] of words.entries()) {
    if (index > 0) {
      between.lastIndex = at;
      at += between.exec(text)?.[0].length ?? 0;
    }
    word.lastIndex = at;
    const found = word.exec(text)?.[0];
    if (found === undefined) return undefined;
    at += found.length;
    const form = foldPhrase(found);
    if (form === expected.word) continue;
    const possible = formLanguages(expected, form);
    if (possible === undefined) return undefined;
    languages = languages?.intersection(possible) ?? possible;
    if (languages.size === 0) return undefined;
    if (index < words.length - 1) isInnerInflected = true;
  }
  return isInnerInflected && languages ? { end: at, languages } : undefined;
}

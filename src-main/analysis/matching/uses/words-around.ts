import { isHebrewOrArabicPrefix, withoutAttachedPrefix } from '../../language/attached-prefixes.ts';
import { calendarNames } from '../../language/calendar-names.ts';
import type { Script } from '../../language/characters.ts';
import { foldPhrase } from '../../language/search-folding.ts';
import { whatWordShows } from '../../language/use-words/lookup.ts';
import type { ThemeTable } from '../../language/themes.ts';
import type { WordKnowledge } from '../../language/word-table.ts';
import type { Token } from '../sentence-context.ts';
import type { UseContext } from './occurrence.ts';

const koreanEnding =
  /(?:은|는|이|가|을|를|의|에|에서|에게|로|으로|와|과|도|만|까지|부터|보다|이나|나|이며|입니다|이다|들|들이|들은)$/u;

/** A word of Arabic or Hebrew without one, and without several, attached particles. */
const bareForms = (folded: string): string[] => [
  withoutAttachedPrefix(folded),
  ...(isHebrewOrArabicPrefix(folded.slice(0, 1)) && folded.length > 3 ? [folded.slice(1)] : []),
];

/** A folded word, also without what Arabic, Hebrew and Korean attach to it. */
export function formsOf({ folded }: Token, script: Script): readonly string[] {
  if (script === 'Arabic' || script === 'Hebrew') return [folded, withoutAttachedPrefix(folded)];
  return script === 'Hangul' ? [folded, folded.replace(koreanEnding, '')] : [folded];
}

/** What a word beside a name shows, without the particles attached to it. */
export const showsOf = (token: Token | undefined, languages: readonly string[], script: Script): number => {
  if (token === undefined) return 0;
  const bits = whatWordShows(token.folded, languages);
  if (script === 'Arabic' || script === 'Hebrew')
    return bareForms(token.folded).reduce((all, form) => all | whatWordShows(form, languages), bits);
  if (script === 'Hangul') return bits | whatWordShows(token.folded.replace(koreanEnding, ''), languages);
  return bits;
};

/** Whether a word is one of the languages, alone or without attached particles or a plural -s. */
export function isOrdinaryWord(word: string, table: WordKnowledge, languages: readonly string[]): boolean {
  const folded = foldPhrase(word);
  return (
    table.isWord(folded, languages) ||
    calendarNames(word).size > 0 ||
    bareForms(folded).some((form) => table.isWord(form, languages)) ||
    (/^[a-z]{4,}s$/u.test(folded) && table.isWord(folded.slice(0, -1), languages))
  );
}

/** Whether every word of a phrase is a word of the text's languages. */
export function isOrdinary(phrase: string, { table }: UseContext, languages: readonly string[]): boolean {
  const words = phrase.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return words.length > 0 && words.every((word) => isOrdinaryWord(word, table, languages));
}

/** Letters of "of", "from" and articles between two nouns. */
export const longestConnector = 4;

type ThemedWord = ReturnType<ThemeTable['inside']>[number];

/** Whether a folded part of a text without spaces ends with a word of which something is true. */
export const endsWith = (part: string, tables: readonly ThemeTable[], is: (word: ThemedWord) => boolean): boolean =>
  tables.some((table) => table.inside(part).some((word) => is(word) && word.start + word.word.length === part.length));

/** Whether it begins with one, after at most so many characters. */
export const beginsWith = (
  part: string,
  tables: readonly ThemeTable[],
  is: (word: ThemedWord) => boolean,
  skipped = 0,
): boolean => tables.some((table) => table.inside(part).some((word) => is(word) && word.start <= skipped));

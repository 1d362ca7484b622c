import { languagesOfScript } from '../language/languages-of-script.ts';
import { isPlace } from '../language/places.ts';
import { foldPhrase } from '../language/search-folding.ts';
import { writableScripts, writtenIn, type WritableScript } from '../language/transliteration/index.ts';
import type { WordTable } from '../language/word-table.ts';
import { once } from '../memoise.ts';
import type { Brand } from '../types.ts';
import { buildAutomaton, type Automaton } from './automaton.ts';
import { spokenPatterns, type NamePattern } from './name-patterns.ts';
import { withAndWithoutLegalForm } from './name-spellings.ts';

/** Patterns that are looked for together. */
export interface NameSearch {
  readonly patterns: readonly NamePattern[];
  readonly automaton: Automaton;
}

/** A spelling that texts use is safe only if it is longer, in UTF-16 units: it may be a word. */
const shortWord: Readonly<Record<WritableScript, number>> = {
  Cyrillic: 5,
  Greek: 5,
  Georgian: 5,
  Arabic: 5,
  Hebrew: 5,
  Katakana: 3,
  Hangul: 2,
  Devanagari: 5,
  Bengali: 6,
};

/**
 * Whether a spelling may be a word of the languages of its script, or a person's name. Of a name that is a word itself, texts
 * may have borrowed the word.
 */
function mayBeWord(spelling: string, isOfWord: boolean, script: WritableScript, table: WordTable): boolean {
  const languages = languagesOfScript[script] ?? [];
  const folded = foldPhrase(spelling);
  return (
    table.languagesOf(folded).length > 0 ||
    table.isFirstName(folded) ||
    isPlace(spelling.toLowerCase()) ||
    ((isOfWord || spelling.length <= shortWord[script]) &&
      (table.isUsed(spelling, languages) || table.rareIn(folded).length > 0))
  );
}

function compileScript(brands: readonly Brand[], script: WritableScript, table: WordTable): NameSearch {
  const letter = new RegExp(`\\p{Script=${script}}`, 'u');
  const patterns = brands.flatMap((brand) => {
    // Who enters a name in the script says how it is written there.
    if (brand.isUnconfirmed === true || [brand.name, ...brand.aliases].some((name) => letter.test(name))) return [];
    const name = withAndWithoutLegalForm(brand.name).at(-1) ?? '';
    const isOfWord = table.languagesOf(foldPhrase(name)).length > 0;
    return writtenIn(script, name)
      .filter((spelling) => !mayBeWord(spelling, isOfWord, script, table))
      .flatMap((spelling) => spokenPatterns(brand, spelling, table));
  });
  return { patterns, automaton: buildAutomaton(patterns.map(({ folded }) => folded)) };
}

/** Names of the brand book as they are written by their sound in the scripts of a text other than Latin. */
export type SpokenNames = (text: string) => readonly NameSearch[];

/** Compiles the names for a script when a text of it is first read. */
export function spokenNames(brands: readonly Brand[], table: WordTable): SpokenNames {
  const scripts = writableScripts.map((script) => ({
    letters: new RegExp(`\\p{Script=${script}}{2}`, 'u'),
    search: once(() => compileScript(brands, script, table)),
  }));
  const other = /[\u0370-\u1fff\u3041-\ud7ff]/u;
  return (text) =>
    other.test(text)
      ? scripts
          .filter(({ letters }) => letters.test(text))
          .map(({ search }) => search())
          .filter(({ patterns }) => patterns.length > 0)
      : [];
}

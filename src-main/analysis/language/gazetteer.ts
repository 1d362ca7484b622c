import { memoise } from '../memoise.ts';
import { readBloomFilter, smallFilter } from './bloom-filter.ts';
import { fold, foldLetters } from './fold.ts';
import { foldPhrase } from './search-folding.ts';
import { lettersOf, nameParts, partScoresOf, type PartKind, type PartScores } from './name-parts.ts';
import { readNameFilter, type FilteredLists, type NameKind } from './name-filter.ts';
import { hasLine } from './sorted-lines.ts';
import { readTowns } from './towns.ts';
import { createVocabulary, type Vocabulary, type VocabularyBits } from './vocabulary.ts';
import { uses } from './themes.ts';
import type { WordTable } from './word-table.ts';

/** What is known of names and words beyond the answers that discovery reads. */
export interface Gazetteer {
  /** Whether a name is that of a company or brand: one listed by hand, or of chains, banks, insurers, makers and technology. */
  readonly isCompany: (name: string) => boolean;
  /** Whether the name of some company begins with a word, wrong about 2 % of others; the other words of a text need not be looked up. */
  readonly beginsCompany: (word: string) => boolean;
  /** Whether it is one of the companies and brands that the project lists by hand. */
  readonly isBrand: (name: string) => boolean;
  /** Whether it is one of {@link isBrand} that in answers hardly means anything else: no word, place, person or abbreviation. */
  readonly isSure: (name: string) => boolean;
  /** Whether a name of {@link isSure} in a script without spaces between words begins with two characters; wrong about 0.8 % of others. */
  readonly beginsUnspaced: (pair: string) => boolean;
  /** Whether it is one of many countries, or of a technology that has a logo of its own. */
  readonly isInternationalCompany: (name: string) => boolean;
  /** Whether it is listed as a name or a term that is no company: an authority, a norm, a technology, an ingredient, a heading. */
  readonly isThing: (name: string) => boolean;
  /** Whether a well-known site has the name as its domain, spaces and marks aside; wrong about 0.8 % of other names. */
  readonly isSite: (name: string) => boolean;
  /** Whether a name is that of a country, a province or a city with at least 30,000 inhabitants. */
  readonly isPlace: (name: string) => boolean;
  /** Whether a name is that of a town or village of a country where a language is spoken; wrong about 0.8 % of other names. */
  readonly isTownOf: (name: string, languageCode: string) => boolean;
  /** By how much companies' names begin or end like a name rather than others do: binary logarithms from −4 to 4. */
  readonly scoreOfParts: (name: string) => Readonly<Record<PartKind | 'words', number>>;
  /** Whether all words of a name of two or three words are first or last names of people. */
  readonly isPerson: (name: string) => boolean;
  /** Whether a word is a first name; a last name. */
  readonly isFirstName: (word: string) => boolean;
  readonly isLastName: (word: string) => boolean;
  /** Whether a word of a language, or an English one, says what a person is: "surgeon", "mayor". */
  readonly isRole: (word: string, languageCode: string) => boolean;
  /** Whether the project lists the company by what it trades in: a well-known one of its country. */
  readonly isTrader: (name: string) => boolean;
  /** Whether the word lists of a language or of English know a word, rare or not; unlike a vocabulary they hold hardly any names. */
  readonly isListedWord: (word: string, languageCode: string) => boolean;
  /** The same of the language alone. */
  readonly isOwnWord: (word: string, languageCode: string) => boolean;
  /** The vocabulary of a language (ISO 639-1 code, or a BCP 47 tag that begins with one); null if there is none. */
  readonly vocabularyOf: (languageCode: string) => Vocabulary | null;
}

/** Lists of folded names, one a line, sorted by code unit. */
export interface NameLists extends FilteredLists {
  readonly international: string;
  /** The bits of `createNameFilter` for the lists above. */
  readonly filter: Uint8Array;
  /** Parts of names, as `scripts/build-name-parts.ts` writes them. */
  readonly parts: () => string;
  /** The bits of a filter of names of sites, as `scripts/build-sites.ts` makes them. */
  readonly sites: Uint8Array;
  /** The bits of a filter of towns by country, as `scripts/build-towns.ts` makes them. */
  readonly towns: Uint8Array;
  /** Folded by `foldPhrase`. */
  readonly firstNames: string;
  readonly lastNames: string;
}

/**
 * Creates a gazetteer.
 *
 * @param words the word lists
 * @param readVocabulary the bits of a language's vocabulary, null if there is none; called once for each language
 */
export function createGazetteer(
  lists: NameLists,
  words: Pick<WordTable, 'isWord' | 'themesOf'>,
  readVocabulary: (languageCode: string) => VocabularyBits | null,
): Gazetteer {
  const filter = readNameFilter(lists.filter);
  const traders = new Set(lists.traders.map(fold));
  const isBrand = (folded: string): boolean =>
    filter.has('brand', folded) && (hasLine(lists.brands, folded) || traders.has(folded));
  const isCompany = (folded: string): boolean =>
    (filter.has('company', folded) && hasLine(lists.companies, folded)) || isBrand(folded);
  const isSure = (folded: string): boolean =>
    filter.has('brand', folded) && hasLine(lists.brands, folded) && !hasLine(lists.doubtful, folded);
  const isFirstName = (folded: string): boolean => hasLine(lists.firstNames, folded);
  const sites = readBloomFilter(lists.sites, smallFilter);
  const isTownOf = readTowns(lists.towns);
  const scores: PartScores = (kind, parts) => partScoresOf(lists.parts())(kind, parts);
  const isListed = (kind: NameKind, list: string, folded: string): boolean =>
    filter.has(kind, folded) && hasLine(list, folded);
  const vocabularyOfCode = memoise((code) => {
    const bits = readVocabulary(code);
    return bits === null ? null : createVocabulary(bits);
  });
  return {
    isCompany: memoise((name) => isCompany(fold(name))),
    beginsCompany: memoise((word) =>
      (['beginning', 'brand', 'company'] as const).some((kind) => filter.has(kind, fold(word))),
    ),
    isBrand: memoise((name) => isBrand(fold(name))),
    isTrader: memoise((name) => traders.has(fold(name))),
    beginsUnspaced: (pair) => filter.has('pair', pair),
    isSure: memoise((name) => isSure(fold(name))),
    isInternationalCompany: memoise((name) => hasLine(lists.international, fold(name))),
    isPlace: memoise(
      (name) => isListed('place', lists.places, fold(name)) || isListed('place', lists.quarters, fold(name)),
    ),
    isTownOf: (name, languageCode) => isTownOf(name, codeOf(languageCode)),
    isThing: memoise((name) => isListed('thing', lists.things, fold(name))),
    isSite: memoise((name) => {
      const letters = foldLetters(name);
      return letters.length >= shortestSite && sites.has(letters);
    }),
    scoreOfParts: memoise((name) => {
      const folded = fold(name);
      const parts = nameParts(folded);
      const words = folded.split(' ');
      const letters = words.length > 1 ? words.map(lettersOf) : [];
      return {
        first: scores('first', parts.first),
        last: scores('last', parts.last),
        beginning: scores('beginning', parts.beginning),
        ending: scores('ending', parts.ending),
        words:
          letters.reduce(
            (sum, { beginning, ending }) => sum + scores('beginning', beginning) + scores('ending', ending),
            0,
          ) / Math.max(1, letters.length),
      };
    }),
    isFirstName: memoise((word) => isFirstName(foldPhrase(word))),
    isLastName: memoise((word) => hasLine(lists.lastNames, foldPhrase(word))),
    isRole: (word, languageCode) => {
      const folded = foldPhrase(word);
      return [codeOf(languageCode), 'en'].some(
        (code) => ((words.themesOf(code)?.of(folded).uses ?? 0) & uses.role) !== 0,
      );
    },
    isPerson: memoise((name) => {
      const words = foldPhrase(name).split(' ');
      return (
        words.length >= 2 &&
        words.length <= 3 &&
        words.every((word) => isFirstName(word) || hasLine(lists.lastNames, word))
      );
    }),
    isListedWord: (word, languageCode) => words.isWord(foldPhrase(word), [codeOf(languageCode), 'en']),
    isOwnWord: (word, languageCode) => words.isWord(foldPhrase(word), [codeOf(languageCode)]),
    vocabularyOf: (languageCode) => vocabularyOfCode(codeOf(languageCode)),
  };
}

const codeOf = (languageCode: string): string => languageCode.toLowerCase().split('-')[0] ?? '';

/** Shorter names of sites are not stored. */
const shortestSite = 3;

import { memoise, once } from '../memoise.ts';
import { readBloomFilter, smallFilter } from './bloom-filter.ts';
import { fold, foldLetters } from './fold.ts';
import { foldPhrase } from './search-folding.ts';
import { separatorMarks } from './separators.ts';
import { hasLine, hasLineBeginning } from './sorted-lines.ts';
import { createVocabulary, type Vocabulary, type VocabularyBits } from './vocabulary.ts';
import type { WordKnowledge } from './word-table.ts';

/** What is known of names and words beyond the answers that discovery reads. */
export interface Gazetteer {
  /** Whether a name is that of a company or brand: one listed by hand, or of chains, banks, insurers, makers and technology; some 180,000. */
  readonly isCompany: (name: string) => boolean;
  /** Whether the name of some company begins with a word; the other words of a text need not be looked up. */
  readonly beginsCompany: (word: string) => boolean;
  /** Whether it is one of the companies and brands that the project lists by hand, some 157,000. */
  readonly isBrand: (name: string) => boolean;
  /** Whether it is one of {@link isBrand} that in answers hardly means anything else: no word, place, person or abbreviation. */
  readonly isSure: (name: string) => boolean;
  /** Whether a name of {@link isSure} in a script without spaces between words begins with two characters. */
  readonly beginsUnspaced: (pair: string) => boolean;
  /** Whether it is one of many countries, or of a technology that has a logo of its own. */
  readonly isInternationalCompany: (name: string) => boolean;
  /** Whether it is listed as a name or a term that is no company: an authority, a norm, a technology, an ingredient, a heading. */
  readonly isThing: (name: string) => boolean;
  /** Whether a well-known site has the name as its domain, spaces and marks aside; wrong about 0.8 % of other names. */
  readonly isSite: (name: string) => boolean;
  /** Whether a name is that of a country, a province or a city with at least 30,000 inhabitants. */
  readonly isPlace: (name: string) => boolean;
  /** Whether all words of a name of two or three words are first or last names of people. */
  readonly isPerson: (name: string) => boolean;
  /** Whether a word is a first name. */
  readonly isFirstName: (word: string) => boolean;
  /** Whether the word lists of a language or of English know a word, rare or not; unlike a vocabulary they hold hardly any names. */
  readonly isListedWord: (word: string, languageCode: string) => boolean;
  /** The vocabulary of a language (ISO 639-1 code, or a BCP 47 tag that begins with one); null if there is none. */
  readonly vocabularyOf: (languageCode: string) => Vocabulary | null;
}

/** Lists of folded names, one a line, sorted by code unit. */
export interface NameLists {
  readonly companies: string;
  /** Listed by hand; read as companies too. */
  readonly brands: string;
  /** Those of `brands` that often mean something else. */
  readonly doubtful: string;
  /** Listed by what they trade in, in ordinary spelling; read as brands too. */
  readonly traders: readonly string[];
  readonly international: string;
  readonly places: string;
  /** Names and terms that are no companies, listed by hand. */
  readonly things: string;
  /** The bits of a filter of names of sites, as `scripts/build-sites.ts` makes them. */
  readonly sites: Uint8Array;
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
  words: Pick<WordKnowledge, 'isWord'>,
  readVocabulary: (languageCode: string) => VocabularyBits | null,
): Gazetteer {
  const companies = setOf(lists.companies);
  const brands = setOf(lists.brands);
  const traders = new Set(lists.traders.map(fold));
  const isBrand = (folded: string): boolean => brands.has(folded) || traders.has(folded);
  const isCompany = (folded: string): boolean => companies.has(folded) || isBrand(folded);
  const isSure = (folded: string): boolean => brands.has(folded) && !hasLine(lists.doubtful, folded);
  const isFirstName = (folded: string): boolean => hasLine(lists.firstNames, folded);
  const sites = readBloomFilter(lists.sites, smallFilter);
  const unspacedBeginnings = once(
    () =>
      new Set(
        lists.brands
          .match(unspacedLine)
          ?.filter(isSure)
          .map((name) => name.slice(0, 2)),
      ),
  );
  // A listed name whose first word a space ends is found in the list itself.
  const otherBeginnings = once(
    () =>
      new Set(
        [
          ...[lists.companies, lists.brands].map((list) => list.match(beforeMark)),
          [...traders].join('\n').match(beforeSeparator),
        ].flatMap((beginnings) => beginnings ?? []),
      ),
  );
  const isIn = (names: ReadonlySet<string>) => memoise((name) => names.has(fold(name)));
  const vocabularyOfCode = memoise((code) => {
    const bits = readVocabulary(code);
    return bits === null ? null : createVocabulary(bits);
  });
  return {
    isCompany: memoise((name) => isCompany(fold(name))),
    beginsCompany: memoise((word) => {
      const folded = fold(word);
      return (
        isCompany(folded) ||
        [lists.companies, lists.brands].some((list) => hasLineBeginning(list, `${folded} `)) ||
        otherBeginnings().has(folded)
      );
    }),
    isBrand: memoise((name) => isBrand(fold(name))),
    beginsUnspaced: (pair) => unspacedBeginnings().has(pair),
    isSure: memoise((name) => isSure(fold(name))),
    isInternationalCompany: memoise((name) => hasLine(lists.international, fold(name))),
    isPlace: isIn(setOf(lists.places)),
    isThing: isIn(setOf(lists.things)),
    isSite: memoise((name) => {
      const letters = foldLetters(name);
      return letters.length >= shortestSite && sites.has(letters);
    }),
    isFirstName: memoise((word) => isFirstName(foldPhrase(word))),
    isPerson: memoise((name) => {
      const words = foldPhrase(name).split(' ');
      return (
        words.length >= 2 &&
        words.length <= 3 &&
        words.every((word) => isFirstName(word) || hasLine(lists.lastNames, word))
      );
    }),
    isListedWord: (word, languageCode) => words.isWord(foldPhrase(word), [codeOf(languageCode), 'en']),
    vocabularyOf: (languageCode) => vocabularyOfCode(codeOf(languageCode)),
  };
}

const codeOf = (languageCode: string): string => languageCode.toLowerCase().split('-')[0] ?? '';

const unspacedLine = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]{2}.*/gmu;

const marks = RegExp.escape(separatorMarks);
/** The first word of a line before a mark, and before any separator that a folded name holds. */
const beforeMark = new RegExp(`^[^\\n ${marks}]+(?=[${marks}])`, 'gmu');
const beforeSeparator = new RegExp(`^[^\\n ${marks}]+(?=[ ${marks}])`, 'gmu');

/** Shorter names of sites are not stored. */
const shortestSite = 3;

const setOf = (list: string): ReadonlySet<string> => new Set(list.trimEnd().split('\n'));

import { memoise } from '../memoise.ts';
import { fold } from './fold.ts';
import { foldPhrase } from './search-folding.ts';
import { createVocabulary, type Vocabulary, type VocabularyBits } from './vocabulary.ts';

/** What is known of names and words beyond the answers that discovery reads. */
export interface Gazetteer {
  /** Whether a name is that of a company or brand: chains, banks, insurers, makers and technology, some 30,000. */
  readonly isCompany: (name: string) => boolean;
  /** Whether it is one of many countries, or of a technology that has a logo of its own. */
  readonly isInternationalCompany: (name: string) => boolean;
  /** Whether a name is that of a country, a province or a city with at least 30,000 inhabitants. */
  readonly isPlace: (name: string) => boolean;
  /** Whether all words of a name of two or three words are first or last names of people. */
  readonly isPerson: (name: string) => boolean;
  /** The vocabulary of a language (ISO 639-1 code, or a BCP 47 tag that begins with one); null if there is none. */
  readonly vocabularyOf: (languageCode: string) => Vocabulary | null;
}

/** Lists of folded names, one a line. */
export interface NameLists {
  readonly companies: string;
  readonly international: string;
  readonly places: string;
  /** Folded by `foldPhrase`. */
  readonly firstNames: string;
  readonly lastNames: string;
}

/**
 * Creates a gazetteer.
 *
 * @param readVocabulary the bits of a language's vocabulary, null if there is none; called once for each language
 */
export function createGazetteer(
  lists: NameLists,
  readVocabulary: (languageCode: string) => VocabularyBits | null,
): Gazetteer {
  const [companies, international, places] = [lists.companies, lists.international, lists.places].map(linesOf);
  const people = new Set([...linesOf(lists.firstNames), ...linesOf(lists.lastNames)]);
  const isIn = (names: ReadonlySet<string> | undefined) => memoise((name) => names?.has(fold(name)) === true);
  const vocabularyOfCode = memoise((code) => {
    const bits = readVocabulary(code);
    return bits === null ? null : createVocabulary(bits);
  });
  return {
    isCompany: isIn(companies),
    isInternationalCompany: isIn(international),
    isPlace: isIn(places),
    isPerson: memoise((name) => {
      const words = foldPhrase(name).split(' ');
      return words.length >= 2 && words.length <= 3 && words.every((word) => people.has(word));
    }),
    vocabularyOf: (languageCode) => vocabularyOfCode(languageCode.toLowerCase().split('-')[0] ?? ''),
  };
}

const linesOf = (list: string): ReadonlySet<string> => new Set(list.trimEnd().split('\n'));

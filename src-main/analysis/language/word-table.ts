import { memoise, once } from '../memoise.ts';
import { fold } from './fold.ts';
import { ordinaryWordLists, ordinaryWordsOf } from './ordinary-words/index.ts';
import { foldPhrase } from './search-folding.ts';
import type { Field } from './fields/index.ts';
import { hasLine } from './sorted-lines.ts';
import { readThemes, type ThemeTable } from './themes.ts';
import { sensesIn, type NameSenses } from './name-senses.ts';
import { meaningsIn, type NameMeanings } from './word-names.ts';
import type { Vocabulary } from './vocabulary.ts';

/** What is known of a word or phrase, in any language. Every argument is folded by `foldPhrase`. */
export interface WordKnowledge {
  /** Codes of the languages in which it is an ordinary word. */
  languagesOf: (folded: string) => readonly string[];
  /** Codes of the languages in which it is a rare word, or one of unknown frequency. */
  rareIn: (folded: string) => readonly string[];
  /** Whether it is a word, rare or not, of one of the languages. */
  isWord: (folded: string, languages: Iterable<string>) => boolean;
  /** About how many words are listed for a language. */
  sizeOf: (code: string) => number;
  isFirstName: (folded: string) => boolean;
  isLastName: (folded: string) => boolean;
}

/** All words, and apart from them those that are no usual names of companies. */
export interface WordTable extends WordKnowledge {
  /** Whether a word of English, German, French or Spanish can be of a part of speech. */
  readonly isKind: (folded: string, kind: WordKind, languages: Iterable<string>) => boolean;
  /** Whether a language's parts of speech are known. */
  readonly hasKinds: (code: string) => boolean;
  /** Whether it is a word, with or without an ending, for nature, food, the body, a family, music or belief. */
  readonly isWorldly: (folded: string, languages: Iterable<string>) => boolean;
  /** The words of {@link isWorldly} inside a folded text of a language written without spaces. */
  readonly worldlyIn: (folded: string, languages: Iterable<string>) => readonly string[];
  /** The words of a language by what people speak of; undefined if they are not known. */
  readonly themesOf: (code: string) => ThemeTable | undefined;
  /** Whether a company, chain or product of this name, folded by `fold`, is known. */
  readonly isCompany: (folded: string) => boolean;
  /** Whether texts of one of the languages write a word, as written, in lower case; without capitals, whether they use it. */
  readonly isUsed: (word: string, languages: Iterable<string>) => boolean;
  /** Whether it is known which words texts of a language use. */
  readonly hasVocabulary: (code: string) => boolean;
  /** Whether the vocabularies of all languages are in memory: reading dozens of them at once takes up to 50 ms. */
  readonly hasReadAll: () => boolean;
  /** Whether texts of one of the languages, and hardly others, write it with a capital only. */
  readonly isLocalName: (word: string, languages: Iterable<string>) => boolean;
  /** Whether it is a country, a province or a city with at least 30,000 inhabitants. */
  readonly isTown: (word: string) => boolean;
  /** Whether it is a town or village of a country where a language is spoken; wrong about 0.8 % of other names. */
  readonly isTownOf: (name: string, language: string) => boolean;
  /** What a company's name means besides the company, and what it trades in; undefined if it is not listed as such a name. */
  readonly meaningsOf: (folded: string) => NameMeanings | undefined;
  /** What stands near it in texts, by language code (see `name-senses.ts`). */
  readonly sensesOf: (folded: string) => ReadonlyMap<string, NameSenses>;
  /** Whether the project's own list of companies and brands holds it, folded by `fold`. */
  readonly isBrand: (folded: string) => boolean;
  /** Whether it is one of {@link isBrand} that hardly means anything else in answers. */
  readonly isSure: (folded: string) => boolean;
  /** Whether the project's own list of names and terms that are no companies holds it, folded by `fold`. */
  readonly isThing: (folded: string) => boolean;
  /** What a known company of this name trades in. */
  readonly fieldsOfCompany: (folded: string) => ReadonlySet<Field>;
  /** Without the words that companies take as names: for the words beside a name. */
  readonly withoutNames: WordKnowledge;
}

/** Parts of speech; finite forms are those of the third person. */
export type WordKind = 'noun' | 'plural' | 'verb' | 'finite' | 'adjective' | 'adverb';

/** The files of `resources/words`: each but one is a list, one entry a line, sorted by code unit. */
export interface WordLists {
  /** By language code. */
  readonly words: ReadonlyMap<string, string>;
  /** Rarer words, or words of unknown frequency, by language code. */
  readonly rareWords: ReadonlyMap<string, string>;
  /** Words that companies take as names, by language code, separated by spaces and in ordinary spelling. */
  readonly namesThatAreWords: Readonly<Record<string, string>>;
  readonly firstNames: string;
  readonly lastNames: string;
  /** Words by language code and part of speech: "en.noun". */
  readonly kinds: ReadonlyMap<string, string>;
  /** Words for nature, food, the body, family, music and belief, by language code. */
  readonly worldly: ReadonlyMap<string, string>;
  /** The list of themes of a language (see `themes.ts`); null if there is none. */
  readonly themesOf: (code: string) => string | null;
  /** Names of companies, folded by `fold`. */
  readonly companies: string;
  /** What texts of a language use; null if it is not known. */
  readonly vocabularyOf: (code: string) => Vocabulary | null;
  readonly hasReadAll: () => boolean;
  readonly isTown: (word: string) => boolean;
  readonly isTownOf: (name: string, language: string) => boolean;
  /** Companies and brands that the project lists, and names and terms that are none, folded by `fold`; each asked for once. */
  readonly brands: () => string;
  /** Those of `brands` that often mean something else. */
  readonly doubtful: () => string;
  readonly things: () => string;
  /** Companies whose names mean something else too (see `word-names.ts`); asked for once. */
  readonly wordNames: () => string;
  /** What stands near such names (see `name-senses.ts`); asked for once. */
  readonly wordSenses: () => string;
  /** Companies by the field in which they trade, in ordinary spelling, separated by "|". */
  readonly companiesByField: Readonly<Partial<Record<Field, string>>>;
}

function tableOf(lists: WordLists, withNames: boolean): WordKnowledge {
  const { words, rareWords, namesThatAreWords } = lists;
  const everyday = new Map(
    Object.entries(namesThatAreWords).map(([code, list]) => [code, new Set(list.split(' ').map(foldPhrase))]),
  );
  const codes = [...new Set([...words.keys(), ...ordinaryWordLists, ...Object.keys(namesThatAreWords)])];
  const isListedIn = (code: string, folded: string): boolean =>
    hasLine(words.get(code) ?? '', folded) ||
    (withNames && everyday.get(code)?.has(folded) === true) ||
    (ordinaryWordsOf(code)?.has(fold(folded)) ?? false);
  const isRareIn = (code: string, folded: string): boolean => hasLine(rareWords.get(code) ?? '', folded);
  const remembered = new Map(
    codes.map((code) => [code, memoise((folded) => isListedIn(code, folded) || isRareIn(code, folded))] as const),
  );
  return {
    languagesOf: (folded) => codes.filter((code) => isListedIn(code, folded)),
    rareIn: (folded) => [...rareWords.keys()].filter((code) => isRareIn(code, folded)),
    isWord: (folded, languages) => {
      for (const code of languages) if (remembered.get(code)?.(folded) === true) return true;
      return false;
    },
    sizeOf: (code) => 1000 + ((words.get(code)?.length ?? 0) + (rareWords.get(code)?.length ?? 0)) / 8,
    isFirstName: memoise((folded) => hasLine(lists.firstNames, folded)),
    isLastName: memoise((folded) => hasLine(lists.lastNames, folded)),
  };
}

/** Endings cut off a word before it is looked up among the words for nature, food and the like. */
const longestEnding = 3;
const shortestRoot = 4;

function isWorldlyIn(list: string, folded: string): boolean {
  if (list === '') return false;
  for (let length = folded.length; length >= Math.max(shortestRoot, folded.length - longestEnding); length -= 1) {
    const root = folded.slice(0, length);
    if (hasLine(list, root)) return true;
    if (length < folded.length && ['a', 'e', 'o', 'а', 'я', 'о'].some((vowel) => hasLine(list, root + vowel)))
      return true;
  }
  return folded.length < shortestRoot && hasLine(list, folded);
}

const noFields: ReadonlySet<Field> = new Set();

function byCompany(companies: WordLists['companiesByField']): ReadonlyMap<string, ReadonlySet<Field>> {
  const fields = new Map<string, Set<Field>>();
  for (const [field, names] of Object.entries(companies))
    for (const name of names.split('|').map(foldPhrase))
      fields.set(name, (fields.get(name) ?? new Set<Field>()).add(field as Field));
  return fields;
}

export function createWordTable(lists: WordLists): WordTable {
  let fields: ReadonlyMap<string, ReadonlySet<Field>> | undefined;
  const fieldsOfCompanies = () => (fields ??= byCompany(lists.companiesByField));
  const [brands, things] = [once(() => ({ list: lists.brands() })), once(() => ({ list: lists.things() }))];
  const doubtful = once(() => ({ list: lists.doubtful() }));
  const wordNames = once(() => ({ list: lists.wordNames() }));
  const wordSenses = once(() => ({ list: lists.wordSenses() }));
  const meaningsOf = memoise((folded) => meaningsIn(wordNames().list, folded));
  const { kinds, worldly, companies, vocabularyOf, hasReadAll, isTown, isTownOf } = lists;
  const kindIn = new Map([...kinds].map(([name, list]) => [name, memoise((folded) => hasLine(list, folded))] as const));
  const worldlyIn = new Map(
    [...worldly].map(([code, list]) => [code, memoise((folded) => isWorldlyIn(list, folded))] as const),
  );
  const worldlyPattern = memoise((code) => {
    const list = (worldly.get(code) ?? '').split('\n').filter((word) => word !== '');
    return new RegExp(list.length === 0 ? '(?!)' : list.toSorted((a, b) => b.length - a.length).join('|'), 'gu');
  });
  return {
    ...tableOf(lists, true),
    withoutNames: tableOf(lists, false),
    isKind: (folded, kind, codes) => {
      for (const code of codes) if (kindIn.get(`${code}.${kind}`)?.(folded) === true) return true;
      return false;
    },
    hasKinds: (code) => kinds.has(`${code}.finite`),
    isWorldly: (folded, codes) => {
      for (const code of codes) if (worldlyIn.get(code)?.(folded) === true) return true;
      return false;
    },
    worldlyIn: (folded, codes) => [...codes].flatMap((code) => folded.match(worldlyPattern(code)) ?? []),
    themesOf: memoise((code) => {
      const list = lists.themesOf(code);
      return list === null ? undefined : readThemes(list);
    }),
    isCompany: memoise((folded) => hasLine(companies, folded)),
    isUsed: (word, codes) => {
      for (const code of codes) if (vocabularyOf(code)?.isWord(word) === true) return true;
      return false;
    },
    hasVocabulary: (code) => vocabularyOf(code) !== null,
    hasReadAll,
    isLocalName: (word, codes) => {
      for (const code of codes) if (vocabularyOf(code)?.isLocalCapital(word) === true) return true;
      return false;
    },
    isTown,
    isTownOf,
    isBrand: memoise((folded) => hasLine(brands().list, folded)),
    isSure: memoise((folded) => hasLine(brands().list, folded) && !hasLine(doubtful().list, folded)),
    isThing: memoise((folded) => hasLine(things().list, folded)),
    meaningsOf,
    sensesOf: memoise((folded) => sensesIn(wordSenses().list, folded)),
    fieldsOfCompany: (folded) => fieldsOfCompanies().get(folded) ?? meaningsOf(folded)?.trades ?? noFields,
  };
}

/** Knows only the ordinary words that discovery uses. */
export const noWordLists: WordLists = {
  words: new Map(),
  rareWords: new Map(),
  namesThatAreWords: {},
  firstNames: '',
  lastNames: '',
  kinds: new Map(),
  worldly: new Map(),
  themesOf: () => null,
  brands: () => '',
  doubtful: () => '',
  things: () => '',
  wordNames: () => '',
  wordSenses: () => '',
  companies: '',
  vocabularyOf: () => null,
  hasReadAll: () => true,
  isTown: () => false,
  isTownOf: () => false,
  companiesByField: {},
};

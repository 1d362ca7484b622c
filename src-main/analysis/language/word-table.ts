import { casedEverydayWords } from './everyday-words/cased.ts';
import { uncasedEverydayWords } from './everyday-words/uncased.ts';
import { fold } from './fold.ts';
import { ordinaryWordsByList } from './ordinary-words/index.ts';
import { foldPhrase } from './search-folding.ts';

/** What is known of a word or phrase, in any language. Every argument is folded by `foldPhrase`. */
export interface WordKnowledge {
  /** Codes of the languages in which it is an ordinary word. */
  languagesOf: (folded: string) => readonly string[];
  isWord: (folded: string, languages: Iterable<string>) => boolean;
  /** About how many words are listed for a language. */
  sizeOf: (code: string) => number;
  isFirstName: (folded: string) => boolean;
  isLastName: (folded: string) => boolean;
}

/** All words, and apart from them those that are no usual names of companies. */
export interface WordTable extends WordKnowledge {
  /** Without the words that companies take as names: for the words beside a name. */
  readonly withoutNames: WordKnowledge;
}

/** The files of `resources/words`: each is a list, one entry a line, sorted by code unit. */
export interface WordLists {
  /** By language code. */
  readonly words: ReadonlyMap<string, string>;
  readonly firstNames: string;
  readonly lastNames: string;
}

/** Whether a sorted list holds a line; binary search, so that a list of 50,000 lines need not be split. */
function hasLine(list: string, line: string): boolean {
  let from = 0;
  let to = list.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    const lineStart = list.lastIndexOf('\n', middle - 1) + 1;
    const newline = list.indexOf('\n', middle);
    const lineEnd = newline === -1 ? list.length : newline;
    const found = list.slice(lineStart, lineEnd);
    if (found === line) return true;
    if (found < line) from = lineEnd + 1;
    else to = lineStart;
  }
  return false;
}

let everyday: ReadonlyMap<string, ReadonlySet<string>> | undefined;

function everydayWords(code: string): ReadonlySet<string> | undefined {
  everyday ??= new Map(
    [...new Set([...Object.keys(casedEverydayWords), ...Object.keys(uncasedEverydayWords)])].map((language) => [
      language,
      new Set(
        `${casedEverydayWords[language] ?? ''} ${uncasedEverydayWords[language] ?? ''}`.split(/\s+/u).map(foldPhrase),
      ),
    ]),
  );
  return everyday.get(code);
}

function tableOf(lists: WordLists, withNames: boolean): WordKnowledge {
  const { words } = lists;
  const codes = [
    ...new Set([
      ...words.keys(),
      ...ordinaryWordsByList.keys(),
      ...Object.keys(casedEverydayWords),
      ...Object.keys(uncasedEverydayWords),
    ]),
  ];
  const isListedIn = (code: string, folded: string): boolean =>
    hasLine(words.get(code) ?? '', folded) ||
    (withNames && everydayWords(code)?.has(folded) === true) ||
    (ordinaryWordsByList.get(code)?.has(fold(folded)) ?? false);
  return {
    languagesOf: (folded) => codes.filter((code) => isListedIn(code, folded)),
    isWord: (folded, languages) => {
      for (const code of languages) if (isListedIn(code, folded)) return true;
      return false;
    },
    sizeOf: (code) => 1000 + (words.get(code)?.length ?? 0) / 8,
    isFirstName: (folded) => hasLine(lists.firstNames, folded),
    isLastName: (folded) => hasLine(lists.lastNames, folded),
  };
}

export function createWordTable(lists: WordLists): WordTable {
  return { ...tableOf(lists, true), withoutNames: tableOf(lists, false) };
}

/** Knows only the ordinary words that discovery uses. */
export const noWordLists: WordLists = { words: new Map(), firstNames: '', lastNames: '' };

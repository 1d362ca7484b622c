import { fold } from './fold.ts';
import { ordinaryWordsByList } from './ordinary-words/index.ts';

/** What is known of a word or phrase, in any language. Every argument is folded by `foldPhrase`. */
export interface WordTable {
  /** Codes of the languages in which it is an ordinary word. */
  languagesOf: (folded: string) => readonly string[];
  isWord: (folded: string, languages: Iterable<string>) => boolean;
  isFirstName: (folded: string) => boolean;
  isLastName: (folded: string) => boolean;
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

/** Chinese and Japanese share characters, not words; near relatives share both. */
const isListedIn = (code: string, folded: string, { words }: WordLists): boolean =>
  hasLine(words.get(code) ?? '', folded) || (ordinaryWordsByList.get(code)?.has(fold(folded)) ?? false);

export function createWordTable(lists: WordLists): WordTable {
  const codes = [...new Set([...lists.words.keys(), ...ordinaryWordsByList.keys()])];
  return {
    languagesOf: (folded) => codes.filter((code) => isListedIn(code, folded, lists)),
    isWord: (folded, languages) => {
      for (const code of languages) if (isListedIn(code, folded, lists)) return true;
      return false;
    },
    isFirstName: (folded) => hasLine(lists.firstNames, folded),
    isLastName: (folded) => hasLine(lists.lastNames, folded),
  };
}

/** Knows only the ordinary words that discovery uses. */
export const noWordLists: WordLists = { words: new Map(), firstNames: '', lastNames: '' };

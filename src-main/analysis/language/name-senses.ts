import { linesBeginning } from './sorted-lines.ts';

/** What stands near a company's name in texts of a language. */
export interface NameSenses {
  /** Words near it where the company is meant, as {@link saysWord} takes them. */
  readonly brand: readonly string[];
  /** Words near it where another meaning is: the word, the person, the place. */
  readonly other: readonly string[];
  /** Idioms, titles and names of others that contain the name. */
  readonly phrases: readonly string[];
}

/**
 * What stands near a name, folded by `foldPhrase`, by a list as `resources/names/word-senses.txt`: lines
 * `puma|de|schuh*,nike|zoo*,anden|puma concolor`, sorted by code unit and folded; `*` ends the beginning of a word. By language code;
 * empty if no line is about it.
 *
 * Words that stand near each meaning of a word tell which one is meant: Lesk, _Proceedings of SIGDOC_ (1986) 24.
 */
export function sensesIn(list: string, folded: string): ReadonlyMap<string, NameSenses> {
  return new Map(
    linesBeginning(list, `${folded}|`).map((line) => {
      const [, code = '', brand = '', other = '', phrases = ''] = line.split('|');
      return [code, { brand: wordsOf(brand), other: wordsOf(other), phrases: wordsOf(phrases) }];
    }),
  );
}

const wordsOf = (words: string): readonly string[] => (words === '' ? [] : words.split(','));

/**
 * Whether a text has a word, or a word that begins like one with `*`.
 *
 * @param text folded words with a space before and after each; without spaces where the language has none
 */
export function saysWord(text: string, word: string, isUnspaced: boolean): boolean {
  const beginning = word.endsWith('*') ? word.slice(0, -1) : undefined;
  if (isUnspaced) return text.includes(beginning ?? word);
  return text.includes(beginning === undefined ? ` ${word} ` : ` ${beginning}`);
}

import { fields, type Field } from './fields/fields.ts';
import { linesBeginning } from './sorted-lines.ts';
import { themeBits, type Theme } from './themes.ts';

/** What a company's name means besides the company. */
export interface NameMeanings {
  readonly trades: ReadonlySet<Field>;
  /** Codes of the languages in which it is a word. */
  readonly wordIn: ReadonlySet<string>;
  /** What the word has to do with, as bits of `themes.ts`, by language code. */
  readonly themes: ReadonlyMap<string, number>;
  readonly isFirstName: boolean;
  /** A surname, or a historical or fictional person. */
  readonly isLastName: boolean;
  readonly isPlace: boolean;
}

const notWords = new Set(['first-name', 'surname', 'person', 'place']);

/**
 * What a name, folded by `foldPhrase`, means by a list as `resources/names/word-names.txt`: lines `nordsee|de|food|sea place`, sorted by
 * code unit. Undefined if no line is about it. The list is searched, not read: of its lines a process asks for few.
 */
export function meaningsIn(list: string, folded: string): NameMeanings | undefined {
  const lines = linesBeginning(list, `${folded}|`);
  if (lines.length === 0) return undefined;
  const meanings = new Set<string>();
  const trades = new Set<Field>();
  const wordIn = new Set<string>();
  const themes = new Map<string, number>();
  for (const line of lines) {
    const [, code = '', sold = '', means = ''] = line.split('|');
    const all = means.split(' ');
    for (const meaning of all) meanings.add(meaning);
    for (const field of fields) if (sold.split(' ').includes(field)) trades.add(field);
    if (!all.every((meaning) => notWords.has(meaning))) wordIn.add(code);
    const bits = themeBits(all as Theme[]);
    if (bits !== 0) themes.set(code, bits);
  }
  return {
    ...{ trades, wordIn, themes },
    isFirstName: meanings.has('first-name'),
    isLastName: meanings.has('surname') || meanings.has('person'),
    isPlace: meanings.has('place'),
  };
}

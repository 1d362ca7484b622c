import { foldPhrase } from './search-folding.ts';
import type { Field } from './fields/index.ts';
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

const persons = new Set(['first-name', 'surname', 'person']);
const isNoWord = (meaning: string): boolean => persons.has(meaning) || meaning === 'place';

/** Reads `resources/names/word-names.txt`: lines `de|Nordsee|food|sea place`, by folded name. */
export function readWordNames(list: string): ReadonlyMap<string, NameMeanings> {
  const found = new Map<
    string,
    { trades: Set<Field>; wordIn: Set<string>; themes: Map<string, number>; meanings: Set<string> }
  >();
  for (const line of list.split('\n')) {
    const [code, name, trades, meanings] = line.split('|');
    if (code === undefined || name === undefined || trades === undefined || meanings === undefined) continue;
    const key = foldPhrase(name);
    const known = found.get(key) ?? { trades: new Set(), wordIn: new Set(), themes: new Map(), meanings: new Set() };
    found.set(key, known);
    for (const trade of trades.split(' ')) if (trade !== 'other') known.trades.add(trade as Field);
    const all = meanings.split(' ');
    for (const meaning of all) known.meanings.add(meaning);
    if (!all.every(isNoWord)) known.wordIn.add(code);
    const themes = themeBits(all as Theme[]);
    if (themes !== 0) known.themes.set(code, (known.themes.get(code) ?? 0) | themes);
  }
  return new Map(
    [...found].map(([key, { trades, wordIn, themes, meanings }]) => [
      key,
      {
        ...{ trades, wordIn, themes },
        isFirstName: meanings.has('first-name'),
        isLastName: meanings.has('surname') || meanings.has('person'),
        isPlace: meanings.has('place'),
      },
    ]),
  );
}

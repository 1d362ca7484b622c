import { memoise } from '../memoise.ts';
import { fields } from './fields/fields.ts';
import { foldPhrase } from './search-folding.ts';

/** What people speak of when they do not speak of companies. */
const themeNames = [
  'animals',
  'plants',
  'cooking',
  'sky',
  'weather',
  'land',
  'sea',
  'body',
  'feeling',
  'family',
  'faith',
  'history',
  'art',
  'school',
  'science',
  'material',
  'building',
  'sport',
  'law',
  'motion',
  'time',
  'form',
  'clothing',
  'farm',
] as const;
export type Theme = (typeof themeNames)[number];

/** What companies sell, and what is said of all of them. */
const tradeNames = [...fields, 'business', 'verbs', 'people'] as const;
export type Trade = (typeof tradeNames)[number];

/** What stands beside the name of a person, of a company, and of a place: what one is, what one does. */
export const uses = { role: 1, person: 2, company: 4, staff: 8, place: 16 } as const;
const useBits: ReadonlyMap<string, number> = new Map(Object.entries(uses));

/** The themes, trades and uses of a word, as bits. */
export interface WordThemes {
  readonly themes: number;
  readonly trades: number;
  readonly uses: number;
}

const bitsOf = (names: readonly string[], of: Iterable<string>): number => {
  let bits = 0;
  for (const name of of) if (names.includes(name)) bits |= 1 << names.indexOf(name);
  return bits;
};
export const themeBits = (of: Iterable<Theme>): number => bitsOf(themeNames, of);
export const tradeBits = (of: Iterable<Trade>): number => bitsOf(tradeNames, of);

/** Words of one language by theme and trade. */
export interface ThemeTable {
  /** Of a folded word. */
  readonly of: (folded: string) => WordThemes;
  /** Whether it holds phrases of two words, which {@link of} finds with a space between them. */
  readonly hasPhrases: boolean;
  /** Of a folded word that a list holds whole, or but for its last letter. */
  readonly ofWhole: (folded: string) => WordThemes;
  /** The words inside a folded text without spaces, the longest first at each place. */
  readonly inside: (folded: string) => readonly (WordThemes & { readonly word: string; readonly start: number })[];
}

const none: WordThemes = { themes: 0, trades: 0, uses: 0 };
const shortestStem = 2;
const longestStem = 16;
const shortestInside = 2;
const longestInside = 8;

const either = (a: WordThemes, b: WordThemes | undefined): WordThemes =>
  b === undefined ? a : { themes: a.themes | b.themes, trades: a.trades | b.trades, uses: a.uses | b.uses };

/**
 * Reads a list of `resources/words/themes`: below the name of each theme, trade and use, `theme.sky:`, its words, one a line: `*` ends the
 * beginning of a word, `_` joins the words of a phrase.
 */
export function readThemes(list: string): ThemeTable {
  const whole = new Map<string, WordThemes>();
  const stems = new Map<string, WordThemes>();
  let bits = none;
  for (const entry of list.split('\n')) {
    const [, kind = '', name = ''] = /^(theme|trade|use)\.(\w+):$/u.exec(entry) ?? [];
    if (kind !== '')
      bits = {
        themes: kind === 'theme' ? bitsOf(themeNames, [name]) : 0,
        trades: kind === 'trade' ? bitsOf(tradeNames, [name]) : 0,
        uses: kind === 'use' ? (useBits.get(name) ?? 0) : 0,
      };
    else if (entry !== '') {
      const isStem = entry.endsWith('*');
      const folded = foldPhrase((isStem ? entry.slice(0, -1) : entry).replaceAll('_', ' '));
      const target = isStem ? stems : whole;
      target.set(folded, either(bits, target.get(folded)));
    }
  }
  return {
    hasPhrases: [...whole.keys()].some((entry) => entry.includes(' ')),
    of: memoise((folded) => {
      let found = either(none, whole.get(folded));
      for (let length = shortestStem; length <= Math.min(folded.length, longestStem); length += 1)
        found = either(found, stems.get(folded.slice(0, length)));
      return found;
    }),
    ofWhole: (folded) =>
      either(either(either(none, whole.get(folded)), stems.get(folded)), stems.get(folded.slice(0, -1))),
    inside: (folded) => {
      const found: (WordThemes & { word: string; start: number })[] = [];
      for (let start = 0; start < folded.length;) {
        let length = Math.min(longestInside, folded.length - start);
        let bits: WordThemes | undefined;
        for (; length >= shortestInside; length -= 1) {
          const word = folded.slice(start, start + length);
          bits = whole.get(word) ?? stems.get(word);
          if (bits !== undefined) break;
        }
        if (bits === undefined) {
          start += 1;
          continue;
        }
        found.push({ ...bits, word: folded.slice(start, start + length), start });
        start += length;
      }
      return found;
    },
  };
}

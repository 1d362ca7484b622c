import { memoise } from '../../memoise.ts';
import { foldPhrase } from '../search-folding.ts';
import { useWordsByLanguage } from './index.ts';
import { morePlaces } from './more-places.ts';
import { sceneWords } from './scenes.ts';
import type { UseWords } from './use-words.ts';

/** What a word shows about the name beside it, as bits. */
export const shows = { kind: 1, trade: 2, verb: 4, person: 8, place: 16, determiner: 32, scene: 64 } as const;

type Group = keyof UseWords | 'scenes';

interface CompiledWords {
  readonly whole: ReadonlyMap<string, number>;
  /** Beginnings of at least two letters. */
  readonly stems: ReadonlyMap<string, number>;
}

const groups: readonly (readonly [Group, number])[] = [
  ['kinds', shows.kind],
  ['trade', shows.trade],
  ['verbs', shows.verb],
  ['people', shows.person],
  ['places', shows.place],
  ['determiners', shows.determiner],
  ['scenes', shows.scene],
];

/** The words of a group in a language, separated by spaces. */
function wordsOf(code: string, group: Group): string {
  if (group === 'scenes') return sceneWords[code] ?? '';
  const words = useWordsByLanguage[code]?.[group] ?? '';
  return group === 'places' ? `${words} ${morePlaces[code] ?? ''}` : words;
}

function compile(code: string): CompiledWords {
  const whole = new Map<string, number>();
  const stems = new Map<string, number>();
  for (const [group, bit] of groups) {
    for (const word of wordsOf(code, group).split(' ')) {
      if (word === '') continue;
      const isStem = word.endsWith('*');
      const target = isStem ? stems : whole;
      const folded = foldPhrase((isStem ? word.slice(0, -1) : word).replaceAll('_', ' '));
      target.set(folded, (target.get(folded) ?? 0) | bit);
    }
  }
  return { whole, stems };
}

const compiled = new Map<string, CompiledWords>();

function compiledFor(code: string): CompiledWords | undefined {
  let words = compiled.get(code);
  if (words === undefined && (code in useWordsByLanguage || code in sceneWords)) {
    words = compile(code);
    compiled.set(code, words);
  }
  return words;
}

const shortestStem = 2;
const longestStem = 14;

/** What a folded word shows in any of the languages: bits of {@link shows}. */
export function whatWordShows(folded: string, languages: Iterable<string>): number {
  let bits = 0;
  for (const code of languages) bits |= shownIn(code)(folded);
  return bits;
}

const remembered = new Map<string, (folded: string) => number>();

function shownIn(code: string): (folded: string) => number {
  let shown = remembered.get(code);
  if (shown === undefined) {
    const words = compiledFor(code);
    shown = words === undefined ? () => 0 : memoise((folded) => lookUp(words, folded));
    remembered.set(code, shown);
  }
  return shown;
}

function lookUp({ whole, stems }: CompiledWords, folded: string): number {
  let bits = whole.get(folded) ?? 0;
  const longest = Math.min(folded.length, longestStem);
  for (let length = shortestStem; length <= longest; length += 1) bits |= stems.get(folded.slice(0, length)) ?? 0;
  return bits;
}

type UnspacedPattern =
  | 'kind'
  | 'kindBefore'
  | 'kindAfter'
  | 'trade'
  | 'person'
  | 'place'
  | 'placeBefore'
  | 'measure'
  | 'verbAfter'
  | 'scene';

const patterns = new Map<string, Record<UnspacedPattern, RegExp>>();
const never = /(?!)/gu;

function alternatives(words: string): string {
  return words
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => foldPhrase(word.replace(/\*$/u, '')))
    .toSorted((a, b) => b.length - a.length)
    .map((word) => RegExp.escape(word))
    .join('|');
}

/** Patterns for a language written without spaces, whose words are found inside a folded text. */
export function unspacedPatterns(code: string): Record<UnspacedPattern, RegExp> {
  let found = patterns.get(code);
  if (!found) {
    const of = (group: Group, shape: (alternation: string) => string): RegExp => {
      const words = wordsOf(code, group).trim();
      return words === '' ? never : new RegExp(shape(alternatives(words)), 'gu');
    };
    found = {
      kind: of('kinds', (any) => any),
      kindBefore: of('kinds', (any) => `(?:${any})["'「『“（( ]*$`),
      kindAfter: of('kinds', (any) => `^["'」』”）) ]*(?:の|的|ของ)?(?:${any})`),
      trade: of('trade', (any) => any),
      verbAfter: of('verbs', (any) => `^[がは也将還还也都将]?(?:${any})`),
      person: of('people', (any) => `(?:^(?:${any})|(?:${any})$)`),
      place: of('places', (any) => `^(?:${any})`),
      placeBefore: of('places', (any) => `(?:${any})$`),
      measure: of('determiners', (any) => `(?:${any})$`),
      scene: of('scenes', (any) => any),
    };
    patterns.set(code, found);
  }
  return found;
}

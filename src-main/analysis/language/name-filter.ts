import { bitsOfWords, hasBits, smallFilter } from './bloom-filter.ts';
import { fold } from './fold.ts';
import { separatorMarks } from './separators.ts';

/** What a filter of names is asked for; each kind has hashes of its own. */
export const nameKinds = {
  /** A company of the lists that were taken over. */
  company: 1,
  /** One that the project lists by hand. */
  brand: 2,
  thing: 3,
  place: 4,
  /** The first of several words of a company of either, before a space or a mark. */
  beginning: 5,
  /** The first two characters of a sure name in a script without spaces between words. */
  pair: 6,
} as const;
export type NameKind = keyof typeof nameKinds;

/** Lists of folded names, one a line. */
export interface FilteredLists {
  readonly companies: string;
  /** Listed by hand; read as companies too. */
  readonly brands: string;
  /** Those of `brands` that often mean something else. */
  readonly doubtful: string;
  /** Listed by what they trade in, in ordinary spelling; read as brands too. */
  readonly traders: readonly string[];
  readonly places: string;
  /** Quarters, streets and stations of towns, regions and sights. */
  readonly quarters: string;
  /** Names and terms that are no companies, listed by hand. */
  readonly things: string;
}

/** Says of nearly every name that is in no list that it is in none, without reading the lists: a set of them takes a thread 0.2 s to fill. */
export interface NameFilter {
  /** Never false for a name that is listed; true for 0.8 % of others. */
  readonly has: (kind: NameKind, folded: string) => boolean;
}

/** The bits of the filter of some lists, for {@link readNameFilter}; `resources/names/lists.bloom` are those of the shipped ones. */
export function createNameFilter({
  companies,
  brands,
  doubtful,
  traders,
  places,
  quarters,
  things,
}: FilteredLists): Uint8Array {
  const [listed, handWritten, unsure] = [linesOf(companies), linesOf(brands), new Set(linesOf(doubtful))];
  const trading = traders.map(fold);
  const words: readonly (readonly [NameKind, readonly string[]])[] = [
    ['company', listed],
    ['brand', [...handWritten, ...trading]],
    ['thing', linesOf(things)],
    ['place', [...linesOf(places), ...linesOf(quarters)]],
    ['beginning', [...listed, ...handWritten, ...trading].flatMap((name) => beginning.exec(name) ?? [])],
    ['pair', handWritten.filter((name) => unspaced.test(name) && !unsure.has(name)).map((name) => name.slice(0, 2))],
  ];
  return bitsOfWords(
    words.flatMap(([kind, names]) => [...new Set(names)].map((word) => ({ word, salt: nameKinds[kind] }))),
    smallFilter,
  );
}

export const readNameFilter = (bits: Uint8Array): NameFilter => ({
  has: (kind, folded) => hasBits(bits, folded, smallFilter.hashCount, nameKinds[kind]),
});

const linesOf = (list: string): string[] => list.trimEnd().split('\n');

const marks = RegExp.escape(separatorMarks);
const beginning = new RegExp(`^[^ ${marks}]+(?=[ ${marks}])`, 'u');
const unspaced = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]{2}/u;

import { productSuffixes, weakProductSuffixes } from '../language/product-words.ts';
import { compareCodePoints, type CountedSpelling } from './company-key.ts';
import { fold } from '../language/fold.ts';

/** A name that has been accepted as a company or product of a set of answers. */
export interface AcceptedName {
  readonly key: string;
  readonly name: string;
  readonly points: number;
  readonly answers: number;
  readonly spellings: readonly CountedSpelling[];
  readonly domain: string | null;
  /** Answers that write the name in lower case, as an ordinary word. */
  readonly lowerCase: number;
}

/** One company with the names that turned out to be variants of it. */
export interface VariantGroup {
  readonly main: AcceptedName;
  readonly merged: readonly AcceptedName[];
}

/** From this many products with names of their own a company is a house of brands, whose products stay apart. */
const houseProducts = 2;

/** An edition, or a description of two words or more, that is this rare beside the plain name is no product of its own. */
const asideShare = 0.25;

/**
 * Merges "Acme Security" and "Acme Widget Maker" into "Acme" where Acme is named too and the words after it only
 * describe: they are edition words, or words that the answers also write in lower case. A house of brands (Acme Mail,
 * Acme Maps) keeps its products apart.
 */
export function groupVariants(names: readonly AcceptedName[], ordinary: ReadonlyMap<string, number>): VariantGroup[] {
  const byFolded = new Map(names.map((one) => [fold(one.name), one]));
  const baseOf = (one: AcceptedName): AcceptedName | null => {
    const words = fold(one.name).split(' ');
    for (let length = words.length - 1; length >= 1; length--) {
      const base = byFolded.get(words.slice(0, length).join(' '));
      if (base !== undefined && base !== one) return base;
    }
    return null;
  };
  const describes = (one: AcceptedName, base: AcceptedName) =>
    fold(one.name)
      .split(' ')
      .slice(base.name.split(' ').length)
      .every((word) => isDescriptive(word, ordinary));
  const isEdition = (one: AcceptedName, base: AcceptedName) =>
    words(one).slice(words(base).length).every(isEditionWord);
  const products = new Map<string, number>();
  for (const one of names) {
    const base = baseOf(one);
    if (base !== null && !isEdition(one, base)) products.set(base.key, (products.get(base.key) ?? 0) + 1);
  }
  const groups = new Map<string, { main: AcceptedName; merged: AcceptedName[] }>();
  const mainOf = (one: AcceptedName): AcceptedName => {
    const base = baseOf(one);
    if (base === null || !describes(one, base)) return one;
    const isHouse = (products.get(base.key) ?? 0) >= houseProducts;
    const isDescription = isEdition(one, base) || words(one).length - words(base).length > 1;
    const isAside = isDescription && one.answers <= asideShare * base.answers;
    return isHouse && !isAside ? one : mainOf(base);
  };
  for (const one of names.toSorted((a, b) => compareCodePoints(a.key, b.key))) {
    const main = mainOf(one);
    const group = groups.get(main.key) ?? { main, merged: [] };
    groups.set(main.key, group);
    if (one !== main) group.merged.push(one);
  }
  return [...groups.values()];
}

const words = (one: AcceptedName) => fold(one.name).split(' ');

function isDescriptive(word: string, ordinary: ReadonlyMap<string, number>): boolean {
  return isEditionWord(word) || (ordinary.get(word) ?? 0) > 0;
}

function isEditionWord(word: string): boolean {
  return productSuffixes.has(word) || weakProductSuffixes.has(word);
}

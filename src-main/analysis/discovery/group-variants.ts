import { productSuffixes, weakProductSuffixes } from '../language/product-words.ts';
import { compareCodePoints, type CountedSpelling } from './company-key.ts';
import { fold } from '../language/fold.ts';

/** A name accepted as a company or product. */
export interface AcceptedName {
  readonly key: string;
  readonly name: string;
  readonly probability: number;
  readonly answers: number;
  readonly spellings: readonly CountedSpelling[];
  readonly domain: string | null;
  /** Number of answers that write the name in lower case, as an ordinary word. */
  readonly lowerCase: number;
}

/** One company and the names that are variants of it. */
interface VariantGroup {
  readonly main: AcceptedName;
  readonly merged: readonly AcceptedName[];
}

/** A company with at least this many products of their own names is a house of brands, whose products stay separate. */
const houseProducts = 2;

/** An edition or a description of several words is not a product of its own if at most this share of the plain name's answers use it. */
const asideShare = 0.25;

/**
 * Merges "Acme Security" and "Acme Widget Maker" into "Acme" if Acme is a name too and the words after it only describe:
 * edition words, or words that answers also write in lower case. The products of a house of brands (Acme Mail, Acme Maps)
 * stay separate.
 */
export function groupVariants(names: readonly AcceptedName[], ordinary: ReadonlyMap<string, number>): VariantGroup[] {
  const byFolded = new Map(names.map((candidate) => [fold(candidate.name), candidate]));
  const baseOf = (candidate: AcceptedName): AcceptedName | null => {
    const words = fold(candidate.name).split(' ');
    for (let length = words.length - 1; length >= 1; length--) {
      const base = byFolded.get(words.slice(0, length).join(' '));
      if (base !== undefined && base !== candidate) return base;
    }
    return null;
  };
  const describes = (candidate: AcceptedName, base: AcceptedName) =>
    fold(candidate.name)
      .split(' ')
      .slice(base.name.split(' ').length)
      .every((word) => isDescriptive(word, ordinary));
  const isEdition = (candidate: AcceptedName, base: AcceptedName) =>
    words(candidate).slice(words(base).length).every(isEditionWord);
  const products = new Map<string, number>();
  for (const candidate of names) {
    const base = baseOf(candidate);
    if (base !== null && !isEdition(candidate, base)) products.set(base.key, (products.get(base.key) ?? 0) + 1);
  }
  const groups = new Map<string, { main: AcceptedName; merged: AcceptedName[] }>();
  const mainOf = (candidate: AcceptedName): AcceptedName => {
    const base = baseOf(candidate);
    if (base === null || !describes(candidate, base)) return candidate;
    const isHouse = (products.get(base.key) ?? 0) >= houseProducts;
    const isDescription = isEdition(candidate, base) || words(candidate).length - words(base).length > 1;
    const isAside = isDescription && candidate.answers <= asideShare * base.answers;
    return isHouse && !isAside ? candidate : mainOf(base);
  };
  for (const candidate of names.toSorted((a, b) => compareCodePoints(a.key, b.key))) {
    const main = mainOf(candidate);
    const group = groups.get(main.key) ?? { main, merged: [] };
    groups.set(main.key, group);
    if (candidate !== main) group.merged.push(candidate);
  }
  return [...groups.values()];
}

const words = (candidate: AcceptedName) => fold(candidate.name).split(' ');

function isDescriptive(word: string, ordinary: ReadonlyMap<string, number>): boolean {
  return isEditionWord(word) || (ordinary.get(word) ?? 0) > 0;
}

function isEditionWord(word: string): boolean {
  return productSuffixes.has(word) || weakProductSuffixes.has(word);
}

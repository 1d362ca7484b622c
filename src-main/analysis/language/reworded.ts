import { fold } from './fold.ts';

/** Of the pairs of neighbouring characters of two texts, at least this part is in both (Dice, Ecology 26 (1945) 297). */
const leastAlike = 0.5;

const pairsOf = (text: string): Set<string> => {
  const characters = [...fold(text).replaceAll(/\s+/gu, ' ')];
  return new Set(characters.slice(1).map((character, index) => `${characters[index]}${character}`));
};

const likeness = (one: ReadonlySet<string>, other: ReadonlySet<string>): number =>
  one.size + other.size === 0 ? 0 : (2 * one.intersection(other).size) / (one.size + other.size);

/** Which added texts are other wordings of deleted ones, each of one, the most alike first. */
export function rewordedFrom(added: readonly string[], deleted: readonly string[]): Map<string, string> {
  const before = deleted.map((text) => ({ text, pairs: pairsOf(text) }));
  const candidates = added
    .flatMap((text) => {
      const pairs = pairsOf(text);
      return before.map((old) => ({ text, old: old.text, alike: likeness(pairs, old.pairs) }));
    })
    .filter(({ alike }) => alike >= leastAlike)
    .toSorted((a, b) => b.alike - a.alike);
  const found = new Map<string, string>();
  const used = new Set<string>();
  for (const { text, old } of candidates) {
    if (found.has(text) || used.has(old)) continue;
    found.set(text, old);
    used.add(old);
  }
  return found;
}

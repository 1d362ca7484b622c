import { seededRandom } from '#main/analysis/intervals/random.ts';

/** A number in [0, 1) determined by a text: FNV-1a over its UTF-16 units, mixed as in MurmurHash3. */
export const unitOf = (text: string): number => hashOf(text) / 2 ** 32;

/** A 32-bit hash of a text. */
export const hashOf = (text: string): number => mixed(hashOn(text));

/** FNV-1a of a text, or of what precedes it and the text. */
export function hashOn(text: string, before = 0x811c9dc5): number {
  let hash = before;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash;
}

function mixed(unmixed: number): number {
  let hash = Math.imul(unmixed ^ (unmixed >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** A number in [−1, 1), more often near 0, determined by a text, of which the beginning may be hashed: the sum of the units of two endings of it. */
export function swingOf(text: string, begun?: number): number {
  const before = hashOn(text, begun);
  return (mixed(hashOn('|a', before)) + mixed(hashOn('|b', before))) / 2 ** 32 - 1;
}

/** A seeded stream of choices. */
export interface Chance {
  /** In [0, 1). */
  next(): number;
  happens(probability: number): boolean;
  /** A whole number from `low` to `high`, both included. */
  between(low: number, high: number): number;
  /** One element of a non-empty list. */
  pick<Value>(values: readonly Value[]): Value;
  /** Up to `count` different elements. */
  some<Value>(values: readonly Value[], count: number): Value[];
}

/** The stream of choices determined by a text. */
export function chanceOf(text: string): Chance {
  const next = seededRandom(hashOf(text));
  const between = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    between,
    happens: (probability) => next() < probability,
    pick: (values) => {
      const value = values[between(0, values.length - 1)];
      if (value === undefined) throw new Error('nothing to pick from');
      return value;
    },
    some: (values, count) => {
      const left = [...values];
      const chosen: (typeof left)[number][] = [];
      while (chosen.length < count && left.length > 0) chosen.push(...left.splice(between(0, left.length - 1), 1));
      return chosen;
    },
  };
}

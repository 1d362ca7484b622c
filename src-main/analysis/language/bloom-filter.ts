import { hashPair } from '../string-hash.ts';

/**
 * A set of words that takes 10 or 16 bits for each, at the cost of being wrong about some words outside it (B. H. Bloom,
 * "Space/time trade-offs in hash coding with allowable errors", 1970).
 */
export interface BloomFilter {
  /** Whether the word is probably in the set; never false for a word that is in it. */
  readonly has: (word: string) => boolean;
}

/** How large a filter is, and how often it is wrong: (1 - e^(-hashes/bits))^hashes of the words outside the set. */
export interface FilterShape {
  readonly bitsPerWord: number;
  readonly hashCount: number;
}

/** Wrong about 0.8 % of other words. */
export const smallFilter: FilterShape = { bitsPerWord: 10, hashCount: 7 };
/** Wrong about 0.05 % of other words. */
export const exactFilter: FilterShape = { bitsPerWord: 16, hashCount: 11 };

/** A word, and what tells equal words of different sets in one filter apart. */
interface SaltedWord {
  readonly word: string;
  readonly salt: number;
}

/** The bits of a filter that holds the given words, for {@link readBloomFilter}. */
export const createBloomFilter = (words: ReadonlySet<string>, shape: FilterShape): Uint8Array =>
  bitsOfWords(
    [...words].map((word) => ({ word, salt: 0 })),
    shape,
  );

/** The bits of a filter that holds words of several sets, each once in its set, for {@link hasBits}. */
export function bitsOfWords(words: readonly SaltedWord[], { bitsPerWord, hashCount }: FilterShape): Uint8Array {
  const bytes = new Uint8Array(Math.max(1, Math.ceil((words.length * bitsPerWord) / 8)));
  for (const { word, salt } of words) {
    const [first, second] = hashPair(word, salt);
    for (let index = 0; index < hashCount; index++) {
      const bit = bitOf(first, second, index, bytes.length * 8);
      bytes[bit >> 3] = (bytes[bit >> 3] ?? 0) | (1 << (bit & 7));
    }
  }
  return bytes;
}

/** The filter of the given bits, in the shape in which they were made. */
export const readBloomFilter = (bytes: Uint8Array, { hashCount }: FilterShape): BloomFilter => ({
  has: (word) => hasBits(bytes, word, hashCount, 0),
});

/** Whether a word is probably in the set of a salt. */
export function hasBits(bytes: Uint8Array, word: string, hashCount: number, salt: number): boolean {
  const [first, second] = hashPair(word, salt);
  const size = bytes.length * 8;
  for (let index = 0; index < hashCount; index++) {
    const bit = bitOf(first, second, index, size);
    if (((bytes[bit >> 3] ?? 0) & (1 << (bit & 7))) === 0) return false;
  }
  return true;
}

// Two hashes combined give all of them, without more false hits (Kirsch and Mitzenmacher, "Less hashing, same performance", 2008).
const bitOf = (first: number, second: number, index: number, size: number): number =>
  ((first + Math.imul(index, second | 1)) >>> 0) % size;

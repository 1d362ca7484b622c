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

/** The bits of a filter that holds the given words, for {@link readBloomFilter}. */
export function createBloomFilter(words: ReadonlySet<string>, { bitsPerWord, hashCount }: FilterShape): Uint8Array {
  const bytes = new Uint8Array(Math.max(1, Math.ceil((words.size * bitsPerWord) / 8)));
  for (const word of words)
    for (const bit of bitsOf(word, bytes.length * 8, hashCount))
      bytes[bit >> 3] = (bytes[bit >> 3] ?? 0) | (1 << (bit & 7));
  return bytes;
}

/** The filter of the given bits, in the shape in which they were made. */
export function readBloomFilter(bytes: Uint8Array, { hashCount }: FilterShape): BloomFilter {
  return {
    has: (word) =>
      bitsOf(word, bytes.length * 8, hashCount).every((bit) => ((bytes[bit >> 3] ?? 0) & (1 << (bit & 7))) !== 0),
  };
}

// Two hashes combined give all of them, without more false hits (Kirsch and Mitzenmacher, "Less hashing, same performance", 2008).
function bitsOf(word: string, size: number, hashCount: number): number[] {
  const [first, second] = hashPair(word);
  return Array.from({ length: hashCount }, (_, index) => ((first + Math.imul(index, second | 1)) >>> 0) % size);
}

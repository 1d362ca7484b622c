import { hashPair } from '../string-hash.ts';

/**
 * A set of words that takes 10 bits for each, at the cost of being wrong about some words outside it (B. H. Bloom,
 * "Space/time trade-offs in hash coding with allowable errors", 1970).
 */
export interface BloomFilter {
  /** Whether the word is probably in the set; never false for a word that is in it. */
  readonly has: (word: string) => boolean;
}

/** With 10 bits for each word and 7 hash functions, (1 - e^(-7/10))^7 = 0.8 % of the words outside the set are taken for one of it. */
const bitsPerWord = 10;
const hashCount = 7;

/** The bits of a filter that holds the given words, for {@link readBloomFilter}. */
export function createBloomFilter(words: ReadonlySet<string>): Uint8Array {
  const bytes = new Uint8Array(Math.max(1, Math.ceil((words.size * bitsPerWord) / 8)));
  for (const word of words)
    for (const bit of bitsOf(word, bytes.length * 8)) bytes[bit >> 3] = (bytes[bit >> 3] ?? 0) | (1 << (bit & 7));
  return bytes;
}

/** The filter of the given bits. */
export function readBloomFilter(bytes: Uint8Array): BloomFilter {
  return {
    has: (word) => bitsOf(word, bytes.length * 8).every((bit) => ((bytes[bit >> 3] ?? 0) & (1 << (bit & 7))) !== 0),
  };
}

// Two hashes combined give all seven, without more false hits (Kirsch and Mitzenmacher, "Less hashing, same performance", 2008).
function bitsOf(word: string, size: number): number[] {
  const [first, second] = hashPair(word);
  return Array.from({ length: hashCount }, (_, index) => ((first + Math.imul(index, second | 1)) >>> 0) % size);
}

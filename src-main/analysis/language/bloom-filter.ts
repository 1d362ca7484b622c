/** A set of words that is sometimes wrong about words outside it, and small (Bloom 1970). */
export interface BloomFilter {
  /** Whether the word is probably in the set; never false for a word that is in it. */
  readonly has: (word: string) => boolean;
}

/** Bits for each word and hash functions: a word outside the set is taken for one of it in 0.8 % of cases. */
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

// Two FNV-1a hashes combined give all others (Kirsch and Mitzenmacher 2008).
function bitsOf(word: string, size: number): number[] {
  let first = 0x811c9dc5;
  let second = 0x01000193;
  for (let index = 0; index < word.length; index++) {
    const unit = word.charCodeAt(index);
    first = Math.imul(first ^ unit, 0x01000193);
    second = Math.imul(second ^ unit, 0x5bd1e995) + 0x9e3779b9;
  }
  first ^= first >>> 15;
  second = (second ^ (second >>> 13)) | 1;
  return Array.from({ length: hashCount }, (_, index) => ((first + Math.imul(index, second)) >>> 0) % size);
}

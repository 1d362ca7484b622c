import { memoise } from '../memoise.ts';
import { exactFilter, readBloomFilter } from './bloom-filter.ts';
import { fold } from './fold.ts';

/** What texts of a language use as words: some 10,000 to 500,000 of them; wrong about 0.05 % of other strings. */
export interface Vocabulary {
  /** Whether texts of the language write the word in lower case; in a script without capitals, whether they use it. */
  readonly isWord: (word: string) => boolean;
  /** Whether it is only written with a capital, and hardly in other languages: a German noun, a place, a surname. */
  readonly isLocalCapital: (word: string) => boolean;
}

/** The bits of a vocabulary's filters, as `scripts/build-vocabulary.ts` makes them. */
export interface VocabularyBits {
  readonly words: Uint8Array;
  /** Null for a script without capitals. */
  readonly capitals: Uint8Array | null;
}

/** The vocabulary of a language; remembers what it was asked. */
export function createVocabulary(bits: VocabularyBits): Vocabulary {
  const words = readBloomFilter(bits.words, exactFilter);
  const capitals = bits.capitals === null ? null : readBloomFilter(bits.capitals, exactFilter);
  return {
    isWord: memoise((word) => words.has(fold(word))),
    isLocalCapital: memoise((word) => capitals?.has(fold(word)) === true),
  };
}

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { resourcesDirectory } from '#main/files/paths.ts';
import { readBloomFilter, type BloomFilter } from './bloom-filter.ts';
import { fold } from './fold.ts';

/** What texts of a language use as words: some 10,000 to 500,000 of them; wrong about 0.8 % of other strings. */
export interface Vocabulary {
  /** Whether texts of the language write the word in lower case; in a script without capitals, whether they use it. */
  readonly isWord: (word: string) => boolean;
  /** Whether it is only written with a capital, and hardly in other languages: a German noun, a place, a surname. */
  readonly isLocalCapital: (word: string) => boolean;
}

const loaded = new Map<string, Vocabulary | null>();

/**
 * The vocabulary of a language (ISO 639-1 code, or a BCP 47 tag that begins with one); null if there is none. Read once from
 * `resources/vocabulary`, which `scripts/build-vocabulary.ts` makes. Throws if a file cannot be read.
 */
export function vocabularyOf(languageCode: string): Vocabulary | null {
  const code = languageCode.toLowerCase().split('-')[0] ?? '';
  const known = loaded.get(code);
  if (known !== undefined) return known;
  const words = readFilter(`${code}.words`);
  const capitals = readFilter(`${code}.capitals`);
  const vocabulary: Vocabulary | null =
    words === null
      ? null
      : {
          isWord: (word) => words.has(fold(word)),
          isLocalCapital: (word) => capitals?.has(fold(word)) === true,
        };
  loaded.set(code, vocabulary);
  return vocabulary;
}

function readFilter(name: string): BloomFilter | null {
  if (!/^[a-z]{2}\.[a-z]+$/.test(name)) return null;
  const file = path.join(resourcesDirectory(), 'vocabulary', name);
  return existsSync(file) ? readBloomFilter(readFileSync(file)) : null;
}

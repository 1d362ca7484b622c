import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { memoise } from '#main/analysis/memoise.ts';
import type { VocabularyBits } from '#main/analysis/language/vocabulary.ts';
import { resourcesDirectory } from '#main/files/paths.ts';

/** The vocabulary of a language (ISO 639-1 code) in `resources/vocabulary`, null if there is none; read once per thread. */
export const readVocabulary = memoise((code): VocabularyBits | null => {
  const filter = (name: string): Uint8Array | null => {
    const file = path.join(resourcesDirectory(), 'vocabulary', name);
    return existsSync(file) ? readFileSync(file) : null;
  };
  const words = /^[a-z]{2}$/.test(code) ? filter(`${code}.words`) : null;
  return words === null ? null : { words, capitals: filter(`${code}.capitals`) };
});

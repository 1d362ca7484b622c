import { foldPhrase } from '../search-folding.ts';
import type { Script } from '../characters.ts';
import type { Candidate } from './beam.ts';
import { writeArabic, writeCyrillic, writeGeorgian, writeGreek, writeHebrew } from './letter-scripts.ts';
import { soundsOf } from './sounds.ts';
import { writeBengali, writeDevanagari, writeHangul, writeKatakana } from './syllable-scripts.ts';

interface Writer {
  readonly write: (sounds: string) => readonly Candidate[];
  /** Shorter spellings, in characters, are too often words or parts of words. */
  readonly shortest: number;
}

const writers = {
  Cyrillic: { write: writeCyrillic, shortest: 4 },
  Greek: { write: writeGreek, shortest: 4 },
  Georgian: { write: writeGeorgian, shortest: 5 },
  Arabic: { write: writeArabic, shortest: 5 },
  Hebrew: { write: writeHebrew, shortest: 5 },
  Katakana: { write: writeKatakana, shortest: 3 },
  Hangul: { write: writeHangul, shortest: 2 },
  Devanagari: { write: writeDevanagari, shortest: 4 },
  Bengali: { write: writeBengali, shortest: 6 },
} satisfies Readonly<Partial<Record<Script, Writer>>>;

/** Scripts in which {@link writtenIn} writes. */
export type WritableScript = keyof typeof writers;
export const writableScripts = Object.keys(writers) as readonly WritableScript[];

/** Spellings kept of a name. */
const most = 16;

/** One word of Latin letters that is no abbreviation. */
const isPlainWord = (name: string): boolean => /^\p{Lu}\p{L}*$/u.test(name) && /\p{Ll}/u.test(name);

/**
 * How texts in another script may write a name in Latin letters, by its sound: Notion is ノーション, Toyota Тойота. Likeliest first, with
 * a capital where the script has them. None for names of several words, abbreviations and names of fewer than four letters.
 */
export function writtenIn(script: WritableScript, name: string): readonly string[] {
  const folded = foldPhrase(name);
  if (!isPlainWord(name) || !/^[a-z]{4,20}$/u.test(folded)) return [];
  const { write, shortest } = writers[script];
  const spellings = soundsOf(folded).flatMap((sounds) =>
    write(sounds.text).map(({ text, cost }) => ({ text, cost: cost + sounds.cost })),
  );
  const likeliest = spellings.toSorted((a, b) => a.cost - b.cost).map(({ text }) => text);
  return [...new Set(likeliest)]
    .filter((text) => [...text].length >= shortest)
    .slice(0, most)
    .map((text) => text.charAt(0).toUpperCase() + text.slice(1));
}

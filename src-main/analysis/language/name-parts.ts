import { linesBeginning } from './sorted-lines.ts';

/** What a part of a name is: its first or last word, or the letters that a name of one word begins or ends with. */
export type PartKind = 'first' | 'last' | 'beginning' | 'ending';

const uncasedEnding = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]$/u;
const shortestOfOneWord = 5;
const shortestUncased = 3;

/** The parts of a folded name that say something of its kind; the longer of two comes first. */
export function nameParts(folded: string): Readonly<Record<PartKind, readonly string[]>> {
  const words = folded.split(' ');
  if (words.length > 1) return { ...none, first: [words[0] ?? ''], last: [words.at(-1) ?? ''] };
  return lettersOf(folded);
}

const none = { first: [], last: [], beginning: [], ending: [] };

/** What a word begins and ends with. */
export function lettersOf(word: string): Readonly<Record<PartKind, readonly string[]>> {
  const isUncased = uncasedEnding.test(word);
  if (word.length < (isUncased ? shortestUncased : shortestOfOneWord)) return none;
  const lengths = (isUncased ? [2, 1] : [4, 3]).filter((length) => word.length > length + 1);
  return {
    ...none,
    beginning: lengths.map((length) => word.slice(0, length)),
    ending: lengths.map((length) => word.slice(-length)),
  };
}

/** By how much more often companies have a part than other names and words have, as the binary logarithm of the ratio; 0 for a rare part. */
export type PartScores = (kind: PartKind, parts: readonly string[]) => number;

/** The strongest score, either way. */
export const strongestScore = 4;
const mostTenths = 10 * strongestScore;

/** Looks parts up in the lines `kind part tenths`, sorted by code unit, that `scripts/build-name-parts.ts` writes. */
export const partScoresOf =
  (list: string): PartScores =>
  (kind, parts) => {
    for (const part of parts) {
      const [line] = linesBeginning(list, `${kind} ${part} `);
      if (line === undefined) continue;
      const tenths = Number(line.slice(line.lastIndexOf(' ') + 1));
      return Math.max(-mostTenths, Math.min(mostTenths, tenths)) / 10;
    }
    return 0;
  };

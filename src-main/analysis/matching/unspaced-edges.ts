import { characterProperties, codePointBefore, type Script } from '../language/characters.ts';
import { once } from '../memoise.ts';
import { oneCharacterFunctionWord, oneCharacterThing } from '../language/unspaced-words.ts';

/** Names of at least this many characters need no dictionary: no common word is that long. */
const longEnough: Readonly<Partial<Record<Script, number>>> = {
  Han: 3,
  Hiragana: 5,
  Katakana: 6,
  Thai: 5,
  Lao: 5,
  Khmer: 5,
  Myanmar: 5,
};

/** Vowel signs that belong to the consonant before them, though Unicode classes them as letters. */
const dependentAfter = /^[\u0e30\u0e32\u0e33\u0e45\u0eb0\u0eb2\u0eb3\u0ebd]/u;
/** A consonant closed by asat or stacked by virama ends the syllable before it. */
const closesSyllable = /^[\u1000-\u1021][\u1039\u103a\u1037]/u;
/** Signs that only end a word: 三星级, of three stars, is not 三星. */
const endsWord = /^[级級]/u;
const dependentBefore = /[\u0e40-\u0e44\u0ec0-\u0ec4]$/u;

const segmenter = once(() => new Intl.Segmenter(undefined, { granularity: 'word' }));
const windowSize = 32;

function isLetter(codePoint: number | undefined): boolean {
  if (codePoint === undefined) return false;
  const { kind } = characterProperties(codePoint);
  return kind === 'letter' || kind === 'mark' || kind === 'invisible';
}

/** The letters around a name, up to the nearest other character or the edge of the window, in NFC like the dictionary. */
function wordAround(text: string, start: number, end: number): { left: string; name: string; right: string } {
  let from = start;
  while (start - from < windowSize && isLetter(codePointBefore(text, from))) from -= 1;
  let to = end;
  while (to - end < windowSize && isLetter(text.codePointAt(to))) to += 1;
  const part = (first: number, last: number): string => text.slice(first, last).normalize('NFC');
  return { left: part(from, start), name: part(start, end), right: part(end, to) };
}

/**
 * Whether a word begins (or ends) at one side of a name in a script without spaces, if the neighbour there is of the same
 * script. The dictionary of the platform's segmenter decides: 京都 is no word of 東京|都, nor ライン of ガイドライン, but
 * 小米 is one of 喜欢|小米|手机. Long names need no dictionary.
 */
export function isWordBoundary(
  text: string,
  start: number,
  end: number,
  side: 'start' | 'end',
  script: Script,
): boolean {
  if (
    side === 'end' &&
    (dependentAfter.test(text.slice(end, end + 1)) || closesSyllable.test(text.slice(end, end + 2)))
  ) {
    return false;
  }
  if (side === 'end' && endsWord.test(text.slice(end, end + 1))) return false;
  if (side === 'start' && dependentBefore.test(text.slice(start - 1, start))) return false;
  const counted = script === 'Thai' ? text.slice(start, end) : text.slice(start, end).replaceAll(/\p{M}/gu, '');
  if ([...counted].length >= (longEnough[script] ?? Infinity)) return true;
  const { left, name, right } = wordAround(text, start, end);
  const letters = left + name + right;
  const at = side === 'start' ? left.length : left.length + name.length;
  for (const { index, segment } of segmenter().segment(letters)) {
    const segmentEnd = index + segment.length;
    if (index < at && at < segmentEnd) {
      const outside = side === 'start' ? letters.slice(index, at) : letters.slice(at, segmentEnd);
      return oneCharacterFunctionWord.test(outside) || (side === 'end' && oneCharacterThing.test(outside));
    }
  }
  return true;
}

import { commonHostEndings } from '../language/host-endings.ts';
import { memoise } from '../memoise.ts';

/**
 * What the letters of a word say about it, without a dictionary: names differ from ordinary words by capitals inside the
 * word, by digits joined to letters, and by capitals where a sentence would have none.
 */
type WordShape =
  /** "AcmePass", "iAcme", "7Acme", "acme.com", "A.CME": hardly ever an ordinary word. */
  | 'strong'
  /** "IBM", "BMW", "AES", "2FA": a company or a technical term. */
  | 'acronym'
  /** "Acme": a name, or an ordinary word where a sentence starts. */
  | 'capital'
  | 'lower'
  | 'number'
  /** A script without capitals. */
  | 'uncased';

const domainLike = new RegExp(String.raw`^(?:[\p{L}\p{N}-]+\.)+(?:${commonHostEndings.join('|')})$`, 'iu');

/** Whether a text is only a host name ("acme.com"). */
export function isDomainLike(text: string): boolean {
  return text.includes('.') && domainLike.test(text);
}

const hasCase = /[\p{Lu}\p{Ll}\p{Lt}]/u;
const anyLetter = /\p{L}/u;

/** The shape of one word, without the punctuation around it. */
export const wordShape = (word: string): WordShape => plainShape(word) ?? rememberedShape(word);

const rememberedShape = memoise(readShape);
const isSmall = (unit: number): boolean => unit >= 0x61 && unit <= 0x7a;

/** The shape of most words: small ASCII letters, after a capital or not. Undefined for all others. */
function plainShape(word: string): WordShape | undefined {
  const first = word.charCodeAt(0);
  if (!isSmall(first | 0x20) || first > 0x7f) return undefined;
  for (let at = 1; at < word.length; at += 1) if (!isSmall(word.charCodeAt(at))) return undefined;
  return isSmall(first) ? 'lower' : 'capital';
}

function readShape(word: string): WordShape {
  if (!anyLetter.test(word)) return 'number';
  if (!hasCase.test(word)) return 'uncased';
  if (isDomainLike(word)) return 'strong';
  // A name that joins scripts ("某某SU7").
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u.test(word))
    return 'strong';
  const letters = word.replace(/[^\p{L}]/gu, '');
  if (!/\p{Lu}/u.test(word)) return 'lower';
  if (!/\p{Ll}/u.test(letters)) return letters.length === 1 && word.length === 1 ? 'capital' : 'acronym';
  // "AcmePass", "iAcme", "7Acme", "Acme2Go"; but not "PDFs" or "CRMs".
  if (/^\p{Lu}{2,}s$/u.test(word)) return 'acronym';
  if (/\p{Ll}\p{Lu}|^\p{N}+\p{Lu}\p{Ll}|^\p{Lu}{2,}\p{Ll}{2,}/u.test(word)) return 'strong';
  // "D-vitamin"
  if (/^\p{Lu}-\p{Ll}/u.test(word)) return 'lower';
  if (/^\p{Lu}/u.test(word)) return 'capital';
  return 'lower';
}

/** Whether a word can be part of a name in a script with capitals. */
export function isNameWord(word: string): boolean {
  const shape = wordShape(word);
  return shape === 'strong' || shape === 'acronym' || shape === 'capital';
}

/** Whether a text has letters, none of them of a script with capitals. */
export function isUncased(text: string): boolean {
  return anyLetter.test(text) && !hasCase.test(text);
}

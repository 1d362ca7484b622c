import { remembered } from '../memoise.ts';

/**
 * What the letters of a word say about it: names are told from ordinary words by capitals inside the word, by digits
 * joined to letters, and by capitals where a sentence would have none. No dictionary.
 */
export type WordShape =
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

const domainLike =
  /^(?:[\p{L}\p{N}-]+\.)+(?:com|org|net|io|ai|app|dev|co|de|fr|es|it|nl|uk|eu|us|ca|au|jp|cn|kr|in|br|mx|ru|pl|se|no|dk|fi|ch|at|be|tv|me|gg|shop|store|tech|cloud|online|pro|xyz|so|ly|to|fm|il|tr|gr|cz|hu|ro|pt|ie|nz|za|ae|sa|sg|hk|tw|th|vn|id|my|ph)$/iu;

/** Whether the text is nothing but a host name ("acme.com"). */
export function isDomainLike(text: string): boolean {
  return text.includes('.') && domainLike.test(text);
}

const hasCase = /[\p{Lu}\p{Ll}\p{Lt}]/u;
const anyLetter = /\p{L}/u;

/** The shape of one word, without the punctuation around it. */
export const wordShape = remembered(readShape);

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
  if (/^\p{Lu}/u.test(word)) return 'capital';
  return 'lower';
}

/** Whether a word can be part of a name in a script with capitals. */
export function isNameWord(word: string): boolean {
  const shape = wordShape(word);
  return shape === 'strong' || shape === 'acronym' || shape === 'capital';
}

/** Whether the text has letters, and none of them of a script that knows capitals. */
export function isUncased(text: string): boolean {
  return anyLetter.test(text) && !hasCase.test(text);
}

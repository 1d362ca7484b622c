import { isDomainLike, isNameWord, wordShape } from './name-shape.ts';

/** A word of a text; offsets are UTF-16 indices into that text. */
export interface Word {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const wordPattern =
  /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:[.'’&\-\u2010\u2011·@_][\p{L}\p{N}][\p{L}\p{M}\p{N}]*)*(?:\+(?![\p{L}\p{N}]))?/gu;
const possessive = /(?:['’]s|['’])$/iu;

/** The words between two offsets of a text; host names stay whole, possessives are cut off. */
export function wordsBetween(text: string, start: number, end: number): Word[] {
  const words: Word[] = [];
  for (const match of text.slice(start, end).matchAll(wordPattern)) {
    let at = start + match.index;
    for (const part of partsOf(match[0])) {
      const shown = trimPart(part);
      if (shown !== '') words.push({ text: shown, start: at, end: at + shown.length });
      at += part.length + 1;
    }
  }
  return words;
}

// "tools.Then" is two words; "booking.com", "E.ON" and "2.0" are one.
function partsOf(token: string): string[] {
  if (!token.includes('.') || isDomainLike(token) || /^(?:\p{L}\.)+\p{L}+$|^\p{N}+(?:\.\p{N}+)+/u.test(token))
    return [token];
  return token.split('.');
}

// "Acme's" → "Acme"; "Acme-compatible" → "Acme"; "Coca-Cola" and "Wi-Fi" stay.
function trimPart(part: string): string {
  const word = part.replace(possessive, '');
  const hyphen = word.search(/[-\u2010\u2011]/u);
  if (hyphen <= 0 || isDomainLike(word)) return word;
  const head = word.slice(0, hyphen);
  const tail = word.slice(hyphen + 1);
  const isNamed = wordShape(head) === 'strong' || wordShape(head) === 'capital';
  return isNamed && head.length > 2 && /^\p{Ll}/u.test(tail) && !isNameWord(tail) ? head : word;
}

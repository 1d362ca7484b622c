import { lexiconOf } from './lexicon.ts';
import { isDomainLike, isNameWord, wordShape } from './name-shape.ts';

/** A word of a text; offsets are UTF-16 indices into that text. */
export interface Word {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const wordPattern =
  /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:[.'’&\-\u2010\u2011·@_][\p{L}\p{N}][\p{L}\p{M}\p{N}]*)*(?:\+(?![\p{L}\p{N}]))?/gu;
const plainWord = /^[A-Za-z0-9]+$/;
const possessive = /(?:['’]s|['’])$/iu;

const otherScript =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Hebrew}\p{Script=Arabic}]/u;
const latinPart = /\p{Script=Latin}[\p{Script=Latin}\p{N}.&'’-]*[\p{Script=Latin}\p{N}]/gu;

/**
 * The words between two offsets of a text; host names stay whole, possessives are cut off. With `latinOnly`, of words
 * that join scripts only the Latin part counts ("AcmeやOther.com" gives "Acme" and "Other.com").
 */
export function wordsBetween(
  text: string,
  start: number,
  end: number,
  options?: { readonly latinOnly: boolean },
): Word[] {
  const words: Word[] = [];
  for (const match of text.slice(start, end).matchAll(wordPattern)) {
    // Nothing in such a word can be cut off or divided: nine words in ten.
    if (plainWord.test(match[0])) {
      const from = start + match.index;
      words.push({ text: match[0], start: from, end: from + match[0].length });
      continue;
    }
    const isJoined = options?.latinOnly === true && otherScript.test(match[0]);
    const tokens = isJoined
      ? [...match[0].matchAll(latinPart)].map((part) => ({ token: part[0], at: part.index }))
      : [{ token: match[0], at: 0 }];
    for (const { token, at } of tokens) {
      let from = start + match.index + at;
      for (const part of partsOf(token)) {
        const shown = trimPart(part);
        if (shown !== '') words.push({ text: shown, start: from, end: from + shown.length });
        from += part.length + 1;
      }
    }
  }
  return words;
}

// "tools.Then" is two words; "acme.com", "A.CME" and "2.0" are one.
function partsOf(token: string): string[] {
  if (!token.includes('.') || isDomainLike(token) || /^(?:\p{L}\.)+\p{L}+$|^\p{N}+(?:\.\p{N}+)+/u.test(token))
    return [token];
  return token.split('.');
}

// "Acme's" → "Acme"; "Acme-compatible" → "Acme"; "Coca-Cola" and "Wi-Fi" stay.
function trimPart(part: string): string {
  const word = /['’]/u.test(part) ? part.replace(possessive, '') : part;
  const hyphen = word.search(/[-\u2010\u2011]/u);
  if (hyphen <= 0 || isDomainLike(word)) return word;
  const head = word.slice(0, hyphen);
  const tail = word.slice(hyphen + 1);
  const isNamed = wordShape(head) === 'strong' || wordShape(head) === 'capital';
  return isNamed &&
    head.length > 2 &&
    !lexiconOf(null).isGenericWord(head) &&
    /^\p{Ll}/u.test(tail) &&
    !isNameWord(tail)
    ? head
    : word;
}

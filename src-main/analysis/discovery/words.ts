import { lexiconOf } from './lexicon.ts';
import { isDomainLike, isNameWord, wordShape } from './name-shape.ts';

/** A word of a text; offsets are UTF-16 indices into that text. */
export interface Word {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const wordPattern =
  /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:[.'’&\-\u2010\u2011·@_][\p{L}\p{N}][\p{L}\p{M}\p{N}]*)*(?:\+(?![\p{L}\p{N}]))?/uy;
const possessive = /(?:['’]s|['’])$/iu;

const otherScript =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Hebrew}\p{Script=Arabic}]/u;
const latinPart = /\p{Script=Latin}[\p{Script=Latin}\p{N}.&'’-]*[\p{Script=Latin}\p{N}]/gu;

/**
 * The words between two offsets of a text; host names stay whole, possessives are cut off. With `latinOnly`, a word that joins
 * scripts gives only its Latin parts ("AcmeやOther.com" gives "Acme" and "Other.com").
 */
export function wordsBetween(
  text: string,
  start: number,
  end: number,
  options?: { readonly latinOnly: boolean },
): Word[] {
  const words: Word[] = [];
  const stop = Math.min(end, text.length);
  // For the pattern, which would read on; units of a part of a text take longer to read than those of the text.
  let bounded: string | undefined;
  let at = start;
  while (at < end) {
    const unit = text.charCodeAt(at);
    if (unit < 0x80 && !isAlphanumeric(unit)) {
      at += 1;
      continue;
    }
    const plainEnd = endOfPlainWord(text, at, stop);
    if (plainEnd > at) {
      words.push({ text: text.slice(at, plainEnd), start: at, end: plainEnd });
      at = plainEnd;
      continue;
    }
    bounded ??= text.slice(0, end);
    wordPattern.lastIndex = at;
    const token = wordPattern.exec(bounded)?.[0];
    if (token === undefined) at += (bounded.codePointAt(at) ?? 0) > 0xffff ? 2 : 1;
    else {
      addParts(words, token, at, options?.latinOnly === true);
      at += token.length;
    }
  }
  return words;
}

/** Whether a UTF-16 unit is an ASCII letter or digit. */
export const isAlphanumeric = (unit: number): boolean =>
  (unit >= 0x61 && unit <= 0x7a) || (unit >= 0x41 && unit <= 0x5a) || (unit >= 0x30 && unit <= 0x39);
const isJoiner = Array.from({ length: 0x80 }, (_, unit) => ".'&-@_+".includes(String.fromCharCode(unit)));

/**
 * Where a word of ASCII letters and digits (nine in ten) that begins at `start`, in a text that stops at `stop`, ends; `start`
 * if it is no such word.
 */
function endOfPlainWord(text: string, start: number, stop: number): number {
  let end = start;
  while (end < stop && isAlphanumeric(text.charCodeAt(end))) end += 1;
  const after = end === stop ? space : text.charCodeAt(end);
  if (after >= 0x80) return start;
  if (!isJoiner[after]) return end;
  // The full stop of a sentence joins nothing.
  const beyond = end + 1 >= stop ? space : text.charCodeAt(end + 1);
  return after !== plus && beyond < 0x80 && !isAlphanumeric(beyond) ? end : start;
}

const [space, plus] = [0x20, 0x2b];

function addParts(words: Word[], word: string, start: number, latinOnly: boolean): void {
  const isJoined = latinOnly && otherScript.test(word);
  const tokens = isJoined
    ? [...word.matchAll(latinPart)].map((part) => ({ token: part[0], at: part.index }))
    : [{ token: word, at: 0 }];
  for (const { token, at } of tokens) {
    let from = start + at;
    for (const part of partsOf(token)) {
      const text = trimPart(part);
      if (text !== '') words.push({ text, start: from, end: from + text.length });
      from += part.length + 1;
    }
  }
}

/** "options.Acme.com", where a line break was lost: a sentence that ends, and a host. */
const gluedHost = /^(\p{Ll}{3,})\.(\p{Lu}.*)$/u;

// "tools.Then" is two words; "acme.com", "A.CME" and "2.0" are one.
function partsOf(token: string): string[] {
  if (!token.includes('.')) return [token];
  const glued = isDomainLike(token) ? gluedHost.exec(token) : null;
  if (glued !== null) return [glued[1] ?? '', ...partsOf(glued[2] ?? '')];
  if (isDomainLike(token) || /^(?:\p{L}\.)+\p{L}+$|^\p{N}+(?:\.\p{N}+)+/u.test(token)) return [token];
  return token.split('.');
}

// "Acme's" → "Acme"; "Acme-compatible" → "Acme"; "Coca-Cola" and "Wi-Fi" stay.
function trimPart(part: string): string {
  const word = /['’]/u.test(part) ? part.replace(possessive, '') : part;
  const hyphen = word.search(/[-\u2010\u2011]/u);
  if (hyphen <= 0 || isDomainLike(word)) return word;
  const head = word.slice(0, hyphen);
  const tail = word.slice(hyphen + 1);
  const shape = wordShape(head);
  const isNamed =
    (shape === 'strong' || shape === 'capital') && head.length > 2 && !lexiconOf(null).isGenericWord(head);
  // "IKEA-style"; "NZ-made" is of a country.
  return (isNamed || (shape === 'acronym' && head.length > 1)) && /^\p{Ll}/u.test(tail) && !isNameWord(tail)
    ? head
    : word;
}

import { isSeparator } from '../language/separators.ts';
import { isPlatformTerm } from '../language/technical-terms.ts';
import { memoise } from '../memoise.ts';
import { trimEnd } from '../trim-end.ts';
import { inflecting } from './inflecting-languages.ts';
import type { DiscoveryText, Segment, Sighting } from './types.ts';

/** Of names that begin in lower case, and of others: "Two Men and a Truck". */
const [mostSmallTokens, mostTokens] = [4, 5];
const trailing = /[.!?…’'*_]/u;
const longestPhrase = 60;
const shortestLowerName = 4;
const shortestStem = 3;
/** White space other than single spaces, which no name has. */
const otherSpace = /[^\S ]| {2}/u;

/** What a part of a name has that breaks a run of capitals: "Sam’s Club", "7-Eleven", "Marks & Spencer", "Dr. Martens". */
interface Part {
  readonly hasMark: boolean;
  readonly hasCapital: boolean;
  readonly startsLower: boolean;
  readonly startsWithNumber: boolean;
  /** "a.s.r", "tado°", "e-Captain": begins in lower case, and is hardly a word. */
  readonly isMarkedLower: boolean;
}

interface TokenShape {
  readonly inside: Part;
  /** Where a name ends with the token: without the marks at its end. */
  readonly last: Part;
  /** The length without these marks. */
  readonly length: number;
}

const partOf = (text: string): Part => ({
  hasMark: /['’&+°]|^\p{Lu}\p{Ll}{1,3}\.$|\p{L}\.\p{L}|^\p{Ll}-\p{Lu}/u.test(text),
  hasCapital: /\p{Lu}/u.test(text),
  startsLower: /^\p{Ll}/u.test(text),
  startsWithNumber: /^\p{N}/u.test(text),
  isMarkedLower: /^\p{Ll}(?:\.\p{Ll}){1,3}$|^\p{Ll}+°$|^\p{Ll}-\p{Lu}\p{Ll}+$/u.test(text),
});

/** A word of small ASCII letters. */
const small: Part = {
  hasMark: false,
  hasCapital: false,
  startsLower: true,
  startsWithNumber: false,
  isMarkedLower: false,
};

const shapeOf = memoise((token: string): TokenShape => {
  const bare = trimEnd(token, trailing);
  const inside = partOf(token);
  return { inside, last: bare === token ? inside : partOf(bare), length: bare.length };
});

interface Token extends TokenShape {
  readonly start: number;
  readonly end: number;
  /** Whether it is one phrase with the token before, and whether a space precedes it. */
  readonly isJoined: boolean;
  readonly isSpaced: boolean;
}

const isSmall = (unit: number): boolean => unit >= 0x61 && unit <= 0x7a;

/** The tokens of a block of a text: what its separators separate. Units of a part of a text take longer to read than its own. */
function tokensOf(text: string, from: number, to: number): Token[] {
  const tokens: Token[] = [];
  const stop = Math.min(to, text.length);
  let previous = from;
  let start = from;
  while (start < stop) {
    if (isSeparator(text.charCodeAt(start))) {
      start += 1;
      continue;
    }
    let end = start;
    while (end < stop && isSmall(text.charCodeAt(end))) end += 1;
    const isPlain = end === stop || isSeparator(text.charCodeAt(end));
    while (end < stop && !isSeparator(text.charCodeAt(end))) end += 1;
    const isSpaced = start > from && text.charCodeAt(start - 1) === space;
    const isJoined =
      tokens.length > 0 && ((isSpaced && start === previous + 1) || !otherSpace.test(text.slice(previous, start)));
    const { inside, last, length } = isPlain
      ? { inside: small, last: small, length: end - start }
      : shapeOf(text.slice(start, end));
    tokens.push({ inside, last, length, start, end, isJoined, isSpaced });
    previous = end;
    start = end;
  }
  return tokens;
}

const space = 0x20;

type Kind = 'cased' | 'lower' | 'small' | null;

/**
 * What the tokens from one on can be, by their number from one: a name, but not capitals alone, which are found without a list.
 */
function kindsOfNames(
  tokens: readonly Token[],
  index: number,
  isOrdinary: (index: number) => boolean,
): readonly Kind[] {
  const first = tokens[index];
  if (first === undefined) return [];
  // Nearly all words in lower case stand among ordinary ones, of which no name of several is looked for.
  const isAmongOrdinary = first.inside.startsLower && [0, 1, 2, 3].every((ahead) => isOrdinary(index + ahead));
  const most = isAmongOrdinary ? 1 : first.inside.startsLower ? mostSmallTokens : mostTokens;
  const kinds: Kind[] = [];
  let isUnusual = first.inside.startsWithNumber;
  let hasCapital = false;
  const previous = tokens[index - 1];
  // "One thing is missing": the only capital is that of the sentence.
  let onlyOpens =
    (previous === undefined || previous.start + previous.length < previous.end) &&
    !first.inside.hasMark &&
    !first.inside.startsWithNumber;
  for (let length = 1; length <= most; length++) {
    const token = tokens[index + length - 1];
    if (token === undefined || (length > 1 && !token.isJoined) || token.end - first.start > longestPhrase) break;
    const startsWord = length === 1 || token.isSpaced;
    const { inside, last } = token;
    if (length > 1) onlyOpens &&= inside.startsLower && !inside.hasMark && !inside.hasCapital;
    const isName = isUnusual || last.hasMark || (last.startsLower && startsWord);
    if (!isName || (token.length === 0 && startsWord)) kinds.push(null);
    else if (first.inside.startsLower && (length > 1 || last.isMarkedLower)) kinds.push('small');
    else if (hasCapital || last.hasCapital) kinds.push(first.inside.startsLower || onlyOpens ? null : 'cased');
    else kinds.push(length === 1 && token.length >= shortestLowerName ? 'lower' : null);
    isUnusual ||= inside.hasMark || (inside.startsLower && startsWord);
    hasCapital ||= inside.hasCapital;
  }
  return kinds;
}

/**
 * Known companies in running text that capitals do not show whole, and names of well-known companies in lower case that are
 * no words ("adidas"): those of many countries, and those listed by hand.
 */
export function knownNames(segment: Segment, { text, lexicon, gazetteer, languageCode }: DiscoveryText): Sighting[] {
  const tokens = tokensOf(text, segment.start, segment.end);
  const ordinary: (boolean | undefined)[] = [];
  const vocabularies = [languageCode ?? 'en', 'en'].map(gazetteer.vocabularyOf);
  const isWord = (word: string) => vocabularies.some((vocabulary) => vocabulary?.isWord(word) === true);
  const found: Sighting[] = [];
  for (let index = 0; index < tokens.length; index++) {
    const kinds = kindsOfNames(tokens, index, isOrdinary);
    for (let length = kinds.length; length >= 1; length--) {
      const kind = kinds[length - 1];
      if (kind == null) continue;
      const { start } = tokens[index] ?? { start: 0 };
      const final = tokens[index + length - 1] ?? { start, length: 0 };
      if (kind !== 'lower' && length > 1 && !isBeginning(index)) continue;
      const name = text.slice(start, final.start + final.length);
      const isKnown =
        kind === 'cased'
          ? gazetteer.isCompany(name)
          : kind === 'lower'
            ? isLowerName(name)
            : isSmallName(name, index, length);
      if (!isKnown || lexicon.isGenericName(name) || isPlatformTerm(name)) continue;
      const signs = [index === 0 ? ('opening' as const) : ('inside' as const)];
      found.push({ name, start, kind: 'plain', signs, list: null });
      index += length - 1;
      break;
    }
  }
  return found;

  function isBeginning(index: number): boolean {
    const { start, end } = tokens[index] ?? { start: 0, end: 0 };
    return gazetteer.beginsCompany(text.slice(start, end));
  }

  /** Whether texts of the language, or English ones, write a token in lower case, as it is here; so is what lies beyond the last. */
  function isOrdinary(index: number): boolean {
    const token = tokens[index];
    if (token === undefined) return true;
    return (ordinary[index] ??=
      !token.inside.hasCapital && isWord(text.slice(token.start, token.start + token.length)));
  }

  /** "alpha innotec", "da Matteo": not "free now", of which every word is one of the language. */
  function isSmallName(name: string, index: number, length: number): boolean {
    return tokens.slice(index, index + length).some((_, at) => !isOrdinary(index + at)) && gazetteer.isSure(name);
  }

  /** Whether it is a word of the language with an ending of one or two letters: Czech "roku", of the year. */
  function isInflected(name: string, language: string): boolean {
    return (
      inflecting.has(language.split('-')[0] ?? '') &&
      [1, 2].some((cut) => name.length - cut >= shortestStem && gazetteer.isListedWord(name.slice(0, -cut), language))
    );
  }

  function isLowerName(name: string): boolean {
    const language = languageCode ?? 'en';
    if (!/^\p{Script=Latin}+$/u.test(name) || gazetteer.isListedWord(name, language)) return false;
    if (isInflected(name, language)) return false;
    if (!gazetteer.isSure(name)) return false;
    const writes = (code: string) => gazetteer.vocabularyOf(code)?.isWord(name) === true;
    // "ihop", together in Swedish; what English texts write in lower case too is a name that some write so: "adidas".
    if (gazetteer.isInternationalCompany(name)) return !writes(language) || language.startsWith('en') || writes('en');
    // A name of a list that no text writes as a word: "illy", "mhplus".
    return [language, 'en'].every((code) => gazetteer.vocabularyOf(code)?.isWord(name) === false);
  }
}

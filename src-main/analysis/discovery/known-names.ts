import { isPlatformTerm } from '../language/technical-terms.ts';
import { memoise } from '../memoise.ts';
import { trimEnd } from '../trim-end.ts';
import type { DiscoveryText, Segment, Sighting } from './types.ts';

const tokenShape = /[^\s,;:()[\]"“”„«»|/]+/gu;
const mostTokens = 4;
const trailing = /[.!?…’'*_]/u;
const longestPhrase = 60;
const shortestLowerName = 4;
/** White space other than single spaces, which no name has. */
const otherSpace = /[^\S ]| {2}/u;

/** What a part of a name has that breaks a run of capitals: "Sam’s Club", "7-Eleven", "Marks & Spencer", "Save the Children". */
interface Part {
  readonly hasMark: boolean;
  readonly hasCapital: boolean;
  readonly startsLower: boolean;
  readonly startsWithNumber: boolean;
}

interface TokenShape {
  readonly inside: Part;
  /** Where a name ends with the token: without the marks at its end. */
  readonly last: Part;
  /** The length without these marks. */
  readonly length: number;
}

const partOf = (text: string): Part => ({
  hasMark: /['’&+]/u.test(text),
  hasCapital: /\p{Lu}/u.test(text),
  startsLower: /^\p{Ll}/u.test(text),
  startsWithNumber: /^\p{N}/u.test(text),
});

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

function tokensOf(block: string): Token[] {
  const tokens: Token[] = [];
  let previous = 0;
  for (const { 0: token, index } of block.matchAll(tokenShape)) {
    const gap = block.slice(previous, index);
    const isJoined = gap === ' ' || (tokens.length > 0 && !otherSpace.test(gap));
    const end = index + token.length;
    tokens.push({ ...shapeOf(token), start: index, end, isJoined, isSpaced: gap.endsWith(' ') });
    previous = end;
  }
  return tokens;
}

/** The tokens from one on, as far as they can be a name: not capitals alone, which are found without a list. */
function canBeName(tokens: readonly Token[], index: number, length: number): 'cased' | 'lower' | null {
  const first = tokens[index];
  const final = tokens[index + length - 1];
  if (first === undefined || final === undefined) return null;
  if (final.length === 0 && (length === 1 || final.isSpaced)) return null;
  if (final.end - first.start > longestPhrase) return null;
  let isUnusual = first.inside.startsWithNumber;
  let hasCapital = false;
  for (let at = index; at < index + length; at++) {
    const token = tokens[at];
    if (token === undefined || (at > index && !token.isJoined)) return null;
    const part = at === index + length - 1 ? token.last : token.inside;
    isUnusual ||= part.hasMark || (part.startsLower && (at === index || token.isSpaced));
    hasCapital ||= part.hasCapital;
  }
  if (!isUnusual) return null;
  if (hasCapital) return first.inside.startsLower ? null : 'cased';
  return length === 1 && final.length >= shortestLowerName ? 'lower' : null;
}

/**
 * Known companies in running text that capitals do not show whole, and names of companies of many countries in lower case
 * that are no words ("adidas").
 */
export function knownNames(segment: Segment, { text, lexicon, gazetteer, languageCode }: DiscoveryText): Sighting[] {
  const block = text.slice(segment.start, segment.end);
  const tokens = tokensOf(block);
  const found: Sighting[] = [];
  for (let index = 0; index < tokens.length; index++) {
    for (let length = mostTokens; length >= 1; length--) {
      const kind = canBeName(tokens, index, length);
      if (kind === null) continue;
      const { start } = tokens[index] ?? { start: 0 };
      const final = tokens[index + length - 1] ?? { start, length: 0 };
      const name = block.slice(start, final.start + final.length);
      const isKnown = kind === 'cased' ? gazetteer.isCompany(name) : isLowerName(name);
      if (!isKnown || lexicon.isGenericName(name) || isPlatformTerm(name)) continue;
      const signs = [index === 0 ? ('opening' as const) : ('inside' as const)];
      found.push({ name, start: segment.start + start, kind: 'plain', signs, list: null });
      index += length - 1;
      break;
    }
  }
  return found;

  function isLowerName(name: string): boolean {
    return (
      gazetteer.isInternationalCompany(name) &&
      /^\p{Script=Latin}+$/u.test(name) &&
      !gazetteer.isListedWord(name, languageCode ?? 'en')
    );
  }
}

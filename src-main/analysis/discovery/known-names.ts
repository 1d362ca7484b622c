import { isPlatformTerm } from '../language/technical-terms.ts';
import { trimEnd } from '../trim-end.ts';
import type { DiscoveryText, Segment, Sighting } from './types.ts';

const token = /[^\s,;:()[\]"“”„«»|/]+/gu;
const mostTokens = 4;
const trailing = /[.!?…'’*_]/u;
const longestPhrase = 60;
/** What breaks a run of capitals: "Sam’s Club", "7-Eleven", "Marks & Spencer", "Save the Children". */
const unusual = /['’&+]|^\p{N}|(?:^|\s)\p{Ll}/u;
const hasCapital = /\p{Lu}/u;

/**
 * Known companies in running text that capitals do not show whole, and names of companies of many countries in lower case
 * that are no words ("adidas").
 */
export function knownNames(segment: Segment, { text, lexicon, gazetteer, languageCode }: DiscoveryText): Sighting[] {
  const block = text.slice(segment.start, segment.end);
  const tokens = [...block.matchAll(token)];
  const found: Sighting[] = [];
  for (let index = 0; index < tokens.length; index++) {
    for (let length = mostTokens; length >= 1; length--) {
      const [first, last] = [tokens[index], tokens[index + length - 1]];
      if (first === undefined || last === undefined) continue;
      const end = last.index + last[0].length;
      if (end - first.index > longestPhrase) continue;
      const phrase = block.slice(first.index, end);
      const name = trimEnd(phrase, trailing);
      if (!unusual.test(name) || !isSpaced(name)) continue;
      const isKnown = hasCapital.test(name)
        ? !/^\p{Ll}/u.test(name) && gazetteer.isCompany(name)
        : length === 1 && name.length > 3 && isLowerName(name);
      if (!isKnown || lexicon.isGenericName(name) || isPlatformTerm(name)) continue;
      const start = segment.start + first.index;
      found.push({ name, start, kind: 'plain', signs: [index === 0 ? 'opening' : 'inside'], list: null });
      index += length - 1;
      break;
    }
  }
  return found;

  function isLowerName(name: string): boolean {
    return (
      /^\p{Script=Latin}+$/u.test(name) &&
      gazetteer.isInternationalCompany(name) &&
      !gazetteer.isListedWord(name, languageCode ?? 'en')
    );
  }
}

const isSpaced = (name: string): boolean => /^\S+(?: \S+)*$/u.test(name);

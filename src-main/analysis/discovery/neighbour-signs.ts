import { foldPhrase } from '../language/search-folding.ts';
import { shows, unspacedPatterns, whatWordShows } from '../language/use-words/lookup.ts';
import { memoise } from '../memoise.ts';
import type { Sign } from '../types.ts';
import type { DiscoveryText } from './types.ts';
import { isAlphanumeric } from './words.ts';

const reach = 60;
const near = 6;
const word = /[\p{L}\p{M}\p{N}]+(?:['’ʼ][\p{L}\p{M}]+)*/gu;
/** By the languages that are asked, joined by a space. */
const showIn = memoise((codes) => {
  const languages = codes.split(' ');
  return memoise((token) => whatWordShows(foldPhrase(token), languages));
});

/** The words of an answer, and what each shows once it is asked. */
interface ShownWords {
  readonly text: string;
  readonly languageCode: string | null;
  readonly starts: readonly number[];
  readonly ends: readonly number[];
  /** Bits of `shows` by word, or {@link notAsked}. */
  readonly bits: number[];
  readonly show: (token: string) => number;
}

const notAsked = -1;
let last: ShownWords | undefined;

const wordHere = /[\p{L}\p{M}\p{N}]+(?:['’ʼ][\p{L}\p{M}]+)*/uy;
const apostrophe = 0x27;

/** Where the matches of {@link word} begin and end; words of ASCII letters and digits, nearly all, are read without it. */
function boundsOfWords(text: string): { starts: number[]; ends: number[] } {
  const starts: number[] = [];
  const ends: number[] = [];
  let at = 0;
  while (at < text.length) {
    const unit = text.charCodeAt(at);
    let end = at;
    while (isAlphanumeric(text.charCodeAt(end))) end += 1;
    const after = text.charCodeAt(end);
    if (end === at && unit < 0x80) {
      at += 1;
      continue;
    }
    if (end === at || after >= 0x80 || after === apostrophe) {
      wordHere.lastIndex = at;
      end = wordHere.test(text) ? wordHere.lastIndex : at;
    }
    if (end > at) {
      starts.push(at);
      ends.push(end);
      at = end;
    } else at += (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1;
  }
  return { starts, ends };
}

const bracketAfter = /^[\s*_'’"”»)-]{0,4}[(（]\S/u;
/** "Acme「Runner」", "Acmeの「Runner」". */
const quoteAfter = /^[\s*_]{0,4}の?[「『]\p{L}/u;
/** What stands between a word for a place and its name: "rue de la Paix". */
const connectors = /\s(?:d[aeiou]s?|del|dell[ao]|van|von|the|of)( l[aeo]s?| der| den)?\s$/u;
const longestConnectors = 10;
const placeAfter = /^[\s*_"”»]{0,4}(?:[(（]|\s\p{Ll}{1,4}\s)(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?)/u;
const [quote, bracket] = [/[「『]/, /[(（]/];
/** "Acme, Graz", "Acme (Graz", "Acme in Graz": what stands between a name and where it is. */
const beforePlace = /[\p{L}\p{N}.)][*_"”»\]\s]{0,4}(?:,\s|[(（]|\s\p{Ll}{1,3}\s)$/u;
const longestBefore = 12;
/** After these stands where something is, by language; in others they also stand before shops. */
const whereWords: Readonly<Record<string, readonly string[]>> = {
  en: ['in', 'near', 'around', 'across', 'throughout'],
  de: ['in', 'nahe', 'um'],
  nl: ['in', 'nabij', 'rond'],
};
const conjunctions = ['and', 'or', 'und', 'oder', 'en', 'of'];

interface Where {
  /** What ends before a name that says where; tried first. */
  readonly joint: RegExp;
  /** "In Acme", "in Other, Third and Acme": only names stand between. */
  readonly whole: RegExp;
}
const where: ReadonlyMap<string, Where> = new Map(
  Object.entries(whereWords).map(([code, words]) => [
    code,
    {
      joint: new RegExp(String.raw`(?:[,&]|(?<!\p{L})(?:${[...words, ...conjunctions].join('|')}))\s+$`, 'iu'),
      whole: new RegExp(
        String.raw`(?:^|[\s(])(?:${words.join('|')})\s+(?:\p{Lu}[\p{L}'’-]*(?:\s\p{Lu}[\p{L}'’-]*){0,2}\s*(?:,\s*(?:and\s+)?|(?:&|${conjunctions.join('|')})\s+))*$`,
        'u',
      ),
    },
  ]),
);
const [longestJoint, longestWhere] = [16, 90];

/** Whether a name that begins at an offset says where something is. */
function isWhere(text: string, start: number, code: string): boolean {
  const words = where.get(code);
  return (
    words !== undefined &&
    words.joint.test(text.slice(Math.max(0, start - longestJoint), start)) &&
    words.whole.test(text.slice(Math.max(0, start - longestWhere), start))
  );
}
const explained = /^[\s*_"”»)]{0,4}[,(（–—]/u;
const nearKind = 4;

/** Whether a name is that of a place and hardly of a company. */
const isPlace = (name: string, { gazetteer, languageCode }: DiscoveryText): boolean =>
  !gazetteer.isSure(name) &&
  (gazetteer.isPlace(name) || (languageCode !== null && gazetteer.isTownOf(name, languageCode)));

/** The same of a name or its first word. */
const beginsWithPlace = (name: string, answer: DiscoveryText): boolean =>
  [name, name.split(' ')[0] ?? ''].some((place) => isPlace(place, answer));

/** Read once for all names of an answer. */
function shownWordsOf({ text, languageCode }: DiscoveryText): ShownWords {
  if (last?.text === text && last.languageCode === languageCode) return last;
  const { starts, ends } = boundsOfWords(text);
  const show = showIn(languageCode === null ? 'en' : `${languageCode.split('-')[0] ?? 'en'} en`);
  last = { text, languageCode, starts, ends, bits: starts.map(() => notAsked), show };
  return last;
}

/** What each word of a part of the text shows, in order; a word that the part cuts is read as cut. */
function shownBetween(
  { text, starts, ends, bits, show }: ShownWords,
  from: number,
  to: number,
  most: number,
): number[] {
  const shown: number[] = [];
  const read = (start: number, end: number): void => {
    for (const [token] of text.slice(start, end).matchAll(word)) shown.push(show(token));
  };
  let [index, high] = [0, ends.length];
  while (index < high) {
    const middle = (index + high) >> 1;
    if ((ends[middle] ?? 0) > from) high = middle;
    else index = middle + 1;
  }
  for (; index < starts.length && shown.length < most; index += 1) {
    const start = starts[index] ?? 0;
    const end = ends[index] ?? 0;
    if (start >= to) break;
    if (start >= from && end <= to) {
      let known = bits[index] ?? notAsked;
      if (known === notAsked) bits[index] = known = show(text.slice(start, end));
      shown.push(known);
    } else if (starts[index + 1] === end) {
      // "a'b" and "2" of "a'b2": without its beginning the two are one word.
      read(Math.max(start, from), to);
      break;
    } else read(Math.max(start, from), Math.min(end, to));
  }
  return shown;
}

/** Whether a word for a place stands before a name and what connects them. */
function isOfPlace(text: string, start: number, left: readonly number[]): boolean {
  if ((((left.at(-2) ?? 0) | (left.at(-3) ?? 0)) & shows.place) === 0) return false;
  const connected = connectors.exec(text.slice(Math.max(0, start - longestConnectors), start));
  return connected !== null && ((left.at(connected[1] === undefined ? -2 : -3) ?? 0) & shows.place) !== 0;
}

const spaceOrBracket = /[\s(（]/u;
const isAfterSpaceOrBracket = (text: string, start: number): boolean => {
  const unit = start > 0 ? text.charCodeAt(start - 1) : 0;
  return (
    unit === space ||
    unit === lineBreak ||
    ((unit > 0x7f || unit < 0x30) && spaceOrBracket.test(text.charAt(start - 1)))
  );
};
const [space, lineBreak] = [0x20, 0x0a];

const unspaced = new Set(['ja', 'zh', 'th']);
const reachOfUnspaced = 10;

/** The same where words are not separated: "料亭「Acme」", "Acme株式会社". */
function unspacedSigns(text: string, start: number, end: number, code: string): Sign[] {
  const { kindBefore, kindAfter } = unspacedPatterns(code);
  const before = foldPhrase(text.slice(Math.max(0, start - reachOfUnspaced), start).replace(/^.*\n/su, ''));
  const after = foldPhrase(text.slice(end, end + reachOfUnspaced));
  return [
    ...(before.search(kindBefore) >= 0 ? (['kind_before'] as const) : []),
    ...(after.search(kindAfter) >= 0 ? (['kind_after'] as const) : []),
  ];
}

/**
 * What the words beside a name say: a kind of company ("the insurer Acme", "Acme stores"), what companies do ("Acme offers"),
 * buying and selling nearby, a title or relation of a person, a word for a place, an article.
 */
export function neighbourSigns(start: number, end: number, answer: DiscoveryText): Sign[] {
  const { text } = answer;
  const code = answer.languageCode?.split('-')[0] ?? '';
  const words = shownWordsOf(answer);
  const from = Math.max(0, start - reach);
  const windowAfter = text.slice(end, end + reach);
  const lineEnd = windowAfter.indexOf('\n');
  const lineAfter = lineEnd === -1 ? windowAfter : windowAfter.slice(0, lineEnd);
  const left = shownBetween(words, from + text.slice(from, start).lastIndexOf('\n') + 1, start, Infinity);
  const right = shownBetween(words, end, end + lineAfter.length, near).slice(0, near);
  const [before = 0, beforeThat = 0] = [left.at(-1), left.at(-2)];
  const [first = 0] = right;
  const isAdjacent = first !== 0 && /^[\s*_'’"”»)-]*\p{L}/u.test(lineAfter);
  const after = isAdjacent ? first : 0;
  const signs: Sign[] = [];
  if (((before | beforeThat) & shows.kind) !== 0) signs.push('kind_before');
  if ((after & shows.kind) !== 0) signs.push('kind_after');
  if (unspaced.has(code)) signs.push(...unspacedSigns(text, start, end, code));
  if ((after & shows.verb) !== 0) signs.push('verb_after');
  if ([...left.slice(-near), ...right].some((bits) => (bits & shows.trade) !== 0)) signs.push('trade_near');
  if (((before | after) & shows.person) !== 0) signs.push('person_beside');
  if (((before | after) & shows.place) !== 0 || isOfPlace(text, start, left)) signs.push('place_beside');
  if ((before & shows.determiner) !== 0) signs.push('determiner_before');
  // The patterns take most of the time here, and hardly any name has what they look for beside it.
  if (quote.test(lineAfter) && quoteAfter.test(lineAfter)) signs.push('quote_after');
  if (bracket.test(lineAfter) && bracketAfter.test(lineAfter)) signs.push('bracket_after');
  const place = placeAfter.exec(lineAfter)?.[1];
  if (place !== undefined && beginsWithPlace(place, answer)) signs.push('place_after');
  if (isAfterSpaceOrBracket(text, start)) {
    const textBefore = text.slice(Math.max(0, start - longestBefore), start);
    if (beforePlace.test(textBefore) && isPlace(text.slice(start, end), answer)) signs.push('location');
    if (isWhere(text, start, code)) signs.push('where');
  }
  if (right.some((bits, index) => index < nearKind && (bits & shows.kind) !== 0) && explained.test(lineAfter))
    signs.push('kind_explains');
  return signs;
}

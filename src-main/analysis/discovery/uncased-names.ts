import { once } from '../memoise.ts';
import { cuesBefore } from '../language/introducing-words.ts';
import type { Gazetteer } from '../language/gazetteer.ts';
import { withoutAttachedPrefix } from '../language/attached-prefixes.ts';
import { enumeratedNames } from './uncased-series.ts';
import { glossedNames, namesWithKind } from './uncased-companies.ts';
import { koreanStem, matches, withoutParticles, type Located } from './uncased-words.ts';
import type { Sign } from '../types.ts';
import type { DiscoveryText, Segment, Sighting } from './types.ts';

const uncasedLetter =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}]/u;
/** Tried first: no letter before Hebrew's is of such a script, and none among punctuation, arrows and symbols. */
const beyondLatin = /[\u0590-\u1fff\u2e80-\uffff]/;
const unspacedLetter = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
const katakana = /(?:(?<![A-Za-z])[A-Z][A-Za-z\d]{1,9})?[\p{Script=Katakana}ー・]{3,}/gu;
const spacedWord =
  /(?:(?<![A-Za-z])[A-Z][A-Za-z\d&]{0,9}(?=\p{Script=Hangul}))?[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Hangul}\p{Script=Devanagari}\p{Script=Bengali}\p{M}\u200c]{2,}(?:["״'׳][\p{Script=Hebrew}]+)?/gu;
const before = new RegExp(`(?:^|[^\\p{L}])(?:${cuesBefore.join('|')})\\s*$`, 'iu');
const longestKnown = 3;

/**
 * Names in running text of a script without capitals: known companies, and words that texts of the language do not use:
 * katakana in Japanese, any unknown word between spaces in Arabic, Hebrew, Korean, Hindi and Bengali.
 */
export function uncasedNames(segment: Segment, answer: DiscoveryText): Sighting[] {
  const block = answer.text.slice(segment.start, segment.end);
  if (!beyondLatin.test(block) || !uncasedLetter.test(block)) return [];
  const words = wordsOf(block);
  const found = new Map<number, Located>();
  for (const [index, word] of words.entries())
    for (let length = longestKnown; length >= 1; length--) {
      const last = words[index + length - 1];
      if (last === undefined) continue;
      const name = block.slice(word.start, last.end);
      if (!/^\S+(?: \S+)*$/u.test(name)) continue;
      const known = knownPart(name, answer.gazetteer);
      if (known === undefined || isCutOut(known.name, word.start + known.from, block, answer)) continue;
      if (known.name.length === 2 && conjunctionFirst.test(known.name)) continue;
      const start = word.start + known.from;
      found.set(word.start, { name: known.name, start, end: start + known.name.length });
      break;
    }
  addSureNames(found, block, answer.gazetteer);
  const vocabulary = answer.languageCode === null ? null : answer.gazetteer.vocabularyOf(answer.languageCode);
  const isEnglish = answer.gazetteer.vocabularyOf('en');
  const unknown = unspacedLetter.test(block) ? matches(block, katakana) : matches(block, spacedWord);
  for (const word of unknown)
    if (vocabulary !== null && !found.has(word.start) && !isOrdinary(word.name, vocabulary.isWord))
      found.set(word.start, withoutParticles(word));
  const single = [...found.values()].map(({ name, start, end }): Sighting => ({
    name,
    start: segment.start + start,
    kind: 'plain',
    list: null,
    signs: [
      'unknown_word',
      ...(before.test(block.slice(Math.max(0, start - 30), start)) ? (['introduced'] as Sign[]) : []),
      ...(/[、,،・/]\s?$|\sو?$/u.test(block.slice(Math.max(0, start - 2), start)) &&
      /^\s?[、,،・/]/u.test(block.slice(end, end + 2))
        ? (['enumerated'] as Sign[])
        : []),
    ],
  }));
  return [
    ...single,
    ...enumeratedNames(block, segment.start, (word) => isEnglish?.isWord(word) === true),
    ...glossedNames(block, segment.start),
    ...namesWithKind(words, segment.start),
  ];
}

/** Adds the sure names of a block in place of the parts that the segmenter made of them: 苏宁 of 苏宁易购. */
function addSureNames(found: Map<number, Located>, block: string, gazetteer: Gazetteer): void {
  const others = [...found];
  // Both are in the order of the text, so that each is looked at a few times, however many there are.
  let first = 0;
  for (const sure of sureNames(block, gazetteer)) {
    while (first < others.length && (others[first]?.[1].end ?? 0) <= sure.start) first += 1;
    let next = first;
    while (next < others.length && (others[next]?.[1].start ?? 0) < sure.end) next += 1;
    const overlapping = others.slice(first, next).filter(([, other]) => other.end > sure.start);
    if (overlapping.some(([, other]) => other.name.length >= sure.name.length)) continue;
    for (const [key] of overlapping) found.delete(key);
    found.set(sure.start, sure);
  }
}

/**
 * Whether a name that may mean something else is cut out of a longer word: エース of エースホテル, 富士 of 富士屋ホテル. Chinese words
 * follow each other like that.
 */
function isCutOut(name: string, start: number, block: string, { languageCode, gazetteer }: DiscoveryText): boolean {
  const script = katakanaOnly.test(name)
    ? katakanaLetter
    : languageCode === 'ja' && hanOnly.test(name)
      ? hanOnly
      : null;
  if (script === null || gazetteer.isSure(name)) return false;
  return script.test(block.charAt(start - 1)) || script.test(block.charAt(start + name.length));
}

const katakanaOnly = /^[\p{Script=Katakana}ー・]+$/u;
const katakanaLetter = /^[\p{Script=Katakana}ー]$/u;
const hanOnly = /^\p{Script=Han}+$/u;

const longestSure = 18;
const latinBefore =
  /(?<![A-Za-z\d])[A-Za-z][A-Za-z\d&.]{0,9} ?(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])/gu;
/** Two characters that begin with one of these are rather a conjunction and the word after it. */
const conjunctionFirst = /^[和与與及或]/u;

/** Known companies anywhere in text without spaces, whose words need not begin where the segmenter says. */
function sureNames(block: string, { beginsUnspaced, isSure }: Gazetteer): readonly Located[] {
  if (!unspacedLetter.test(block)) return [];
  const found: Located[] = [];
  const mixed = new Map(matches(block, latinBefore).map(({ start, end }) => [start, end]));
  for (let start = 0; start + 1 < block.length; start += 1) {
    const latinEnd = mixed.get(start);
    if (latinEnd !== undefined) {
      const name = sureFrom(block, start, latinEnd + 1, isSure);
      if (name === undefined) continue;
      found.push({ name, start, end: start + name.length });
      start += name.length - 1;
      continue;
    }
    if (!beginsUnspaced(block.slice(start, start + 2))) continue;
    for (let length = Math.min(longestSure, block.length - start); length >= 2; length -= 1) {
      const name = block.slice(start, start + length);
      // Two kana, or letters of Thai, begin too many words.
      if (!isSure(name) || (length < 3 && (!/^\p{Script=Han}+$/u.test(name) || conjunctionFirst.test(name)))) continue;
      found.push({ name, start, end: start + length });
      start += length - 1;
      break;
    }
  }
  return found;
}

/** "SMBC日興証券": the longest sure name that begins with Latin letters and goes beyond them. */
function sureFrom(block: string, start: number, least: number, isSure: (name: string) => boolean): string | undefined {
  for (let end = Math.min(block.length, start + longestSure); end >= least; end -= 1) {
    const name = block.slice(start, end);
    if (isSure(name)) return name;
  }
  return undefined;
}

const segmenter = once(() => new Intl.Segmenter('ja', { granularity: 'word' }));

function wordsOf(block: string): Located[] {
  if (!unspacedLetter.test(block)) return matches(block, spacedWord);
  return [...segmenter().segment(block)]
    .filter(({ isWordLike }) => isWordLike === true)
    .map(({ segment, index }) => ({ name: segment, start: index, end: index + segment.length }));
}

/** The known company in a word or phrase: all of it, or without the particles attached to it. Short names are also parts of words. */
function knownPart(name: string, { isCompany }: Gazetteer): { name: string; from: number } | undefined {
  if (!uncasedLetter.test(name)) return undefined;
  const fewest = /\p{Script=Han}/u.test(name) ? 2 : 3;
  if (name.length >= fewest && isCompany(name)) return { name, from: 0 };
  const bare = withoutAttachedPrefix(name);
  if (bare !== name && bare.length >= fewest && isCompany(bare)) return { name: bare, from: name.length - bare.length };
  const stem = koreanStem(name, isCompany);
  return stem === undefined ? undefined : { name: stem, from: 0 };
}

function isOrdinary(word: string, isWord: (word: string) => boolean): boolean {
  if (word.length < 3 || isWord(word)) return true;
  const bare = withoutAttachedPrefix(word);
  if (bare.length < 3 || isWord(bare)) return true;
  // Korean attaches particles to the end.
  return /\p{Script=Hangul}/u.test(word) && [1, 2].some((cut) => word.length - cut >= 2 && isWord(word.slice(0, -cut)));
}

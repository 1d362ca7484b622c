import { once } from '../memoise.ts';
import { cuesBefore } from '../language/introducing-words.ts';
import type { Gazetteer } from '../language/gazetteer.ts';
import { withoutAttachedPrefix } from '../language/attached-prefixes.ts';
import type { Sign } from '../types.ts';
import type { DiscoveryText, Segment, Sighting } from './types.ts';

const uncasedLetter =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}]/u;
/** Tried first: no letter before Hebrew's is of such a script. */
const beyondLatin = /[\u0590-\uffff]/;
const unspacedLetter = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
const katakana = /[\p{Script=Katakana}ー・]{3,}/gu;
const spacedWord =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Hangul}\p{Script=Devanagari}\p{Script=Bengali}\p{M}]{2,}(?:["״'׳][\p{Script=Hebrew}]+)?/gu;
const before = new RegExp(`(?:^|[^\\p{L}])(?:${cuesBefore.join('|')})\\s*$`, 'iu');
const longestKnown = 3;

const unspacedItem = /[^\s、，。！？；：,.;:!?()（）「」『』“”【】/]+/gu;
const arabicItem = /\p{Script=Arabic}{2,}(?: \p{Script=Arabic}{2,}){0,2}/gu;
const separator = /^\s?[、،/]\s?$/u;
const longestSeparator = 3;
const cueBefore = /例如|比如|包括|分别|如|像|有|的|是|在|用|与|和|及|を|が|は|の|に|で|と|や/gu;
const wordAfter = /等|など|といった|の|を|が|は|に|で|も|へ|品牌|平台|系列|这|都/u;

/** Items of enumerations: "百隆、海蒂诗、DTC", "ميشو، فورديل، نون". */
function enumeratedNames(block: string, start: number): Sighting[] {
  const isArabic = /\p{Script=Arabic}/u.test(block);
  const items = matches(block, isArabic ? arabicItem : unspacedItem);
  const isJoined = (left: Located | undefined, right: Located | undefined): boolean =>
    left !== undefined &&
    right !== undefined &&
    right.start - left.end <= longestSeparator &&
    separator.test(block.slice(left.end, right.start));
  let series = 0;
  return items.flatMap((item, index): Sighting[] => {
    const isFirst = !isJoined(items[index - 1], item);
    const isLast = !isJoined(item, items[index + 1]);
    if (isFirst) series = item.start;
    if ((isFirst && isLast) || item.name.length > 2 * longestItem) return [];
    const from = isFirst ? startOfItem(item.name, isArabic) : 0;
    const rest = item.name.slice(from);
    const name = isLast ? rest.slice(0, endOfItem(rest, isArabic)) : rest;
    if (name.length < 2 || name.length > longestItem) return [];
    const signs = ['unknown_word', 'enumerated'] as const;
    return [{ name, start: start + item.start + from, kind: 'plain', signs, list: `series ${start + series}` }];
  });
}

// "五金如百隆" → "百隆": what precedes the first item is cut off.
function startOfItem(item: string, isArabic: boolean): number {
  if (isArabic) return item.lastIndexOf(' ') + 1;
  const cues = [...item.matchAll(cueBefore)].map((cue) => cue.index + cue[0].length);
  return cues.findLast((end) => item.length - end >= 2) ?? 0;
}

function endOfItem(item: string, isArabic: boolean): number {
  const end = isArabic ? item.indexOf(' ') : item.search(wordAfter);
  return end < 0 ? item.length : end;
}

const longestItem = 16;

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
      if (!/^\S+(?: \S+)*$/u.test(name) || !isKnown(name, answer.gazetteer)) continue;
      found.set(word.start, { name, start: word.start, end: last.end });
      break;
    }
  const vocabulary = answer.languageCode === null ? null : answer.gazetteer.vocabularyOf(answer.languageCode);
  const unknown = unspacedLetter.test(block) ? matches(block, katakana) : matches(block, spacedWord);
  for (const word of unknown)
    if (vocabulary !== null && !found.has(word.start) && !isOrdinary(word.name, vocabulary.isWord))
      found.set(word.start, word);
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
  return [...single, ...enumeratedNames(block, segment.start)];
}

interface Located {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

const segmenter = once(() => new Intl.Segmenter('ja', { granularity: 'word' }));

function wordsOf(block: string): Located[] {
  if (!unspacedLetter.test(block)) return matches(block, spacedWord);
  return [...segmenter().segment(block)]
    .filter(({ isWordLike }) => isWordLike === true)
    .map(({ segment, index }) => ({ name: segment, start: index, end: index + segment.length }));
}

function matches(block: string, pattern: RegExp): Located[] {
  return [...block.matchAll(pattern)].map((match) => ({
    name: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));
}

// Short names are also parts of words.
function isKnown(name: string, { isCompany }: Gazetteer): boolean {
  if (!uncasedLetter.test(name)) return false;
  const fewest = /\p{Script=Han}/u.test(name) ? 2 : 3;
  if (name.length < fewest) return false;
  const bare = withoutAttachedPrefix(name);
  return isCompany(name) || (bare !== name && isCompany(bare));
}

function isOrdinary(word: string, isWord: (word: string) => boolean): boolean {
  if (word.length < 3 || isWord(word)) return true;
  const bare = withoutAttachedPrefix(word);
  if (bare.length < 3 || isWord(bare)) return true;
  // Korean attaches particles to the end.
  return /\p{Script=Hangul}/u.test(word) && [1, 2].some((cut) => word.length - cut >= 2 && isWord(word.slice(0, -cut)));
}

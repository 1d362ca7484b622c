import { cuesBefore } from '../language/introducing-words.ts';
import type { Gazetteer } from '../language/gazetteer.ts';
import { withoutAttachedPrefix } from '../language/attached-prefixes.ts';
import type { Sign } from '../types.ts';
import type { DiscoveryText, Segment, Sighting } from './types.ts';

const uncasedLetter =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}]/u;
const unspacedLetter = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
const katakana = /[\p{Script=Katakana}ー・]{3,}/gu;
const spacedWord =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Hangul}\p{Script=Devanagari}\p{Script=Bengali}\p{M}]{2,}(?:["״'׳][\p{Script=Hebrew}]+)?/gu;
const before = new RegExp(`(?:^|[^\\p{L}])(?:${cuesBefore.join('|')})\\s*$`, 'iu');
const longestKnown = 3;

/** An enumeration in a script written without spaces, or one of short items in Arabic. */
const unspacedSeries =
  /[^\s、，。！？；：,.;:!?()（）「」『』“”【】/]{2,24}(?:\s?[、/]\s?[^\s、，。！？；：,.;:!?()（）「」『』“”【】/]{2,24})+/gu;
const arabicSeries = /[\p{Script=Arabic}]{2,}(?:\s?،\s?[\p{Script=Arabic}]{2,}(?: [\p{Script=Arabic}]{2,}){0,2})+/gu;
const beforeFirst = /^.*(?:例如|比如|包括|分别|如|像|有|的|是|在|用|与|和|及|を|が|は|の|に|で|と|や)(?=.{2})/u;
const afterLast = /(?:等|など|といった|の|を|が|は|に|で|も|へ|品牌|平台|系列|这|都).*$/u;

/** Items of enumerations: "百隆、海蒂诗、DTC", "ميشو، فورديل، نون". */
function enumeratedNames(block: string, start: number): Sighting[] {
  const isArabic = /\p{Script=Arabic}/u.test(block);
  return [...block.matchAll(isArabic ? arabicSeries : unspacedSeries)].flatMap((series) => {
    const parts = [...series[0].matchAll(/[^、،/]+/gu)];
    return parts.flatMap((part, index): Sighting[] => {
      const lead = part[0].length - part[0].trimStart().length;
      const whole = part[0].trim();
      const cut = !isArabic && index === 0 ? (beforeFirst.exec(whole)?.[0].length ?? 0) : 0;
      const rest = whole.slice(cut);
      const isLast = index === parts.length - 1;
      const name = !isLast ? rest : isArabic ? (rest.split(' ')[0] ?? '') : rest.replace(afterLast, '');
      if (name.length < 2 || name.length > longestItem) return [];
      return [
        {
          name,
          start: start + series.index + part.index + lead + cut,
          kind: 'plain',
          signs: ['unknown_word', 'enumerated'],
          list: `series ${start + series.index}`,
        },
      ];
    });
  });
}

const longestItem = 16;

/**
 * Names in running text of a script without capitals: known companies, and words that texts of the language do not use:
 * katakana in Japanese, any unknown word between spaces in Arabic, Hebrew, Korean, Hindi and Bengali.
 */
export function uncasedNames(segment: Segment, answer: DiscoveryText): Sighting[] {
  const block = answer.text.slice(segment.start, segment.end);
  if (!uncasedLetter.test(block)) return [];
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

const segmenter = new Intl.Segmenter('ja', { granularity: 'word' });

function wordsOf(block: string): Located[] {
  if (!unspacedLetter.test(block)) return matches(block, spacedWord);
  return [...segmenter.segment(block)]
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
  return name.length >= fewest && (isCompany(name) || isCompany(withoutAttachedPrefix(name)));
}

function isOrdinary(word: string, isWord: (word: string) => boolean): boolean {
  if (word.length < 3 || isWord(word)) return true;
  const bare = withoutAttachedPrefix(word);
  if (bare.length < 3 || isWord(bare)) return true;
  // Korean attaches particles to the end.
  return /\p{Script=Hangul}/u.test(word) && [1, 2].some((cut) => word.length - cut >= 2 && isWord(word.slice(0, -cut)));
}

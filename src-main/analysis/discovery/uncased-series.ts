import type { Sign } from '../types.ts';
import type { Sighting } from './types.ts';
import { matches, withoutParticles, type Located } from './uncased-words.ts';

const unspacedItem = /[^\s、，。！？；：,.;:!?()（）「」『』“”【】/]+/gu;
const spacedScript = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Hangul}\p{Script=Devanagari}\p{Script=Bengali}]/u;
const spacedItem =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Hangul}\p{Script=Devanagari}\p{Script=Bengali}\p{M}A-Z][\p{L}\p{M}\u200c\d"״'׳&-]+(?: [\p{L}\p{M}][\p{L}\p{M}\u200c\d"״'׳&-]+){0,3}/gu;
/** After these, in languages with spaces, an enumeration begins. */
const spacedCue = /(?:^|\s)(?:مثل|مانند|همچون|چون|شامل|نظیر|منها|كـ|כמו|כגון|למשל|जैसे|जैसेकि|যেমন|같은|예컨대)\s+/gu;
const separator = /^\s?[、،,·ㆍ/]\s?$/u;
/** In text without spaces a comma joins clauses. */
const unspacedSeparator = /^\s?[、·ㆍ/]\s?$/u;
const longestSeparator = 3;
const cueBefore =
  /例如|比如|包括|分别|如|像|有|的|是|在|用|含|于|为|即|对|给|向|从|由|与|和|及|を|が|は|の|に|で|と|や/gu;
const wordAfter = /等|など|といった|の|を|が|は|に|で|も|へ|品牌|平台|系列|这|都/u;

const longestItem = 16;
const latin = /^[A-Za-z]+$/u;

/** Items of enumerations in scripts without capitals: "百隆、海蒂诗、DTC", "ميشو، فورديل، نون", "신한카드, 우리카드". */
export function enumeratedNames(block: string, start: number, isEnglish: (word: string) => boolean): Sighting[] {
  const isSpaced = spacedScript.test(block);
  const items = matches(block, isSpaced ? spacedItem : unspacedItem);
  const isJoined = (left: Located | undefined, right: Located | undefined): boolean =>
    left !== undefined &&
    right !== undefined &&
    right.start - left.end <= longestSeparator &&
    (isSpaced ? separator : unspacedSeparator).test(block.slice(left.end, right.start));
  let series = 0;
  return items.flatMap((item, index): Sighting[] => {
    const isFirst = !isJoined(items[index - 1], item);
    const isLast = !isJoined(item, items[index + 1]);
    if (isFirst) series = item.start;
    if ((isFirst && isLast) || item.name.length > 2 * longestItem) return [];
    const from = isFirst ? startOfItem(item.name, isSpaced) : 0;
    const rest = item.name.slice(from);
    const name = isLast
      ? withoutParticles({ name: rest.slice(0, endOfItem(rest, isSpaced)), start: 0, end: 0 }).name
      : rest;
    if (name.length < 2 || name.length > longestItem) return [];
    // "지도, Map": a word in Latin letters is not unknown because it is of another script.
    const signs: Sign[] = latin.test(name) && isEnglish(name) ? ['enumerated'] : ['unknown_word', 'enumerated'];
    return [{ name, start: start + item.start + from, kind: 'plain', signs, list: `series ${start + series}` }];
  });
}

// "五金如百隆" → "百隆": what precedes the first item is cut off.
function startOfItem(item: string, isSpaced: boolean): number {
  if (isSpaced) {
    const cue = [...item.matchAll(spacedCue)].at(-1);
    return cue === undefined ? item.lastIndexOf(' ') + 1 : cue.index + cue[0].length;
  }
  const cues = [...item.matchAll(cueBefore)].map((cue) => cue.index + cue[0].length);
  return cues.findLast((end) => item.length - end >= 2) ?? 0;
}

function endOfItem(item: string, isSpaced: boolean): number {
  const end = isSpaced ? item.indexOf(' ') : item.search(wordAfter);
  return end < 0 ? item.length : end;
}

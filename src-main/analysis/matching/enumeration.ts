import { foldPhrase } from '../language/search-folding.ts';
import { conjunctionsByLanguage } from '../language/conjunctions-by-language.ts';
import type { Token } from './sentence-context.ts';
import type { WordKnowledge } from '../language/word-table.ts';

/** A name beside the one in question, in a series such as "A, B and C". */
export interface Partner {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Joined by "and" or "or", by a list comma or slash; a plain comma may also begin another clause. */
  readonly link: 'conjunction' | 'list' | 'comma';
  /** The series goes on beyond it. */
  readonly continues?: boolean;
}

const conjunctionSets = new Map(
  Object.entries(conjunctionsByLanguage).map(([code, words]) => [code, new Set(words.split(' '))] as const),
);
const isConjunction = (word: string, languages: readonly string[]): boolean =>
  languages.some((code) => conjunctionSets.get(code)?.has(word.toLowerCase()) === true) ||
  /^(?:vs\.?|versus)$/iu.test(word);

const unspacedJoin = '[、／/・·]|和|与|與|及|以及|跟|或者|或|还有|と|や|または|および|และ|หรือ|กับ|ແລະ|ຫຼື|និង|ឬ|နှင့်|သို့မဟုတ်';
const unspacedLeft = new RegExp(`([^\\s、，,／/・·。！？：:;；]{1,16}?)\\s*(${unspacedJoin})\\s*$`, 'u');
const unspacedRight = new RegExp(`^["」』”]?\\s*(${unspacedJoin})\\s*([^\\s、，,／/・·。！？：:;；]{1,16})`, 'u');
const thaiGap = /([\u0e00-\u0e7f]{2,16}) $/u;
const thaiGapRight = /^ ([\u0e00-\u0e7f]{2,16})/u;

const mark = '[\\s*_`"\'“”„«»‘’()\\[\\]]*';
const wordsAfter = new RegExp(
  `^['’]?\\p{L}{0,5}${mark}(,|;|/|·|،|&|\\+)?${mark}([\\p{L}\\p{M}\\p{N}][\\p{L}\\p{M}\\p{N}.'’&!+-]*)(?:${mark}([\\p{L}\\p{M}\\p{N}][\\p{L}\\p{M}\\p{N}.'’&!+-]*))?`,
  'u',
);

/** Words such as the article before a name in a series: "Corriere, la Repubblica". */
const articles =
  /^(?:the|der|die|das|le|la|les|l|el|los|las|il|lo|i|gli|o|os|a|as|de|het|ο|η|το|az|un|una|uno|une|um|uma|ein|eine|einen|einem|einer|an|en|ett|et)$/iu;

/** Most marks and spaces between two members of a series, in UTF-16 units. */
const longestGap = 60;
const joint = new RegExp(`^${mark}([,;/·–،&+])?${mark}$`, 'u');

/** The member of a series before a name, given the words before it, nearest last; undefined if there is none. */
export function partnerBefore(
  text: string,
  start: number,
  left: readonly Token[],
  languages: readonly string[],
): Partner | undefined {
  const last = left.at(-1);
  if (last === undefined) return undefined;
  const gap = text.slice(last.end, start);
  if (gap.length > longestGap) return undefined;
  const separator = joint.exec(gap)?.[1];
  if (separator !== undefined)
    return {
      ...spanOf(last),
      link: /[/·&+]/u.test(separator) ? 'list' : 'comma',
      continues: continuesBefore(text, last.start),
    };
  const second = left.at(-2);
  const joins =
    second !== undefined &&
    joint.test(gap.replace(/^\.(?=\s)/u, '')) &&
    isConjunction(last.text, languages) &&
    last.start - second.end <= longestGap &&
    joint.test(text.slice(second.end, last.start));
  return joins ? { ...spanOf(second), link: 'conjunction' } : undefined;
}

const spanOf = ({ text, start, end }: Token): Pick<Partner, 'text' | 'start' | 'end'> => ({ text, start, end });

const continuesBefore = (text: string, at: number): boolean =>
  /[,،、][^,،、.;:]{1,24}$/u.test(text.slice(Math.max(0, at - 26), at));

/** The member of a series after a name; undefined if there is none. */
export function partnerAfter(text: string, end: number, languages: readonly string[]): Partner | undefined {
  const part = text.slice(end, end + 60);
  const found = wordsAfter.exec(part);
  if (!found) return undefined;
  const [whole, separator, first = '', second] = found;
  const joins = isConjunction(first, languages);
  if (separator === undefined && !joins) return undefined;
  let word = first;
  if ((joins || articles.test(first)) && second !== undefined) word = second;
  else if (joins) return undefined;
  // "and the Guardian": the article belongs to the name.
  const rest = part.slice(whole.length);
  if (articles.test(word)) word = /^\s+([\p{L}\p{M}\p{N}]+)/u.exec(rest)?.[1] ?? word;
  const at = end + part.indexOf(word, separator === undefined ? first.length : 0);
  const link = joins ? 'conjunction' : /[/|·&+]/u.test(separator ?? '') ? 'list' : 'comma';
  const beyond = text.slice(at + word.length, at + word.length + 14);
  const next = /^\s*([\p{L}]+)/u.exec(beyond)?.[1] ?? '';
  const continues =
    /^\s?[,،、]/u.test(beyond) || isConjunction(next, languages) || /^\s[וו]\p{L}{3}|^\sو\p{L}{3}/u.test(beyond);
  return { text: word, start: at, end: at + word.length, link, continues };
}

/** The members of a series beside a name in a script written without spaces. */
export function unspacedPartners(text: string, start: number, end: number): Partner[] {
  const partners: Partner[] = [];
  const before = text.slice(Math.max(0, start - 24), start);
  const linkOf = (joint: string): Partner['link'] => (/^[、，,／/・·]$/u.test(joint) ? 'list' : 'conjunction');
  const left = unspacedLeft.exec(before);
  const thaiLeft = left ? null : thaiGap.exec(before);
  if (left?.[1] !== undefined)
    partners.push({
      text: left[1],
      start: start - before.length + left.index,
      end: start,
      link: linkOf(left[2] ?? ''),
    });
  else if (thaiLeft?.[1] !== undefined)
    partners.push({ text: thaiLeft[1], start: start - before.length + thaiLeft.index, end: start, link: 'list' });
  const after = text.slice(end, end + 24);
  const right = unspacedRight.exec(after);
  const thaiRight = right ? null : thaiGapRight.exec(after);
  if (right?.[2] !== undefined)
    partners.push({
      text: right[2],
      start: end + right[0].length - right[2].length,
      end: end + right[0].length,
      link: linkOf(right[1] ?? ''),
    });
  else if (thaiRight?.[1] !== undefined)
    partners.push({ text: thaiRight[1], start: end + 1, end: end + thaiRight[0].length, link: 'list' });
  return partners;
}

/** Whether a text in a script without spaces begins or ends with a word of the table of at least two characters. */
export function unspacedWordAt(
  part: string,
  side: 'start' | 'end',
  table: WordKnowledge,
  languages: readonly string[],
): boolean {
  const folded = foldPhrase(part);
  for (let length = Math.min(5, folded.length); length >= 2; length -= 1) {
    const candidate = side === 'start' ? folded.slice(0, length) : folded.slice(-length);
    if (table.isWord(candidate, languages)) return true;
  }
  return false;
}

import { closedClassesOf } from '../../language/closed-words/index.ts';
import { foldPhrase } from '../../language/search-folding.ts';

/** English capitalises the words of headings. */
export function isTitleCase(part: string, languages: readonly string[]): boolean {
  if (!languages.includes('en')) return false;
  const words = (part.match(/\p{L}+/gu) ?? []).filter(
    (word) => !/^(?:a|an|and|at|by|for|from|in|of|on|or|the|to|vs|with)$/u.test(word),
  );
  const capital = words.filter((word) => /^\p{Lu}/u.test(word)).length;
  return words.length >= 2 && capital >= 0.6 * words.length;
}

const longestLine = 200;

/** A heading or a label in bold, which may capitalise every word. */
export function headingAround(text: string, start: number, end: number): string | undefined {
  const before = text.slice(Math.max(0, start - longestLine), start).replace(/^.*\n/su, '');
  const after = text.slice(end, end + longestLine).replace(/\n.*$/su, '');
  const line = before + text.slice(start, end) + after;
  if (/^\s{0,3}#{1,6}\s/u.test(line)) return line;
  const opening = before.lastIndexOf('**');
  const closing = after.indexOf('**');
  if (opening === -1 || closing === -1 || (before.match(/\*\*/gu) ?? []).length % 2 === 0) return undefined;
  return line.slice(opening + 2, before.length + (end - start) + closing);
}

/** Whether an occurrence stands in a heading or label of several words that are all capitalised. */
export function isInTitle(text: string, start: number, end: number, languages: readonly string[]): boolean {
  const heading = headingAround(text, start, end);
  return heading !== undefined && isTitleCase(heading.replace(text.slice(start, end), ' '), languages);
}

const fewestWords = 3;
const capitalShare = 0.8;
const longestFunctionWord = 3;

/** Whether an occurrence stands in a line without mark-up that is a headline: hardly a word of it begins small. */
export function isInHeadline(text: string, start: number, end: number, languages: readonly string[]): boolean {
  if (languages.includes('de')) return false;
  const before = text.slice(Math.max(0, start - longestLine), start).replace(/^.*\n/su, '');
  const after = text.slice(end, end + longestLine).replace(/\n.*$/su, '');
  if (/[.。]["'”’)*_]*\s*$/u.test(after) || /[.。]\s/u.test(before + after)) return false;
  const words = (`${before} | ${after}`.match(/\p{L}[\p{L}\p{M}'’-]*/gu) ?? []).filter(
    (word) =>
      !/^\P{Lu}+$/u.test(word) ||
      (word.length > longestFunctionWord && closedClassesOf(foldPhrase(word), languages).size === 0),
  );
  const capital = words.filter((word) => /^\p{Lu}/u.test(word)).length;
  return words.length >= fewestWords && capital >= capitalShare * words.length;
}

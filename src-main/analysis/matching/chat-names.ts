import { closedClassesOf } from '../language/closed-words/index.ts';
import { foldPhrase } from '../language/search-folding.ts';

/** Languages that inflect names and have no articles, so that chat writes "z acmy". */
const inflecting = ['pl', 'cs', 'sk', 'ru', 'uk', 'be', 'sl', 'hr', 'bs', 'sr', 'lt', 'lv'];
const longestPreposition = 6;
const wordBefore = /(?:^|\s)(\p{Ll}+) $/u;

/** Whether a preposition of an inflecting language stands directly before an offset. */
export function isAfterPreposition(text: string, start: number): boolean {
  const word = wordBefore.exec(text.slice(Math.max(0, start - longestPreposition - 2), start))?.[1];
  return word !== undefined && closedClassesOf(foldPhrase(word), inflecting).has('prepositions');
}

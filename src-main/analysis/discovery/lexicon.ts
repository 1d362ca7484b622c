import { remembered } from '../memoise.ts';
import { isLegalForm } from './company-key.ts';
import { calendarWords } from '../language/calendar-words.ts';
import {
  compoundEndings,
  genericPartsWithoutSpaces,
  genericWordsByList,
  listOfLanguage,
  namingSuffixesWithoutSpaces,
  neverInNamesWithoutSpaces,
} from '../language/ordinary-words/index.ts';
import { isPlace } from '../language/places.ts';
import { technicalTerms } from '../language/technical-terms.ts';
import { fold } from '../language/fold.ts';
import { isUncased } from './name-shape.ts';

/** What is an ordinary word, and so no company, in the language of an answer (English always included). */
export interface Lexicon {
  /** List of languages it was made for; null when it is made of all of them. */
  readonly list: string | null;
  /** An ordinary word, a technical term, a place, a date or a number. */
  readonly isGenericWord: (word: string) => boolean;
  /** A phrase that is nothing else. */
  readonly isGenericName: (name: string) => boolean;
}

const lexicons = new Map<string | null, Lexicon>();

/** The lexicon of a language; of all languages together where it is unknown. */
export function lexiconOf(languageCode: string | null): Lexicon {
  const list = languageCode === null ? null : listOfLanguage(languageCode);
  const known = lexicons.get(list);
  if (known !== undefined) return known;
  const lexicon = createLexicon(list);
  lexicons.set(list, lexicon);
  return lexicon;
}

const compounding = new Set(['de', 'nl', 'sv', 'no', 'da', 'fi', 'ru', 'uk', 'bg']);
const shortestCompound = 8;

function createLexicon(list: string | null): Lexicon {
  const sets =
    list === null ? [...genericWordsByList.values()] : [genericWordsByList.get('en'), genericWordsByList.get(list)];
  const isOrdinary = (folded: string): boolean => {
    if (folded.length <= 1 || /^[\p{N}.,%+]+$/u.test(folded)) return true;
    if (sets.some((set) => set?.has(folded))) return true;
    if (technicalTerms.has(folded) || calendarWords().has(folded) || isPlace(folded)) return true;
    return /^\p{N}+(?:x|k|m|gb|tb|mb|mah|kw|kwh|km|kg|cm|mm|hz|th|st|nd|rd|er|e|eme)$/u.test(folded);
  };
  const isGenericWord = remembered((word: string): boolean => isGeneric(word, isOrdinary));
  const isGenericName = remembered((name: string): boolean => {
    const folded = fold(name);
    if (folded === '' || isPlace(folded) || isLegalForm(name)) return true;
    if (isUncased(name) || unspacedScript.test(name)) return isGenericUncased(folded, isGenericWord);
    const words = name.split(/[\s/]+/u).filter((word) => word !== '');
    if (words.every(isGenericWord)) return true;
    // German and its like write compounds as one word: "Batterielaufzeit", "reisverzekering".
    const isCompound =
      words.length === 1 && folded.length >= shortestCompound && (list === null || compounding.has(list));
    return isCompound && compoundEndings.some((ending) => folded.endsWith(ending));
  });
  return { list, isGenericWord, isGenericName };
}

function isGeneric(word: string, isOrdinary: (folded: string) => boolean): boolean {
  const folded = fold(word);
  if (isOrdinary(folded)) return true;
  const parts = folded.split(/[-'&]/u).filter((part) => part !== '');
  const [first = ''] = parts;
  if (parts.length < 2) return isOrdinary(withoutPrefix(folded));
  // "Client-side" is as ordinary as "client"; "Wi-Fi" and "T-Mobile" are not.
  const isAdjective = /-\p{Ll}/u.test(word.replace(/[\u2010\u2011]/gu, '-'));
  if (isAdjective && first.length > 1 && isOrdinary(first)) return true;
  return parts.every((part) => part.length > 1 && isOrdinary(part));
}

// The article and the prepositions that Arabic and Hebrew write together with the next word.
function withoutPrefix(folded: string): string {
  if (/^\p{Script=Arabic}/u.test(folded)) return folded.replace(/^[وف]?(?:ال|[بكل]ال|لل|[بلك](?=.{3}))?(?=.{3})/u, '');
  if (/^\p{Script=Hebrew}/u.test(folded)) return folded.replace(/^[והבלמשכ]{1,2}(?=.{3})/u, '');
  return folded;
}

const unspacedScript =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const hangul = /\p{Script=Hangul}/u;
const mostWords = 4;
const longestUnspaced = 24;

function isGenericUncased(folded: string, isGenericWord: (word: string) => boolean): boolean {
  const words = folded.split(' ');
  if (words.length > mostWords) return true;
  if (!unspacedScript.test(folded) && !hangul.test(folded)) return words.every(isGenericWord);
  const core = withoutKind(words.join(''));
  if (core.length < 2 || core.length > longestUnspaced || neverInNamesWithoutSpaces.test(core)) return true;
  return genericPartsWithoutSpaces.some((part) => core.includes(part)) || isPlace(core);
}

// "某某银行" → "某某": what kind of company it is says nothing about whether it is one.
function withoutKind(name: string): string {
  const kind = namingSuffixesWithoutSpaces.find((suffix) => name.endsWith(suffix) && name.length >= suffix.length + 2);
  return kind === undefined ? name : name.slice(0, -kind.length);
}

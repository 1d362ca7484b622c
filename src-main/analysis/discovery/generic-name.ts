import {
  genericWordsOfAllLanguages,
  genericPartsWithoutSpaces,
  namingSuffixesWithoutSpaces,
  neverInNamesWithoutSpaces,
  compoundEndings,
} from './data/generic-words.ts';
import { isPlace } from './data/places.ts';
import { platformTerms, technicalTerms } from './data/technical-terms.ts';
import { fold } from './fold.ts';
import { calendarWords } from './calendar-words.ts';
import { isUncased } from './name-shape.ts';

const unspacedScript =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** Whether a folded word is an ordinary word, a technical term, a place, a date or a number in any language of the list. */
export function isGenericWord(word: string): boolean {
  const folded = fold(word);
  if (isOrdinary(folded)) return true;
  const parts = folded.split(/[-'&]/u).filter((part) => part !== '');
  if (parts.length < 2) return isOrdinary(withoutPrefix(folded));
  // "Client-side" is as ordinary as "client"; "Wi-Fi" and "T-Mobile" are not.
  if (
    /-\p{Ll}/u.test(word.replace(/[\u2010\u2011]/gu, '-')) &&
    isOrdinary(parts[0] ?? '') &&
    (parts[0] ?? '').length > 1
  )
    return true;
  return parts.every((part) => part.length > 1 && isOrdinary(part));
}

// The article and the prepositions that Arabic and Hebrew write together with the next word.
function withoutPrefix(folded: string): string {
  if (/^\p{Script=Arabic}/u.test(folded)) return folded.replace(/^[وف]?(?:ال|[بكل]ال|لل|[بلك](?=.{3}))?(?=.{3})/u, '');
  if (/^\p{Script=Hebrew}/u.test(folded)) return folded.replace(/^[והבלמשכ]{1,2}(?=.{3})/u, '');
  return folded;
}

function isOrdinary(folded: string): boolean {
  if (folded.length <= 1 || /^[\p{N}.,%+]+$/u.test(folded)) return true;
  if (genericWordsOfAllLanguages.has(folded) || technicalTerms.has(folded) || calendarWords().has(folded)) return true;
  if (isPlace(folded)) return true;
  return /^\p{N}+(?:x|k|m|gb|tb|mb|mah|kw|kwh|km|kg|cm|mm|hz|th|st|nd|rd|er|e|e?\u00e8me)$/u.test(folded);
}

/** Whether a phrase that stands where names stand is an ordinary phrase, and so no company. */
export function isGenericName(name: string): boolean {
  const folded = fold(name);
  if (folded === '' || isPlace(folded)) return true;
  if (isUncased(name) || unspacedScript.test(name)) return isGenericUncased(folded);
  const words = folded.split(/[\s/]+/u).filter((word) => word !== '');
  if (words.every((word) => isGenericWord(word))) return true;
  const last = words.at(-1) ?? '';
  // German and its like write compounds as one word: "Batterielaufzeit", "reisverzekering".
  return (
    words.length === 1 && compoundEndings.some((ending) => last.endsWith(ending) && last.length > ending.length + 2)
  );
}

/** Whether a phrase names an operating system or a kind of device: a company only where it is presented as one. */
export function isPlatformTerm(name: string): boolean {
  return platformTerms.has(fold(name));
}

function isGenericUncased(folded: string): boolean {
  const hasSpaces = /\s/u.test(folded);
  const unspaced = unspacedScript.test(folded);
  if (!unspaced && !/\p{Script=Hangul}/u.test(folded)) {
    const words = folded.split(' ');
    return words.length > 4 || words.every((word) => isGenericWord(word));
  }
  let core = folded.replace(/\s+/gu, '');
  if (hasSpaces && /\p{Script=Hangul}/u.test(folded) && folded.split(' ').length > 4) return true;
  for (const suffix of namingSuffixesWithoutSpaces) {
    if (core.endsWith(suffix) && core.length >= suffix.length + 2) {
      core = core.slice(0, -suffix.length);
      break;
    }
  }
  if (core.length < 2 || core.length > 24) return true;
  if (neverInNamesWithoutSpaces.test(core)) return true;
  return genericPartsWithoutSpaces.some((part) => core.includes(part)) || isPlace(core);
}

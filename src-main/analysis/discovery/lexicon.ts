import { memoise } from '../memoise.ts';
import { isLegalForm } from './company-key.ts';
import { calendarWords } from '../language/calendar-words.ts';
import { unspacedCharacter } from '../language/characters.ts';
import { withoutAttachedPrefix } from '../language/attached-prefixes.ts';
import {
  compoundEndings,
  compoundingLists,
  listOfLanguage,
  ordinaryWordLists,
  ordinaryWordsOf,
} from '../language/ordinary-words/index.ts';
import { unspacedGenericParts, unspacedKindSuffixes, unspacedNonNames } from '../language/unspaced-words.ts';
import { isPlace } from '../language/places.ts';
import { technicalTerms } from '../language/technical-terms.ts';
import { fold } from '../language/fold.ts';
import { isUncased } from './name-shape.ts';

/** The ordinary words, which are no company, of an answer's language and of English. */
export interface Lexicon {
  /** The word list it was made from, beside the English one; null if from all lists. */
  readonly list: string | null;
  /** Whether a word is an ordinary word, a technical term, a place, a date or a number. */
  readonly isGenericWord: (word: string) => boolean;
  /** Whether a phrase consists of nothing else, or of a legal form. */
  readonly isGenericName: (name: string) => boolean;
}

const lexicons = new Map<string | null, Lexicon>();

/** The lexicon of a language; of all languages together if it is unknown (null) or has no list. */
export function lexiconOf(languageCode: string | null): Lexicon {
  const list = languageCode === null ? null : listOfLanguage(languageCode);
  const known = lexicons.get(list);
  if (known !== undefined) return known;
  const lexicon = createLexicon(list);
  lexicons.set(list, lexicon);
  return lexicon;
}

const shortestCompound = 8;

function createLexicon(list: string | null): Lexicon {
  const sets = list === null ? ordinaryWordLists.map(ordinaryWordsOf) : [ordinaryWordsOf('en'), ordinaryWordsOf(list)];
  const isOrdinary = (folded: string): boolean => {
    if (folded.length <= 1 || /^[\p{N}.,%+]+$/u.test(folded)) return true;
    if (sets.some((set) => set?.has(folded))) return true;
    if (technicalTerms.has(folded) || calendarWords().has(folded) || isPlace(folded)) return true;
    return /^\p{N}+(?:x|k|m|gb|tb|mb|mah|kw|kwh|km|kg|cm|mm|hz|th|st|nd|rd|er|e|eme)$/u.test(folded);
  };
  const isGenericWord = memoise((word: string): boolean => isGeneric(word, isOrdinary));
  const isGenericName = memoise((name: string): boolean => {
    const folded = fold(name);
    if (folded === '' || isPlace(folded) || isLegalForm(name)) return true;
    if (isUncased(name) || unspacedCharacter.test(name)) return isGenericUncased(folded, isGenericWord);
    const words = name.split(/[\s/]+/u).filter((word) => word !== '');
    if (words.every(isGenericWord)) return true;
    // German and similar languages write compounds as one word: "Batterielaufzeit", "reisverzekering".
    const isCompound =
      words.length === 1 && folded.length >= shortestCompound && (list === null || compoundingLists.has(list));
    return isCompound && compoundEndings.some((ending) => folded.endsWith(ending));
  });
  return { list, isGenericWord, isGenericName };
}

function isGeneric(word: string, isOrdinary: (folded: string) => boolean): boolean {
  const folded = fold(word);
  if (isOrdinary(folded)) return true;
  const parts = folded.split(/[-'&]/u).filter((part) => part !== '');
  const [first = ''] = parts;
  if (parts.length < 2) return isOrdinary(withoutAttachedPrefix(folded));
  // "Client-side" is as ordinary as "client"; "Wi-Fi" and "T-Mobile" are not.
  const isAdjective = /-\p{Ll}/u.test(word.replace(/[\u2010\u2011]/gu, '-'));
  if (isAdjective && first.length > 1 && isOrdinary(first)) return true;
  return parts.every((part) => part.length > 1 && isOrdinary(part));
}

const hangul = /\p{Script=Hangul}/u;
const mostWords = 4;
const longestUnspaced = 24;

function isGenericUncased(folded: string, isGenericWord: (word: string) => boolean): boolean {
  const words = folded.split(' ');
  if (words.length > mostWords) return true;
  if (!unspacedCharacter.test(folded) && !hangul.test(folded)) return words.every(isGenericWord);
  const core = withoutKind(words.join(''));
  if (core.length < 2 || core.length > longestUnspaced || unspacedNonNames.test(core)) return true;
  return unspacedGenericParts.some((part) => core.includes(part)) || isPlace(core);
}

// "某某银行" → "某某": the word for the kind of company is ordinary even in a name.
function withoutKind(name: string): string {
  const kind = unspacedKindSuffixes.find((suffix) => name.endsWith(suffix) && name.length >= suffix.length + 2);
  return kind === undefined ? name : name.slice(0, -kind.length);
}

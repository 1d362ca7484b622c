import { once } from '../memoise.ts';
import { withoutAttachedPrefix } from '../language/attached-prefixes.ts';
import { fold } from '../language/fold.ts';
import { foldPhrase } from '../language/search-folding.ts';
import { shows, whatWordShows } from '../language/use-words/lookup.ts';
import type { Gazetteer } from '../language/gazetteer.ts';
import { strongestScore } from '../language/name-parts.ts';
import { isPlatformTerm } from '../language/technical-terms.ts';
import { lexiconOf } from './lexicon.ts';
import { isDomainLike, isUncased, wordShape } from './name-shape.ts';

/** What a name's letters and words say of it, in a language: what lists and vocabularies know of it, each as a number. */
export function spellingFeatures(name: string, language: string, gazetteer: Gazetteer): Record<string, number> {
  const words = name.split(/\s+/u);
  const shapes = words.map(wordShape);
  const vocabularies = [...new Set([language, 'en'])].map(gazetteer.vocabularyOf).filter((found) => found !== null);
  const isPlainWord = (word: string) =>
    vocabularies.some((vocabulary) => vocabulary.isWord(word) || vocabulary.isWord(withoutAttachedPrefix(fold(word))));
  // "Oven-Safe"
  const isWord = (word: string) =>
    isPlainWord(word) || (/^\p{L}{3,}(?:-\p{L}{3,})+$/u.test(word) && word.split('-').every(isPlainWord));
  const isCompound = (word: string) =>
    compounding.has(language.split('-')[0] ?? '') && isCompoundOf(fold(word), (part) => isWord(part) || isLocal(part));
  const isLocal = (word: string) => vocabularies.some((vocabulary) => vocabulary.isLocalCapital(word));
  const nouns = language.startsWith('de');
  const lexicon = lexiconOf(language === '' ? null : language);
  const known = gazetteer.isCompany(name);
  const isSite = gazetteer.isSite(name);
  // Vocabularies also hold names that some texts write in lower case: "walmart".
  const isOrdinary = known || isSite ? (word: string) => gazetteer.isOwnWord(word, language) && isWord(word) : isWord;
  const ordinary = words.map(
    (word, index) => shapes[index] !== 'strong' && (isOrdinary(word) || lexicon.isGenericWord(word)),
  );
  const allOrdinary = ordinary.every(Boolean);
  const compound = !allOrdinary && words.every((word, index) => ordinary[index] === true || isCompound(word));
  const uncased = isUncased(name);
  const is = (value: boolean) => (value ? 1 : 0);
  const ordinaryPart = uncased ? ordinaryShare(name, (part) => isWord(part) || lexicon.isGenericWord(part)) : 0;
  const thing = gazetteer.isThing(name);
  const brand = gazetteer.isBrand(name);
  const sure = gazetteer.isSure(name);
  const trader = brand && gazetteer.isTrader(name);
  const severalWords = words.length > 1;
  const parts = gazetteer.scoreOfParts(name);
  const isTown = !sure && language !== '' && gazetteer.isTownOf(name, language);
  /** Whether it is listed as a place, and as no company. */
  const isPlaceAlone = (part: string): boolean =>
    !gazetteer.isBrand(part) && (gazetteer.isPlace(part) || (language !== '' && gazetteer.isTownOf(part, language)));
  const isPlaceOnly = !uncased && isPlaceAlone(name);
  const endsWithPlace = (from: number): boolean => {
    const part = words.slice(from).join(' ');
    return part.length >= shortestPlace && isPlaceAlone(part);
  };
  const isHere = language !== '' && gazetteer.vocabularyOf(language)?.isWord(name) === true;
  return {
    thing: is(thing),
    'thing only': is(thing && !known),
    'thing and doubtful': is(thing && known && !sure),
    'thing and known': is(thing && known),
    'thing and ordinary': is(thing && allOrdinary),
    'begins or ends with thing': is(
      !thing &&
        severalWords &&
        words.some(
          (_, index) =>
            index > 0 &&
            (gazetteer.isThing(words.slice(index).join(' ')) || gazetteer.isThing(words.slice(0, index).join(' '))),
        ),
    ),
    known: is(known),
    international: is(gazetteer.isInternationalCompany(name)),
    brand: is(brand),
    sure: is(sure),
    'sure of several words': is(sure && severalWords),
    'sure acronym': is(sure && words.length === 1 && shapes[0] === 'acronym'),
    'sure and ordinary': is(sure && allOrdinary),
    'sure uncased': is(sure && uncased),
    'well known': is(trader),
    'well known, doubtful': is(trader && !sure),
    'well known, uncased': is(trader && uncased),
    'begins with sure': is(
      !known &&
        severalWords &&
        words.some((_, index) => index > 0 && gazetteer.isSure(words.slice(0, index).join(' '))),
    ),
    'ends with sure': is(
      !known && severalWords && words.some((_, index) => index > 0 && gazetteer.isSure(words.slice(index).join(' '))),
    ),
    'brand and ordinary': is(brand && allOrdinary),
    'brand and listed word': is(uncased && brand && gazetteer.isListedWord(name, language)),
    'brand of several words': is(brand && severalWords),
    'doubtful and a word here': is(brand && !sure && !uncased && !severalWords && isHere),
    'sure and a word here': is(sure && !uncased && !severalWords && isHere),
    'known single word': is(known && words.length === 1),
    'known place': is(known && gazetteer.isPlace(name)),
    'known and ordinary': is(known && allOrdinary),
    'known begin': is(
      !known &&
        severalWords &&
        words.some((_, index) => index > 0 && gazetteer.isCompany(words.slice(0, index).join(' '))),
    ),
    'known site': is(isSite && known),
    'other site': is(isSite && !known && !allOrdinary),
    'ordinary site': is(isSite && !known && allOrdinary && words.length === 1),
    'site of several words': is(isSite && !known && severalWords),
    'begins with site': is(!isSite && severalWords && ordinary[0] !== true && gazetteer.isSite(words[0] ?? '')),
    'first name first': is(severalWords && words.length <= 4 && gazetteer.isFirstName(words[0] ?? '')),
    'first name': is(words.length === 1 && gazetteer.isFirstName(name)),
    'all ordinary': is(allOrdinary),
    'all ordinary, several': is(severalWords && allOrdinary),
    'first ordinary': is(severalWords && ordinary[0] === true && !allOrdinary),
    'last ordinary': is(severalWords && ordinary.at(-1) === true && !allOrdinary),
    generic: is(lexicon.isGenericName(name)),
    compound: is(compound),
    noun: is(nouns && words.every((word, index) => ordinary[index] === true || isLocal(word)) && !allOrdinary),
    'local capital': is(
      !nouns && words.every((word, index) => ordinary[index] === true || isLocal(word)) && !allOrdinary,
    ),
    strong: is(shapes.includes('strong')),
    domain: is(words.some(isDomainLike)),
    'first word of names': parts.first / strongestScore,
    'last word of names': parts.last / strongestScore,
    'ending of names': parts.ending / strongestScore,
    'beginning of names': parts.beginning / strongestScore,
    'words of names': parts.words / strongestScore,
    ampersand: is(severalWords && name.includes(' & ')),
    acronym: is(words.length === 1 && shapes[0] === 'acronym'),
    'short acronym': is(words.length === 1 && shapes[0] === 'acronym' && name.length <= 3),
    'with number': is(shapes.includes('number') || /\p{N}/u.test(name)),
    'two words': is(words.length === 2),
    'three words': is(words.length === 3),
    'more words': is(words.length > 3),
    short: is(name.length <= 2),
    'lower-case word': is(shapes.includes('lower')),
    place: is(gazetteer.isPlace(name)),
    'place only': is(isPlaceOnly),
    'ordinary and place': is(
      severalWords &&
        !known &&
        !isPlaceOnly &&
        words.some((_, index) => index > 0 && endsWithPlace(index) && ordinary.slice(0, index).every(Boolean)),
    ),
    'place word': is(severalWords && !known && isOfPlace(words, language)),
    town: is(isTown && !language.startsWith('en')),
    'English town': is(isTown && language.startsWith('en')),
    'known town': is(isTown && known),
    person: is(gazetteer.isPerson(name)),
    platform: is(isPlatformTerm(name)),
    uncased: is(uncased),
    katakana: is(/^[\p{Script=Katakana}ー・]+$/u.test(name)),
    han: is(/^\p{Script=Han}+$/u.test(name)),
    hiragana: is(/\p{Script=Hiragana}/u.test(name)),
    'uncased word': is(uncased && ordinary.some(Boolean)),
    'uncased ordinary': ordinaryPart,
    'uncased phrase': is(uncased && !known && severalWords && allOrdinary),
    'unspaced phrase': is(
      uncased && !known && !severalWords && unspaced.test(name) && name.length > 3 && ordinaryPart === 1,
    ),
    'uncased long': is(unspaced.test(name) ? name.length > 9 : uncased && words.length > 3),
    unknown: is(!uncased && words.every((word, index) => ordinary[index] !== true && !isLocal(word))),
  };
}

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** "Whitehorse Road", "Piazza Navona": the last or the first word says that it is a street, a square, a park. */
const isOfPlace = (words: readonly string[], language: string): boolean =>
  streetAtEnd.test(words.at(-1) ?? '') ||
  [words.at(-1), words[0]].some((word) => {
    const shown = whatWordShows(foldPhrase(word ?? ''), [codeOf(language), 'en']);
    return (shown & (shows.place | shows.kind)) === shows.place;
  });

/** Beyond the words that also stand beside names. */
const streetAtEnd =
  /^(?:St|Rd|Ave|Blvd|Hwy|Pde|Cres|Tce|Pkwy|Broadway|Parkway|Highway|Terrace|Crescent|Parade|Quay|Station)\.?$/u;

const codeOf = (language: string): string => language.split('-')[0] ?? '';

const shortestPart = 4;
const shortestHyphened = 3;
/** Longer ones would be cut in too many ways. */
const longestCompound = 40;
const shortestPlace = 4;

/** Languages that write compounds as one word. */
const compounding = new Set(['de', 'nl', 'da', 'sv', 'no', 'nb', 'is', 'fi', 'et', 'hu']);

/** "Mindesteingang", "prisforskel", "Jahresarbeitszahl", "Luft-Wasser-Wärmepumpe": words of the language written as one. */
function isCompoundOf(word: string, isPart: (word: string) => boolean): boolean {
  if (word.includes('-'))
    return word
      .split('-')
      .every((part) => part.length >= shortestHyphened && (isPart(part) || isCompoundOf(part, isPart)));
  if (word.length < 2 * shortestPart + 1 || word.length > longestCompound || !/^\p{L}+$/u.test(word)) return false;
  for (let cut = shortestPart; cut <= word.length - shortestPart; cut++) {
    const [head, tail] = [word.slice(0, cut), word.slice(cut)];
    const isHead =
      isPart(head) || isPart(`${head}r`) || (/(?:s|en|e)$/u.test(head) && isPart(head.replace(/(?:s|en|e)$/u, '')));
    if (isHead && (isPart(tail) || isCompoundOf(tail, isPart))) return true;
  }
  return false;
}

const segmenter = once(() => new Intl.Segmenter('ja', { granularity: 'word' }));

// The share of the letters of a name that are in words the language uses: "クリーム好き" is two of them.
function ordinaryShare(name: string, isWord: (word: string) => boolean): number {
  let all = 0;
  let ordinary = 0;
  for (const { segment, isWordLike } of segmenter().segment(name)) {
    if (isWordLike !== true) continue;
    all += segment.length;
    if (isWord(segment)) ordinary += segment.length;
  }
  return all === 0 ? 0 : ordinary / all;
}

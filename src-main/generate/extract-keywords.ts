import { ServiceError } from '#shared/contract/errors.ts';
import type { LanguageCode } from '#shared/domain/languages.ts';
import { businessNamesOf } from './business-names.ts';
import { candidatesOf, phrasesOf, type KeywordCandidate, type Phrase } from './candidates.ts';
import { phraseConjunctions } from '#main/analysis/language/conjunctions.ts';
import { personTitles, stopWords } from '#main/analysis/language/stop-words.ts';
import { findPlace, placeWords, withPlace } from './find-place.ts';
import { guessStopWords } from './guess-stop-words.ts';
import { foldLetters } from '#main/analysis/language/fold.ts';
import { createNameGuard, type NameGuard } from './name-guard.ts';
import { naturalCase } from './natural-case.ts';
import { rankCandidates } from './rank-candidates.ts';
import { createSegmenter, wordKey } from './segment-words.ts';
import { siteFiller, siteLabel } from './site-filler.ts';
import type { SiteContent } from './site-content.ts';
import { zonesOf } from './zones.ts';

export const keywordCount = 10;
/** In UTF-16 units, place included. */
export const maxKeywordLength = 80;

interface ExtractOptions {
  readonly languageCode: LanguageCode;
  /** The business's name if known; the names that the page itself gives are always recognised. */
  readonly businessName: string | null;
  /** Search templates of the language with `{keyword}`, for pages with too little text for ten keywords. */
  readonly searches: readonly string[];
}

/**
 * Ten keywords for what a website offers, from its own text, in its own language, offline and in any script.
 *
 * Method: the page's texts are weighted by zone (`zones.ts`), cut into phrases at punctuation and into words by
 * `Intl.Segmenter`. Runs of one to four words that neither begin nor end with a stop word are candidates, as in RAKE (Rose et
 * al., "Automatic keyword extraction from individual documents", 2010). They are scored by the salience of their words, after
 * YAKE! (`word-salience.ts`), and by their frequency less that of the longer candidates they are part of, after C-value
 * (Frantzi, Ananiadou and Mima, 2000; `rank-candidates.ts`). Candidates that name the business or appear on every website
 * ("contact us") are excluded. A local business's place is part of each keyword. If a page has fewer than ten good candidates,
 * search templates of those it has fill the list ("dental implants price"); nothing is invented.
 *
 * @throws ServiceError `website_unreachable` if the page has no usable text, like an empty shell filled by scripts
 */
export function extractKeywords(content: SiteContent, options: ExtractOptions): string[] {
  const { languageCode } = options;
  const isLabel = siteLabel(languageCode);
  const phrases = phrasesOf(zonesOf(content), createSegmenter(languageCode)).filter(({ text }) => !isLabel(text));
  const place = findPlace(content);
  const guard = createNameGuard([
    ...businessNamesOf(content, phrases),
    ...(options.businessName === null ? [] : [options.businessName]),
  ]);
  const { strong, weak } = rank(phrases, languageCode, guard, place);
  const spell = naturalCase(phrases, languageCode);

  const keywords = new Map<string, string>();
  const add = (text: string): void => {
    const keyword = withPlace(
      text
        .replace(/[,،、，;；]/gu, ' ')
        .replace(/\s+/gu, ' ')
        .trim(),
      place,
      languageCode,
    );
    const key = foldLetters(keyword);
    if (
      keywords.size < keywordCount &&
      key !== '' &&
      keyword.length <= maxKeywordLength &&
      !guard.names(keyword) &&
      !keywords.has(key)
    )
      keywords.set(key, keyword);
  };

  for (const { candidate } of strong) add(spell(candidate));
  if (keywords.size === 0) for (const { candidate } of weak.slice(0, maxWeak)) add(spell(candidate));
  const seeds = [...keywords.values()];
  if (seeds.length === 0)
    throw new ServiceError(
      'website_unreachable',
      `The page at ${content.url} holds no text from which keywords could be taken; it may be empty or filled by scripts only. Enter keywords by hand.`,
    );
  const { searches } = options;
  for (let round = 0; round < searches.length; round++)
    seeds.forEach((seed, index) =>
      add((searches[(round + index) % searches.length] ?? '').replace('{keyword}', () => seed)),
    );
  return [...keywords.values()];
}

/** Weak candidates are used only without strong ones, and few: search templates are better than fragments. */
const maxWeak = 3;

/** Candidates fit for display, best first, without near-repetitions. */
function rank(phrases: readonly Phrase[], languageCode: LanguageCode, guard: NameGuard, place: string | null) {
  const listed = stopWords[languageCode];
  const known = new Set(`${listed ?? ''} ${personTitles}`.split(' ').map((word) => wordKey(word, languageCode)));
  const guessed = listed === undefined ? guessStopWords(phrases) : new Set<string>();
  const isPlace = placeWords(place, languageCode);
  const isStop = (key: string) =>
    known.has(key) ||
    guessed.has(key) ||
    isPlace(key) ||
    /^\p{N}+$/u.test(key) ||
    ([...key].length === 1 && !/\p{Script=Han}/u.test(key));
  const vocabulary = new Set(phrases.flatMap(({ words }) => words.map(({ key }) => key)));
  // Hebrew and Arabic attach "and" to the next word: it is a conjunction if the page also has the word without it.
  const isAttachedAnd = (key: string) => /^[וو]/u.test(key) && vocabulary.has(key.slice(1));
  const isFiller = siteFiller(languageCode, isStop);
  const usable = (candidate: KeywordCandidate) => !guard.names(candidate.key) && !isFiller(candidate);
  return rankCandidates([...candidatesOf(phrases, isStop).values()], usable, phrases, {
    isStop,
    isConjunction: (key) => phraseConjunctions.has(key) || isAttachedAnd(key),
  });
}

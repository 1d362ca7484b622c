import { ServiceError } from '#shared/contract/errors.ts';
import type { LanguageCode } from '#shared/domain/languages.ts';
import { businessNamesOf } from './business-names.ts';
import { candidatesOf, phrasesOf, type Candidate, type Phrase } from './candidates.ts';
import { phraseConjunctions } from '#main/analysis/language/conjunctions.ts';
import { personTitles, stopWords } from '#main/analysis/language/stop-words.ts';
import { findPlace } from './find-place.ts';
import { guessStopWords } from './guess-stop-words.ts';
import { createNameGuard, foldName, type NameGuard } from './name-guard.ts';
import { naturalCase } from './natural-case.ts';
import { rankCandidates } from './rank-candidates.ts';
import { createSegmenter, wordKey } from './segment-words.ts';
import { siteFiller, siteLabel } from './site-filler.ts';
import type { SiteContent } from './site-content.ts';
import { placeWords, withPlace } from './with-place.ts';
import { zonesOf } from './zones.ts';

export const keywordCount = 10;
/** Longest keyword, in characters, place included. */
export const maxKeywordLength = 80;

export interface ExtractOptions {
  readonly languageCode: LanguageCode;
  /** The business's name where the caller knows it; names the page gives itself are recognised in any case. */
  readonly businessName: string | null;
  /** Search patterns of the language with `{keyword}`, for pages that say too little for ten keywords. */
  readonly searches: readonly string[];
}

/**
 * Ten keywords for what a website offers, from its own text, offline and in any script.
 *
 * Method: the page's texts are weighted by where they stand (`zones.ts`), cut into phrases at signs and into words by
 * `Intl.Segmenter`; runs of one to four words that neither begin nor end with a stop word are candidates, as in RAKE (Rose et
 * al., "Automatic keyword extraction from individual documents", 2010); they are scored by the salience of their words, after
 * YAKE! (`word-salience.ts`), and by a frequency from which occurrences inside longer candidates are taken off, after C-value
 * (Frantzi, Ananiadou and Mima, 2000; `rank-candidates.ts`). Candidates that name the business or only say what every website
 * says ("contact us") are out. A local business's place is part of each keyword. A page with fewer good candidates is filled
 * up with search forms of those it has ("dental implants price"); nothing is invented. The texts stay in the page's language.
 *
 * Throws `website_unreachable` when the page has no usable text at all, as an empty shell filled by scripts has none.
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
    const key = foldName(keyword);
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

/** Weak candidates are used only where there is no strong one, and few: search forms are better than fragments. */
const maxWeak = 3;

/** Candidates worth showing, best first, without near-repetitions. */
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
  // Hebrew and Arabic write "and" together with the next word; it is one where the word is known without it.
  const isAttachedAnd = (key: string) => /^[וو]/u.test(key) && vocabulary.has(key.slice(1));
  const isFiller = siteFiller(languageCode, isStop);
  const usable = (candidate: Candidate) => !guard.names(candidate.key) && !isFiller(candidate);
  return rankCandidates([...candidatesOf(phrases, isStop).values()], usable, phrases, {
    isStop,
    isConjunction: (key) => phraseConjunctions.has(key) || isAttachedAnd(key),
  });
}

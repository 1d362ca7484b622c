import type { LanguageCode } from '#shared/domain/languages.ts';
import type { Candidate } from './candidates.ts';
import { siteWords } from '#main/analysis/language/site-words.ts';
import { wordKey } from './segment-words.ts';

/**
 * Tells candidates that only say what every website says: a known label as a whole, or nothing but single words of such
 * labels, unless the page's title, main heading or summary says it too ("online shop" for a maker of online shops).
 */
export function siteFiller(
  languageCode: LanguageCode,
  isStop: (key: string) => boolean,
): (candidate: Candidate) => boolean {
  const labels = new Set(
    [siteWords.en, siteWords[languageCode]]
      .flatMap((list) => list?.split('|') ?? [])
      .map((label) => wordKey(label, languageCode)),
  );
  const squeezed = new Set([...labels].map((label) => label.replaceAll(' ', '')));
  return ({ wordKeys, zones }) => {
    if (squeezed.has(wordKeys.join(''))) return true;
    const hollow = wordKeys.every((key) => labels.has(key) || isStop(key));
    return (
      hollow &&
      (wordKeys.length === 1 ||
        !['title', 'h1', 'description', 'offer', 'keywords'].some((zone) => zones.has(zone as 'title')))
    );
  };
}

/** Tells phrases that are such a label as a whole: no part of them says anything either. */
export function siteLabel(languageCode: LanguageCode): (phrase: string) => boolean {
  const squeezed = new Set([...labelsOf(languageCode)].map(squeeze));
  return (phrase) => squeezed.has(squeeze(wordKey(phrase, languageCode)));
}

const labelsOf = (languageCode: LanguageCode): ReadonlySet<string> =>
  new Set(
    [siteWords.en, siteWords[languageCode]]
      .flatMap((list) => list?.split('|') ?? [])
      .map((label) => wordKey(label, languageCode)),
  );

const squeeze = (text: string): string => text.replaceAll(/\s/gu, '');

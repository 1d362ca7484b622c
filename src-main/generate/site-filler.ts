import type { LanguageCode } from '#shared/domain/languages.ts';
import type { KeywordCandidate } from './candidates.ts';
import { siteWords } from '#main/analysis/language/site-words.ts';
import { wordKey } from './segment-words.ts';

/**
 * A test for candidates that appear on every website: a known label as a whole, or only single words of such labels and stop
 * words, unless the page's title, main heading or summary uses it too ("online shop" for a maker of online shops).
 */
export function siteFiller(
  languageCode: LanguageCode,
  isStop: (key: string) => boolean,
): (candidate: KeywordCandidate) => boolean {
  const labels = labelsOf(languageCode);
  const squeezed = new Set([...labels].map(squeeze));
  return ({ wordKeys, zones }) => {
    if (squeezed.has(wordKeys.join(''))) return true;
    const isHollow = wordKeys.every((key) => labels.has(key) || isStop(key));
    return isHollow && (wordKeys.length === 1 || !summaryZones.some((zone) => zones.has(zone)));
  };
}

const summaryZones = ['title', 'h1', 'description', 'offer', 'keywords'] as const;

/** A test for phrases that are such a label as a whole, so that no part of them says anything either. */
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

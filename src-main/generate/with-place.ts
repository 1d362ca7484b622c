import type { LanguageCode } from '#shared/domain/languages.ts';
import { attachedPrefix, foldName } from './name-guard.ts';
import { createSegmenter } from './segment-words.ts';

/** Languages in which people type the place first ("渋谷 歯医者"). */
const placeFirst = new Set<LanguageCode>(['ja', 'ko', 'zh']);

/** A keyword with its place, as people type it into a search; unchanged when it names the place already or there is none. */
export function withPlace(keyword: string, place: string | null, languageCode: LanguageCode): string {
  if (place === null || keyword === '' || foldName(keyword).includes(foldName(place))) return keyword;
  return placeFirst.has(languageCode) ? `${place} ${keyword}` : `${keyword} ${place}`;
}

/** Tells the words of a place, which are no part of what is offered there; with a Hebrew or Arabic preposition attached too. */
export function placeWords(place: string | null, languageCode: LanguageCode): (key: string) => boolean {
  if (place === null) return () => false;
  const words = createSegmenter(languageCode)(place).map(({ key }) => key);
  return (key) =>
    words.some(
      (word) => key === word || (key.endsWith(word) && attachedPrefix.test(key.slice(0, key.length - word.length))),
    );
}

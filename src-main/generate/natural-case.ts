import type { LanguageCode } from '#shared/domain/languages.ts';
import type { KeywordCandidate, Phrase } from './candidates.ts';

/** Languages that capitalise every noun. */
const capitalNouns = new Set<LanguageCode>(['de']);
const proseZones = new Set(['body', 'lead', 'description', 'entity']);

/** The capital of a German adjective at the start of a heading: "Private Krankenversicherung". */
const headingAdjective = /^\p{Lu}(?=\p{Ll}{3,}es? \p{Lu})/u;

/**
 * Writes a candidate as inside a sentence: each word in lower case if the page writes it so anywhere, otherwise as the page does
 * inside its sentences. A capital that appears only in headings or at the start of a phrase does not count, except in German,
 * where nouns have one. A word that appears only in capitals keeps them up to four letters ("VPN"), otherwise only the first.
 */
export function naturalCase(
  phrases: readonly Phrase[],
  languageCode: LanguageCode,
): (candidate: KeywordCandidate) => string {
  const spellings = new Map<string, Set<string>>();
  const proper = new Set<string>();
  for (const { zone, words } of phrases)
    words.forEach(({ key, text }, index) => {
      spellings.set(key, (spellings.get(key) ?? new Set()).add(text));
      if (index > 0 && text !== key && proseZones.has(zone)) proper.add(key);
    });

  const natural = (word: string, key: string): string => {
    const known = spellings.get(key);
    if (known === undefined) return word;
    if (known.has(key)) return key;
    const mixed = [...known].find((text) => !isAllCapitals(text));
    if (mixed === undefined)
      return [...word].length > 4 ? word.slice(0, 1) + word.slice(1).toLocaleLowerCase(languageCode) : word;
    const isProper = proper.has(key) || capitalNouns.has(languageCode) || /\p{L}\p{Lu}/u.test(mixed);
    return isProper ? mixed : key;
  };

  return (candidate) => {
    const [spelling = candidate.key] = [...candidate.spellings].toSorted(([, a], [, b]) => b - a)[0] ?? [];
    let from = 0;
    let text = '';
    for (const key of candidate.wordKeys) {
      const start = spelling.toLocaleLowerCase(languageCode).indexOf(key, from);
      if (start < 0 || spelling.toLocaleLowerCase(languageCode).length !== spelling.length) return spelling;
      text += spelling.slice(from, start) + natural(spelling.slice(start, start + key.length), key);
      from = start + key.length;
    }
    const written = text + spelling.slice(from);
    return capitalNouns.has(languageCode)
      ? written.replace(headingAdjective, (letter) => letter.toLowerCase())
      : written;
  };
}

const isAllCapitals = (word: string): boolean => /\p{Lu}/u.test(word) && !/\p{Ll}/u.test(word);

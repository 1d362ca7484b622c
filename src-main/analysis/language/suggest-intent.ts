import type { Intent } from '#shared/domain/intents.ts';
import { findLanguage, type LanguageCode } from '#shared/domain/languages.ts';
import { memoise } from '../memoise.ts';
import { fold } from './fold.ts';
import { intentWords } from './intent-words.ts';
import { containsWord } from './label-rule.ts';

const order = ['comparison', 'transactional', 'informational'] as const;
/** Languages whose words are written without spaces, or take endings: theirs may be parts of longer ones. */
const partsOfWords: ReadonlySet<LanguageCode> = new Set(['ja', 'zh', 'ko']);

const wordsOf = memoise((language) =>
  order.map((intent) => ({
    intent,
    words: (intentWords[language as LanguageCode]?.[intent] ?? '')
      .split(',')
      .map(fold)
      .filter((word) => word !== ''),
  })),
);

/**
 * The intent that the words of a query suggest: `brand` if it is branded, else the first of comparison, transactional and
 * informational of whose list in the group's language it contains a word. Null without any.
 *
 * @param language as spelled in the list of languages
 */
export function suggestIntent(query: string, language: string, isBranded: boolean): Intent | null {
  if (isBranded) return 'brand';
  const code = findLanguage(language)?.code;
  if (code === undefined) return null;
  const text = fold(query);
  const contains = (word: string): boolean => (partsOfWords.has(code) ? text.includes(word) : containsWord(text, word));
  return wordsOf(code).find(({ words }) => words.some(contains))?.intent ?? null;
}

/** The keywords of a query's group that the query contains: what it is about. */
export const keywordsIn = (query: string, keywords: string): string[] => {
  const text = fold(query);
  return keywords
    .split(',')
    .map((keyword) => keyword.trim())
    .filter((keyword) => keyword !== '' && containsWord(text, fold(keyword)));
};

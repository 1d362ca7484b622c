import type { LanguageCode } from '#shared/domain/languages.ts';
import { stopWords } from '#main/analysis/language/stop-words.ts';
import { foldLetters } from '#main/analysis/language/fold.ts';
import { createNameGuard } from './name-guard.ts';
import { wordKey } from './segment-words.ts';

/** Words that make no sense without the removed name: "Acme alternatives", "acme vs", "acme login". */
const besideName = 'vs versus alternative alternatives alternativen review reviews login account app official website';

/**
 * Keywords for use in questions: with single spaces, without the customer's name and without repetitions. With a name the words
 * that depend on it are removed ("software by Acme", "Acme alternatives"); a keyword of which nothing remains is dropped.
 */
export function keywordsWithoutName(request: {
  readonly keywords: readonly string[];
  readonly languageCode: LanguageCode;
  readonly customerName: string;
}): string[] {
  const guard = createNameGuard([request.customerName]);
  const dependent = new Set(`${stopWords.en ?? ''} ${stopWords[request.languageCode] ?? ''} ${besideName}`.split(' '));
  const isDependent = (word: string | undefined) =>
    word !== undefined && dependent.has(wordKey(word, request.languageCode));
  return uniqueFolded(
    request.keywords.map((keyword) => {
      const tidy = collapse(keyword);
      const rest = guard.strip(tidy);
      if (rest === tidy) return tidy;
      const words = rest.split(' ');
      while (isDependent(words.at(-1))) words.pop();
      while (isDependent(words[0])) words.shift();
      return words.join(' ');
    }),
  );
}

/** Drops empty texts and repetitions that differ only in case, accents or punctuation; "C++" and "C#" are different. */
export function uniqueFolded(texts: readonly string[]): string[] {
  const unique = new Map<string, string>();
  for (const text of texts.map(collapse)) {
    const key = `${foldLetters(text) || text}${text.replaceAll(/[^+#]/gu, '')}`;
    if (text !== '' && !unique.has(key)) unique.set(key, text);
  }
  return [...unique.values()];
}

const collapse = (text: string): string => text.replace(/\s+/gu, ' ').trim();

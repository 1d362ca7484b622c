import type { LanguageCode } from '#shared/domain/languages.ts';
import { stopWords } from '#main/analysis/language/stop-words.ts';
import { createNameGuard, foldName } from './name-guard.ts';
import { wordKey } from './segment-words.ts';

/** Words that only make sense beside the name that was cut out: "Acme alternatives", "acme vs", "acme login". */
const besideName = 'vs versus alternative alternatives alternativen review reviews login account app official website';

/**
 * Keywords as questions may use them: space tidied, the customer's name cut out, repetitions dropped. Where a name was cut
 * out, words that hung on it ("software by Acme", "Acme alternatives") go too; a keyword of which nothing is left is left out.
 */
export function keywordsWithoutName(request: {
  readonly keywords: readonly string[];
  readonly languageCode: LanguageCode;
  readonly customerName: string;
}): string[] {
  const guard = createNameGuard([request.customerName]);
  const hanging = new Set(`${stopWords.en ?? ''} ${stopWords[request.languageCode] ?? ''} ${besideName}`.split(' '));
  const isHanging = (word: string | undefined) =>
    word !== undefined && hanging.has(wordKey(word, request.languageCode));
  return uniqueFolded(
    request.keywords.map((keyword) => {
      const tidy = collapse(keyword);
      const rest = guard.strip(tidy);
      if (rest === tidy) return tidy;
      const words = rest.split(' ');
      while (isHanging(words.at(-1))) words.pop();
      while (isHanging(words[0])) words.shift();
      return words.join(' ');
    }),
  );
}

/** Drops empty texts and repetitions that differ only in case, accents or punctuation; "C++" and "C#" are no repetition. */
export function uniqueFolded(texts: readonly string[]): string[] {
  const unique = new Map<string, string>();
  for (const text of texts.map(collapse)) {
    const key = `${foldName(text) || text}${text.replaceAll(/[^+#]/gu, '')}`;
    if (text !== '' && !unique.has(key)) unique.set(key, text);
  }
  return [...unique.values()];
}

const collapse = (text: string): string => text.replace(/\s+/gu, ' ').trim();

import { fold } from './fold.ts';
import { maskMarkdown } from './mask-markdown.ts';

const lowerCaseWord = /(?<![\p{L}\p{N}.@/'’-])\p{Ll}[\p{Ll}\p{M}'’]*(?![\p{L}\p{N}@])/gu;

/** The words that an answer writes in lower case, folded: what tells "Travel Mode" and "Edge" from names. */
export function ordinaryWordsOf(markdown: string): ReadonlySet<string> {
  const { text } = maskMarkdown(markdown);
  // Each word is folded once, however often it stands there.
  return new Set([...new Set(text.match(lowerCaseWord))].map(fold));
}

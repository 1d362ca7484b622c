import { foldPhrase } from '../../language/search-folding.ts';
import type { WordTable } from '../../language/word-table.ts';

/** The dots between the parts of a foreign name in Chinese; Japanese enumerates with its own. */
const chineseDot = new Set('·‧．');
const chinese = [/\p{Script=Han}[·‧．]$/u, /^[·‧．]\p{Script=Han}/u] as const;
const katakana = [
  /(?:^|[^\p{Script=Katakana}ー・])(?<part>[\p{Script=Katakana}ー]{2,12})・$/u,
  /^・(?<part>[\p{Script=Katakana}ー]{2,12})(?![\p{Script=Katakana}ー・])/u,
] as const;
const reach = 16;

/**
 * Whether a name is a part of a person's in transliteration: アレクサ・チャン, 弗里曼·戴森. Companies that are enumerated with such a dot
 * are none, as far as lists know them.
 */
export function isPartOfPerson(text: string, start: number, end: number, table: WordTable): boolean {
  const [left, right] = [text.charAt(start - 1), text.charAt(end)];
  if (chineseDot.has(left) || chineseDot.has(right))
    return chinese[0].test(text.slice(Math.max(0, start - 2), start)) || chinese[1].test(text.slice(end, end + 2));
  if (left !== '・' && right !== '・') return false;
  const before = katakana[0].exec(text.slice(Math.max(0, start - reach), start))?.groups?.['part'];
  const after = katakana[1].exec(text.slice(end, end + reach))?.groups?.['part'];
  // Of three or more parts with dots between them few are persons.
  if (before !== undefined && after !== undefined) return false;
  const part = before ?? after;
  return part !== undefined && !table.isBrand(foldPhrase(part)) && !table.isCompany(foldPhrase(part));
}

import { genericWordsByList } from './ordinary-words/index.ts';
import { fold } from './fold.ts';

let listsOfWord: ReadonlyMap<string, readonly string[]> | null = null;

const wordsToRead = 150;
const fewestHits = 4;

/** The list of languages whose ordinary words an answer uses most; null where too few are known to tell. */
export function guessLanguage(text: string): string | null {
  listsOfWord ??= invert();
  const hits = new Map<string, number>();
  let read = 0;
  for (const [word] of text.matchAll(/[\p{L}\p{M}]+/gu)) {
    if (++read > wordsToRead) break;
    for (const list of listsOfWord.get(fold(word)) ?? []) hits.set(list, (hits.get(list) ?? 0) + 1);
  }
  const [best] = [...hits].toSorted(([a, hitsA], [b, hitsB]) => hitsB - hitsA || (a < b ? -1 : 1));
  return best === undefined || best[1] < fewestHits ? null : best[0];
}

function invert(): ReadonlyMap<string, readonly string[]> {
  const lists = new Map<string, string[]>();
  for (const [list, words] of genericWordsByList) {
    for (const word of words) {
      const known = lists.get(word);
      if (known === undefined) lists.set(word, [list]);
      else known.push(list);
    }
  }
  return lists;
}

import { breaksOf, mayBeFlattened, withBreaks } from '../language/flattened-text.ts';
import { fold } from '../language/fold.ts';
import { foldPhrase } from '../language/search-folding.ts';
import { guessWordList } from '../language/guess-language.ts';
import type { WordTable } from '../language/word-table.ts';
import type { Mention } from '../types.ts';

/**
 * Adds the mentions that a text has at words which lost their space, where it was copied from a page without its tables: Acme in
 * "Best choiceAcme One".
 *
 * @param find finds the mentions of a text
 */
export function withFlattened(
  text: string,
  found: readonly Mention[],
  table: WordTable,
  find: (text: string) => readonly Mention[],
): Mention[] {
  const breaks = mayBeFlattened(text) ? flattenedBreaks(text, table) : [];
  if (breaks.length === 0) return [...found];
  // Breaks before an offset of the parted text, each of which made it longer by one.
  const original = (offset: number): number => {
    let [low, high] = [0, breaks.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((breaks[middle] ?? 0) + middle < offset) low = middle + 1;
      else high = middle;
    }
    return offset - low;
  };
  const more = find(withBreaks(text, breaks)).map((mention) => ({
    ...mention,
    start: original(mention.start),
    end: original(mention.end),
  }));
  const free = more.filter(({ start, end }) => found.every((other) => other.end <= start || other.start >= end));
  return [...found, ...free].toSorted((a, b) => a.start - b.start || a.end - b.end);
}

function flattenedBreaks(text: string, table: WordTable): readonly number[] {
  const language = guessWordList(text) ?? 'en';
  return breaksOf(text, {
    isName: (part) => table.isBrand(fold(part)) || table.isCompany(fold(part)),
    isWord: (part) => table.isUsed(foldPhrase(part), [language]),
  });
}

import { breaksOf, mayBeFlattened, withBreaks } from '../language/flattened-text.ts';
import { fold } from '../language/fold.ts';
import { guessWordList } from '../language/guess-language.ts';
import type { WordTable } from '../language/word-table.ts';
import type { Mention } from '../types.ts';

/**
 * Adds the mentions that a text has at words which lost their space, where it was copied from a page without its tables: Acme in
 * "Best choiceAcme One".
 *
 * @param found sorted, as `find` returns them
 * @param find finds the mentions of a text
 */
export function withFlattened(
  text: string,
  found: Mention[],
  table: WordTable,
  find: (text: string) => readonly Mention[],
): Mention[] {
  const breaks = mayBeFlattened(text) ? flattenedBreaks(text, table) : [];
  if (breaks.length === 0) return found;
  const more = find(withBreaks(text, breaks)).map((mention) => ({
    ...mention,
    start: beforeBreaks(breaks, mention.start),
    end: beforeBreaks(breaks, mention.end),
  }));
  let next = 0;
  const free = more.filter(({ start, end }) => {
    while ((found[next]?.end ?? Infinity) <= start) next += 1;
    return (found[next]?.start ?? Infinity) >= end;
  });
  return [...found, ...free].toSorted((a, b) => a.start - b.start || a.end - b.end);
}

/** The offset in a text of one in the parted text, which each break before it made longer by one. */
function beforeBreaks(breaks: readonly number[], offset: number): number {
  let [low, high] = [0, breaks.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((breaks[middle] ?? 0) + middle < offset) low = middle + 1;
    else high = middle;
  }
  return offset - low;
}

function flattenedBreaks(text: string, table: WordTable): readonly number[] {
  const languages = [guessWordList(text) ?? 'en'];
  return breaksOf(text, {
    isName: (part) => table.isBrand(fold(part)) || table.isCompany(fold(part)),
    isWord: (part) => table.isUsed(part, languages),
  });
}

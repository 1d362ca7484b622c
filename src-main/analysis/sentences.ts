import { once } from './memoise.ts';
import { trimEnd } from './trim-end.ts';
import type { Span } from './types.ts';

const segmenter = once(() => new Intl.Segmenter('und', { granularity: 'sentence' }));

/** UTF-16 units read to each side of the place: more than any sentence has. */
const longestContext = 4000;

/**
 * The sentence around a place of a Markdown text: within its line, by the sentence boundaries of Unicode (UAX 29), without
 * the markers of lists, headings, quotations and table rows. If the place spans several sentences, all of them.
 */
export function sentenceAround(text: string, start: number, end: number): Span {
  const lineStart = Math.max(text.lastIndexOf('\n', start - 1) + 1, start - longestContext);
  const newline = text.indexOf('\n', end);
  const lineEnd = Math.min(newline < 0 ? text.length : newline, end + longestContext);
  let from = lineStart;
  let to = lineEnd;
  for (const { index, segment } of segmenter().segment(text.slice(lineStart, lineEnd))) {
    const at = lineStart + index;
    if (at <= start) from = at;
    if (at + segment.length >= end) {
      to = at + segment.length;
      break;
    }
  }
  return trimmed(text, from, to, start, end);
}

/** Cuts markers and white space from both ends of [from, to), never into the place [start, end). */
function trimmed(text: string, from: number, to: number, start: number, end: number): Span {
  const lead = /^(?:\s|>|\|)*(?:#{1,6}\s+|[-*+•–]\s+|\d{1,3}[.)]\s+)?/u.exec(text.slice(from, start))?.[0].length ?? 0;
  return { start: from + lead, end: end + trimEnd(text.slice(end, to), /[\s|]/u).length };
}

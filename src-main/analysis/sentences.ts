/** A stretch of a text, in UTF-16 units. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

const segmenter = new Intl.Segmenter('und', { granularity: 'sentence' });

/** A line that is longer than any sentence is cut here, so that segmenting stays cheap. */
const longestLine = 4000;

/**
 * The sentence around a place of a Markdown text: within its line, by the sentence boundaries of Unicode (UAX 29), without
 * the marks of lists, headings, quotations and table rows at its ends. A place that spans several sentences gives all of
 * them.
 */
export function sentenceAround(text: string, start: number, end: number): Span {
  const lineStart = Math.max(text.lastIndexOf('\n', start - 1) + 1, start - longestLine);
  const newline = text.indexOf('\n', end);
  const lineEnd = Math.min(newline < 0 ? text.length : newline, end + longestLine);
  let from = lineStart;
  let to = lineEnd;
  for (const { index, segment } of segmenter.segment(text.slice(lineStart, lineEnd))) {
    const at = lineStart + index;
    if (at <= start) from = at;
    if (at + segment.length >= end) {
      to = at + segment.length;
      break;
    }
  }
  return trimmed(text, from, to, start, end);
}

/** Cuts what is no part of the sentence from both ends, never into the place it was asked for. */
function trimmed(text: string, from: number, to: number, start: number, end: number): Span {
  const lead = /^(?:\s|>|\|)*(?:#{1,6}\s+|[-*+•–]\s+|\d{1,3}[.)]\s+)?/u.exec(text.slice(from, start))?.[0].length ?? 0;
  const trail = /[\s|]*$/u.exec(text.slice(end, to))?.[0].length ?? 0;
  return { start: from + lead, end: to - trail };
}

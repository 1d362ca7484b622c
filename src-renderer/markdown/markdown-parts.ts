/** A part of a Markdown text that can be parsed alone. */
export interface MarkdownPart {
  /** Offset of its first unit in the whole text. */
  readonly start: number;
  readonly text: string;
}

/** UTF-16 units after which a part ends at the next blank line, and at which it ends at any line, or anywhere. */
const usualSize = 4_000;
const longestSize = 12_000;

const isFence = (line: string): RegExpExecArray | null => /^ {0,3}(`{3,}|~{3,})/.exec(line);
const isDefinition = (line: string): boolean => /^ {0,3}\[[^\]\n]{1,100}\]:\s*\S/.test(line);

/** Link definitions repeated in every part, at most; answers number their sources and have a few dozen. */
const mostDefinitions = 200;

/**
 * Cuts a Markdown text into parts of some kilobytes, so that a long one is parsed and drawn piece by piece. A part ends
 * before a paragraph, heading or list that starts at the margin, and not within a code block; text without such a place
 * for 12,000 units is cut at a line, or anywhere. The texts of all parts together are the text.
 */
export function markdownParts(text: string): MarkdownPart[] {
  if (text.length <= usualSize) return [{ start: 0, text }];
  const parts: MarkdownPart[] = [];
  let [start, at] = [0, 0];
  let fence: string | null = null;
  let afterBlank = false;
  const endAt = (end: number) => {
    if (end > start) parts.push({ start, text: text.slice(start, end) });
    start = end;
  };
  while (at < text.length) {
    const lineEnd = text.indexOf('\n', at);
    const next = lineEnd < 0 ? text.length : lineEnd + 1;
    const line = text.slice(at, Math.min(next, at + 200));
    const mark = isFence(line)?.[1];
    const size = at - start;
    if (size >= longestSize || (size >= usualSize && fence === null && afterBlank && /^\S/.test(line))) endAt(at);
    if (mark !== undefined && (fence === null || mark.startsWith(fence))) fence = fence === null ? mark : null;
    for (const end of cutsWithin(text, start, next)) endAt(end);
    afterBlank = line.trim() === '';
    at = next;
  }
  endAt(text.length);
  return parts;
}

/** Where a line too long for one part is cut: not between the two units of a character. */
function cutsWithin(text: string, start: number, end: number): number[] {
  const count = Math.max(0, Math.ceil((end - start) / longestSize) - 2);
  return Array.from({ length: count }, (_, index) => {
    const at = start + (index + 1) * longestSize;
    return /[\uDC00-\uDFFF]/.test(text[at] ?? '') ? at + 1 : at;
  });
}

/** The link definitions of a text (`[1]: https://…`), which a part needs although they stand in another. */
export function linkDefinitions(text: string): string {
  const found = text.matchAll(/^ {0,3}\[[^\]\n]{1,100}\]:[^\n]{1,2000}$/gm);
  return [...found.take(mostDefinitions)]
    .map(([line]) => line)
    .filter(isDefinition)
    .join('\n');
}

/** The ranges that start in each part; parts and ranges are in order. A range ends with its part. */
export function rangesByPart<Range extends { readonly start: number; readonly end: number }>(
  parts: readonly MarkdownPart[],
  ranges: readonly Range[],
): Range[][] {
  let next = 0;
  return parts.map(({ start, text }) => {
    const end = start + text.length;
    const first = next;
    while (next < ranges.length && (ranges[next]?.start ?? end) < end) next += 1;
    return ranges.slice(first, next).map((range) => (range.end > end ? { ...range, end } : range));
  });
}

/** A part of a Markdown text that can be parsed alone. */
export interface MarkdownPart {
  /** Offset of its first unit in the whole text. */
  readonly start: number;
  readonly text: string;
  /** What was opened before it and lasts into it: the fence of a code block, or the head of a table; '' for none. */
  readonly opening: string;
}

/**
 * UTF-16 units after which a part ends before the next block, before any line at the margin, and anywhere. A parser
 * needs some 10 ms for the usual part; for the first, while its code is new, several times as long.
 */
const firstSize = 600;
const usualSize = 1_800;
const pressedSize = 3_500;
const longestSize = 6_000;
/** The head of a table that is longer is not repeated. */
const longestHead = 600;

const fenceOf = (line: string): string | undefined => /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1];
const isTableRule = (line: string): boolean =>
  line.includes('|') && line.includes('-') && /^[ \t|:-]+$/.test(line.trimEnd());

interface Fence {
  readonly marks: string;
  readonly line: string;
}

/** What is open where a part ends: a code block, or the head of a table. */
interface Open {
  readonly fence: Fence | null;
  readonly table: string;
}

/**
 * Cuts a Markdown text into parts of some kilobytes, so that a long one is parsed and drawn piece by piece: as many as
 * have `most` units together, and the last whole. A part ends before a paragraph, heading or list that starts at the
 * margin, and not within a code block; where there is no such place it ends at a line, or anywhere, and the next part
 * opens its code block or table again. The texts of all parts together are the text.
 */
export function markdownParts(text: string, most = Infinity): MarkdownPart[] {
  const parts: MarkdownPart[] = [];
  let open: Open = { fence: null, table: '' };
  for (let start = 0; start < Math.min(text.length, most);) {
    const part = readPart(text, start, open);
    parts.push({ start, text: text.slice(start, part.end), opening: open.fence?.line ?? open.table });
    start = part.end;
    open = part.open;
  }
  return parts.length === 0 ? [{ start: 0, text, opening: '' }] : parts;
}

/** Where a part ends, and what is open there. */
function readPart(text: string, start: number, open: Open): { end: number; open: Open } {
  const usual = start === 0 ? firstSize : usualSize;
  let { fence, table } = open;
  let head = '';
  let afterBlank = false;
  let at = start;
  while (at < text.length) {
    const size = at - start;
    const lineEnd = text.indexOf('\n', at);
    const next = lineEnd < 0 ? text.length : lineEnd + 1;
    const line = text.slice(at, Math.min(next, at + longestHead));
    const atMargin = fence === null && /^\S/.test(line);
    if (!line.includes('|')) table = '';
    if (
      (atMargin && size >= (afterBlank ? usual : pressedSize)) ||
      (size > 0 && next - start > longestSize) ||
      size >= longestSize
    )
      return { end: at, open: { fence, table } };
    const marks = fenceOf(line);
    if (marks !== undefined && fence === null) fence = { marks, line };
    else if (marks !== undefined && fence !== null && marks.startsWith(fence.marks)) fence = null;
    if (next - start > longestSize) return { end: cutWithin(text, start), open: { fence, table } };
    if (fence === null && head !== '' && isTableRule(line)) table = head + line;
    head = line.includes('|') && line.endsWith('\n') ? line : '';
    afterBlank = line.trim() === '';
    at = next;
  }
  return { end: text.length, open: { fence, table } };
}

/** Where a line too long for one part is cut: at a space if one is near, and not between the two units of a character. */
function cutWithin(text: string, start: number): number {
  const at = start + longestSize;
  const space = text.lastIndexOf(' ', at);
  if (space > at - 200) return space + 1;
  return /[\uDC00-\uDFFF]/.test(text[at] ?? '') ? at + 1 : at;
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

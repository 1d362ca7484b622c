import { alignSource, textRange, type SourceMap } from './align-source.ts';

/** A range of the Markdown source to mark, in UTF-16 offsets. */
export interface SourceRange {
  readonly start: number;
  readonly end: number;
}

/** The part of a Markdown syntax tree (mdast) used here. */
export interface MarkdownNode {
  type: string;
  value?: string;
  children?: MarkdownNode[];
  position?: { start: { offset?: number | undefined }; end: { offset?: number | undefined } } | undefined;
  data?: { hName?: string; hProperties?: Record<string, unknown>; hChildren?: unknown[] } & Record<string, unknown>;
}

interface Piece {
  readonly text: string;
  readonly range: number | null;
}

/** Cuts a text where ranges begin and end. */
function cut(value: string, map: SourceMap, ranges: readonly SourceRange[]): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  const [from, to] = [map[0] ?? 0, map.at(-1) ?? 0];
  for (let index = firstEndingAfter(ranges, from); index < ranges.length; index += 1) {
    const range = ranges[index];
    if (range === undefined || range.start >= to) break;
    const found = textRange(map, range.start, range.end);
    if (found === null || found.start < at) continue;
    if (found.start > at) pieces.push({ text: value.slice(at, found.start), range: null });
    pieces.push({ text: value.slice(found.start, found.end), range: index });
    at = found.end;
  }
  if (at < value.length) pieces.push({ text: value.slice(at), range: null });
  return pieces;
}

/** The first range that ends after an offset; ranges are ordered and do not overlap. */
function firstEndingAfter(ranges: readonly SourceRange[], offset: number): number {
  let [low, high] = [0, ranges.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((ranges[middle]?.end ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

const asNodes = (pieces: readonly Piece[]): MarkdownNode[] =>
  pieces.map(({ text, range }) =>
    range === null
      ? { type: 'text', value: text }
      : {
          type: 'mention',
          data: { hName: 'mark', hProperties: { dataMention: String(range) } },
          children: [{ type: 'text', value: text }],
        },
  );

const asElements = (pieces: readonly Piece[]): unknown[] =>
  pieces.map(({ text, range }) =>
    range === null
      ? { type: 'text', value: text }
      : {
          type: 'element',
          tagName: 'mark',
          properties: { dataMention: String(range) },
          children: [{ type: 'text', value: text }],
        },
  );

const isLiteral = (node: MarkdownNode): node is MarkdownNode & { value: string } =>
  node.value !== undefined && (node.type === 'text' || node.type === 'inlineCode' || node.type === 'code');

/** Where the content of a literal begins: for a fenced code block, after the line of its fence. */
function contentStart(node: MarkdownNode, source: string, from: number): number {
  if (node.type !== 'code' || !/^[`~]{3}/.test(source.slice(from, from + 3))) return from;
  const lineEnd = source.indexOf('\n', from);
  return lineEnd < 0 ? from : lineEnd + 1;
}

/**
 * Marks ranges of the source in its syntax tree: text that comes from a range is wrapped in
 * `<mark data-mention="index">`, in paragraphs, links, table cells and code alike; a range that crosses markup is
 * marked in each of its parts. Ranges are ordered and do not overlap.
 *
 * Texts created by a later step of the parser (addresses found in running text) have no position; they are searched
 * for between the preceding text and the end of their block.
 */
function markRanges(tree: MarkdownNode, source: string, ranges: readonly SourceRange[]): void {
  if (ranges.length === 0) return;
  let cursor = 0;

  const visit = (parent: MarkdownNode, blockEnd: number): void => {
    if (parent.children === undefined) return;
    const end = parent.position?.end.offset ?? blockEnd;
    parent.children = parent.children.flatMap((node) => {
      const from = node.position?.start.offset;
      if (!isLiteral(node)) {
        if (from !== undefined) cursor = Math.max(cursor, from);
        visit(node, end);
        return [node];
      }
      const map = alignSource(
        node.value,
        source,
        contentStart(node, source, from ?? cursor),
        node.position?.end.offset ?? end,
      );
      if (map === null) return [node];
      cursor = map.at(-1) ?? cursor;
      const pieces = cut(node.value, map, ranges);
      if (pieces.every(({ range }) => range === null)) return [node];
      if (node.type === 'text') return asNodes(pieces);
      node.data = { ...node.data, hChildren: asElements(pieces) };
      return [node];
    });
  };
  visit(tree, source.length);
}

/** The remark plugin around `markRanges`; the source is the file it parses. */
export function remarkMentions(options: { ranges: readonly SourceRange[] }) {
  return (tree: unknown, file: { value: unknown }): void =>
    markRanges(tree as MarkdownNode, String(file.value), options.ranges);
}

/** The ranges in order, without those that overlap an earlier one. */
export function orderedRanges<Range extends SourceRange>(ranges: readonly Range[]): Range[] {
  let end = 0;
  return ranges
    .toSorted((a, b) => a.start - b.start || b.end - a.end)
    .filter((range) => {
      if (range.start < end || range.end <= range.start) return false;
      end = range.end;
      return true;
    });
}

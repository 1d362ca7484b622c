import { isTableRule, nameCells } from './table-cells.ts';
import type { Line, Segment } from './types.ts';

const heading = /^\s{0,3}#{1,6}\s+/;
const marker =
  /^(\s*)(?:>\s*)*(?:[-*+•·・･–—●▪◦‣✓✔►▶■□◆◇○◎★☆]|\(?\p{Nd}{1,2}[.)、．]|\(?[a-zа-я]\)|[①-⑳]|\d\uFE0F?\u20E3)\s*(?=\S)/u;
const spacedMarker = /^\s*(?:>\s*)*(?:[-*+–—]|\d{1,2}[.)])(?!\s)/u;
const inlineMarker = /(?<=\s)(?:[-•▪●◦*]|\d{1,2}[.)])\s+(?=\S)/gu;
const collapsedLength = 160;

/**
 * Cuts an answer into its blocks. If line breaks were collapsed to spaces, as some exports do, list markers inside the line
 * (" - Acme — …  - Other: …") and runs of spaces count as line breaks.
 *
 * @param text the masked Markdown
 * @param raw the Markdown, of the same length
 */
export function segmentsOf(text: string, raw: string): readonly Segment[] {
  const segments: Segment[] = [];
  const lists = createLists();
  const lines = linesOf(text);
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index];
    if (line === undefined || line.text.trim() === '') continue;
    const next = lines[index + 1];
    if (line.text.includes('|') && next !== undefined && isTableRule(next.text)) {
      let last = index + 2;
      while (lines[last]?.text.includes('|') === true) last++;
      segments.push(...nameCells([line, ...lines.slice(index + 2, last)], text));
      lists.close();
      index = last - 1;
      continue;
    }
    segments.push(...segmentsOfLine(line, raw, lists));
  }
  return asHeads(asLists(segments, text), text);
}

const labelled = /^\s*\p{L}[^:：.!?\n]{1,40}(?::\s|：|\s[–—-]\s)\s*\S/u;
const fewestLines = 3;

// Several lines like "Acme: free lessons" are a list whose markers were lost.
function asLists(segments: readonly Segment[], text: string): readonly Segment[] {
  const isLabelled = (segment: Segment | undefined) =>
    segment?.role === 'text' && labelled.test(text.slice(segment.start, segment.end));
  const result: Segment[] = [];
  for (let index = 0; index < segments.length;) {
    let last = index;
    while (isLabelled(segments[last])) last++;
    const run = segments.slice(index, Math.max(last, index + 1));
    const isList = last - index >= fewestLines;
    result.push(
      ...(isList ? run.map((segment): Segment => ({ ...segment, role: 'item', list: `lines ${index}` })) : run),
    );
    index += run.length;
  }
  return result;
}

const [longestHeadLine, shortestBelow] = [40, 30];

/** Several short lines, each with a longer one directly below it, are heads whose markers were lost. */
function asHeads(segments: readonly Segment[], text: string): readonly Segment[] {
  const isHead = (segment: Segment, index: number): boolean => {
    const below = segments[index + 1];
    if (segment.role !== 'text' || below?.role !== 'text') return false;
    if (!/^\n[ \t]*$/u.test(text.slice(segment.end, below.start))) return false;
    const line = text.slice(segment.start, segment.end).trim();
    return (
      line.length <= longestHeadLine &&
      below.end - below.start >= shortestBelow &&
      !/[.!?:;,…。！？：；，、]$/u.test(line)
    );
  };
  const heads = segments.map(isHead);
  if (heads.filter(Boolean).length < fewestLines) return segments;
  return segments.map((segment, index): Segment =>
    heads[index] === true ? { ...segment, role: 'item', list: 'short lines' } : segment,
  );
}

/** Assigns items to lists. */
interface Lists {
  /** The list of an item: the open one of the same indent and kind of marker, or a new one. */
  of(indent: number, isNumbered: boolean, number: number): string;
  close(): void;
}

function createLists(): Lists {
  let open: { indent: number; isNumbered: boolean; id: string }[] = [];
  let closed: { isNumbered: boolean; id: string } | null = null;
  let count = 0;
  return {
    of(indent, isNumbered, number) {
      open = open.filter((list) => list.indent <= indent);
      const same = open.find((list) => list.indent === indent && list.isNumbered === isNumbered);
      if (same !== undefined) return same.id;
      // "2." after a paragraph continues the list that "1." began.
      const continued = isNumbered && number > 1 && closed?.isNumbered === true ? closed.id : null;
      const id = continued ?? `list ${++count}`;
      open = [...open.filter((list) => list.indent < indent), { indent, isNumbered, id }];
      return id;
    },
    close() {
      closed = open.find((list) => list.isNumbered) ?? closed;
      open = [];
    },
  };
}

function linesOf(text: string): Line[] {
  const lines: Line[] = [];
  let start = 0;
  for (const line of text.split('\n')) {
    lines.push({ text: line, start });
    start += line.length + 1;
  }
  return lines;
}

function segmentsOfLine(line: Line, raw: string, lists: Lists): Segment[] {
  const end = line.start + line.text.length;
  const inline = [...line.text.matchAll(inlineMarker)];
  if (line.text.length > collapsedLength && inline.length >= 2) return inlineSegments(line, inline, raw);
  const headingMark = heading.exec(line.text);
  if (headingMark !== null) {
    const start = line.start + headingMark[0].length;
    lists.close();
    const isNumbered = /^\s*\d{1,2}[.)]/.test(line.text.slice(start - line.start));
    return [{ role: 'heading', start, end, list: `${headingMark[0].trim()}${isNumbered ? ' numbered' : ''}` }];
  }
  const itemMark = spacedMarker.test(line.text) ? null : marker.exec(line.text);
  if (itemMark !== null) {
    const number = Number.parseInt(itemMark[0].replace(/\D/g, ''), 10);
    const list = lists.of(/^\s*/.exec(raw.slice(line.start, end))?.[0].length ?? 0, !Number.isNaN(number), number);
    const isNested = (/^\s*/.exec(raw.slice(line.start, end))?.[0].length ?? 0) > 0;
    return [{ role: 'item', start: line.start + itemMark[0].length, end, list, isNested }];
  }
  if (!/^\s{2}/.test(raw.slice(line.start, line.start + 2))) lists.close();
  return [{ role: 'text', start: line.start, end, list: null }];
}

function inlineSegments(line: Line, inline: readonly RegExpExecArray[], raw: string): Segment[] {
  const end = line.start + line.text.length;
  const cuts = new Map<number, { content: number; role: Segment['role'] }>([
    [line.start, { content: line.start, role: 'text' }],
  ]);
  for (const gap of raw.slice(line.start, end).matchAll(/ {2,}/g)) {
    const at = line.start + gap.index + gap[0].length;
    if (at < end) cuts.set(at, { content: at, role: 'text' });
  }
  for (const mark of inline) {
    const at = line.start + mark.index;
    cuts.set(at, { content: at + mark[0].length, role: 'item' });
  }
  const starts = [...cuts.keys()].toSorted((a, b) => a - b);
  return starts.map((start, index) => {
    const cut = cuts.get(start) ?? { content: start, role: 'text' as const };
    return { role: cut.role, start: cut.content, end: Math.max(cut.content, starts[index + 1] ?? end), list: null };
  });
}

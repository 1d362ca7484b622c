/** A block of an answer: what stands in one list item, table cell, heading or paragraph. */
export interface Segment {
  readonly role: 'heading' | 'item' | 'cell' | 'text';
  /** Offsets of the content, without its marker. */
  readonly start: number;
  readonly end: number;
  /** Columns of white space before an item's marker; 0 where line breaks were lost. */
  readonly indent: number;
}

const heading = /^\s{0,3}#{1,6}\s+/;
const marker = /^(\s*)(?:>\s*)*(?:[-*+•·–—●▪◦‣✓✔►▶]|\(?\d{1,2}[.)、．]|\(?[a-zа-я]\)|[①-⑳]|\d\uFE0F?\u20E3)\s*(?=\S)/u;
const spacedMarker = /^\s*(?:>\s*)*(?:[-*+–—]|\d{1,2}[.)])(?!\s)/u;
const inlineMarker = /(?<=\s)(?:[-•▪●◦*]|\d{1,2}[.)])\s+(?=\S)/gu;
const tableRule = /^\s*\|?\s*:?-{2,}:?\s*(?:\|\s*:?-{2,}:?\s*)*\|?\s*$/;
const collapsedLength = 160;

/**
 * Cuts an answer into its blocks. Where line breaks were collapsed to spaces, as some exports do, the markers of lists
 * inside the line (" - Acme — …  - Other: …") and runs of spaces are taken for the breaks they were.
 */
export function segmentsOf(text: string, raw: string): Segment[] {
  const segments: Segment[] = [];
  const lines = linesOf(text);
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index];
    if (line === undefined || line.text.trim() === '') continue;
    const next = lines[index + 1];
    if (line.text.includes('|') && next !== undefined && tableRule.test(next.text) && next.text.includes('-')) {
      let last = index + 2;
      while (lines[last]?.text.includes('|')) last++;
      const rows = [line, ...lines.slice(index + 2, last)].map(cellsOf);
      segments.push(...nameCells(rows, text));
      index = last - 1;
      continue;
    }
    segments.push(...segmentsOfLine(line, raw));
  }
  return segments;
}

interface Line {
  readonly text: string;
  readonly start: number;
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

function segmentsOfLine(line: Line, raw: string): Segment[] {
  const end = line.start + line.text.length;
  const inline = [...line.text.matchAll(inlineMarker)];
  if (line.text.length > collapsedLength && inline.length >= 2) return inlineSegments(line, inline, raw);
  const headingMark = heading.exec(line.text);
  if (headingMark !== null) return [{ role: 'heading', start: line.start + headingMark[0].length, end, indent: 0 }];
  const itemMark = spacedMarker.test(line.text) ? null : marker.exec(line.text);
  if (itemMark !== null) {
    return [{ role: 'item', start: line.start + itemMark[0].length, end, indent: itemMark[1]?.length ?? 0 }];
  }
  return [{ role: 'text', start: line.start, end, indent: 0 }];
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
    return { role: cut.role, start: cut.content, end: Math.max(cut.content, starts[index + 1] ?? end), indent: 0 };
  });
}

function cellsOf(line: Line): { start: number; end: number }[] {
  const cells: { start: number; end: number }[] = [];
  let start = line.start;
  for (const cell of line.text.split('|')) {
    cells.push({ start, end: start + cell.length });
    start += cell.length + 1;
  }
  if (line.text.trimStart().startsWith('|')) cells.shift();
  if (line.text.trimEnd().endsWith('|')) cells.pop();
  return cells;
}

const attributeHeads =
  /^\s*(?:$|#|features?|criteri|categor|aspects?|attributes?|comparison|specs?|factor|parameter|merkmal|kriteri|eigenschaft|caract|critère|aspecto|caratteristic|kenmerk|egenskap|kryteri|cecha|характерист|критери|параметр|özellik|kriter|fitur|tính năng|tiêu chí|项目|項目|特徵|特征|功能|比较|比較|維度|维度|指标|항목|기준|구분|คุณสมบัติ|หัวข้อ|תכונה|קריטריון|פרמטר|الميزة|المعيار|العنصر|विशेषता|मापदंड)/iu;

/**
 * The cells of a table in which names are looked for: its first column, or its head where the first column lists
 * attributes ("Feature | Acme | Other"). All other cells are text.
 */
function nameCells(rows: readonly { start: number; end: number }[][], text: string): Segment[] {
  const corner = rows[0]?.[0];
  const cornerText = corner === undefined ? '' : text.slice(corner.start, corner.end).trim();
  const byColumn = attributeHeads.test(cornerText) && cornerText !== '#';
  const nameColumn = cornerText === '#' || /^(?:no|nr|rank|rang|place|順位|排名|순위)\.?$/iu.test(cornerText) ? 1 : 0;
  return rows.flatMap((row, rowIndex) =>
    row.map((cell, column): Segment => {
      const named = byColumn ? rowIndex === 0 && column > 0 : rowIndex > 0 && column === nameColumn;
      return { role: named ? 'cell' : 'text', start: cell.start, end: cell.end, indent: 0 };
    }),
  );
}

import { attributeHeading, rankHeading } from '../language/table-headings.ts';
import type { Line, Segment } from './types.ts';

/** Whether a line is the one between the header and the body of a table. */
export function isTableRule(line: string): boolean {
  if (!line.includes('-') || /[^\s|:-]/.test(line)) return false;
  const cells = line.trim().split('|');
  if (cells[0] === '' && cells.length > 1) cells.shift();
  if (cells.at(-1) === '' && cells.length > 1) cells.pop();
  // A line of one dash is an empty item.
  return (
    (line.includes('--') || cells.length > 1) && cells.every((cell) => /^(?::?-{2,}:?|:-:?|-:|-)$/.test(cell.trim()))
  );
}

const longestOtherCell = 40;

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

/**
 * The cells of a table: those of the first column may be names, or those of the header if the first column lists attributes
 * ("Feature | Acme | Other"). Other short cells are judged by their column.
 */
export function nameCells(lines: readonly Line[], text: string): Segment[] {
  const rows = lines.map(cellsOf);
  const corner = rows[0]?.[0];
  const cornerText = corner === undefined ? '' : text.slice(corner.start, corner.end).trim();
  const byColumn = attributeHeading.test(cornerText) && cornerText !== '#';
  const nameColumn = cornerText === '#' || rankHeading.test(cornerText) ? 1 : 0;
  const start = corner?.start ?? 0;
  return rows.flatMap((row, rowIndex) =>
    row.map((cell, column): Segment => {
      const named = byColumn ? rowIndex === 0 && column > 0 : rowIndex > 0 && column === nameColumn;
      const isShort = cell.end - cell.start <= longestOtherCell && (rowIndex > 0 || byColumn) && column > 0;
      return {
        role: named || isShort ? 'cell' : 'text',
        start: cell.start,
        end: cell.end,
        list: named ? `column ${start}` : isShort ? `column ${start} ${byColumn ? rowIndex : column}` : null,
        isOtherCell: !named,
      };
    }),
  );
}

import type { Line, Segment } from './segment.ts';

/** The line between the head and the body of a table. */
export const tableRule = /^\s*\|?\s*:?-{2,}:?\s*(?:\|\s*:?-{2,}:?\s*)*\|?\s*$/;

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
export function nameCells(lines: readonly Line[], text: string): Segment[] {
  const rows = lines.map(cellsOf);
  const corner = rows[0]?.[0];
  const cornerText = corner === undefined ? '' : text.slice(corner.start, corner.end).trim();
  const byColumn = attributeHeads.test(cornerText) && cornerText !== '#';
  const nameColumn = cornerText === '#' || /^(?:no|nr|rank|rang|place|順位|排名|순위)\.?$/iu.test(cornerText) ? 1 : 0;
  const start = corner?.start ?? 0;
  return rows.flatMap((row, rowIndex) =>
    row.map((cell, column): Segment => {
      const named = byColumn ? rowIndex === 0 && column > 0 : rowIndex > 0 && column === nameColumn;
      return {
        role: named ? 'cell' : 'text',
        start: cell.start,
        end: cell.end,
        list: named ? `column ${start}` : null,
      };
    }),
  );
}

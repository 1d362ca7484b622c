import type { CellObject } from 'write-excel-file/node';
import { columnName, type TableRows } from './sheet.ts';

const millisecondsPerDay = 86_400_000;
/** Days from the first day of spreadsheets to that of Unix time. */
const spreadsheetEpoch = 25_569;

const looks = ({ value, fontWeight }: CellObject, column: number): string =>
  `${column} ${value instanceof Date ? 'day' : typeof value} ${fontWeight ?? ''}`;

const textOf = ({ value }: CellObject): string | null => (typeof value === 'string' && value !== '' ? value : null);

interface Parts {
  readonly samples: Map<string, CellObject>;
  readonly texts: Set<string>;
}

/** A cell of each look, and each text once. */
function partsOf(rows: TableRows): Parts {
  const samples = new Map<string, CellObject>();
  const texts = new Set<string>();
  for (const row of rows)
    for (const [column, cell] of row.entries()) {
      const look = looks(cell, column);
      if (!samples.has(look)) samples.set(look, cell);
      const text = textOf(cell);
      if (text !== null) texts.add(text);
    }
  return { samples, texts };
}

/**
 * The row that the library writes in place of all rows, from which the numbers of styles and texts are known: it takes ten
 * times as long for a cell as writing it takes.
 */
export function standInRow(rows: TableRows): CellObject[] {
  const { samples, texts } = partsOf(rows);
  return [...samples.values(), ...[...texts].map((value) => ({ value, type: String }))];
}

/** A sheet as the library wrote it, with the rows instead of the one that stands in for them, its last. */
export function withRows(sheetXml: string, rows: TableRows, firstRow: number): string {
  const { samples, texts } = partsOf(rows);
  const start = sheetXml.indexOf(`<row r="${firstRow}"`);
  const end = sheetXml.indexOf('</sheetData>');
  const cells = [
    ...sheetXml.slice(start, end).matchAll(/<c r="[A-Z]+\d+" s="(\d+)"[^>]*?(?:\/>|><v>([^<]*)<\/v><\/c>)/g),
  ];
  if (start < 0 || cells.length !== samples.size + texts.size)
    throw new Error('the workbook lacks the row that stands in for those of a table');
  const styles = new Map([...samples.keys()].map((look, index) => [look, cells[index]?.[1] ?? '']));
  const numbers = new Map([...texts].map((text, index) => [text, cells[samples.size + index]?.[2] ?? '']));
  const cellXml = (cell: CellObject, column: number, row: number): string => {
    const open = `<c r="${columnName(column)}${row}" s="${styles.get(looks(cell, column)) ?? ''}"`;
    const { value } = cell;
    const text = textOf(cell);
    if (text !== null) return `${open} t="s"><v>${numbers.get(text) ?? ''}</v></c>`;
    if (typeof value === 'number') return `${open}><v>${value}</v></c>`;
    if (value instanceof Date) return `${open}><v>${value.getTime() / millisecondsPerDay + spreadsheetEpoch}</v></c>`;
    return `${open}/>`;
  };
  const rowXml = (row: readonly CellObject[], index: number): string => {
    const height = Math.max(0, ...row.map((cell) => cell.height ?? 0));
    const number = firstRow + index;
    const inside = row.map((cell, column) => cellXml(cell, column, number)).join('');
    return `<row r="${number}"${height > 0 ? ` ht="${height}" customHeight="1"` : ''}>${inside}</row>`;
  };
  return sheetXml.slice(0, start) + rows.map(rowXml).join('') + sheetXml.slice(end);
}

import { BadWorkbook } from './bad-workbook.ts';
import { dateOfSerial } from './cell-date.ts';
import type { Sheet, Workbook } from './open-workbook.ts';
import { columnNumber, mergedCells } from './merged-cells.ts';
import { readXml } from './read-xml.ts';
import { partText } from './zip-parts.ts';

/** A row of a sheet: its number, and the texts of its cells; null for an empty one. */
export interface SheetRow {
  readonly row: number;
  readonly cells: readonly (string | null)[];
}

const mostColumns = 1_000;
const mostRows = 1_048_576;
/** Far more than the 32,767 characters that Excel allows. */
const longestCell = 1_000_000;

interface Cell {
  column: number;
  type: string;
  style: number;
  value: string;
}

/**
 * Reads the rows of a sheet that are not empty, one by one. A formula gives the value that was stored with it: none is
 * computed. Cells that are merged down have their value in every row. Throws {@link BadWorkbook}.
 */
export async function* readSheet(book: Workbook, sheet: Sheet): AsyncGenerator<SheetRow> {
  const part = book.parts.get(sheet.part);
  if (part === undefined) return;
  const merged = await mergedCells(book, sheet);
  let rows: SheetRow[] = [];
  let number = 0;
  let cells: (string | null)[] = [];
  let cell: Cell | null = null;
  let [inValue, inReading] = [false, false];
  const read = readXml(partText(book.file, part), {
    open: (name, attributes) => {
      if (name === 'row') {
        number = Number(attributes['r'] ?? number + 1);
        cells = [];
        if (!(number >= 1 && number <= mostRows)) throw new BadWorkbook('has a row that Excel could not have written');
      }
      if (name === 'c') cell = cellOf(attributes, cells.length);
      if (name === 'rPh') inReading = true;
      if (name === 'v' || name === 't') inValue = !inReading;
    },
    text: (text) => {
      if (cell === null || !inValue) return;
      cell.value += text;
      if (cell.value.length > longestCell) throw new BadWorkbook('has a cell that is longer than Excel allows');
    },
    close: (name) => {
      if (name === 'v' || name === 't') inValue = false;
      if (name === 'rPh') inReading = false;
      if (name === 'c' && cell !== null) {
        while (cells.length < cell.column) cells.push(null);
        cells[cell.column] = textOfCell(cell, book);
        cell = null;
      }
      if (name !== 'row' || cells.every((text) => text === null)) return;
      merged.fill(number, cells);
      rows.push({ row: number, cells });
    },
  });
  for await (const _ of read) {
    yield* rows;
    rows = [];
  }
}

function cellOf(attributes: Readonly<Record<string, string>>, next: number): Cell {
  const column = attributes['r'] === undefined ? next : columnOf(attributes['r']);
  if (column >= mostColumns) throw new BadWorkbook(`has more than ${mostColumns} columns`);
  return { column, type: attributes['t'] ?? 'n', style: Number(attributes['s'] ?? 0), value: '' };
}

/** The number of the column of a cell such as `AB12`, from 0. */
function columnOf(reference: string): number {
  const letters = /^[A-Z]{1,3}/.exec(reference)?.[0];
  if (letters === undefined) throw new BadWorkbook('has a cell without a place');
  return columnNumber(letters);
}

function textOfCell({ type, style, value }: Cell, { texts, dateStyles, from1904 }: Workbook): string | null {
  if (value === '' || type === 'e') return null;
  if (type === 's') return unescaped(texts[Number(value)] ?? '') || null;
  if (type === 'str' || type === 'inlineStr') return unescaped(value);
  if (type === 'b') return value === '1' ? 'true' : 'false';
  if (type === 'n' && dateStyles[style] === true) return dateOfSerial(Number(value), from1904) ?? value;
  return value;
}

/** Characters that XML cannot hold are written as `_x000D_`. */
const unescaped = (text: string): string =>
  text.includes('_x')
    ? text.replaceAll(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : text;

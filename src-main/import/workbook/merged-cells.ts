import { partText } from './zip-parts.ts';
import type { Sheet, Workbook } from './open-workbook.ts';

/** Cells of one column that are merged into one, which holds their value in its first row. */
interface MergedRows {
  readonly column: number;
  readonly from: number;
  readonly to: number;
}

const mostMerged = 100_000;
const merged = /<(?:\w+:)?mergeCell\b[^>]{0,200}?\bref="([A-Z]{1,3})(\d{1,7}):[A-Z]{1,3}(\d{1,7})"/g;
/** Longest part of such a place that can be cut off at the end of a piece. */
const longestPlace = 300;

/** The number of a column by its letters, from 0. */
export const columnNumber = (letters: string): number =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;

/** Fills the rows of a sheet, which come in their order, with the values of the cells that are merged across them. */
export async function mergedCells(book: Workbook, sheet: Sheet) {
  const part = book.parts.get(sheet.part);
  const starting = new Map<number, MergedRows[]>();
  let open: (MergedRows & { readonly value: string })[] = [];
  let [tail, count] = ['', 0];
  // They stand behind the rows.
  if (part !== undefined)
    for await (const piece of partText(book.file, part)) {
      const text = tail + piece;
      let end = 0;
      for (const { index, 0: found, 1: letters = '', 2: first, 3: last } of text.matchAll(merged)) {
        end = index + found.length;
        const [from, to] = [Number(first), Number(last)];
        if (to <= from || ++count > mostMerged) continue;
        starting.set(from, [...(starting.get(from) ?? []), { column: columnNumber(letters), from, to }]);
      }
      tail = text.slice(Math.max(end, text.length - longestPlace));
    }
  return {
    fill(row: number, cells: (string | null)[]): void {
      if (starting.size === 0) return;
      open = open.filter(({ to }) => to >= row);
      for (const { column, value } of open) {
        while (cells.length <= column) cells.push(null);
        cells[column] ??= value;
      }
      for (const rows of starting.get(row) ?? []) {
        const value = cells[rows.column];
        if (typeof value === 'string') open.push({ ...rows, value });
      }
    },
  };
}

import type { Blob } from 'node:buffer';
import type { Stream } from 'node:stream';
import type { CellObject, Feature, Sheet } from 'write-excel-file/node';
import type { SheetChart } from './chart-xml.ts';

/** Contents of files within a workbook, as the library knows them. */
type FileContent = Stream | Buffer | Blob;
export type WorkbookFeature = Feature<FileContent>;

/** The rows of a table; the cells of a column that have the same kind of value and the same weight look the same. */
export type TableRows = readonly (readonly CellObject[])[];

/** A cell that leads to a sheet of the workbook. */
export interface SheetLink {
  /** Such as `H12`. */
  readonly cell: string;
  readonly sheet: string;
}

/** A sheet with what the library does not write itself: filters, print set-up, links and charts. */
export interface ReportSheet extends Sheet<FileContent> {
  readonly sheet: string;
  readonly layout: {
    /** The row of column headings, from 1: filtered, and repeated on every printed page; null if there is none. */
    readonly headRow: number | null;
    readonly columnCount: number;
    /** The last row, and the last one that is printed. */
    readonly lastRow: number;
    readonly lastPrinted: number;
    /** All that is printed is made to fit one page; otherwise only its width is. */
    readonly onePage: boolean;
    readonly links: readonly SheetLink[];
    readonly charts: readonly SheetChart[];
    /** The rows below the column headings, for which the last one of the sheet's data stands in. */
    readonly rows: TableRows;
  };
}

/** A column by its letters: 0 is `A`, 26 is `AA`. */
export const columnName = (index: number): string =>
  (index < 26 ? '' : columnName(Math.floor(index / 26) - 1)) + String.fromCodePoint(65 + (index % 26));

/** A range of a sheet as formulas write it; rows from 1, columns from 0. */
export const rangeOf = (sheet: string, from: readonly [column: number, row: number], to = from): string => {
  const cell = ([column, row]: readonly [number, number]): string => `$${columnName(column)}$${row}`;
  return `${quoted(sheet)}!${cell(from)}${to === from ? '' : `:${cell(to)}`}`;
};

/** The name of a sheet as formulas write it. */
export const quoted = (sheet: string): string => `'${sheet.replaceAll("'", "''")}'`;

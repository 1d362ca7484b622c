import type { Cell as SheetCell, CellObject } from 'write-excel-file/node';
import type { Column } from '../table-columns.ts';
import { headCell, plain, tableCell } from './cells.ts';
import { rangeOf } from './sheet.ts';

/** Columns that a label takes, and their width in digits. */
const labelSpan = 2;
export const columnWidth = 13;

/** A column of figures behind a chart, by its heading in the report's language. */
export interface FigureColumn extends Pick<Column, 'kind'> {
  readonly heading: string;
}

/** A row whose first cell goes over the columns of a label. */
const spread = ([label, ...others]: CellObject[]): SheetCell[] => [
  { ...label, columnSpan: labelSpan },
  ...Array<null>(labelSpan - 1).fill(null),
  ...others,
];

/** Figures of the charts, below them on the same sheet, where they can be edited. */
export class ChartFigures {
  readonly rows: SheetCell[][] = [];
  private readonly sheet: string;
  private readonly start: number;

  /** `start`: the rows above the figures. */
  constructor(sheet: string, start: number) {
    this.sheet = sheet;
    this.start = start;
  }

  /** Adds a table; returns the formulas of the heading and the cells of each column. */
  add(title: string, columns: readonly FigureColumn[], cells: readonly (readonly (string | number | null)[])[]) {
    this.rows.push(
      [],
      [plain(title, { fontWeight: 'bold' })],
      spread(columns.map((column) => headCell(column.heading, column, columnWidth))),
    );
    const headRow = this.start + this.rows.length;
    this.rows.push(...cells.map((row) => spread(columns.map((column, at) => tableCell(row[at] ?? null, column)))));
    return columns.map((_, index) => {
      const column = index === 0 ? 0 : index + labelSpan - 1;
      return {
        heading: rangeOf(this.sheet, [column, headRow]),
        body: rangeOf(this.sheet, [column, headRow + 1], [column, headRow + cells.length]),
      };
    });
  }
}

import type { CellObject } from 'write-excel-file/node';
import type { Texts } from '#shared/language/texts.ts';
import { sampleWarning } from '../labels.ts';
import type { Cell, Column } from '../table-columns.ts';
import { xmlText } from '#shared/domain/xml-text.ts';
import { heightOf } from './row-height.ts';

/** Maximum number of characters in a spreadsheet cell. */
const longestCell = 32_767;

/** How numbers and days are shown; the month is written in letters, in the language of the reader's program. */
const formats: Readonly<Record<Column['kind'], string | null>> = {
  text: null,
  url: null,
  integer: '#,##0',
  percent: '0.0',
  decimal: '0.0',
  day: 'd mmm yyyy',
};

const line = '#d5d8df';
export const soft = '#5a6070';
const tint = '#f1f2f6';
/** Points: two lines of bold text. */
const headHeight = 33;

const cellText = (text: string): string => xmlText(text).slice(0, longestCell).toWellFormed();

type Style = Omit<CellObject, 'value' | 'type'>;

/** Text outside of tables. */
export const plain = (value: string, style: Style = {}): CellObject => ({
  value: cellText(value),
  type: String,
  alignVertical: 'top',
  ...style,
});

/** A text over all columns of a sheet, so that it is printed whole. */
export const across = (value: string, width: number, columns: number, style: Style = {}): (CellObject | null)[] => [
  plain(value, { columnSpan: columns, wrap: true, height: heightOf(value, width, style.fontSize), ...style }),
  ...Array<null>(columns - 1).fill(null),
];

export const warning = ({ t }: Texts): CellObject =>
  plain(t.marked(sampleWarning), { fontWeight: 'bold', textColor: '#b3261e' });

const isNumber = ({ kind }: Pick<Column, 'kind'>): boolean =>
  kind === 'integer' || kind === 'percent' || kind === 'decimal';

/** Numbers keep off the text that follows them. */
const aligned = (column: Pick<Column, 'kind'>) => (isNumber(column) ? ({ align: 'right', indent: 1 } as const) : {});

/** The heading of a column in the report's language; widths are in digits. */
export const headCell = (heading: string, column: Pick<Column, 'kind'>, width: number): CellObject =>
  plain(heading, {
    ...aligned(column),
    fontWeight: 'bold',
    wrap: true,
    alignVertical: 'bottom',
    backgroundColor: tint,
    bottomBorderStyle: 'medium',
    bottomBorderColor: soft,
    height: Math.max(headHeight, heightOf(heading, width - 2)),
  });

/**
 * A cell of a table: numbers and days as such. Text is written as text, whatever it begins with: a workbook evaluates only
 * what is marked as a formula; it makes its row as high as it needs in a column of a width in digits.
 */
export function tableCell(cell: Cell, column: Pick<Column, 'kind'>, width?: number, strong = false): CellObject {
  const style = {
    ...aligned(column),
    alignVertical: 'top',
    bottomBorderStyle: 'thin',
    bottomBorderColor: line,
    ...(strong ? ({ fontWeight: 'bold', backgroundColor: tint } as const) : {}),
  } as const;
  if (cell === null) return style;
  const format = formats[column.kind];
  const formatted = format === null ? {} : { format };
  if (typeof cell === 'number') return { ...style, ...formatted, value: cell, type: Number };
  if (column.kind === 'day')
    return { ...style, ...formatted, value: new Date(`${cell}T00:00:00Z`), type: Date, align: 'left' };
  const value = cellText(cell);
  return {
    ...style,
    value,
    type: String,
    wrap: true,
    ...(width === undefined ? {} : { height: heightOf(value, width) }),
  };
}

import type { CsvValue } from '../format/csv.ts';
import { formatCount, formatScore, noFigure } from '../format/numbers.ts';
import type { TableData } from '../format/table-data.ts';

/** Decimals of each column: one if any of its figures has some, so that a column lines up. */
export const columnDecimals = (table: Pick<TableData, 'header' | 'rows'>): number[] =>
  table.header.map((_, column) =>
    table.rows.some((row) => typeof row[column] === 'number' && !Number.isInteger(row[column])) ? 1 : 0,
  );

/** A value as text in its column. */
export const cellText = (value: CsvValue, decimals: number): string => {
  if (value === null) return noFigure;
  return typeof value === 'number' ? (decimals === 1 ? formatScore(value) : formatCount(value)) : String(value);
};

import { fileName, toCsv, type CsvValue } from './csv.ts';
import type { TableData } from './table-data.ts';

/** A table of rows by their columns. */
export const tableOf = <Row>(
  name: string,
  columns: readonly { readonly title: string; readonly value: (row: Row) => CsvValue }[],
  rows: readonly Row[],
): TableData => ({
  name,
  header: columns.map(({ title }) => title),
  rows: rows.map((row) => columns.map(({ value }) => value(row))),
});

/** The files that a table is saved as, in the order in which they are offered. */
export const tableFormats = ['csv', 'xlsx', 'json'] as const;
export type TableFormat = (typeof tableFormats)[number];

/** A column's name as a key: the second of one name gets a number. */
const keysOf = (header: readonly string[]): string[] =>
  header.map((name, index) => {
    const before = header.slice(0, index).filter((other) => other === name).length;
    return before === 0 ? name : `${name} ${before + 1}`;
  });

/** A table as JSON: a list of objects by column; figures are numbers, and what is missing is null. */
export function toJson({ header, rows }: Pick<TableData, 'header' | 'rows'>): string {
  const keys = keysOf(header);
  const objects = rows.map((row) => Object.fromEntries(keys.map((key, index) => [key, row[index] ?? null])));
  return `${JSON.stringify(objects, null, 2)}\n`;
}

/** A table as a file. */
export async function tableFile(table: TableData, format: TableFormat): Promise<Blob> {
  if (format === 'csv') return new Blob([toCsv(table.header, table.rows)], { type: 'text/csv;charset=utf-8' });
  if (format === 'json') return new Blob([toJson(table)], { type: 'application/json' });
  // Code that most visits do not need.
  const { toXlsx } = await import('./table-xlsx.ts');
  return toXlsx(table);
}

/** The name of the file of a table; made-up figures say so. */
export const tableFileName = ({ name }: Pick<TableData, 'name'>, format: TableFormat, simulated: boolean): string =>
  fileName(format, name, ...(simulated ? ['(simulated)'] : []));

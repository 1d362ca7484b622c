import { t } from '../language/current.ts';
import { fileName, toCsv, type CsvValue } from './csv.ts';
import { fileTitle, type TableData } from './table-data.ts';

interface TitledColumn<Row> {
  readonly title: string;
  /** The title in files, where it is not that of the screen. */
  readonly fileTitle?: string;
  readonly value: (row: Row) => CsvValue;
}

/** The header of a table of columns. */
export const columnHeads = (columns: readonly Pick<TitledColumn<never>, 'title' | 'fileTitle'>[]): string[] =>
  columns.map(({ title, fileTitle: inFiles }) => inFiles ?? title);

/** A table of rows by their columns. */
export const tableOf = <Row>(name: string, columns: readonly TitledColumn<Row>[], rows: readonly Row[]): TableData => ({
  name,
  header: columnHeads(columns),
  rows: rows.map((row) => columns.map(({ value }) => value(row))),
});

/** The files that a table is saved as, in the order in which they are offered. */
export const tableFormats = ['csv', 'xlsx', 'json'] as const;
export type TableFormat = (typeof tableFormats)[number];

/** A column's name as a key: the second of one name gets a number. */
const keysOf = (header: readonly string[]): string[] =>
  header.map(fileTitle).map((name, index, names) => {
    const before = names.slice(0, index).filter((other) => other === name).length;
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
  if (format === 'csv')
    return new Blob([toCsv(table.header.map(fileTitle), table.rows)], { type: 'text/csv;charset=utf-8' });
  if (format === 'json') return new Blob([toJson(table)], { type: 'application/json' });
  // Code that most visits do not need.
  const { toXlsx } = await import('./table-xlsx.ts');
  return toXlsx(table);
}

/** The name of the file of a table; made-up figures say so. */
export const tableFileName = ({ name }: Pick<TableData, 'name'>, format: TableFormat, simulated: boolean): string =>
  fileName(format, name, ...(simulated ? [t('(simulated)')] : []));

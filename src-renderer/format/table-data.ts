import type { CsvValue } from './csv.ts';

/** A table that can be shown and saved: the data of a chart or a list. */
export interface TableData {
  readonly name: string;
  readonly header: readonly string[];
  readonly rows: readonly (readonly CsvValue[])[];
}

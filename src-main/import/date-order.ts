import { dateTextOf, type RowFormat } from './parse-row.ts';
import type { FilePlan } from './plan-file.ts';
import { orderShownBy } from './read-date.ts';
import { readRecords } from './read-records.ts';

/**
 * How the rows of a file are read, with the order of its dates with slashes or hyphens, if one of them shows it: after
 * 31/12/2026, 05/04/2026 is a day of April. Reads on only while dates leave it open.
 */
export async function withDateOrder({ file, format, list }: FilePlan, rows: RowFormat): Promise<RowFormat> {
  if (rows.dateOrder !== null || rows.fields.date === undefined) return rows;
  for await (const record of readRecords(file, format, list)) {
    const text = record.kind === 'row' ? dateTextOf(record.values, rows) : '';
    if (text === '') continue;
    const shown = orderShownBy(text);
    if (shown === null) return rows;
    if (shown !== 'open') return { ...rows, dateOrder: shown };
  }
  return rows;
}

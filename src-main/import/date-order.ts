import { dateTextOf, type RowFormat } from './parse-row.ts';
import type { FilePlan } from './plan-file.ts';
import { orderShownBy, type DateOrder } from './read-date.ts';
import { readRecords } from './read-records.ts';

/**
 * How the rows of a file are read, with the order of its dates with slashes or hyphens, if they show one: after 31/12/2026,
 * 05/04/2026 is a day of April. A file that shows both orders shows none. Reads only files that have such dates.
 */
export async function withDateOrder({ file, format, list }: FilePlan, rows: RowFormat): Promise<RowFormat> {
  if (rows.dateOrder !== null || rows.fields.date === undefined) return rows;
  let order: DateOrder | null = null;
  for await (const record of readRecords(file, format, list)) {
    const text = record.kind === 'row' ? dateTextOf(record.values, rows) : '';
    if (text === '') continue;
    const shown = orderShownBy(text);
    if (shown === null) return rows;
    if (shown === 'open' || shown === order) continue;
    if (order !== null) return rows;
    order = shown;
  }
  return { ...rows, dateOrder: order };
}

import { parquetWriteBuffer } from 'hyparquet-writer';
import type { ColumnType, WarehouseRow, WarehouseValue } from '#main/store/warehouse-tables.ts';
import { textOf } from './text-of.ts';

type Element = NonNullable<Parameters<typeof parquetWriteBuffer>[0]['schema']>[number];

/** How each type is stored; readers see text as UTF-8, days as dates and instants as timestamps in UTC. */
const storedAs: Readonly<Record<ColumnType, Omit<Element, 'name'>>> = {
  text: { type: 'BYTE_ARRAY', converted_type: 'UTF8' },
  integer: { type: 'INT64' },
  number: { type: 'DOUBLE' },
  boolean: { type: 'BOOLEAN' },
  date: { type: 'INT32', converted_type: 'DATE' },
  instant: { type: 'INT64', converted_type: 'TIMESTAMP_MILLIS' },
};

const dayMs = 86_400_000;
/** Days since 1970 by their date: rows of a file are of few days. */
const days = new Map<string, number>();
function dayNumber(date: string): number {
  let number = days.get(date);
  if (number === undefined) days.set(date, (number = Date.parse(`${date}T00:00:00Z`) / dayMs));
  return number;
}

/** Values as they are stored: the writer takes them without converting each once more for its statistics. */
const decode: Readonly<Record<ColumnType, (value: NonNullable<WarehouseValue>) => unknown>> = {
  text: textOf,
  integer: (value) => BigInt(Number(value)),
  number: Number,
  boolean: (value) => value === 1,
  date: (value) => dayNumber(String(value)),
  instant: (value) => BigInt(Date.parse(String(value))),
};

/** Columns by which questions leave out parts of a file: only their least and greatest values are written. */
const bounded = new Set(['execution_date', 'execution_id', 'query_id', 'company_id', 'domain']);

/** Rows as the bytes of a Parquet file, each with the workspace it comes from; every column may hold nulls. */
export function parquetOf(
  columns: Readonly<Record<string, ColumnType>>,
  rows: Iterable<WarehouseRow>,
  workspace: string,
): Uint8Array {
  const fields = Object.entries(columns);
  const schema: Element[] = [
    { name: 'root', num_children: fields.length + 1 },
    ...[['workspace', 'text'] as const, ...fields].map(([name, type]): Element => ({
      name,
      ...storedAs[type],
      repetition_type: 'OPTIONAL',
    })),
  ];
  const columnData = fields.map(([name, type]) => ({
    ...{ name, convert: decode[type], statistics: bounded.has(name), data: [] as unknown[] },
    ...{ last: null as WarehouseValue, stored: null as unknown },
  }));
  let length = 0;
  for (const row of rows) {
    length += 1;
    for (const [index, column] of columnData.entries()) {
      const value = row[index] ?? null;
      // Rows of a scan, and of an answer, stand together.
      if (value !== column.last) {
        column.last = value;
        column.stored = value === null ? null : column.convert(value);
      }
      column.data.push(column.stored);
    }
  }
  const ofWorkspace = { name: 'workspace', data: Array<string>(length).fill(workspace), statistics: false };
  return new Uint8Array(
    parquetWriteBuffer({ columnData: [ofWorkspace, ...columnData], schema, rowGroupSize: 100_000 }),
  );
}

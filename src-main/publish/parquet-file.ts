import { parquetWriteBuffer } from 'hyparquet-writer';
import type { ColumnType, WarehouseValue } from '#main/store/warehouse-tables.ts';
import type { Row } from './dimension-rows.ts';
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

const decode: Readonly<Record<ColumnType, (value: NonNullable<WarehouseValue>) => unknown>> = {
  text: textOf,
  integer: (value) => BigInt(Number(value)),
  number: Number,
  boolean: (value) => value === 1,
  date: (value) => new Date(`${String(value)}T00:00:00Z`),
  instant: (value) => new Date(String(value)),
};

/** Rows as the bytes of a Parquet file, each with the workspace it comes from; every column may hold nulls. */
export function parquetOf(
  columns: Readonly<Record<string, ColumnType>>,
  rows: Iterable<Row>,
  workspace: string,
): Uint8Array {
  const all = Object.entries({ workspace: 'text', ...columns } satisfies Record<string, ColumnType>);
  const schema: Element[] = [
    { name: 'root', num_children: all.length },
    ...all.map(([name, type]): Element => ({ name, ...storedAs[type], repetition_type: 'OPTIONAL' })),
  ];
  const columnData = all.map(([name, type]) => ({ name, convert: decode[type], data: [] as unknown[] }));
  for (const row of rows)
    for (const { name, convert, data } of columnData) {
      const value = name === 'workspace' ? workspace : row[name];
      data.push(value == null ? null : convert(value));
    }
  return new Uint8Array(parquetWriteBuffer({ columnData, schema, rowGroupSize: 100_000 }));
}

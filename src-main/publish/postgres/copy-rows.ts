import type { ColumnType, WarehouseRow, WarehouseValue } from '#main/store/warehouse-tables.ts';
import { textOf } from '../text-of.ts';

/** Characters of a chunk: about what a connection takes at once. */
const chunkCharacters = 256 * 1024;

const special = /[\\\n\r\t\0]/;
const escapes: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
  // PostgreSQL has no such character.
  '\0': '',
};
const escaped = (text: string): string =>
  special.test(text) ? text.replaceAll(/[\\\n\r\t\0]/g, (found) => escapes[found] ?? '') : text;

/** A value that is not null, after its tab. */
const field = (value: NonNullable<WarehouseValue>, isBoolean: boolean): string => {
  if (typeof value !== 'number') return `\t${escaped(textOf(value))}`;
  if (isBoolean) return value === 1 ? '\tt' : '\tf';
  return `\t${value}`;
};

/** Rows in the text format of `COPY`, in chunks; each begins with the workspace. */
export function* copyRows(
  columns: Readonly<Record<string, ColumnType>>,
  rows: Iterable<WarehouseRow>,
  workspace: string,
): Iterable<Buffer> {
  const areBoolean = Object.values(columns).map((type) => type === 'boolean');
  let chunk = '';
  for (const row of rows) {
    let line = workspace;
    for (let index = 0; index < areBoolean.length; index++) {
      const value = row[index];
      line += value == null ? '\t\\N' : field(value, areBoolean[index] === true);
    }
    chunk += `${line}\n`;
    if (chunk.length < chunkCharacters) continue;
    yield Buffer.from(chunk);
    chunk = '';
  }
  if (chunk !== '') yield Buffer.from(chunk);
}

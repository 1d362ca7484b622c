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

const asText: Readonly<Record<ColumnType, (value: NonNullable<WarehouseValue>) => string>> = {
  text: (value) => escaped(textOf(value)),
  integer: String,
  number: String,
  boolean: (value) => (value === 1 ? 't' : 'f'),
  date: String,
  instant: String,
};

/** Rows in the text format of `COPY`, in chunks; each begins with the workspace. */
export function* copyRows(
  columns: Readonly<Record<string, ColumnType>>,
  rows: Iterable<WarehouseRow>,
  workspace: string,
): Iterable<Buffer> {
  const converts = Object.values(columns).map((type) => asText[type]);
  let chunk = '';
  for (const row of rows) {
    let line = workspace;
    for (const [index, convert] of converts.entries()) {
      const value = row[index];
      line += value == null ? '\t\\N' : `\t${convert(value)}`;
    }
    chunk += `${line}\n`;
    if (chunk.length < chunkCharacters) continue;
    yield Buffer.from(chunk);
    chunk = '';
  }
  if (chunk !== '') yield Buffer.from(chunk);
}

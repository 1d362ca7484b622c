import { invalidRequest } from '#shared/contract/errors.ts';
import { uniqueColumns } from '../columns.ts';
import { headerRow, rowsBeforeHeader } from '../header-row.ts';
import type { ReadRecord } from '../read-record.ts';
import type { JsonList } from '../json-list.ts';
import { BadWorkbook } from './bad-workbook.ts';
import { openWorkbook, type Sheet, type Workbook } from './open-workbook.ts';
import { readSheet, type SheetRow } from './read-sheet.ts';

/** The sheets of a workbook as lists to choose from. */
export async function sheetsOf(file: string): Promise<JsonList[]> {
  const book = await open(file);
  const lists: JsonList[] = [];
  for (const sheet of book.sheets) {
    let columns: readonly string[] = [];
    let rows = 0;
    for await (const record of recordsOf(book, sheet, (names) => (columns = names)))
      if (record.kind === 'row') rows += 1;
    if (columns.length === 0) continue;
    lists.push({
      path: sheet.name,
      kind: 'objects',
      rows,
      columns,
      ownColumns: columns,
      listColumns: new Set(),
      shared: new Map(),
    });
  }
  return lists;
}

/** The rows of a sheet by the columns of its header. */
export async function* readWorkbook(file: string, { path: name }: JsonList): AsyncGenerator<ReadRecord> {
  const book = await open(file);
  const sheet = book.sheets.find((one) => one.name === name);
  if (sheet !== undefined) yield* recordsOf(book, sheet);
}

/** The rows of a sheet below its header. */
async function* recordsOf(
  book: Workbook,
  sheet: Sheet,
  headed?: (columns: readonly string[]) => void,
): AsyncGenerator<ReadRecord> {
  let header: readonly string[] | null = null;
  let first: SheetRow[] = [];
  const begin = (): SheetRow[] => {
    const at = headerRow(first.map(({ cells }) => cells.map((text) => text ?? '')));
    const rows = at < 0 ? [] : first.slice(at + 1);
    header = at < 0 ? null : uniqueColumns((first[at]?.cells ?? []).map((text) => text ?? ''));
    if (header !== null) headed?.(header);
    first = [];
    return rows;
  };
  try {
    for await (const row of readSheet(book, sheet)) {
      if (header !== null) {
        yield recordOf(row, header);
        continue;
      }
      first.push(row);
      if (first.length < rowsBeforeHeader) continue;
      const rows = begin();
      if (header === null) return;
      for (const one of rows) yield recordOf(one, header);
    }
    if (header === null) for (const one of begin()) yield recordOf(one, header ?? []);
  } catch (error) {
    throw asRequest(error);
  }
}

function recordOf({ row, cells }: SheetRow, header: readonly string[]): ReadRecord {
  const values = Object.create(null) as Record<string, unknown>;
  for (const [index, column] of header.entries()) values[column] = cells[index] ?? '';
  return { kind: 'row', line: row, values };
}

async function open(file: string): Promise<Workbook> {
  try {
    const book = await openWorkbook(file);
    if (book === null) throw new BadWorkbook('is no workbook');
    return book;
  } catch (error) {
    throw asRequest(error);
  }
}

const asRequest = (error: unknown): unknown =>
  error instanceof BadWorkbook ? invalidRequest('file', `the file ${error.message}`) : error;

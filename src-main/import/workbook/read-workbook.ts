import { invalidRequest } from '#shared/contract/errors.ts';
import { uniqueColumns } from '../columns.ts';
import type { ReadRecord } from '../read-record.ts';
import type { JsonList } from '../survey-lists.ts';
import { BadWorkbook } from './bad-workbook.ts';
import { openWorkbook, type Sheet, type Workbook } from './open-workbook.ts';
import { readSheet } from './read-sheet.ts';

/** Rows above the header that are passed over: a title, a date. */
const mostTitleRows = 20;

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

/** The header is the first row with two texts. */
async function* recordsOf(
  book: Workbook,
  sheet: Sheet,
  headed?: (columns: readonly string[]) => void,
): AsyncGenerator<ReadRecord> {
  let header: readonly string[] | null = null;
  let passed = 0;
  try {
    for await (const { row, cells } of readSheet(book, sheet)) {
      if (header === null) {
        if (cells.filter((text) => text !== null).length < 2) {
          if (++passed > mostTitleRows) return;
          continue;
        }
        header = uniqueColumns(cells.map((text) => text ?? ''));
        headed?.(header);
        continue;
      }
      const values = Object.create(null) as Record<string, unknown>;
      for (const [index, column] of header.entries()) values[column] = cells[index] ?? '';
      yield { kind: 'row', line: row, values };
    }
  } catch (error) {
    throw asRequest(error);
  }
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

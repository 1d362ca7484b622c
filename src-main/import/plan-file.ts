import path from 'node:path';
import { invalidRequest } from '#shared/contract/errors.ts';
import { chooseList, type ListChoice } from './choose-list.ts';
import { mapColumns, missingFields, type ColumnMapping } from './columns.ts';
import { detectFormat, type FileFormat } from './detect-format.ts';
import { BrokenJson } from './json-tokens.ts';
import type { RowFormat } from './parse-row.ts';
import { listsOf, readRecords } from './read-records.ts';
import type { JsonList } from './json-list.ts';
import { notThatExport, recognise, type FieldColumns, type Recognised, type ToolMappings } from './tool-mappings.ts';

/** How one file is read. */
export interface FilePlan {
  readonly file: string;
  readonly name: string;
  readonly format: FileFormat;
  readonly choice: ListChoice | null;
  readonly list: JsonList | null;
  readonly columns: readonly string[];
  readonly recognised: Recognised | null;
  readonly fields: FieldColumns;
  /** What a person has to choose before anything can be read; null if nothing. */
  readonly needs: 'list' | 'columns' | null;
}

/** What an order says about the columns of its files. */
interface Chosen {
  readonly list?: string | undefined;
  readonly mapping?: ColumnMapping | undefined;
}

const repair = 'Export it again, or as JSON Lines, where a broken line costs only its own row';

/** Decides how a file is read: its format, its list or sheet, whose export it is, and where each field is. Throws `invalid_request`. */
export async function planFile(file: string, chosen: Chosen, mappings: ToolMappings): Promise<FilePlan> {
  const format = await detectFormat(file);
  const given = chosen.mapping ?? {};
  const base = { file, name: path.basename(file), format };
  if (format.format === 'csv') {
    const columns = await headerOf(file, format);
    return { ...base, choice: null, list: null, ...planColumns(columns, given, mappings, new Set()) };
  }
  const lists = await listsIn(file, format);
  const known = chosen.list === undefined ? knownList(lists, mappings) : null;
  const choice: ListChoice =
    known === null
      ? chooseList(lists, chosen.list ?? null, given)
      : { kind: 'chosen', list: known, choices: lists.filter(({ kind }) => kind !== 'document') };
  if (choice.kind === 'open')
    return { ...base, choice, list: null, columns: [], recognised: null, fields: {}, needs: 'list' };
  const { list } = choice;
  return { ...base, choice, list, ...planColumns(list.columns, given, mappings, list.listColumns) };
}

/** How the rows of a planned file are read. */
export const rowFormat = ({ fields, recognised }: FilePlan): RowFormat => ({
  fields,
  platformNames: new Map(
    Object.entries(recognised?.export.platforms ?? {}).map(([name, platform]) => [name.toLowerCase(), platform]),
  ),
  dateOrder: recognised?.export.dates ?? null,
});

function planColumns(
  columns: readonly string[],
  given: ColumnMapping,
  mappings: ToolMappings,
  lists: ReadonlySet<string>,
): Pick<FilePlan, 'columns' | 'recognised' | 'fields' | 'needs'> {
  const guessed = mapColumns(columns, given, lists);
  const recognised = recognise(mappings, columns);
  if (recognised === null && mappings.chosen && columns.length > 0) throw notThatExport(mappings, columns);
  const asFields = Object.entries(guessed).filter(([field]) => recognised === null || field in given);
  const fields: FieldColumns = {
    ...recognised?.fields,
    ...Object.fromEntries(asFields.map(([field, column]) => [field, [column]])),
  };
  const missing = missingFields(firstColumns(fields)).filter(
    (field) => field === 'query' || (recognised?.export.holds ?? 'answers') === 'answers',
  );
  return { columns, recognised, fields, needs: columns.length === 0 || missing.length === 0 ? null : 'columns' };
}

/** The column that each field is read from first. */
export const firstColumns = (fields: FieldColumns): ColumnMapping =>
  Object.fromEntries(Object.entries(fields).map(([field, [column = '']]) => [field, column]));

/** The one list whose rows are an export of a tool, answers before queries; null if there is none, or no such one. */
function knownList(lists: readonly JsonList[], mappings: ToolMappings): JsonList | null {
  const known = lists.flatMap((list) => {
    const found = recognise(mappings, list.columns);
    return found === null ? [] : [{ list, holds: found.export.holds }];
  });
  const answers = known.filter(({ holds }) => holds === 'answers');
  const [only, another] = answers.length > 0 ? answers : known;
  return another === undefined ? (only?.list ?? null) : null;
}

async function listsIn(file: string, format: FileFormat): Promise<JsonList[]> {
  try {
    return await listsOf(file, format);
  } catch (error) {
    if (error instanceof BrokenJson)
      throw invalidRequest('file', `the file ${error.message}; nothing was imported. ${repair}`);
    throw error;
  }
}

/** The columns of a table; none if it has no rows. */
async function headerOf(file: string, format: FileFormat): Promise<readonly string[]> {
  for await (const record of readRecords(file, format, null))
    if (record.kind === 'row') return Object.keys(record.values);
  return [];
}

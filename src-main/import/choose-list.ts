import { invalidRequest } from '#shared/contract/errors.ts';
import { mapColumns, missingFields, type ColumnMapping } from './columns.ts';
import type { JsonList } from './json-list.ts';

/** The list to import, or that it has to be chosen from several. */
export type ListChoice =
  | { readonly kind: 'chosen'; readonly list: JsonList; readonly choices: readonly JsonList[] }
  | { readonly kind: 'open'; readonly choices: readonly JsonList[] };

/** Most lists that are offered. */
const mostOffered = 20;

/**
 * Chooses the list whose rows are imported: the one asked for, else the only one with a question and an answer, else the only
 * one there is. Throws `invalid_request` if the file has no list of rows, or not the one asked for.
 */
export function chooseList(found: readonly JsonList[], wanted: string | null, given: ColumnMapping): ListChoice {
  // A document of lists only is no row itself.
  const lists = found.filter((list) => list.kind !== 'document' || list.columns.length - list.listColumns.size > 1);
  if (lists.length === 0)
    throw invalidRequest(
      'file',
      'the file holds no list of rows: give a table with a header, or JSON with a list of objects, such as [{"query": "…", "answer": "…"}]',
    );
  const choices = bestOf(lists, given).toSorted((one, other) => other.rows - one.rows);
  if (wanted !== null) {
    const path = normal(wanted);
    const list = lists.find((candidate) => candidate.path === wanted || candidate.path === path);
    if (list === undefined)
      throw invalidRequest('list', `the file has no list "${wanted}"; its lists are ${offer(choices)}`);
    return { kind: 'chosen', list, choices };
  }
  const [only = lists[0]] = choices;
  if (choices.length <= 1 && only !== undefined) return { kind: 'chosen', list: only, choices };
  return { kind: 'open', choices };
}

/**
 * The lists that can hold the answers: those with a question and an answer of their own; else those where the objects around
 * give one of the two, such as answers grouped under their question; else all. The document itself only if nothing in it does.
 */
function bestOf(lists: readonly JsonList[], given: ColumnMapping): readonly JsonList[] {
  const found = lists.map((list) => ({ list, own: ownFields(list, given) }));
  const inside = (least: number) =>
    found.filter(({ list, own }) => own >= least && list.kind !== 'document').map(({ list }) => list);
  const document = found.filter(({ list, own }) => own === 2 && list.kind === 'document').map(({ list }) => list);
  const others = lists.filter((list) => list.kind !== 'document');
  return [inside(2), document, inside(1), others].find((group) => group.length > 0) ?? [];
}

/** Asks for the choice, as `invalid_request`. */
export const openChoice = (choices: readonly JsonList[]): Error =>
  invalidRequest('list', `the file holds several lists of rows; choose one: ${offer(choices)}`);

/** How many of question and answer the rows of a list have themselves; 0 unless they have both, with the objects around. */
function ownFields(list: JsonList, given: ColumnMapping): number {
  try {
    const mapping = mapColumns(list.columns, given, list.listColumns);
    if (missingFields(mapping).length > 0) return 0;
    return [mapping.query, mapping.answer].filter((column) => list.ownColumns.includes(column ?? '')).length;
  } catch {
    return 0;
  }
}

/** A leading dot may be left out. */
const normal = (path: string): string => (path.startsWith('.') ? path : `.${path}`);

const offer = (lists: readonly JsonList[]): string => {
  const shown = lists.slice(0, mostOffered).map(({ path, rows }) => `${path} (${rows} ${rows === 1 ? 'row' : 'rows'})`);
  return lists.length > mostOffered ? `${shown.join(', ')} and ${lists.length - mostOffered} more` : shown.join(', ');
};

import { invalidRequest } from '#shared/contract/errors.ts';
import { importFields, type ImportField } from '#shared/contract/workspace/imports.ts';
import { usualNames } from './usual-names.ts';

/** Which column each field is read from. */
export type ColumnMapping = Partial<Record<ImportField, string>>;

/** What the text of an inner object is called: `query.text`. */
const textParts = ['text', 'content', 'body', 'value', 'markdown', 'message'];

/** Most columns named in a message. */
const columnsNamed = 40;

/** A column's name without what people and tools write differently: capitals, spaces and hyphens. */
export const plainName = (name: string): string =>
  name
    .trim()
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .replace(/[\s-]+/g, '_');

/**
 * The columns of a header line; further ones of a name are numbered. Throws `invalid_request` if two are called like a query or an
 * answer, because one would hide the other.
 */
export function uniqueColumns(header: readonly string[]): string[] {
  const names = header.map((name, index) => (name.trim() === '' ? `column ${index + 1}` : name));
  const timesBefore = names.map((name, index) => names.slice(0, index).filter((other) => other === name).length);
  const twice = names.find((name, index) => (timesBefore[index] ?? 0) > 0 && isQueryOrAnswer(plainName(name)));
  if (twice !== undefined)
    throw invalidRequest('file', `two columns of the file are called "${twice}"; rename one of them`);
  return names.map((name, index) => (timesBefore[index] === 0 ? name : `${name} (${(timesBefore[index] ?? 0) + 1})`));
}

const isQueryOrAnswer = (name: string): boolean => usualNames.query.includes(name) || usualNames.answer.includes(name);

/** The last part of a column of an inner object: `text` of `response.text`. */
const lastPart = (column: string): string => column.slice(column.lastIndexOf('.') + 1);

/**
 * Decides which column each field is read from: as given, the rest guessed from the names. A list is never guessed to hold
 * queries or answers. Throws `invalid_request` for a column that the file does not have.
 *
 * @param lists columns whose values are lists
 */
export function mapColumns(
  columns: readonly string[],
  given: ColumnMapping,
  lists: ReadonlySet<string> = new Set(),
): ColumnMapping {
  const mapping: ColumnMapping = {};
  for (const field of importFields) {
    const wanted = given[field];
    if (wanted === undefined) continue;
    const column =
      columns.find((name) => name === wanted) ?? columns.find((name) => plainName(name) === plainName(wanted));
    if (column === undefined)
      throw invalidRequest(
        'mapping',
        `the file has no column "${wanted}" (for ${field}); its columns are ${named(columns)}`,
      );
    mapping[field] = column;
  }
  const taken = new Set(Object.values(mapping));
  for (const field of importFields) {
    if (mapping[field] !== undefined) continue;
    const free = columns.filter(
      (column) => !taken.has(column) && (field === 'citations' || field === 'tags' || !lists.has(column)),
    );
    const column = guess(free, field);
    if (column === undefined) continue;
    mapping[field] = column;
    taken.add(column);
  }
  return mapping;
}

/** By its whole name, else by the name of an inner object (`response.body`), else by the last part of its name. */
function guess(columns: readonly string[], field: ImportField): string | undefined {
  const names = usualNames[field];
  const first = (nameOf: (column: string) => string): string | undefined =>
    names.flatMap((name) => columns.filter((column) => plainName(nameOf(column)) === name))[0];
  const inner = (column: string): boolean =>
    names.includes(plainName(column.split('.')[0] ?? '')) &&
    (names.includes(plainName(lastPart(column))) || textParts.includes(plainName(lastPart(column))));
  return (
    first((column) => column) ??
    columns.find((column) => column.includes('.') && inner(column)) ??
    first((column) => (column.includes('.') ? lastPart(column) : '')) ??
    (field === 'date'
      ? columns.find((column) => /(?:^|_)(?:date|datum|fecha|data)(?:_|$)/.test(plainName(column)))
      : undefined)
  );
}

/** The fields without which there is nothing to import and that no column was found for. */
export const missingFields = (mapping: ColumnMapping): ('query' | 'answer')[] =>
  (['query', 'answer'] as const).filter((field) => mapping[field] === undefined);

/** What to do about a missing field, as `invalid_request`. */
export const missingField = (field: 'query' | 'answer', columns: readonly string[]): Error =>
  invalidRequest(
    'mapping',
    `no column of the file looks like the ${field}; name the one that holds it. Its columns are ${named(columns)}`,
  );

const named = (columns: readonly string[]): string =>
  columns.length <= columnsNamed
    ? columns.join(', ')
    : `${columns.slice(0, columnsNamed).join(', ')} and ${columns.length - columnsNamed} more`;

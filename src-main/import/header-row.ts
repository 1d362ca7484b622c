import { mapColumns, missingFields } from './columns.ts';

/** Rows in which the header is looked for: titles, notes and filters stand above it. */
export const rowsBeforeHeader = 20;

/**
 * Which of the first rows of a table is its header: the first that names a query and an answer, else the first with two texts.
 * -1 if there is none.
 */
export function headerRow(rows: readonly (readonly string[])[]): number {
  const filled = rows.map((cells) => cells.filter((cell) => cell.trim() !== ''));
  const named = filled.findIndex((cells) => missingFields(mapColumns(cells, {})).length === 0);
  return named >= 0 ? named : filled.findIndex((cells) => cells.length >= 2);
}

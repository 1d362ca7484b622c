type Cell = string | number | boolean | null;

/**
 * Rows as one line of JSON with the names of the columns once: what a reply weighs in the context of an assistant counts.
 * `about` holds what is true of all rows.
 */
export const tableText = <Row>(
  about: Readonly<Record<string, unknown>>,
  columns: Readonly<Record<string, (row: Row) => Cell>>,
  rows: readonly Row[],
): string =>
  JSON.stringify({
    ...about,
    columns: Object.keys(columns),
    rows: rows.map((row) => Object.values(columns).map((column) => column(row))),
  });

/** The first rows, and how many there are if that is not all. */
export function firstOf<Row>(rows: readonly Row[], limit: number): { rows: readonly Row[]; more: { of?: number } } {
  return { rows: rows.slice(0, limit), more: rows.length > limit ? { of: rows.length } : {} };
}

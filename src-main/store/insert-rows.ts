import type { SqlValue, Store } from './store.ts';

/** Rows of one statement: a statement for many rows costs half as much for each as one for a single row. */
const sizes = [32, 8, 1] as const;

/**
 * Inserts rows in their order; call it inside a transaction.
 *
 * @param into the statement up to its values: "INSERT INTO table (column, …)"
 * @param rows each with a value for every column
 */
export function insertRows(store: Store, into: string, rows: readonly (readonly SqlValue[])[]): void {
  let done = 0;
  for (const size of sizes)
    for (; rows.length - done >= size; done += size) {
      const part = rows.slice(done, done + size);
      const marks = `(${part[0]?.map(() => '?').join(', ')})`;
      store.runWith(`${into} VALUES ${part.map(() => marks).join(', ')}`, part.flat());
    }
}

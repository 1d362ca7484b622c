import { insertRows } from './insert-rows.ts';
import type { SqlValue, Store } from './store.ts';

/** A table whose rows belong to answers, by `answer_id`. */
export interface RowsOfAnswers {
  readonly table: string;
  /** All columns but `answer_id`, those of the primary key first. */
  readonly columns: readonly string[];
}

/** The rows that an answer is to have, in the order of their primary key. */
export interface AnswerRows {
  readonly answerId: number;
  readonly rows: readonly (readonly SqlValue[])[];
}

/**
 * Gives answers their rows in a table in place of those stored; inside a transaction. Nothing is written for an answer that has
 * its rows already: after a new version of the analysis most have, and reading takes a third of the time of writing.
 *
 * @param known the answers among them that may have rows
 */
export function replaceRows(
  store: Store,
  { table, columns }: RowsOfAnswers,
  known: readonly number[],
  answers: readonly AnswerRows[],
): void {
  const stored = storedKeys(store, { table, columns }, known);
  const differing = answers.filter(({ answerId, rows }) => keyOf(rows) !== (stored.get(answerId) ?? ''));
  const replaced = differing.map(({ answerId }) => answerId).filter((id) => stored.has(id));
  if (replaced.length > 0)
    store.run(`DELETE FROM ${table} WHERE answer_id IN (SELECT value FROM json_each(:replaced))`, {
      replaced: JSON.stringify(replaced),
    });
  insertRows(
    store,
    `INSERT OR IGNORE INTO ${table} (answer_id, ${columns.join(', ')})`,
    differing.flatMap(({ answerId, rows }) => rows.map((row) => [answerId, ...row])),
  );
}

/** The rows of an answer as one text. */
const keyOf = (rows: readonly (readonly SqlValue[])[]): string => rows.map((row) => `${row.join(' ')};`).join('');

function storedKeys(store: Store, { table, columns }: RowsOfAnswers, known: readonly number[]): Map<number, string> {
  const keys = new Map<number, string>();
  if (known.length === 0) return keys;
  const rows = store.all<{ answerId: number; key: string }>(
    `SELECT answer_id AS answerId, ${columns.join(` || ' ' || `)} || ';' AS key FROM ${table}
     WHERE answer_id IN (SELECT value FROM json_each(:known)) ORDER BY answer_id, ${columns.join(', ')}`,
    { known: JSON.stringify(known) },
  );
  for (const { answerId, key } of rows) keys.set(answerId, (keys.get(answerId) ?? '') + key);
  return keys;
}

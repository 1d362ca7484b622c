import type { ReadStore, Store } from './open.ts';

/** Keeps the names a model saw in an answer. */
export const writeModelCandidates = (
  store: Store,
  answerId: number,
  entry: { model: string; names: readonly string[]; askedAt: string },
): void => {
  store.run(
    'INSERT OR IGNORE INTO model_candidates (answer_id, model, names, asked_at) VALUES (?, ?, ?, ?)',
    answerId,
    entry.model,
    JSON.stringify(entry.names),
    entry.askedAt,
  );
};

/** Answered answers of a customer that no model has read yet, oldest first. */
export const listAnswersUnread = (store: ReadStore, customerId: number, limit: number): number[] =>
  store
    .all<{ id: number }>(
      `SELECT a.id FROM answer a JOIN execution e ON e.id = a.execution_id
       WHERE e.customer_id = ? AND a.outcome = 'answered'
         AND NOT EXISTS (SELECT 1 FROM model_candidates m WHERE m.answer_id = a.id)
       ORDER BY a.id LIMIT ?`,
      customerId,
      limit,
    )
    .map((row) => row.id);

/** How many answers of a customer a model has read, up to one of them. */
export const countAnswersRead = (store: ReadStore, customerId: number, upToAnswerId: number): number =>
  store.get<{ n: number }>(
    `SELECT COUNT(*) AS n FROM model_candidates m JOIN answer a ON a.id = m.answer_id JOIN execution e ON e.id = a.execution_id
     WHERE e.customer_id = ? AND a.id <= ?`,
    customerId,
    upToAnswerId,
  )?.n ?? 0;

/** The names a model saw in some answers, by answer. */
export const readModelCandidates = (store: ReadStore, answerIds: readonly number[]): Map<number, readonly string[]> =>
  new Map(
    store
      .all<{ answerId: number; names: string }>(
        'SELECT answer_id AS answerId, names FROM model_candidates WHERE answer_id IN (SELECT value FROM json_each(?))',
        JSON.stringify(answerIds),
      )
      .map((row) => [row.answerId, JSON.parse(row.names) as string[]]),
  );

export const countAnswered = (store: ReadStore, customerId: number): number =>
  store.get<{ n: number }>('SELECT COALESCE(SUM(answered), 0) AS n FROM execution WHERE customer_id = ?', customerId)
    ?.n ?? 0;

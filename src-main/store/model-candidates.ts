import { textsIn } from './json-columns.ts';
import type { ReadStore, Store } from './open.ts';

/** Stores the names that a model found in an answer. */
export const writeModelCandidates = (
  store: Store,
  answerId: number,
  entry: { model: string; names: readonly string[]; askedAt: string },
): void => {
  store.run(
    'INSERT OR IGNORE INTO model_candidates (answer_id, model, names, asked_at) VALUES (:answerId, :model, :names, :askedAt)',
    { answerId, model: entry.model, names: JSON.stringify(entry.names), askedAt: entry.askedAt },
  );
};

/** Answered answers of a customer that no model has read yet, oldest first. */
export const listAnswersUnread = (store: ReadStore, customerId: number, limit: number): number[] =>
  store
    .all<{ id: number }>(
      `SELECT a.id FROM answer a JOIN execution e ON e.id = a.execution_id
       WHERE e.customer_id = :customerId AND a.outcome = 'answered'
         AND NOT EXISTS (SELECT 1 FROM model_candidates m WHERE m.answer_id = a.id)
       ORDER BY a.id LIMIT :limit`,
      { customerId, limit },
    )
    .map((row) => row.id);

/** The number of a customer's answers that a model has read, up to and including one of them. */
export const countAnswersRead = (store: ReadStore, customerId: number, upToAnswerId: number): number =>
  store.get<{ n: number }>(
    `SELECT COUNT(*) AS n FROM model_candidates m JOIN answer a ON a.id = m.answer_id JOIN execution e ON e.id = a.execution_id
     WHERE e.customer_id = :customerId AND a.id <= :upToAnswerId`,
    { customerId, upToAnswerId },
  )?.n ?? 0;

/** The names that a model found in the given answers, by answer. */
export const readModelCandidates = (store: ReadStore, answerIds: readonly number[]): Map<number, readonly string[]> =>
  new Map(
    store
      .all<{ answerId: number; names: string }>(
        'SELECT answer_id AS answerId, names FROM model_candidates WHERE answer_id IN (SELECT value FROM json_each(:answerIds))',
        { answerIds: JSON.stringify(answerIds) },
      )
      .map((row) => [row.answerId, textsIn(row.names)]),
  );

export const countAnswered = (store: ReadStore, customerId: number): number =>
  store.get<{ n: number }>('SELECT COALESCE(SUM(answered), 0) AS n FROM execution WHERE customer_id = :customerId', {
    customerId,
  })?.n ?? 0;

import { insertRows } from './insert-rows.ts';
import type { ReadStore, Store } from './open.ts';

/** One question of an execution's plan. */
export interface PlannedQuestion {
  readonly executionId: number;
  readonly queryId: number;
  readonly sample: number;
  readonly state: 'open' | 'asking' | 'answered' | 'failed';
  readonly attempts: number;
  readonly timeouts: number;
  readonly failureKind: string | null;
  readonly failureMessage: string | null;
  readonly updatedAt: string | null;
  readonly text: string;
}

/** Plans every active query of the group, once per sample; returns the number of questions. */
export function planExecution(store: Store, executionId: number, groupId: number, samples: number): number {
  const { changes } = store.run(
    `WITH RECURSIVE sample (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM sample WHERE n < :samples)
     INSERT INTO execution_query (execution_id, query_id, sample)
     SELECT :executionId, q.id, sample.n FROM query q, sample WHERE q.query_group_id = :groupId AND q.deleted_at IS NULL`,
    { samples, executionId, groupId },
  );
  store.run('UPDATE execution SET total = :total WHERE id = :executionId', { total: changes, executionId });
  return changes;
}

/** A question whose final outcome is known when its execution is stored. */
export interface FinishedQuestion {
  readonly queryId: number;
  readonly at: string;
  /** Null: it was answered. */
  readonly failure: { readonly kind: string; readonly message: string; readonly maybeBilled: boolean } | null;
}

/** Stores the plan of an execution whose questions were all asked once, one sample each. */
export function insertFinishedQuestions(
  store: Store,
  executionId: number,
  questions: readonly FinishedQuestion[],
): void {
  insertRows(
    store,
    'INSERT INTO execution_query (execution_id, query_id, sample, state, attempts, timeouts, failure_kind, failure_message, updated_at)',
    questions.map(({ queryId, at, failure }) => [
      ...[executionId, queryId, 1, failure === null ? 'answered' : 'failed', 1, failure?.maybeBilled === true ? 1 : 0],
      ...[failure?.kind ?? null, failure?.message ?? null, at],
    ]),
  );
  store.run('UPDATE execution SET total = :total, failed = :failed WHERE id = :executionId', {
    executionId,
    total: questions.length,
    failed: questions.filter(({ failure }) => failure !== null).length,
  });
}

const planned = `SELECT x.execution_id AS executionId, x.query_id AS queryId, x.sample, x.state, x.attempts, x.timeouts,
  x.failure_kind AS failureKind, x.failure_message AS failureMessage, x.updated_at AS updatedAt, q.text
  FROM execution_query x JOIN query q ON q.id = x.query_id`;

/** The next open questions of one sample after a query, so that a plan of any length is read in small pieces. */
export const nextOpenQuestions = (
  store: ReadStore,
  executionId: number,
  sample: number,
  afterQueryId: number,
  limit: number,
): PlannedQuestion[] =>
  store.all(
    `${planned} WHERE x.execution_id = :executionId AND x.sample = :sample AND x.query_id > :afterQueryId AND x.state = 'open' ORDER BY x.query_id LIMIT :limit`,
    { executionId, sample, afterQueryId, limit },
  );

export const listFailedQuestions = (store: ReadStore, executionId: number): PlannedQuestion[] =>
  store.all(`${planned} WHERE x.execution_id = :executionId AND x.state = 'failed' ORDER BY x.query_id, x.sample`, {
    executionId,
  });

const where = 'WHERE execution_id = :executionId AND query_id = :queryId AND sample = :sample';
export type QuestionKey = Pick<PlannedQuestion, 'executionId' | 'queryId' | 'sample'>;

/**
 * Marks that a request is about to be sent: after a crash it may have been billed, up to `micro` micro-dollars (null if the
 * price is unknown).
 */
export const markAsking = (
  store: Store,
  question: QuestionKey,
  at: string,
  asked: { provider: string; micro: number | null } | null = null,
): void => {
  store.run(
    `UPDATE execution_query SET state = 'asking', attempts = attempts + 1, updated_at = :at, asked_provider = :provider, asked_micro = :micro ${where}`,
    { ...question, at, provider: asked?.provider ?? null, micro: asked?.micro ?? null },
  );
};

export const markAnswered = (store: Store, question: QuestionKey, at: string): void => {
  store.run(
    `UPDATE execution_query SET state = 'answered', failure_kind = NULL, failure_message = NULL, updated_at = :at ${where}`,
    { ...question, at },
  );
};

/** Stores the platform's message about a failed attempt; `final` if it is not tried again. */
export function markFailure(
  store: Store,
  question: QuestionKey,
  failure: { kind: string; message: string; maybeBilled: boolean; final: boolean; at: string },
): void {
  store.run(
    `UPDATE execution_query SET state = :state, failure_kind = :kind, failure_message = :message, timeouts = timeouts + :timeouts, updated_at = :at ${where}`,
    {
      ...question,
      state: failure.final ? 'failed' : 'open',
      kind: failure.kind,
      message: failure.message,
      timeouts: failure.maybeBilled ? 1 : 0,
      at: failure.at,
    },
  );
  if (failure.final)
    store.run('UPDATE execution SET failed = failed + 1 WHERE id = :executionId', {
      executionId: question.executionId,
    });
}

/** Reopens a question without counting the attempt: it was not sent, or the failure had nothing to do with the question. */
export const reopenQuestion = (
  store: Store,
  question: QuestionKey,
  failure: { kind: string; message: string } | null = null,
): void => {
  store.run(
    `UPDATE execution_query SET state = 'open', attempts = MAX(attempts - 1, 0),
       failure_kind = COALESCE(:kind, failure_kind), failure_message = COALESCE(:message, failure_message) ${where} AND state = 'asking'`,
    { ...question, kind: failure?.kind ?? null, message: failure?.message ?? null },
  );
};

/** A question whose request was in flight when the process ended. */
export interface QuestionOut extends QuestionKey {
  readonly customerId: number;
  readonly queryGroupId: number;
  readonly platform: string;
  readonly askedProvider: string | null;
  readonly askedMicro: number | null;
}

/** Questions whose request was in flight when an earlier process ended, of one execution or of all. */
export const listQuestionsOut = (store: ReadStore, executionId: number | null): QuestionOut[] =>
  store.all(
    `SELECT x.execution_id AS executionId, x.query_id AS queryId, x.sample, x.asked_provider AS askedProvider, x.asked_micro AS askedMicro, e.customer_id AS customerId, e.query_group_id AS queryGroupId, e.platform
     FROM execution_query x JOIN execution e ON e.id = x.execution_id WHERE x.state = 'asking' AND (:executionId IS NULL OR x.execution_id = :executionId)`,
    { executionId },
  );

/** Reopens the failed questions of an execution; returns their number. */
export function reopenFailed(store: Store, executionId: number): number {
  const { changes } = store.run(
    "UPDATE execution_query SET state = 'open', attempts = 0, timeouts = 0 WHERE execution_id = :executionId AND state = 'failed'",
    { executionId },
  );
  store.run('UPDATE execution SET failed = 0 WHERE id = :executionId', { executionId });
  return changes;
}

/** The number of queries of an execution whose samples all have a final outcome. */
export const countCompletedQueries = (store: ReadStore, executionId: number): number =>
  store.get<{ n: number }>(
    `SELECT COUNT(*) AS n FROM (
       SELECT query_id FROM execution_query WHERE execution_id = :executionId GROUP BY query_id HAVING SUM(state IN ('open', 'asking')) = 0)`,
    { executionId },
  )?.n ?? 0;

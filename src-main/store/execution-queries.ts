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

/** Plans every active query of the group, each as many times as there are samples; returns how many questions. */
export function planExecution(store: Store, executionId: number, groupId: number, samples: number): number {
  const { changes } = store.run(
    `WITH RECURSIVE sample (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM sample WHERE n < ?)
     INSERT INTO execution_query (execution_id, query_id, sample)
     SELECT ?, q.id, sample.n FROM query q, sample WHERE q.query_group_id = ? AND q.deleted_at IS NULL`,
    samples,
    executionId,
    groupId,
  );
  store.run('UPDATE execution SET total = ? WHERE id = ?', changes, executionId);
  return changes;
}

const planned = `SELECT x.execution_id AS executionId, x.query_id AS queryId, x.sample, x.state, x.attempts, x.timeouts,
  x.failure_kind AS failureKind, x.failure_message AS failureMessage, x.updated_at AS updatedAt, q.text
  FROM execution_query x JOIN query q ON q.id = x.query_id`;

/** Questions without a final outcome, in the order to ask them: every query once, then every query a second time. */
export const listOpenQuestions = (store: ReadStore, executionId: number): PlannedQuestion[] =>
  store.all(
    `${planned} WHERE x.execution_id = ? AND x.state IN ('open', 'asking') ORDER BY x.sample, x.query_id`,
    executionId,
  );

/** The next open questions of one sample after a query, so that a plan of any length is read in small pieces. */
export const nextOpenQuestions = (
  store: ReadStore,
  executionId: number,
  sample: number,
  afterQueryId: number,
  limit: number,
): PlannedQuestion[] =>
  store.all(
    `${planned} WHERE x.execution_id = ? AND x.sample = ? AND x.query_id > ? AND x.state = 'open' ORDER BY x.query_id LIMIT ?`,
    executionId,
    sample,
    afterQueryId,
    limit,
  );

export const listFailedQuestions = (store: ReadStore, executionId: number): PlannedQuestion[] =>
  store.all(`${planned} WHERE x.execution_id = ? AND x.state = 'failed' ORDER BY x.query_id, x.sample`, executionId);

const where = 'WHERE execution_id = ? AND query_id = ? AND sample = ?';
export type QuestionKey = Pick<PlannedQuestion, 'executionId' | 'queryId' | 'sample'>;

/**
 * Marks that a request is about to leave: what a crash finds here may have been paid for, up to `micro` micro-dollars
 * (null when nobody knows the price).
 */
export const markAsking = (
  store: Store,
  question: QuestionKey,
  at: string,
  asked: { provider: string; micro: number | null } | null = null,
): void => {
  store.run(
    `UPDATE execution_query SET state = 'asking', attempts = attempts + 1, updated_at = ?, asked_provider = ?, asked_micro = ? ${where}`,
    at,
    asked?.provider ?? null,
    asked?.micro ?? null,
    question.executionId,
    question.queryId,
    question.sample,
  );
};

export const markAnswered = (store: Store, question: QuestionKey, at: string): void => {
  store.run(
    `UPDATE execution_query SET state = 'answered', failure_kind = NULL, failure_message = NULL, updated_at = ? ${where}`,
    at,
    question.executionId,
    question.queryId,
    question.sample,
  );
};

/** Keeps the platform's words about an attempt; `final` when it is not tried again. */
export function markFailure(
  store: Store,
  question: QuestionKey,
  failure: { kind: string; message: string; maybeBilled: boolean; final: boolean; at: string },
): void {
  store.run(
    `UPDATE execution_query SET state = ?, failure_kind = ?, failure_message = ?, timeouts = timeouts + ?, updated_at = ? ${where}`,
    failure.final ? 'failed' : 'open',
    failure.kind,
    failure.message,
    failure.maybeBilled ? 1 : 0,
    failure.at,
    question.executionId,
    question.queryId,
    question.sample,
  );
  if (failure.final) store.run('UPDATE execution SET failed = failed + 1 WHERE id = ?', question.executionId);
}

/** Puts a question back without counting the attempt: it was not sent, or what came says nothing about the question. */
export const reopenQuestion = (
  store: Store,
  question: QuestionKey,
  words: { kind: string; message: string } | null = null,
): void => {
  store.run(
    `UPDATE execution_query SET state = 'open', attempts = MAX(attempts - 1, 0),
       failure_kind = COALESCE(?, failure_kind), failure_message = COALESCE(?, failure_message) ${where} AND state = 'asking'`,
    words?.kind ?? null,
    words?.message ?? null,
    question.executionId,
    question.queryId,
    question.sample,
  );
};

/** A request that was out when the process ended. */
export interface QuestionOut extends QuestionKey {
  readonly customerId: number;
  readonly queryGroupId: number;
  readonly platform: string;
  readonly askedProvider: string | null;
  readonly askedMicro: number | null;
}

/** Questions whose request was out when an earlier process ended; of one execution, or of all. */
export const listQuestionsOut = (store: ReadStore, executionId: number | null): QuestionOut[] =>
  store.all(
    `SELECT x.execution_id AS executionId, x.query_id AS queryId, x.sample, x.asked_provider AS askedProvider, x.asked_micro AS askedMicro, e.customer_id AS customerId, e.query_group_id AS queryGroupId, e.platform
     FROM execution_query x JOIN execution e ON e.id = x.execution_id WHERE x.state = 'asking' AND (?1 IS NULL OR x.execution_id = ?1)`,
    executionId,
  );

/** Opens the failed questions of an execution again; returns how many. */
export function reopenFailed(store: Store, executionId: number): number {
  const { changes } = store.run(
    "UPDATE execution_query SET state = 'open', attempts = 0, timeouts = 0 WHERE execution_id = ? AND state = 'failed'",
    executionId,
  );
  store.run('UPDATE execution SET failed = 0 WHERE id = ?', executionId);
  return changes;
}

/** How many queries of an execution have a final outcome for every sample. */
export const countCompletedQueries = (store: ReadStore, executionId: number): number =>
  store.get<{ n: number }>(
    `SELECT COUNT(*) AS n FROM (
       SELECT query_id FROM execution_query WHERE execution_id = ? GROUP BY query_id HAVING SUM(state IN ('open', 'asking')) = 0)`,
    executionId,
  )?.n ?? 0;

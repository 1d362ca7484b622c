import type { Store } from './open.ts';

/** One question of an execution's plan. */
export interface PlannedQuestion {
  readonly execution_id: number;
  readonly query_id: number;
  readonly sample: number;
  readonly state: 'open' | 'asking' | 'answered' | 'failed';
  readonly attempts: number;
  readonly timeouts: number;
  readonly failure_kind: string | null;
  readonly failure_message: string | null;
  readonly updated_at: string | null;
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

const planned = 'SELECT x.*, q.text FROM execution_query x JOIN query q ON q.id = x.query_id';

/** Questions without a final outcome, in the order to ask them. */
export const listOpenQuestions = (store: Store, executionId: number): PlannedQuestion[] =>
  store.all(`${planned} WHERE x.execution_id = ? AND x.state IN ('open', 'asking') ORDER BY x.sample, x.query_id`, executionId);

export const listFailedQuestions = (store: Store, executionId: number): PlannedQuestion[] =>
  store.all(`${planned} WHERE x.execution_id = ? AND x.state = 'failed' ORDER BY x.query_id, x.sample`, executionId);

const where = 'WHERE execution_id = ? AND query_id = ? AND sample = ?';
type QuestionKey = Pick<PlannedQuestion, 'execution_id' | 'query_id' | 'sample'>;

/** Marks that a request is about to leave: what a crash finds here may have been paid for. */
export const markAsking = (store: Store, question: QuestionKey, at: string): void => {
  store.run(
    `UPDATE execution_query SET state = 'asking', attempts = attempts + 1, updated_at = ? ${where}`,
    at,
    question.execution_id,
    question.query_id,
    question.sample,
  );
};

export const markAnswered = (store: Store, question: QuestionKey, at: string): void => {
  store.run(
    `UPDATE execution_query SET state = 'answered', failure_kind = NULL, failure_message = NULL, updated_at = ? ${where}`,
    at,
    question.execution_id,
    question.query_id,
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
    question.execution_id,
    question.query_id,
    question.sample,
  );
  store.run(
    "UPDATE execution SET failed = (SELECT COUNT(*) FROM execution_query WHERE execution_id = ?1 AND state = 'failed') WHERE id = ?1",
    question.execution_id,
  );
}

/** Puts a question back without counting the attempt: it was never sent, or was cancelled before it left. */
export const reopenQuestion = (store: Store, question: QuestionKey): void => {
  store.run(
    `UPDATE execution_query SET state = 'open', attempts = MAX(attempts - 1, 0) ${where} AND state = 'asking'`,
    question.execution_id,
    question.query_id,
    question.sample,
  );
};

/** Opens the failed questions of an execution again; returns how many. */
export function reopenFailed(store: Store, executionId: number): number {
  const { changes } = store.run(
    "UPDATE execution_query SET state = 'open', attempts = 0, timeouts = 0 WHERE execution_id = ? AND state = 'failed'",
    executionId,
  );
  store.run('UPDATE execution SET failed = 0 WHERE id = ?', executionId);
  return changes;
}

/** How many questions have a final outcome. */
export const countFinal = (store: Store, executionId: number): number =>
  store.get<{ n: number }>("SELECT COUNT(*) AS n FROM execution_query WHERE execution_id = ? AND state IN ('answered', 'failed')", executionId)?.n ?? 0;

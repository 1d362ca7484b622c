import { countCompletedQueries } from '#main/store/execution-queries.ts';
import { isOpenState } from '#shared/domain/execution-states.ts';
import type { ExecutionRow } from '#main/store/executions.ts';
import type { Store } from '#main/store/open.ts';
import { secondsPerQuestion } from '#main/store/statistics/scan-pace.ts';

export interface Progress {
  readonly total: number;
  /** With a final outcome, failures included. */
  readonly completed: number;
}

export interface ExecutionProgress {
  /** Questions: every sample of every query. */
  readonly questions: Progress;
  /** Hours remaining; 0 in a final state. */
  readonly etaHours: number;
}

/** Seconds per question of a platform that was never scanned: a few at a time, each answered within ten seconds or so. */
const usualSeconds = 3;

/**
 * Progress of an execution, in questions. ETA: remaining questions × seconds per question so far (`pace.ts`; before the
 * first answer: the median of the platform's last 20 executions; else a usual pace, so that 0 means done). For a waiting
 * execution, the time it needs once it resumes.
 */
export function executionProgress(store: Store, execution: ExecutionRow): ExecutionProgress {
  const completed = execution.answered + execution.noOverview + execution.refused + execution.failed;
  const total = Math.max(execution.total, completed);
  const remaining = total - completed;
  const seconds =
    isOpenState(execution.state) && remaining > 0 ? (secondsPerQuestion(store, execution) ?? usualSeconds) : 0;
  return { questions: { total, completed }, etaHours: (remaining * seconds) / 3600 };
}

/** Progress of an execution, in queries: a query is complete when every sample of it has a final outcome. */
export function queryProgress(store: Store, execution: ExecutionRow): Progress {
  const { questions } = executionProgress(store, execution);
  if (execution.samples === 1 || execution.origin === 'import') return questions;
  return {
    total: Math.ceil(questions.total / execution.samples),
    completed: countCompletedQueries(store, execution.id),
  };
}

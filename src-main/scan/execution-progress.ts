import { countCompletedQueries } from '#main/store/execution-queries.ts';
import type { ExecutionRow } from '#main/store/executions.ts';
import type { Store } from '#main/store/open.ts';
import { secondsPerQuestion } from '#main/store/statistics/scan-pace.ts';

export interface Progress {
  readonly total: number;
  /** With a final outcome, failed ones included. */
  readonly completed: number;
}

export interface ExecutionProgress {
  /** Questions: every sample of every query. */
  readonly questions: Progress;
  /** Hours still needed; 0 in a final state. */
  readonly etaHours: number;
}

/**
 * How far an execution is, in questions. ETA: remaining questions × the seconds per question so far (`pace.ts`; before the
 * first answer: the median of the platform's last 20 executions; else 0). A waiting execution tells how long it needs once it goes on.
 */
export function executionProgress(store: Store, execution: ExecutionRow): ExecutionProgress {
  const open = execution.state === 'Pending' || execution.state === 'In Progress';
  const completed = execution.answered + execution.noOverview + execution.refused + execution.failed;
  const total = Math.max(execution.total, completed);
  const left = total - completed;
  const seconds = open && left > 0 ? (secondsPerQuestion(store, execution) ?? 0) : 0;
  return { questions: { total, completed }, etaHours: (left * seconds) / 3600 };
}

/** How far an execution is, in queries: a query is complete when every sample of it has a final outcome. */
export function queryProgress(store: Store, execution: ExecutionRow): Progress {
  const { questions } = executionProgress(store, execution);
  if (execution.samples === 1 || execution.origin === 'import') return questions;
  return {
    total: Math.ceil(questions.total / execution.samples),
    completed: countCompletedQueries(store, execution.id),
  };
}

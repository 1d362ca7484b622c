import { countFinal } from '#main/store/execution-queries.ts';
import type { ExecutionRow } from '#main/store/executions.ts';
import type { Store } from '#main/store/open.ts';
import { medianSecondsPerQuery } from '#main/store/statistics/scan-pace.ts';

export interface ExecutionProgress {
  /** Questions, and those with a final outcome, failed ones included. */
  readonly total: number;
  readonly completed: number;
  /** Hours still needed; 0 in a final state. */
  readonly etaHours: number;
}

/**
 * How far an execution is. ETA: remaining questions × the median seconds per question so far (before the first answer:
 * of the platform's last 20 executions; else 0).
 */
export function executionProgress(store: Store, execution: ExecutionRow): ExecutionProgress {
  const open = execution.state === 'Pending' || execution.state === 'In Progress';
  const settled = execution.answered + execution.no_overview + execution.refused + execution.failed;
  const completed = execution.origin === 'import' ? settled : countFinal(store, execution.id);
  const total = Math.max(execution.total, completed);
  if (!open || completed >= total) return { total, completed, etaHours: 0 };
  const seconds = medianSecondsPerQuery(store, execution) ?? 0;
  return { total, completed, etaHours: ((total - completed) * seconds) / 3600 };
}

import { findExecution } from '#main/store/executions.ts';
import { isStoreUnavailable } from '#main/store/workspace-problem.ts';
import { executionProgress } from './execution-progress.ts';
import type { ScanEnvironment } from './scan-environment.ts';

/** Reports the progress of executions to dashboards. */
export interface Announcer {
  /** An execution progressed or changed its state. */
  announce(executionId: number): void;
  close(): void;
}

/** At most ten events a second, however many executions are running. */
const intervalMs = 100;

/**
 * Emits one event per interval: the first at once, later ones collected and sent in turn, each with the state the
 * execution has by then. Intermediate states may be skipped; the final state never is.
 */
export function createAnnouncer(environment: Pick<ScanEnvironment, 'store' | 'emit' | 'delay'>): Announcer {
  const pending = new Set<number>();
  const closed = new AbortController();
  let resting = false;

  const emitNext = (): void => {
    const [executionId] = pending;
    if (executionId === undefined || closed.signal.aborted) return;
    pending.delete(executionId);
    resting = true;
    environment.delay(intervalMs, closed.signal).then(
      () => {
        resting = false;
        emitNext();
      },
      () => {},
    );
    try {
      emitProgress(environment, executionId);
    } catch (error) {
      // A full disk can also refuse reads; the next announcement has the state by then.
      if (!isStoreUnavailable(error)) throw error;
    }
  };
  return {
    announce: (executionId) => {
      pending.add(executionId);
      if (!resting) emitNext();
    },
    close: () => closed.abort(),
  };
}

function emitProgress({ store, emit }: Pick<ScanEnvironment, 'store' | 'emit'>, executionId: number): void {
  const execution = findExecution(store, executionId);
  if (!execution) return;
  const { questions, etaHours } = executionProgress(store, execution);
  emit({
    kind: 'execution',
    executionId,
    customerId: execution.customerId,
    queryGroupId: execution.queryGroupId,
    platform: execution.platform,
    state: execution.state,
    total: questions.total,
    completed: questions.completed,
    etaHours,
  });
}

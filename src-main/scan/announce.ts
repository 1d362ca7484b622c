import { findExecution } from '#main/store/executions.ts';
import { executionProgress } from './execution-progress.ts';
import type { ScanEnvironment } from './scan-environment.ts';

/** Tells dashboards how far executions are. */
export interface Announcer {
  /** An execution got on, or changed its state. */
  announce(executionId: number): void;
  close(): void;
}

/** At most ten events a second, however many executions are at work. */
const intervalMs = 100;

/**
 * Tells of executions in turn, each as it stands when its turn comes, at most ten a second in all: the first at once,
 * later ones collected. What an execution was in between is left out, where it ends never is.
 */
export function createAnnouncer(environment: Pick<ScanEnvironment, 'store' | 'emit' | 'delay'>): Announcer {
  const due = new Set<number>();
  const closed = new AbortController();
  let resting = false;

  const tell = (): void => {
    const [executionId] = due;
    if (executionId === undefined || closed.signal.aborted) return;
    due.delete(executionId);
    resting = true;
    environment.delay(intervalMs, closed.signal).then(
      () => {
        resting = false;
        tell();
      },
      () => {},
    );
    emit(environment, executionId);
  };
  return {
    announce: (executionId) => {
      due.add(executionId);
      if (!resting) tell();
    },
    close: () => closed.abort(),
  };
}

function emit({ store, emit: send }: Pick<ScanEnvironment, 'store' | 'emit'>, executionId: number): void {
  const execution = findExecution(store, executionId);
  if (!execution) return;
  const { questions, etaHours } = executionProgress(store, execution);
  send({
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

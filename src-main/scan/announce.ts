import { findExecution } from '#main/store/executions.ts';
import { executionProgress } from './execution-progress.ts';
import type { ScanEnvironment } from './scan-environment.ts';

/** Tells the dashboards how far an execution is; doors pass it on at most ten times a second. */
export function announce(environment: Pick<ScanEnvironment, 'store' | 'emit'>, executionId: number): void {
  const execution = findExecution(environment.store, executionId);
  if (!execution) return;
  const { total, completed, etaHours } = executionProgress(environment.store, execution);
  environment.emit({
    kind: 'execution',
    executionId,
    customerId: execution.customer_id,
    queryGroupId: execution.query_group_id,
    platform: execution.platform,
    state: execution.state,
    total,
    completed,
    etaHours,
  });
}

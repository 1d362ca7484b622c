import type { ServiceEvent } from '#shared/contract/events.ts';
import type { Jobs } from '#main/jobs/jobs.ts';
import type { ScanRunner } from '#main/scan/runner.ts';
import { hasPendingDeletions, listExecutionsBeingDeleted, listPendingDeletions } from '#main/store/deletions.ts';
import type { Store } from '#main/store/open.ts';

interface EraseParts {
  readonly store: Store;
  readonly runner: Pick<ScanRunner, 'end'>;
  readonly jobs: Jobs;
  readonly emit: (event: ServiceEvent) => void;
  /** Analyses the history of some customers again, in the background. */
  readonly recompute: (customerIds: readonly number[]) => void;
}

/** Ends the scans and jobs of what is marked as deleted, erases it, and announces that. */
async function eraseMarked({ store, runner, jobs, emit, recompute }: EraseParts): Promise<void> {
  if (!hasPendingDeletions(store)) return;
  const { customers, groups } = listPendingDeletions(store);
  const deletedCustomers = new Set(customers);
  const deletedGroups = new Set(groups.map(({ id }) => id));
  await runner.end(listExecutionsBeingDeleted(store).map(({ id }) => id));
  await jobs.stopWhere((order) => {
    if ('queryGroupId' in order && order.queryGroupId !== undefined && deletedGroups.has(order.queryGroupId))
      return true;
    if ('request' in order) return deletedCustomers.has(order.request.customerId);
    if ('customerIds' in order) return order.customerIds.every((id) => deletedCustomers.has(id));
    return 'customerId' in order && deletedCustomers.has(order.customerId);
  });
  await jobs.start('deletion', {}).finished;
  emit({ kind: 'changed', topic: 'workspace', customerId: null });
  // What was found only in the deleted answers is no longer supported by any.
  recompute([...new Set(groups.map(({ customerId }) => customerId))].filter((id) => !deletedCustomers.has(id)));
}

/** Erases in the background what is marked as deleted, one call after the other. */
export function createEraser(parts: EraseParts): () => Promise<void> {
  let last = Promise.resolve();
  return () => {
    const erased = last.then(() => eraseMarked(parts));
    last = erased.catch(() => {});
    return erased;
  };
}

import type { Store } from '#main/store/open.ts';
import { isStoreUnavailable } from '#main/store/workspace-problem.ts';

/** Collects writes that arrive together, so that one flush to disk serves all of them. */
export interface BatchedCommits {
  /** Runs work that writes and resolves once it is on disk; throws what the work throws, or why nothing could be stored. */
  run<Value>(work: () => Value): Promise<Value>;
}

/** How long one batch may hold the thread, milliseconds: the window stays responsive between batches. */
const batchMs = 4;

interface PendingWork {
  readonly work: () => unknown;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Flushing to disk takes some milliseconds, more than everything else about an answer: what arrives within one turn of
 * the event loop is stored in one transaction, each piece of work entirely or not at all.
 */
export function createBatchedCommits(store: Store): BatchedCommits {
  const pending: PendingWork[] = [];
  let scheduled = false;

  const schedule = (): void => {
    if (scheduled) return;
    scheduled = true;
    setImmediate(flush);
  };

  function flush(): void {
    scheduled = false;
    const started = performance.now();
    const batch: PendingWork[] = [];
    const replies: (() => void)[] = [];
    try {
      store.transaction(() => {
        while (batch.length === 0 || performance.now() - started < batchMs) {
          const next = pending.shift();
          if (next === undefined) break;
          batch.push(next);
          try {
            const value = store.transaction(next.work);
            replies.push(() => next.resolve(value));
          } catch (error) {
            // A full disk ends the whole transaction: nothing of the batch was stored.
            if (isStoreUnavailable(error) || !store.db.inTransaction) throw error;
            replies.push(() => next.reject(error));
          }
        }
      });
      for (const reply of replies) reply();
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
    if (pending.length > 0) schedule();
  }

  return {
    run: <Value>(work: () => Value) =>
      new Promise<Value>((resolve, reject) => {
        pending.push({ work, resolve: resolve as (value: unknown) => void, reject });
        schedule();
      }),
  };
}

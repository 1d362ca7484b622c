import type { Store } from '#main/store/open.ts';
import { isStoreUnavailable } from '#main/store/workspace-problem.ts';

/** Writes that wait a moment for each other, so that one flush to the disk serves all of them. */
export interface BatchedCommits {
  /** Runs work that writes and resolves once it is on the disk; throws what the work throws, or why nothing could be stored. */
  run<Value>(work: () => Value): Promise<Value>;
}

/** How long one group may keep the thread, milliseconds: the window has its turn between two groups. */
const groupMs = 4;

interface Waiting {
  readonly work: () => unknown;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Flushing to the disk takes some milliseconds, more than everything else about an answer: what arrives within one turn
 * of the event loop is stored in one transaction, each piece whole or not at all.
 */
export function createBatchedCommits(store: Store): BatchedCommits {
  const waiting: Waiting[] = [];
  let arranged = false;

  const arrange = (): void => {
    if (arranged) return;
    arranged = true;
    setImmediate(flush);
  };

  function flush(): void {
    arranged = false;
    const started = performance.now();
    const taken: Waiting[] = [];
    const settle: (() => void)[] = [];
    try {
      store.transaction(() => {
        while (taken.length === 0 || performance.now() - started < groupMs) {
          const one = waiting.shift();
          if (one === undefined) break;
          taken.push(one);
          try {
            const value = store.transaction(one.work);
            settle.push(() => one.resolve(value));
          } catch (error) {
            // A full disk ends the whole transaction: nobody's work was stored.
            if (isStoreUnavailable(error) || !store.db.inTransaction) throw error;
            settle.push(() => one.reject(error));
          }
        }
      });
      for (const tell of settle) tell();
    } catch (error) {
      for (const one of taken) one.reject(error);
    }
    if (waiting.length > 0) arrange();
  }

  return {
    run: <Value>(work: () => Value) =>
      new Promise<Value>((resolve, reject) => {
        waiting.push({ work, resolve: resolve as (value: unknown) => void, reject });
        arrange();
      }),
  };
}

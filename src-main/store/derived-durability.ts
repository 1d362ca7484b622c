import type { Store } from './open.ts';

/**
 * Does work that writes nothing but what can be derived again, without waiting for the disk at every commit. With a
 * write-ahead log a power cut may then take back the last transactions, never half of one, and never out of order: what
 * is taken back is stale again and recomputed. Captured answers are always stored outside of this.
 */
export function withDerivedDurability<Value>(store: Store, work: () => Value): Value {
  store.db.pragma('synchronous = NORMAL');
  try {
    return work();
  } finally {
    store.db.pragma('synchronous = FULL');
  }
}

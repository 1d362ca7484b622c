import { growCache, type Store } from './open.ts';

/**
 * Runs work that writes only data that can be recomputed, without waiting for the disk at every commit. With a write-ahead
 * log, a power cut may then undo the last transactions, but never half of one and never out of order: what is undone is
 * stale again and recomputed. Captured answers are always stored outside of this. Never more durable than it was: a
 * workspace that is being filled waits for no disk.
 */
export function withDerivedDurability<Value>(store: Store, work: () => Value): Value {
  const before = Number(store.db.pragma('synchronous', { simple: true }));
  store.db.pragma(`synchronous = ${Math.min(before, normal)}`);
  try {
    return work();
  } finally {
    store.db.pragma(`synchronous = ${before}`);
  }
}

/** SQLite's number for NORMAL; FULL is 2, OFF is 0. */
const normal = 1;

/**
 * Trades durability for speed while a new workspace is filled that no one has opened yet: after a crash its file is
 * discarded. Never for a workspace that holds data.
 */
export function relaxDurability(store: Store): void {
  store.db.pragma('journal_mode = MEMORY');
  store.db.pragma('synchronous = OFF');
  store.db.pragma('locking_mode = EXCLUSIVE');
  growCache(store, 'job');
}

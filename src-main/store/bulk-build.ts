import type { Store } from './open.ts';

/**
 * Trades durability for speed while a workspace is filled that nobody has opened yet: a crash leaves a file that is
 * thrown away. Never for a workspace that holds anything.
 */
export function relaxDurability(store: Store): void {
  store.db.pragma('journal_mode = MEMORY');
  store.db.pragma('synchronous = OFF');
  store.db.pragma('locking_mode = EXCLUSIVE');
}

import { busyTimeoutMs, type ReadStore, type Store } from './open.ts';
import { isStoreUnavailable } from './workspace-problem.ts';

export interface KeyRow {
  readonly id: number;
  readonly organization_id: number;
  readonly name: string;
  readonly prefix: string;
  readonly hash: Buffer;
  readonly created_at: string;
  readonly last_used_at: string | null;
  readonly revoked_at: string | null;
}

export const insertKey = (
  store: Store,
  key: { organizationId: number; name: string; prefix: string; hash: Buffer; createdAt: string },
): number =>
  store.run(
    'INSERT INTO api_key (organization_id, name, prefix, hash, created_at) VALUES (?, ?, ?, ?, ?)',
    key.organizationId,
    key.name,
    key.prefix,
    key.hash,
    key.createdAt,
  ).id;

export const listKeyRows = (store: ReadStore): KeyRow[] => store.all('SELECT * FROM api_key ORDER BY id');

export const findKeyByHash = (store: ReadStore, hash: Buffer): KeyRow | undefined =>
  store.get('SELECT * FROM api_key WHERE hash = ?', hash);

/**
 * Notes when a key was used. No request waits for it or fails by it: where the store cannot be written just now, the next
 * use is noted instead.
 */
export function touchKey(store: Store, id: number, usedAt: string): void {
  store.db.pragma('busy_timeout = 0');
  try {
    store.run('UPDATE api_key SET last_used_at = ? WHERE id = ?', usedAt, id);
  } catch (error) {
    if (!isStoreUnavailable(error)) throw error;
  } finally {
    store.db.pragma(`busy_timeout = ${busyTimeoutMs}`);
  }
}

/** Whether a key was revoked now: false when there is none or it was before. */
export const revokeKeyRow = (store: Store, id: number, revokedAt: string): boolean =>
  store.run('UPDATE api_key SET revoked_at = ? WHERE id = ? AND revoked_at IS NULL', revokedAt, id).changes > 0;

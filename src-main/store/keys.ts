import { busyTimeoutMs, type ReadStore, type Store } from './open.ts';
import { isStoreUnavailable } from './workspace-problem.ts';

export interface KeyRow {
  readonly id: number;
  readonly organizationId: number;
  readonly name: string;
  readonly prefix: string;
  readonly hash: Buffer;
  readonly createdAt: string;
  readonly lastUsedAt: string | null;
  readonly revokedAt: string | null;
}

const columns = `id, organization_id AS organizationId, name, prefix, hash, created_at AS createdAt, last_used_at AS lastUsedAt,
  revoked_at AS revokedAt`;

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

export const listKeyRows = (store: ReadStore): KeyRow[] => store.all(`SELECT ${columns} FROM api_key ORDER BY id`);

export const findKeyByHash = (store: ReadStore, hash: Buffer): KeyRow | undefined =>
  store.get(`SELECT ${columns} FROM api_key WHERE hash = ?`, hash);

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

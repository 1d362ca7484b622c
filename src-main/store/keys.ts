import { busyTimeoutMs, type ReadStore, type Store } from './open.ts';
import { isStoreUnavailable } from './workspace-problem.ts';

/** What a key may do and until when. */
export interface KeyRights {
  readonly manages: 0 | 1;
  readonly spends: 0 | 1;
  /** Last day, in the workspace's time zone; null: until it is revoked. */
  readonly expiresOn: string | null;
  readonly dailyCapMicro: number;
}

export interface KeyRow extends KeyRights {
  readonly id: number;
  readonly organizationId: number;
  readonly name: string;
  readonly prefix: string;
  readonly hash: Buffer;
  readonly createdAt: string;
  readonly lastUsedAt: string | null;
  readonly revokedAt: string | null;
}

const columns = `id, organization_id AS organizationId, name, prefix, hash, manages, spends, expires_on AS expiresOn,
  daily_cap_micro AS dailyCapMicro, created_at AS createdAt, last_used_at AS lastUsedAt, revoked_at AS revokedAt`;

export const insertKey = (
  store: Store,
  key: KeyRights & { organizationId: number; name: string; prefix: string; hash: Buffer; createdAt: string },
): number =>
  store.run(
    `INSERT INTO api_key (organization_id, name, prefix, hash, manages, spends, expires_on, daily_cap_micro, created_at)
     VALUES (:organizationId, :name, :prefix, :hash, :manages, :spends, :expiresOn, :dailyCapMicro, :createdAt)`,
    { ...key },
  ).id;

export const listKeyRows = (store: ReadStore): KeyRow[] => store.all(`SELECT ${columns} FROM api_key ORDER BY id`);

export const findKeyByHash = (store: ReadStore, hash: Buffer): KeyRow | undefined =>
  store.get(`SELECT ${columns} FROM api_key WHERE hash = :hash`, { hash });

/**
 * Records when a key was used. No request waits for this or fails because of it: if the store cannot be written at the
 * moment, the next use is recorded instead.
 */
export function touchKey(store: Store, id: number, usedAt: string): void {
  store.db.pragma('busy_timeout = 0');
  try {
    store.run('UPDATE api_key SET last_used_at = :usedAt WHERE id = :id', { usedAt, id });
  } catch (error) {
    if (!isStoreUnavailable(error)) throw error;
  } finally {
    store.db.pragma(`busy_timeout = ${busyTimeoutMs}`);
  }
}

/** Revokes a key; returns false if there is no such key or it was revoked before. */
export const revokeKeyRow = (store: Store, id: number, revokedAt: string): boolean =>
  store.run('UPDATE api_key SET revoked_at = :revokedAt WHERE id = :id AND revoked_at IS NULL', { revokedAt, id })
    .changes > 0;

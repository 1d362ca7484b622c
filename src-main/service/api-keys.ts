import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { KeyScope } from '#shared/contract/operation.ts';
import { dayIn, isoInstant } from '#shared/domain/dates.ts';
import { findKeyByHash, insertKey, touchKey, type KeyRights } from '#main/store/keys.ts';
import type { Store } from '#main/store/open.ts';
import { isStoreUnavailable } from '#main/store/workspace-problem.ts';
import type { KeyCaller } from './service.ts';

const scheme = 'as_';
const prefixLength = 9;
/** The last use is written at most this often, so that reads do not become writes. */
const touchEveryMs = 60_000;

const hashOf = (key: string): Buffer => createHash('sha256').update(key).digest();

/** Makes a key of 256 random bits; only its hash is stored, so it can be shown only now. */
export function createApiKey(
  store: Store,
  organizationId: number,
  name: string,
  rights: KeyRights,
  createdAt: string,
): { id: number; key: string; prefix: string } {
  const key = `${scheme}${randomBytes(32).toString('base64url')}`;
  const prefix = key.slice(0, prefixLength);
  return {
    id: insertKey(store, { organizationId, name, prefix, hash: hashOf(key), createdAt, ...rights }),
    key,
    prefix,
  };
}

/** What a key may do. */
export const scopesOf = ({ manages, spends }: KeyRights): KeyScope[] => [
  'read',
  ...(manages === 1 ? (['manage'] as const) : []),
  ...(spends === 1 ? (['spend'] as const) : []),
];

/** The caller a key belongs to; null if it is unknown, revoked or expired. */
export function authenticateKey(store: Store, key: string, now: Date, timeZone: string): KeyCaller | null {
  const hash = hashOf(key);
  const row = findKeyByHash(store, hash);
  // The index finds the row; the deciding comparison takes constant time.
  if (!row || !timingSafeEqual(row.hash, hash) || row.revokedAt !== null) return null;
  if (row.expiresOn !== null && dayIn(timeZone, now) > row.expiresOn) return null;
  if (row.lastUsedAt === null || now.getTime() - Date.parse(row.lastUsedAt) > touchEveryMs) touch(store, row.id, now);
  const { id: keyId, organizationId, dailyCapMicro } = row;
  return { kind: 'key', keyId, organizationId, scopes: scopesOf(row), dailyCapMicro };
}

/** Records the last use; a disk that is full must not refuse a read. */
function touch(store: Store, keyId: number, now: Date): void {
  try {
    touchKey(store, keyId, isoInstant(now));
  } catch (error) {
    if (!isStoreUnavailable(error)) throw error;
  }
}

import type { ReadStore, Store } from './open.ts';

/** The maximum cost of what each key started on a day, in micro-dollars, by key. */
export const committedByKey = (store: ReadStore, day: string): ReadonlyMap<number, number> =>
  new Map(
    store
      .all<{ keyId: number; micro: number }>('SELECT key_id AS keyId, micro FROM key_spend WHERE day = :day', { day })
      .map(({ keyId, micro }) => [keyId, micro]),
  );

/** Adds to what a key may cost on a day if the sum stays within its cap; returns whether it did. Micro-dollars. */
export const commitSpend = (store: Store, keyId: number, day: string, micro: number, capMicro: number): boolean =>
  store.run(
    `INSERT INTO key_spend (key_id, day, micro) SELECT :keyId, :day, :micro WHERE :micro <= :capMicro
     ON CONFLICT DO UPDATE SET micro = micro + excluded.micro WHERE micro + excluded.micro <= :capMicro`,
    { keyId, day, micro, capMicro },
  ).changes > 0;

/** Takes back what a request added that failed. */
export const releaseSpend = (store: Store, keyId: number, day: string, micro: number): void =>
  void store.run('UPDATE key_spend SET micro = MAX(0, micro - :micro) WHERE key_id = :keyId AND day = :day', {
    keyId,
    day,
    micro,
  });

export interface KeptReply {
  /** SHA-256 of the operation and its body. */
  readonly request: Buffer;
  /** JSON; null if the request was interrupted, or a client of the organization was deleted since. */
  readonly reply: string | null;
}

/** The reply kept under an idempotency key of an API key. */
export const findReply = (store: ReadStore, keyId: number, repeatKey: string): KeptReply | undefined =>
  store.get('SELECT request, reply FROM key_reply WHERE key_id = :keyId AND repeat_key = :repeatKey', {
    keyId,
    repeatKey,
  });

/** Notes that a request begins, and forgets replies made before `forgetBefore`. */
export function beginReply(
  store: Store,
  begun: { keyId: number; repeatKey: string; request: Buffer; madeAt: string },
  forgetBefore: string,
): void {
  store.transaction(() => {
    store.run('DELETE FROM key_reply WHERE made_at < :forgetBefore', { forgetBefore });
    store.run(
      'INSERT INTO key_reply (key_id, repeat_key, request, made_at) VALUES (:keyId, :repeatKey, :request, :madeAt)',
      { ...begun },
    );
  });
}

export const keepReply = (store: Store, keyId: number, repeatKey: string, reply: string): void =>
  void store.run('UPDATE key_reply SET reply = :reply WHERE key_id = :keyId AND repeat_key = :repeatKey', {
    keyId,
    repeatKey,
    reply,
  });

/** Forgets a request that failed, so that it can be made again. */
export const forgetReply = (store: Store, keyId: number, repeatKey: string): void =>
  void store.run('DELETE FROM key_reply WHERE key_id = :keyId AND repeat_key = :repeatKey', { keyId, repeatKey });

import { randomUUID } from 'node:crypto';
import type { MessageKind, MessageState } from '#shared/contract/workspace/messages.ts';
import type { ReadStore, Store } from './store.ts';

export interface MessageRow {
  readonly id: number;
  /** Becomes the Message-ID of an e-mail and the idempotency key of a webhook. */
  readonly uuid: string;
  readonly channelId: number;
  /** An e-mail address; empty for a webhook. */
  readonly recipient: string;
  /** What it reports; a channel and recipient has one message for each. */
  readonly reason: string;
  readonly kind: MessageKind;
  readonly customerId: number | null;
  /** BCP 47. */
  readonly language: string;
  readonly state: MessageState;
  /** 1 from before an attempt until its outcome is stored. */
  readonly sending: 0 | 1;
  readonly attempts: number;
  readonly replays: number;
  /** Of the last attempt, in words; empty before it. */
  readonly outcome: string;
  readonly createdAt: string;
  readonly triedAt: string | null;
  readonly nextTryAt: string;
  readonly sentAt: string | null;
}

const columns = `m.id, m.uuid, m.channel_id AS channelId, m.recipient, m.reason, m.kind, m.customer_id AS customerId, m.language, m.state,
  m.sending, m.attempts, m.replays, m.outcome, m.created_at AS createdAt, m.tried_at AS triedAt, m.next_try_at AS nextTryAt, m.sent_at AS sentAt`;
/** Messages of clients that are not being deleted, in channels that are not. */
const messages = `FROM message m JOIN message_channel h ON h.id = m.channel_id LEFT JOIN customer c ON c.id = m.customer_id
  LEFT JOIN customer o ON o.id = h.customer_id WHERE c.deleted_at IS NULL AND o.deleted_at IS NULL`;

/** What a message says of one client, or of none. */
export interface MessagePart {
  readonly customerId: number | null;
  readonly queryGroupId: number | null;
  /** JSON. */
  readonly content: string;
}

type NewMessage = Pick<MessageRow, 'channelId' | 'recipient' | 'reason' | 'kind' | 'customerId' | 'language'>;

/** Adds a message that is due at once; false if this reason was already told there. To be called in a transaction. */
export function insertMessage(
  store: Store,
  message: NewMessage,
  parts: readonly MessagePart[],
  at: string,
): number | null {
  const { id, changes } = store.run(
    `INSERT INTO message (uuid, channel_id, recipient, reason, kind, customer_id, language, state, created_at, next_try_at)
     VALUES (:uuid, :channelId, :recipient, :reason, :kind, :customerId, :language, 'waiting', :at, :at) ON CONFLICT DO NOTHING`,
    { ...message, uuid: randomUUID(), at },
  );
  if (changes === 0) return null;
  for (const { customerId, queryGroupId, content } of parts)
    store.run(
      'INSERT INTO message_part (message_id, customer_id, query_group_id, content) VALUES (:id, :customerId, :queryGroupId, :content)',
      { id, customerId, queryGroupId, content },
    );
  return id;
}

export const findMessage = (store: ReadStore, id: number): MessageRow | undefined =>
  store.get(`SELECT ${columns} ${messages} AND m.id = :id`, { id });

/** The parts of a message about clients and groups that are not being deleted, in their order. */
export const readParts = (store: ReadStore, messageId: number): MessagePart[] =>
  store.all(
    `SELECT p.customer_id AS customerId, p.query_group_id AS queryGroupId, p.content FROM message_part p
     LEFT JOIN customer c ON c.id = p.customer_id LEFT JOIN query_group g ON g.id = p.query_group_id
     WHERE p.message_id = :messageId AND c.deleted_at IS NULL AND g.deleted_at IS NULL ORDER BY p.id`,
    { messageId },
  );

/** What active channels have to send by now, oldest first. */
export const listDueMessages = (store: ReadStore, now: string): MessageRow[] =>
  store.all(
    `SELECT ${columns} ${messages} AND m.state = 'waiting' AND m.next_try_at <= :now AND h.active = 1 ORDER BY m.id LIMIT 500`,
    { now },
  );

/** When an active channel has to send something, or owes a digest, next; null for never. */
export const nextMessageAt = (store: ReadStore): string | null =>
  store.get<{ at: string | null }>(
    `SELECT MIN(at) AS at FROM (
       SELECT m.next_try_at AS at ${messages} AND m.state = 'waiting' AND h.active = 1
       UNION ALL SELECT digest_due_at FROM message_channel WHERE active = 1 AND digest_due_at IS NOT NULL)`,
  )?.at ?? null;

/** Notes that an attempt begins. Until its outcome is stored, the next one is not before `nextTryAt`. */
export const beginAttempt = (store: Store, id: number, at: string, nextTryAt: string): void => {
  store.run(
    `UPDATE message SET sending = 1, attempts = attempts + 1, tried_at = :at, next_try_at = :nextTryAt WHERE id = :id`,
    { id, at, nextTryAt },
  );
};

/** The outcome of an attempt as it is stored. */
export interface StoredOutcome {
  readonly state: MessageState;
  readonly attempts: number;
  readonly outcome: string;
  readonly nextTryAt: string;
  readonly sentAt: string | null;
}

export const storeOutcome = (store: Store, id: number, outcome: StoredOutcome): void => {
  store.run(
    `UPDATE message SET sending = 0, state = :state, attempts = :attempts, outcome = :outcome, next_try_at = :nextTryAt,
       sent_at = COALESCE(:sentAt, sent_at) WHERE id = :id`,
    { id, ...outcome },
  );
};

/** Messages whose attempt was cut short by the end of the process are due again, with the same identity; tests are not repeated. */
export const resumeAttempts = (store: Store, now: string): void => {
  store.run(
    `UPDATE message SET sending = 0, next_try_at = :now, outcome = :outcome, state = CASE kind WHEN 'test' THEN 'failed' ELSE state END
     WHERE state = 'waiting' AND (sending = 1 OR kind = 'test')`,
    { now, outcome: 'Answerscope was closed during this attempt.' },
  );
};

/** Sends a message again from the beginning of its attempts. */
export const replayMessage = (store: Store, id: number, at: string): void => {
  store.run(
    `UPDATE message SET state = 'waiting', sending = 0, attempts = 0, replays = replays + 1, next_try_at = :at, outcome = '' WHERE id = :id`,
    { id, at },
  );
};

/** What waits in a channel is due now: its settings changed. With a list, what waits for other recipients is not sent. */
export const retryChannel = (store: Store, channelId: number, recipients: readonly string[], at: string): void => {
  store.run(
    "UPDATE message SET next_try_at = :at WHERE channel_id = :channelId AND state = 'waiting' AND sending = 0",
    {
      channelId,
      at,
    },
  );
  store.run(
    `UPDATE message SET state = 'failed', outcome = 'The recipient was removed before it was sent.'
     WHERE channel_id = :channelId AND state = 'waiting' AND recipient <> '' AND recipient NOT IN (SELECT value FROM json_each(:recipients))`,
    { channelId, recipients: JSON.stringify(recipients) },
  );
};

/** How a channel is doing. */
export interface ChannelState {
  readonly channelId: number;
  readonly waiting: number;
  readonly lastSentAt: string | null;
  /** The last message that was tried or could not be. */
  readonly lastState: MessageState | null;
  readonly lastOutcome: string | null;
  readonly lastTriedAt: string | null;
  readonly lastAttempts: number | null;
}

export const readChannelStates = (store: ReadStore): ChannelState[] =>
  store.all(
    `SELECT h.id AS channelId, (SELECT COUNT(*) FROM message w WHERE w.channel_id = h.id AND w.state = 'waiting') AS waiting,
       (SELECT MAX(sent_at) FROM message s WHERE s.channel_id = h.id) AS lastSentAt,
       m.state AS lastState, m.outcome AS lastOutcome, m.tried_at AS lastTriedAt, m.attempts AS lastAttempts
     FROM message_channel h LEFT JOIN message m ON m.id =
       (SELECT id FROM message t WHERE t.channel_id = h.id AND t.outcome <> '' AND t.sending = 0 ORDER BY t.tried_at DESC, t.id DESC LIMIT 1)
     ORDER BY h.id`,
  );

/** Which messages are listed. */
export interface MessageScope {
  readonly channelId?: number | undefined;
  readonly state?: MessageState | undefined;
  /** Only messages before this one, newest first. */
  readonly before?: number | undefined;
  readonly limit: number;
}

export const listMessageRows = (store: ReadStore, { channelId, state, before, limit }: MessageScope): MessageRow[] =>
  store.all(
    `SELECT ${columns} ${messages} AND (:channelId IS NULL OR m.channel_id = :channelId) AND (:state IS NULL OR m.state = :state)
       AND (:before IS NULL OR m.id < :before) ORDER BY m.id DESC LIMIT :limit`,
    { channelId: channelId ?? null, state: state ?? null, before: before ?? null, limit },
  );

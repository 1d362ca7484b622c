import type { DigestChoice, WebhookFormat } from '#shared/contract/workspace/messages.ts';
import { textsIn } from './json-columns.ts';
import type { ReadStore, Store } from './store.ts';

/** Where messages go. Its secrets are in the vault, under names with the token. */
export interface MessageChannel {
  readonly id: number;
  readonly token: string;
  readonly kind: 'email' | 'webhook';
  readonly name: string;
  /** Null: it is about all clients. Never changes, so that a client's messages are all in its own channels. */
  readonly customerId: number | null;
  readonly active: boolean;
  readonly alerts: boolean;
  readonly digest: DigestChoice;
  /** Monday 1 to Sunday 7. */
  readonly digestDay: number;
  /** `hh:mm` in the workspace's time zone. */
  readonly digestTime: string;
  /** When the next digest is due; null for none. */
  readonly digestDueAt: string | null;
  /** BCP 47; null for the client's. */
  readonly language: string | null;
  /** E-mail addresses; empty for a webhook. */
  readonly recipients: readonly string[];
  readonly format: WebhookFormat;
  /** Host of a webhook's address, for display; the address itself is in the vault. */
  readonly host: string;
  readonly allowPrivate: boolean;
  /** Alerts that were told before are not sent. */
  readonly toldFrom: string;
}

interface ChannelRow extends Omit<MessageChannel, 'active' | 'alerts' | 'allowPrivate' | 'recipients'> {
  readonly active: 0 | 1;
  readonly alerts: 0 | 1;
  readonly allowPrivate: 0 | 1;
  readonly recipients: string;
}

const channels = `SELECT h.id, h.token, h.kind, h.name, h.customer_id AS customerId, h.active, h.alerts, h.digest, h.digest_day AS digestDay,
    h.digest_time AS digestTime, h.digest_due_at AS digestDueAt, h.language, h.recipients, h.format, h.host,
    h.allow_private AS allowPrivate, h.told_from AS toldFrom
  FROM message_channel h LEFT JOIN customer c ON c.id = h.customer_id WHERE c.deleted_at IS NULL`;

const toChannel = (row: ChannelRow): MessageChannel => ({
  ...row,
  active: row.active === 1,
  alerts: row.alerts === 1,
  allowPrivate: row.allowPrivate === 1,
  recipients: textsIn(row.recipients),
});

/** The channels of clients that are not being deleted, in the order in which they were added. */
export const listChannels = (store: ReadStore): MessageChannel[] =>
  store.all<ChannelRow>(`${channels} ORDER BY h.id`).map(toChannel);

export const findChannel = (store: ReadStore, id: number): MessageChannel | undefined => {
  const row = store.get<ChannelRow>(`${channels} AND h.id = :id`, { id });
  return row === undefined ? undefined : toChannel(row);
};

const valuesOf = (channel: Omit<MessageChannel, 'id'>) => ({
  ...channel,
  active: channel.active ? 1 : 0,
  alerts: channel.alerts ? 1 : 0,
  allowPrivate: channel.allowPrivate ? 1 : 0,
  recipients: JSON.stringify(channel.recipients),
});

/** Adds a channel; returns its id. */
export const insertChannel = (store: Store, channel: Omit<MessageChannel, 'id'>, at: string): number =>
  store.run(
    `INSERT INTO message_channel (token, kind, name, customer_id, active, alerts, digest, digest_day, digest_time, digest_due_at,
       language, recipients, format, host, allow_private, told_from, created_at)
     VALUES (:token, :kind, :name, :customerId, :active, :alerts, :digest, :digestDay, :digestTime, :digestDueAt,
       :language, :recipients, :format, :host, :allowPrivate, :toldFrom, :at)`,
    { ...valuesOf(channel), at },
  ).id;

/** Changes everything of a channel but its kind, its token and its client. */
export const updateChannel = (store: Store, channel: MessageChannel): void => {
  store.run(
    `UPDATE message_channel SET name = :name, active = :active, alerts = :alerts, digest = :digest, digest_day = :digestDay,
       digest_time = :digestTime, digest_due_at = :digestDueAt, language = :language, recipients = :recipients, format = :format,
       host = :host, allow_private = :allowPrivate, told_from = :toldFrom WHERE id = :id`,
    { ...valuesOf(channel), id: channel.id },
  );
};

export const setDigestDue = (store: Store, id: number, at: string | null): void => {
  store.run('UPDATE message_channel SET digest_due_at = :at WHERE id = :id', { id, at });
};

/** Deletes a channel with its messages. */
export const removeChannel = (store: Store, id: number): void => {
  store.transaction(() => {
    store.run('DELETE FROM message_part WHERE message_id IN (SELECT id FROM message WHERE channel_id = :id)', { id });
    store.run('DELETE FROM message WHERE channel_id = :id', { id });
    store.run('DELETE FROM message_channel WHERE id = :id', { id });
  });
};

/** The language that most of a client's active query groups ask in, by its name; null without a group. */
export const languageOfCustomer = (store: ReadStore, customerId: number): string | null =>
  store.get<{ language: string }>(
    `SELECT language FROM query_group WHERE customer_id = :customerId AND status = 'Active' AND deleted_at IS NULL
     GROUP BY language ORDER BY COUNT(*) DESC, MIN(id) LIMIT 1`,
    { customerId },
  )?.language ?? null;

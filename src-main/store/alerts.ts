import { randomUUID } from 'node:crypto';
import type { AlertFigures, AlertKind, AlertState } from '#shared/contract/workspace/alerts.ts';
import type { ReadStore, Store } from './open.ts';

/** An alert as stored; `figures` is JSON. */
export interface AlertRow {
  readonly id: number;
  readonly uuid: string;
  readonly ruleId: number | null;
  readonly kind: AlertKind;
  readonly customerId: number | null;
  readonly organizationId: number | null;
  readonly customerName: string | null;
  readonly queryGroupId: number | null;
  readonly queryGroupName: string | null;
  readonly platform: string | null;
  readonly subject: string | null;
  readonly series: string;
  readonly state: AlertState;
  readonly snoozedUntil: string | null;
  readonly muted: 0 | 1;
  readonly foundAt: string;
  readonly toldAt: string | null;
  readonly day: string;
  readonly fromDay: string;
  readonly toDay: string;
  readonly sentence: string;
  readonly figures: string;
  readonly link: string;
}

const columns = `a.id, a.uuid, a.rule_id AS ruleId, a.kind, a.customer_id AS customerId, c.organization_id AS organizationId, c.name AS customerName,
  a.query_group_id AS queryGroupId, g.name AS queryGroupName, a.platform, a.subject, a.series, a.state, a.snoozed_until AS snoozedUntil,
  s.muted_at IS NOT NULL AS muted, a.found_at AS foundAt, a.told_at AS toldAt, a.day, a.from_day AS fromDay, a.to_day AS toDay,
  a.sentence, a.figures, a.link`;
/** Without what is being deleted or archived. */
const alerts = `FROM alert a LEFT JOIN customer c ON c.id = a.customer_id LEFT JOIN query_group g ON g.id = a.query_group_id
    LEFT JOIN alert_series s ON s.series = a.series
  WHERE c.deleted_at IS NULL AND c.archived_at IS NULL AND g.deleted_at IS NULL`;

/** The lists of alerts; `all` is everything but history. */
export type AlertList = 'waiting' | 'snoozed' | 'done' | 'history' | 'all';

const snoozed = "COALESCE(a.snoozed_until, '') >= :today";
const conditions: Readonly<Record<AlertList, string>> = {
  waiting: `a.told_at IS NOT NULL AND a.state <> 'done' AND NOT (${snoozed})`,
  snoozed: `a.told_at IS NOT NULL AND a.state <> 'done' AND ${snoozed}`,
  done: "a.told_at IS NOT NULL AND a.state = 'done'",
  history: 'a.told_at IS NULL',
  all: 'a.told_at IS NOT NULL',
};

export interface AlertFilter {
  readonly customerId: number | null;
  /** Null: of all, and those about no client. */
  readonly organizationId: number | null;
  readonly kind: AlertKind | null;
  readonly today: string;
}
const filtered = `(:customerId IS NULL OR a.customer_id = :customerId)
  AND (:organizationId IS NULL OR c.organization_id = :organizationId) AND (:kind IS NULL OR a.kind = :kind)`;

/** A page of a list of alerts, newest first. */
export const listAlertRows = (
  store: ReadStore,
  list: AlertList,
  filter: AlertFilter,
  page: { readonly limit: number; readonly offset: number },
): AlertRow[] =>
  store.all(
    `SELECT ${columns} ${alerts} AND ${conditions[list]} AND ${filtered} ORDER BY a.day DESC, a.id DESC LIMIT :limit OFFSET :offset`,
    { ...filter, ...page },
  );

/** How many alerts each list has, and how many of those waiting are new. */
export type AlertCounts = Readonly<Record<Exclude<AlertList, 'all'> | 'new', number>>;

export function countAlerts(store: ReadStore, filter: AlertFilter): AlertCounts {
  const count = (condition: string): string => `COUNT(*) FILTER (WHERE ${condition})`;
  const counts = store.get<AlertCounts>(
    `SELECT ${count(`${conditions.waiting} AND a.state = 'new'`)} AS new, ${count(conditions.waiting)} AS waiting,
       ${count(conditions.snoozed)} AS snoozed, ${count(conditions.done)} AS done, ${count(conditions.history)} AS history
     ${alerts} AND ${filtered}`,
    { ...filter },
  );
  if (counts === undefined) throw new Error('an aggregate without a row');
  return counts;
}

/** Alerts waiting, by customer. */
export const waitingAlertCounts = (store: ReadStore, today: string): Map<number, number> =>
  new Map(
    store
      .all<{ customerId: number; waiting: number }>(
        `SELECT a.customer_id AS customerId, COUNT(*) AS waiting ${alerts} AND ${conditions.waiting} AND a.customer_id IS NOT NULL GROUP BY a.customer_id`,
        { today },
      )
      .map(({ customerId, waiting }) => [customerId, waiting]),
  );

export const findAlert = (store: ReadStore, id: number): AlertRow | undefined =>
  store.get(`SELECT ${columns} ${alerts} AND a.id = :id`, { id });

/** The alerts of a customer about some days that were told, newest first. */
export const alertsOfDays = (
  store: ReadStore,
  customerId: number,
  { from, to }: { readonly from: string; readonly to: string },
): { alertId: number; day: string; sentence: string }[] =>
  store.all(
    `SELECT a.id AS alertId, a.day, a.sentence ${alerts} AND ${conditions.all} AND a.customer_id = :customerId
       AND a.day BETWEEN :from AND :to ORDER BY a.day DESC, a.id DESC`,
    { customerId, from, to },
  );

/** Which alerts a channel of messages has still to be given. */
export interface UnsentAlerts {
  readonly channelId: number;
  /** Null: of all clients. */
  readonly customerId: number | null;
  /** Only alerts told at or after this moment. */
  readonly from: string;
}

/** Alerts that were told and of which a channel has no message, oldest first. */
export const alertsToSend = (store: ReadStore, { channelId, customerId, from }: UnsentAlerts): AlertRow[] =>
  store.all(
    `SELECT ${columns} ${alerts} AND a.told_at >= :from AND (:customerId IS NULL OR a.customer_id = :customerId)
       AND NOT EXISTS (SELECT 1 FROM message m WHERE m.channel_id = :channelId AND m.reason = 'alert ' || a.uuid) ORDER BY a.id`,
    { channelId, customerId, from },
  );

/** What is to be told. */
export interface NewAlert {
  readonly ruleId: number | null;
  readonly kind: AlertKind;
  readonly customerId: number | null;
  readonly queryGroupId: number | null;
  readonly platform: string | null;
  readonly subject: string | null;
  readonly series: string;
  readonly dedupeKey: string;
  readonly foundAt: string;
  readonly toldAt: string | null;
  readonly day: string;
  readonly fromDay: string;
  readonly toDay: string;
  readonly sentence: string;
  readonly figures: AlertFigures;
  readonly link: string;
}

/** Adds an alert; null if one with the same key exists, whatever became of it. */
export function insertAlert(store: Store, { figures, ...alert }: NewAlert, uuid: string = randomUUID()): number | null {
  const { id, changes } = store.run(
    `INSERT INTO alert (uuid, rule_id, kind, customer_id, query_group_id, platform, subject, series, dedupe_key, found_at, told_at, day,
       from_day, to_day, sentence, figures, link)
     VALUES (:uuid, :ruleId, :kind, :customerId, :queryGroupId, :platform, :subject, :series, :dedupeKey, :foundAt, :toldAt, :day,
       :fromDay, :toDay, :sentence, :figures, :link) ON CONFLICT (dedupe_key) DO NOTHING`,
    { ...alert, uuid, figures: JSON.stringify(figures) },
  );
  return changes === 0 ? null : id;
}

/** Sets the state of some alerts and ends their snoozing; returns how many changed. */
export const setAlertStates = (store: Store, ids: readonly number[], state: AlertState): number =>
  store.run(
    `UPDATE alert SET state = :state, snoozed_until = NULL
     WHERE id IN (SELECT value FROM json_each(:ids)) AND (state <> :state OR snoozed_until IS NOT NULL)`,
    { ids: JSON.stringify(ids), state },
  ).changes;

export const snooze = (store: Store, id: number, until: string | null): void => {
  store.run('UPDATE alert SET snoozed_until = :until WHERE id = :id', { id, until });
};

/** Mutes the series of an alert, or ends that with null. */
export const muteSeries = (
  store: Store,
  { series, customerId, queryGroupId }: Pick<AlertRow, 'series' | 'customerId' | 'queryGroupId'>,
  at: string | null,
): void => {
  store.run(
    `INSERT INTO alert_series (series, customer_id, query_group_id, muted_at) VALUES (:series, :customerId, :queryGroupId, :at)
     ON CONFLICT (series) DO UPDATE SET muted_at = excluded.muted_at`,
    { series, customerId, queryGroupId, at },
  );
};

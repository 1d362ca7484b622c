import { randomUUID } from 'node:crypto';
import type { AlertParameters } from '#shared/contract/workspace/alert-rules.ts';
import type { AlertKind } from '#shared/contract/workspace/alerts.ts';
import type { AsStored } from './json-columns.ts';
import type { ReadStore, Store } from './open.ts';

/** A rule of alerts. */
export interface AlertRuleRow {
  readonly id: number;
  readonly uuid: string;
  readonly kind: AlertKind;
  readonly scope: 'all' | 'tag' | 'customer' | 'group';
  readonly customerId: number | null;
  readonly customerName: string | null;
  readonly queryGroupId: number | null;
  readonly queryGroupName: string | null;
  readonly tag: string | null;
  readonly platform: string | null;
  readonly parameters: AlertParameters;
  readonly enabled: 0 | 1;
  readonly updatedAt: string;
}

const rules = `SELECT r.id, r.uuid, r.kind, r.scope, r.customer_id AS customerId, c.name AS customerName, r.query_group_id AS queryGroupId,
    g.name AS queryGroupName, r.tag, r.platform, r.parameters, r.enabled, r.updated_at AS updatedAt
  FROM alert_rule r LEFT JOIN customer c ON c.id = r.customer_id LEFT JOIN query_group g ON g.id = r.query_group_id
  WHERE c.deleted_at IS NULL AND g.deleted_at IS NULL`;

type StoredRule = AsStored<AlertRuleRow, 'parameters'>;
const toRow = ({ parameters, ...row }: StoredRule): AlertRuleRow => ({
  ...row,
  parameters: JSON.parse(parameters) as AlertParameters,
});

/** Rules for everything first, then by customer. */
export const listAlertRuleRows = (store: ReadStore): AlertRuleRow[] =>
  store
    .all<StoredRule>(`${rules} ORDER BY r.customer_id IS NOT NULL, c.name, r.query_group_id IS NOT NULL, g.name, r.id`)
    .map(toRow);

export const findAlertRule = (store: ReadStore, id: number): AlertRuleRow | undefined => {
  const row = store.get<StoredRule>(`${rules} AND r.id = :id`, { id });
  return row === undefined ? undefined : toRow(row);
};

export interface RuleContent {
  readonly kind: AlertKind;
  readonly scope: AlertRuleRow['scope'];
  readonly customerId: number | null;
  readonly queryGroupId: number | null;
  readonly tag: string | null;
  readonly platform: string | null;
  readonly parameters: AlertParameters;
  readonly enabled: boolean;
}

const values = ({ parameters, enabled, ...content }: RuleContent) => ({
  ...content,
  parameters: JSON.stringify(parameters),
  enabled: enabled ? 1 : 0,
});

/** Adds a rule; returns its id. */
export const insertAlertRule = (store: Store, content: RuleContent, at: string): number =>
  store.run(
    `INSERT INTO alert_rule (uuid, kind, scope, customer_id, query_group_id, tag, platform, parameters, enabled, created_at, updated_at)
     VALUES (:uuid, :kind, :scope, :customerId, :queryGroupId, :tag, :platform, :parameters, :enabled, :at, :at)`,
    { ...values(content), uuid: randomUUID(), at },
  ).id;

export const updateAlertRule = (store: Store, id: number, content: RuleContent, at: string): void => {
  store.run(
    `UPDATE alert_rule SET kind = :kind, scope = :scope, customer_id = :customerId, query_group_id = :queryGroupId, tag = :tag,
       platform = :platform, parameters = :parameters, enabled = :enabled, updated_at = :at WHERE id = :id`,
    { ...values(content), id, at },
  );
};

export const removeAlertRule = (store: Store, id: number): void => {
  store.run('DELETE FROM alert_rule WHERE id = :id', { id });
};

/** Differs whenever a rule was added, changed or deleted. */
export const rulesState = (store: ReadStore): string =>
  store.get<{ state: string }>(
    "SELECT COUNT(*) || ' ' || MAX(updated_at) || ' ' || SUM(enabled) AS state FROM alert_rule",
  )?.state ?? '';

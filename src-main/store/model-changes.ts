import type { ReadStore, Store } from './open.ts';

/** A day on which a provider served a group another model than at the scan before. */
export interface ModelChangeRow {
  readonly day: string;
  readonly platform: string;
  readonly queryGroupId: number;
  readonly from: string;
  readonly to: string;
}

/** The replaced models of a customer, or of one of its groups, oldest first. */
export const listModelChangeRows = (
  store: ReadStore,
  customerId: number,
  queryGroupId: number | null,
): ModelChangeRow[] =>
  store.all(
    `SELECT m.day, m.platform, m.query_group_id AS queryGroupId, m.from_model AS "from", m.to_model AS "to"
     FROM model_change m JOIN query_group g ON g.id = m.query_group_id
     WHERE m.customer_id = :customerId AND g.deleted_at IS NULL AND (:queryGroupId IS NULL OR m.query_group_id = :queryGroupId)
     ORDER BY m.day, m.execution_id`,
    { customerId, queryGroupId },
  );

/** Those of some groups on a platform, oldest first. */
export const listModelChangesOf = (
  store: ReadStore,
  platform: string,
  queryGroupIds: readonly number[],
): ModelChangeRow[] =>
  store.all(
    `SELECT m.day, m.platform, m.query_group_id AS queryGroupId, m.from_model AS "from", m.to_model AS "to"
     FROM json_each(:ids) j JOIN model_change m ON m.query_group_id = j.value AND m.platform = :platform ORDER BY m.day, m.execution_id`,
    { platform, ids: JSON.stringify(queryGroupIds) },
  );

/** Stores the model changes of a customer's scans after a day, in place of those known. */
export const replaceModelChanges = (
  store: Store,
  customerId: number,
  from: string,
  changes: readonly (ModelChangeRow & { readonly executionId: number })[],
): void => {
  store.run('DELETE FROM model_change WHERE customer_id = :customerId AND day > :from', { customerId, from });
  for (const change of changes)
    store.run(
      `INSERT INTO model_change (execution_id, customer_id, query_group_id, platform, day, from_model, to_model)
       VALUES (:executionId, :customerId, :queryGroupId, :platform, :day, :from, :to)`,
      { ...change, customerId },
    );
};

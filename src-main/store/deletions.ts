import type { ReadStore, Store } from './store.ts';

/** What is deleted as a whole, with everything that belongs to it. */
export type DeletionTarget =
  | { readonly kind: 'organization'; readonly id: number }
  | { readonly kind: 'customer'; readonly id: number }
  | { readonly kind: 'group'; readonly id: number };

/** The groups of a target, as a condition on `query_group g`. */
const groupsOf: Readonly<Record<DeletionTarget['kind'], string>> = {
  organization: 'g.customer_id IN (SELECT id FROM customer WHERE organization_id = :id)',
  customer: 'g.customer_id = :id',
  group: 'g.id = :id',
};

/** The customers of a target, as a condition on a column with the id of a customer. */
const customersOf: Readonly<Record<DeletionTarget['kind'], string>> = {
  organization: 'IN (SELECT id FROM customer WHERE organization_id = :id)',
  customer: '= :id',
  group: 'IS NULL',
};

/**
 * Marks a target and all that belongs to it as deleted: from now on no read finds it and no scan asks for it. What is stored
 * is erased afterwards, by `eraseDeleted`.
 */
export function markDeleted(store: Store, { kind, id }: DeletionTarget, at: string): void {
  store.transaction(() => {
    store.run(
      `UPDATE query_group AS g SET deleted_at = :at, next_due_at = NULL WHERE deleted_at IS NULL AND ${groupsOf[kind]}`,
      { id, at },
    );
    store.run(
      `UPDATE customer SET deleted_at = :at, report_token = NULL WHERE deleted_at IS NULL AND id ${customersOf[kind]}`,
      { id, at },
    );
    if (kind !== 'organization') return;
    store.run('UPDATE api_key SET revoked_at = COALESCE(revoked_at, :at) WHERE organization_id = :id', { id, at });
    store.run('UPDATE organization SET deleted_at = :at WHERE id = :id', { id, at });
  });
}

/** How much a target has; sums over rollups, so that it takes no time. */
export interface DeletionSize {
  readonly customers: number;
  readonly queryGroups: number;
  readonly queries: number;
  readonly scans: number;
  readonly openScans: number;
  readonly answers: number;
  readonly recommendations: number;
  readonly retiredNames: number;
  readonly notes: number;
  readonly actions: number;
  readonly alerts: number;
  readonly tags: number;
  readonly savedViews: number;
  readonly reports: number;
}

export function measureDeletion(store: ReadStore, { kind, id }: DeletionTarget): DeletionSize {
  const groups = `(SELECT g.id FROM query_group g WHERE g.deleted_at IS NULL AND ${groupsOf[kind]})`;
  const size = store.get<DeletionSize>(
    `SELECT
       (SELECT COUNT(*) FROM customer WHERE deleted_at IS NULL AND id ${customersOf[kind]}) AS customers,
       (SELECT COUNT(*) FROM ${groups}) AS queryGroups,
       (SELECT COUNT(*) FROM query WHERE deleted_at IS NULL AND query_group_id IN ${groups}) AS queries,
       COUNT(*) AS scans,
       COUNT(*) FILTER (WHERE state IN ('Pending', 'In Progress')) AS openScans,
       COALESCE(SUM(answered + no_overview + refused), 0) AS answers,
       (SELECT COUNT(*) FROM recommendation WHERE current = 1 AND query_group_id IN ${groups}) AS recommendations,
       (SELECT COUNT(*) FROM brand WHERE state = 'retired' AND customer_id ${customersOf[kind]}) AS retiredNames,
       (SELECT COUNT(*) FROM note WHERE customer_id ${customersOf[kind]} OR query_group_id IN ${groups}) AS notes,
       (SELECT COUNT(*) FROM action WHERE customer_id ${customersOf[kind]}) AS actions,
       (SELECT COUNT(*) FROM alert WHERE customer_id ${customersOf[kind]} OR query_group_id IN ${groups}) AS alerts,
       (SELECT COUNT(*) FROM tag WHERE customer_id ${customersOf[kind]}) AS tags,
       (SELECT COUNT(*) FROM saved_view WHERE customer_id ${customersOf[kind]}) AS savedViews,
       (SELECT COUNT(*) FROM report WHERE customer_id ${customersOf[kind]}) AS reports
     FROM execution WHERE query_group_id IN ${groups}`,
    { id },
  );
  if (size === undefined) throw new Error('an aggregate without a row');
  return size;
}

/** The files of a target's reports. */
export const listReportFiles = (store: ReadStore, { kind, id }: DeletionTarget): string[] =>
  store
    .all<{ file: string }>(`SELECT file FROM report WHERE customer_id ${customersOf[kind]}`, { id })
    .map(({ file }) => file);

/** What was marked as deleted and is not erased yet. */
export interface PendingDeletions {
  readonly organizations: readonly number[];
  readonly customers: readonly number[];
  /** All groups, those of the customers included. */
  readonly groups: readonly { readonly id: number; readonly customerId: number }[];
}

export const listPendingDeletions = (store: ReadStore): PendingDeletions => ({
  organizations: store
    .all<{ id: number }>('SELECT id FROM organization WHERE deleted_at IS NOT NULL ORDER BY id')
    .map(({ id }) => id),
  customers: store
    .all<{ id: number }>('SELECT id FROM customer WHERE deleted_at IS NOT NULL ORDER BY id')
    .map(({ id }) => id),
  groups: store.all('SELECT id, customer_id AS customerId FROM query_group WHERE deleted_at IS NOT NULL ORDER BY id'),
});

export const hasPendingDeletions = (store: ReadStore): boolean => {
  const { organizations, customers, groups } = listPendingDeletions(store);
  return organizations.length + customers.length + groups.length > 0;
};

/** Executions of groups that are being deleted: their figures equal no recount until they are gone. */
export const listExecutionsBeingDeleted = (
  store: ReadStore,
): { readonly id: number; readonly isOpen: 0 | 1; readonly answers: number }[] =>
  store.all(
    `SELECT e.id, e.state IN ('Pending', 'In Progress') AS isOpen, e.answered + e.no_overview + e.refused AS answers
     FROM execution e JOIN query_group g ON g.id = e.query_group_id WHERE g.deleted_at IS NOT NULL ORDER BY e.id`,
  );

/** Archives a customer (hidden from lists, not scanned), or brings it back with null. */
export const setArchived = (store: Store, customerId: number, at: string | null): void => {
  store.run('UPDATE customer SET archived_at = :at WHERE id = :customerId', { customerId, at });
};

/** Open executions of a customer. */
export const listOpenExecutionsOf = (store: ReadStore, customerId: number): number[] =>
  store
    .all<{ id: number }>(
      "SELECT id FROM execution WHERE customer_id = :customerId AND state IN ('Pending', 'In Progress') ORDER BY id",
      { customerId },
    )
    .map(({ id }) => id);

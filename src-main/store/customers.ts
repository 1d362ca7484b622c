import type { ReadStore, Store } from './open.ts';
import { newReportToken } from './reports.ts';

export interface CustomerRow {
  readonly id: number;
  readonly organizationId: number;
  readonly name: string;
  readonly websiteUrl: string;
  readonly createdAt: string;
  readonly trialStart: string | null;
  readonly trialEnd: string | null;
  readonly paying: 0 | 1;
  readonly reportToken: string | null;
  readonly brandRevision: number;
  /** Null unless it is archived: hidden from lists, and not scanned. */
  readonly archivedAt: string | null;
}

/** A customer with the time of its last scan. */
export interface CustomerSummary extends CustomerRow {
  readonly lastScanAt: string | null;
}

const columns = `id, organization_id AS organizationId, name, website_url AS websiteUrl, created_at AS createdAt,
  trial_start AS trialStart, trial_end AS trialEnd, paying, report_token AS reportToken, brand_revision AS brandRevision, archived_at AS archivedAt`;

const summary = `
  SELECT ${columns},
    (SELECT MAX((SELECT MAX(e.finished_at) FROM execution e WHERE e.query_group_id = g.id AND e.state = 'Done')) FROM query_group g
      WHERE g.customer_id = customer.id AND g.status <> 'Not Active' AND g.deleted_at IS NULL) AS lastScanAt
  FROM customer WHERE deleted_at IS NULL`;

export const findCustomer = (store: ReadStore, id: number): CustomerRow | undefined =>
  store.get(`SELECT ${columns} FROM customer WHERE id = :id AND deleted_at IS NULL`, { id });

/** Customers by name (code point order), of one organization or of all; the archived ones only if asked for, then alone. */
export const listCustomerSummaries = (
  store: ReadStore,
  organizationId: number | null,
  { archived = false }: { readonly archived?: boolean | undefined } = {},
): CustomerSummary[] =>
  store.all(
    `${summary} AND (archived_at IS NOT NULL) = :archived AND (:organizationId IS NULL OR organization_id = :organizationId)
     ORDER BY name, id`,
    { organizationId, archived: archived ? 1 : 0 },
  );

/** Every customer, the archived ones included, by id. */
export const listAllCustomers = (store: ReadStore): CustomerRow[] =>
  store.all(`SELECT ${columns} FROM customer WHERE deleted_at IS NULL ORDER BY id`);

/** Every customer that is not archived, by name; without the sums over its scans. */
export const listCustomersByName = (store: ReadStore): Pick<CustomerSummary, 'id' | 'name' | 'websiteUrl'>[] =>
  store.all(
    `SELECT id, name, website_url AS websiteUrl
     FROM customer WHERE deleted_at IS NULL AND archived_at IS NULL ORDER BY name, id`,
  );

export function insertCustomer(
  store: Store,
  customer: {
    organizationId: number;
    name: string;
    websiteUrl: string;
    createdAt: string;
    paying: boolean;
    trialEnd: string | null;
  },
): number {
  return store.run(
    `INSERT INTO customer (organization_id, name, website_url, created_at, trial_start, trial_end, paying, report_token)
     VALUES
       (:organizationId, :name, :websiteUrl, :createdAt, :trialStart, :trialEnd, :paying, :reportToken)`,
    {
      ...customer,
      trialStart: customer.trialEnd === null ? null : customer.createdAt,
      paying: customer.paying ? 1 : 0,
      // Every customer's report has an address from the start; it can be revoked.
      reportToken: newReportToken(),
    },
  ).id;
}

export const renameCustomer = (store: Store, customerId: number, name: string): void => {
  store.run('UPDATE customer SET name = :name WHERE id = :customerId', { name, customerId });
};

/** The number of `Active` groups of each customer of an organization that is not archived, by customer name. */
export const countActiveGroups = (
  store: ReadStore,
  organizationId: number,
): { customerId: number; customerName: string; activeQueryGroups: number }[] =>
  store.all(
    `SELECT c.id AS customerId, c.name AS customerName,
       (SELECT COUNT(*) FROM query_group g WHERE g.customer_id = c.id AND g.status = 'Active' AND g.deleted_at IS NULL) AS activeQueryGroups
     FROM customer c WHERE c.organization_id = :organizationId AND c.deleted_at IS NULL AND c.archived_at IS NULL
     ORDER BY c.name, c.id`,
    { organizationId },
  );

export const hasCustomers = (store: ReadStore): boolean =>
  store.get('SELECT 1 FROM customer WHERE deleted_at IS NULL LIMIT 1') !== undefined;

/** For each customer, its number of groups. */
export const listGroupCounts = (store: ReadStore): { customerId: number; groups: number }[] =>
  store.all(
    'SELECT customer_id AS customerId, COUNT(*) AS groups FROM query_group WHERE deleted_at IS NULL GROUP BY customer_id',
  );

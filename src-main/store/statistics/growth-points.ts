import type { ReadStore } from '../open.ts';

/** A Done execution with at least one answered query: one point of growth. */
export interface GrowthPoint {
  readonly executionId: number;
  readonly queryGroupId: number;
  readonly date: string;
  readonly platform: string;
  readonly mentioned: number;
  readonly answered: number;
  /** Of the brand book that the answers were last analysed with. */
  readonly brandRevision: number;
}

/** Points of a customer (or one of its groups), oldest first. */
export const growthPoints = (
  store: ReadStore,
  filter: { customerId: number; groupId: number | null; platform: string | null; includeNotActive: boolean },
): GrowthPoint[] =>
  store.all(
    `SELECT e.id AS executionId, e.query_group_id AS queryGroupId, e.execution_date AS date, e.platform, e.mentioned, e.answered, e.brand_revision AS brandRevision
     FROM execution e JOIN query_group g ON g.id = e.query_group_id
     WHERE e.customer_id = :customerId AND e.state = 'Done' AND e.answered > 0 AND g.deleted_at IS NULL AND (:includeNotActive OR g.status <> 'Not Active')
       AND (:groupId IS NULL OR e.query_group_id = :groupId) AND (:platform IS NULL OR e.platform = :platform)
     ORDER BY e.execution_date, e.id`,
    { ...filter, includeNotActive: filter.includeNotActive ? 1 : 0 },
  );

/**
 * The points of all customers in the days, up to `days`, that end with the last scan of each on each platform; without the
 * platforms not scanned in the days that end with the customer's last scan.
 */
export const latestPoints = (store: ReadStore, days: number): (GrowthPoint & { readonly customerId: number })[] =>
  store.all(
    `WITH last_scan AS MATERIALIZED (
       SELECT c.id AS customer_id, (
         SELECT e.execution_date FROM execution e JOIN query_group g ON g.id = e.query_group_id
         WHERE e.customer_id = c.id AND e.state = 'Done' AND e.answered > 0 AND g.deleted_at IS NULL
         ORDER BY e.execution_date DESC LIMIT 1) AS day
       FROM customer c
     ), point AS (
       SELECT e.customer_id AS customerId, e.id AS executionId, e.query_group_id AS queryGroupId, e.execution_date AS date,
         e.platform, e.mentioned, e.answered, e.brand_revision AS brandRevision, MAX(e.execution_date) OVER (PARTITION BY e.customer_id, e.platform) AS last,
         MAX(e.execution_date) OVER (PARTITION BY e.customer_id) AS lastOfAll
       -- A platform that counts was last scanned within the days, and its points lie in as many before.
       FROM last_scan l CROSS JOIN execution e ON e.customer_id = l.customer_id AND e.state = 'Done'
           AND e.execution_date > date(l.day, '-' || (2 * :days) || ' days')
         JOIN query_group g ON g.id = e.query_group_id
       WHERE e.answered > 0 AND g.deleted_at IS NULL
     )
     SELECT customerId, executionId, queryGroupId, date, platform, mentioned, answered, brandRevision FROM point
     WHERE date > date(last, '-' || :days || ' days') AND last > date(lastOfAll, '-' || :days || ' days')
     ORDER BY date, executionId`,
    { days },
  );

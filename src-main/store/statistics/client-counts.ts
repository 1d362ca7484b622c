import type { ReadStore } from '../open.ts';

interface Counted {
  readonly customerId: number;
  readonly n: number;
}

const counts = (store: ReadStore, sql: string): Map<number, number> =>
  new Map(store.all<Counted>(sql).map(({ customerId, n }) => [customerId, n]));

/** Confirmed competitors of every customer. */
export const confirmedCompetitorCounts = (store: ReadStore): Map<number, number> =>
  counts(
    store,
    `SELECT customer_id AS customerId, COUNT(*) AS n FROM brand
     WHERE kind = 'competitor' AND state = 'confirmed' AND product_of IS NULL GROUP BY customer_id`,
  );

/** Companies found in the answers of every customer that no one decided about. */
export const candidateCounts = (store: ReadStore): Map<number, number> =>
  counts(
    store,
    "SELECT customer_id AS customerId, COUNT(*) AS n FROM brand WHERE kind = 'competitor' AND state = 'candidate' GROUP BY customer_id",
  );

/** Portrayals of a customer that no one reviewed. */
export const countOpenPortrayals = (store: ReadStore, customerId: number): number =>
  store.get<{ n: number }>(
    `SELECT COUNT(*) AS n
     FROM brand b CROSS JOIN portrayal p ON p.brand_id = b.id AND p.review = 'open'
     JOIN answer a ON a.id = p.answer_id JOIN execution e ON e.id = a.execution_id AND e.state = 'Done' JOIN query_group g ON g.id = e.query_group_id AND g.deleted_at IS NULL
     WHERE b.customer_id = :customerId AND b.kind = 'own' AND EXISTS (
       SELECT 1 FROM mention m WHERE m.answer_id = p.answer_id AND m.brand_id = p.brand_id AND m.negated = 0
         AND m.start_offset >= p.start_offset AND m.end_offset <= p.end_offset)`,
    { customerId },
  )?.n ?? 0;

/** Recommendations on the current list of every customer that are still new. */
export const newRecommendationCounts = (store: ReadStore): Map<number, number> =>
  counts(
    store,
    `SELECT r.customer_id AS customerId, COUNT(*) AS n FROM recommendation r JOIN query_group g ON g.id = r.query_group_id
     WHERE r.current = 1 AND r.status = 'New' AND g.deleted_at IS NULL GROUP BY r.customer_id`,
  );

/** A scan that is not finished, or failed and was not repeated since. */
export interface UnsettledScan {
  readonly executionId: number;
  readonly customerId: number;
  readonly queryGroupName: string;
  readonly platform: string;
  readonly state: 'Pending' | 'In Progress' | 'Failed';
  /** Why it waits or failed, as shown to the user; null if it runs. */
  readonly why: string | null;
}

/** The unfinished scans of every customer, and the failed ones that no later scan of their group and platform followed; newest first. */
export const unsettledScans = (store: ReadStore): UnsettledScan[] =>
  store.all(
    `SELECT e.id AS executionId, e.customer_id AS customerId, g.name AS queryGroupName, e.platform, e.state,
       CASE e.state WHEN 'Failed' THEN (
         SELECT q.failure_message FROM execution_query q WHERE q.execution_id = e.id AND q.failure_message IS NOT NULL
         GROUP BY q.failure_message ORDER BY COUNT(*) DESC, q.failure_message LIMIT 1) ELSE e.waiting_for END AS why
     FROM (
       SELECT id FROM execution WHERE state IN ('Pending', 'In Progress')
       UNION ALL
       SELECT f.id FROM execution f WHERE f.state = 'Failed' AND NOT EXISTS (
         SELECT 1 FROM execution n WHERE n.query_group_id = f.query_group_id AND n.platform = f.platform
           AND n.state <> 'Cancelled' AND (n.execution_date, n.id) > (f.execution_date, f.id))
     ) x JOIN execution e ON e.id = x.id JOIN query_group g ON g.id = e.query_group_id
     WHERE g.deleted_at IS NULL ORDER BY e.id DESC`,
  );

import type { ReadStore } from '../open.ts';
import type { GrowthPoint } from './growth-points.ts';

/** A Done execution with an answered query, with the counts that alerts are judged by. */
export interface WatchedExecution extends GrowthPoint {
  readonly namingAny: number;
  readonly citingOwn: number;
  readonly refused: number;
  readonly failed: number;
  readonly total: number;
}

/** Those of a customer from a day on, oldest first. */
export const watchedExecutions = (store: ReadStore, customerId: number, from: string): WatchedExecution[] =>
  store.all(
    `SELECT e.id AS executionId, e.query_group_id AS queryGroupId, e.execution_date AS date, e.platform, e.mentioned, e.answered,
       e.brand_revision AS brandRevision, e.naming_any AS namingAny, e.citing_own AS citingOwn, e.refused, e.failed, e.total
     FROM execution e JOIN query_group g ON g.id = e.query_group_id
     WHERE e.customer_id = :customerId AND e.state = 'Done' AND e.answered > 0 AND g.deleted_at IS NULL AND e.execution_date >= :from
     ORDER BY e.execution_date, e.id`,
    { customerId, from },
  );

/** In how many answers of an execution something occurs. */
export interface SubjectCount {
  readonly executionId: number;
  readonly id: number;
  readonly name: string;
  readonly answers: number;
}

const subjectCounts = {
  company_share: `SELECT x.execution_id AS executionId, b.id, b.name, x.answers FROM json_each(:executionIds) j
    JOIN execution_company x ON x.execution_id = j.value JOIN brand b ON b.id = x.brand_id AND b.kind = 'competitor' AND b.state = 'confirmed'`,
  domain: `SELECT x.execution_id AS executionId, d.id, d.name, x.answers FROM json_each(:executionIds) j
    JOIN execution_domain x ON x.execution_id = j.value JOIN domain d ON d.id = x.domain_id
    WHERE d.name NOT IN (SELECT n.value FROM brand_name n JOIN brand b ON b.id = n.brand_id
      WHERE b.customer_id = :customerId AND b.kind = 'own' AND n.kind = 'domain')`,
  article: `SELECT x.execution_id AS executionId, u.id, u.address AS name, x.answers FROM json_each(:executionIds) j
    JOIN execution_article x ON x.execution_id = j.value JOIN url u ON u.id = x.url_id`,
} as const;
export type CountedKind = keyof typeof subjectCounts;

/** How often each confirmed competitor is named, or each domain or article that is not the customer's cited. */
export const countSubjects = (
  store: ReadStore,
  kind: CountedKind,
  customerId: number,
  executionIds: readonly number[],
): SubjectCount[] => store.all(subjectCounts[kind], { executionIds: JSON.stringify(executionIds), customerId });

/** A company of a customer, and the first day on which an answer named it. */
export interface FirstNamed {
  readonly brandId: number;
  readonly name: string;
  readonly day: string;
  readonly platform: string;
  readonly answers: number;
  /** Scans of the platform before that day. */
  readonly scansBefore: number;
}

/** Companies, neither ignored nor retired, that were first named on some day since one. */
export const firstNamedSince = (store: ReadStore, customerId: number, from: string): FirstNamed[] =>
  store.all(
    `WITH first AS MATERIALIZED (
       SELECT b.id, b.name, MIN(e.execution_date) AS day
       FROM execution e CROSS JOIN execution_company x ON x.execution_id = e.id JOIN brand b ON b.id = x.brand_id
       WHERE e.customer_id = :customerId AND e.state = 'Done' AND b.kind = 'competitor' AND b.state IN ('confirmed', 'candidate')
       GROUP BY b.id
     )
     SELECT f.id AS brandId, f.name, f.day, e.platform, SUM(x.answers) AS answers,
       (SELECT COUNT(DISTINCT p.execution_date) FROM execution p WHERE p.customer_id = :customerId AND p.state = 'Done'
          AND p.platform = e.platform AND p.execution_date < f.day AND p.answered > 0) AS scansBefore
     FROM first f JOIN execution e ON e.customer_id = :customerId AND e.state = 'Done' AND e.execution_date = f.day
       JOIN execution_company x ON x.execution_id = e.id AND x.brand_id = f.id
     WHERE f.day >= :from GROUP BY f.id, e.platform ORDER BY f.day, f.id, e.platform`,
    { customerId, from },
  );

/** The models of the answers of an execution, the most frequent first. */
export interface ServedModel {
  readonly executionId: number;
  readonly servedModel: string;
  readonly requestedModel: string | null;
  readonly answers: number;
}

export const servedModels = (store: ReadStore, executionIds: readonly number[]): ServedModel[] =>
  store.all(
    `SELECT a.execution_id AS executionId, a.served_model AS servedModel, a.requested_model AS requestedModel, COUNT(*) AS answers
     FROM json_each(:executionIds) j JOIN answer a ON a.execution_id = j.value
     WHERE a.served_model IS NOT NULL GROUP BY a.execution_id, a.served_model, a.requested_model
     ORDER BY a.execution_id, answers DESC, a.served_model`,
    { executionIds: JSON.stringify(executionIds) },
  );

/** A scan that ended, with how many of its queries failed or were refused. */
export interface EndedScan {
  readonly executionId: number;
  readonly queryGroupId: number;
  readonly queryGroupName: string;
  readonly platform: string;
  readonly date: string;
  readonly state: 'Done' | 'Failed';
  readonly refused: number;
  readonly failed: number;
  readonly total: number;
}

/** Scans of a customer that ended, from a day on, by group and platform, oldest first; imports are none. */
export const endedScans = (store: ReadStore, customerId: number, from: string): EndedScan[] =>
  store.all(
    `SELECT e.id AS executionId, e.query_group_id AS queryGroupId, g.name AS queryGroupName, e.platform, e.execution_date AS date, e.state,
       e.refused, e.failed, e.total
     FROM execution e JOIN query_group g ON g.id = e.query_group_id
     WHERE e.customer_id = :customerId AND e.state IN ('Done', 'Failed') AND e.origin <> 'import' AND g.deleted_at IS NULL
       AND e.execution_date >= :from ORDER BY e.query_group_id, e.platform, e.id`,
    { customerId, from },
  );

/** What tells whether anything that alerts are judged by has changed since, by customer. */
export const evidenceStates = (store: ReadStore): { readonly customerId: number; readonly state: string }[] =>
  store.all(
    `SELECT c.id AS customerId, c.without_branded || ' ' || c.brand_revision || ' ' || COUNT(e.id) || ' ' || COALESCE(MAX(e.id), 0) || ' ' || COALESCE(SUM(e.mentioned), 0)
       || ' ' || COALESCE(SUM(e.naming_any), 0) || ' ' || COALESCE(SUM(e.citing_own), 0) || ' ' || COALESCE(MIN(e.brand_revision), 0) AS state
     FROM customer c LEFT JOIN execution e ON e.customer_id = c.id AND e.state IN ('Done', 'Failed')
     WHERE c.deleted_at IS NULL AND c.archived_at IS NULL GROUP BY c.id ORDER BY c.id`,
  );

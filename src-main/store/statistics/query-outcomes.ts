import type { ReadStore } from '../open.ts';

/** The answers to one query in one execution: how many there are, and how many name the brand. */
export interface QueryOutcomes {
  readonly executionId: number;
  readonly date: string;
  /** The query and the surface that was asked: answers of an API and of an app are not compared. */
  readonly query: string;
  readonly successes: number;
  readonly n: number;
}

/** The answered answers of some executions by query; naming the customer, or another brand. */
export const queryOutcomes = (
  store: ReadStore,
  executionIds: readonly number[],
  brandId: number | null = null,
): QueryOutcomes[] =>
  store.all(
    `SELECT e.id AS executionId, e.execution_date AS date, a.query_id || ' ' || a.surface AS query, COUNT(*) AS n,
       SUM(CASE WHEN :brandId IS NULL THEN a.mentioned
         ELSE EXISTS (SELECT 1 FROM answer_company c WHERE c.answer_id = a.id AND c.brand_id = :brandId) END) AS successes
     FROM json_each(:executionIds) x JOIN execution e ON e.id = x.value
     JOIN answer a ON a.execution_id = e.id AND a.outcome = 'answered'
     GROUP BY e.id, a.query_id, a.surface`,
    { executionIds: JSON.stringify(executionIds), brandId },
  );

/**
 * The newest executions of the groups scanned most recently on a platform, `groups` groups and `scans` executions each,
 * without some groups: what the workspace knows of how much scans of the platform vary.
 */
export const executionsOnPlatform = (
  store: ReadStore,
  platform: string,
  without: readonly number[],
  { groups, scans }: { groups: number; scans: number },
): { id: number; queryGroupId: number }[] =>
  store.all(
    `SELECT id, queryGroupId FROM (
       SELECT e.id, e.query_group_id AS queryGroupId,
         ROW_NUMBER() OVER (PARTITION BY e.query_group_id ORDER BY e.execution_date DESC, e.id DESC) AS age
       FROM execution e JOIN (
         SELECT query_group_id FROM execution
         WHERE platform = :platform AND state = 'Done' AND answered > 0 AND query_group_id NOT IN (SELECT value FROM json_each(:without))
         GROUP BY query_group_id HAVING COUNT(*) > 1 ORDER BY MAX(execution_date) DESC, query_group_id LIMIT :groups
       ) g ON g.query_group_id = e.query_group_id
       WHERE e.platform = :platform AND e.state = 'Done' AND e.answered > 0
     ) WHERE age <= :scans ORDER BY id`,
    { platform, without: JSON.stringify(without), groups, scans },
  );

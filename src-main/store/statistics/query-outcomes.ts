import type { ReadStore } from '../open.ts';
import type { GrowthPoint } from './growth-points.ts';

/** The answered answers of one execution on one surface: answers of an API and of an app are not compared. */
export interface SurfaceOutcomes {
  readonly executionId: number;
  readonly surface: string;
  /** A JSON list with a number per answer: twice the id of its query, and 1 more if it names the brand. */
  readonly answers: string;
}

/** Which answers of some executions name the customer, or another brand; one row per execution and surface, to be read fast. */
export const queryOutcomes = (
  store: ReadStore,
  executionIds: readonly number[],
  brandId: number | null,
): SurfaceOutcomes[] =>
  store.all(
    `SELECT a.execution_id AS executionId, a.surface, json_group_array(2 * a.query_id + ${
      brandId === null
        ? 'a.mentioned'
        : 'EXISTS (SELECT 1 FROM answer_company c WHERE c.answer_id = a.id AND c.brand_id = :brandId)'
    }) AS answers
     FROM json_each(:executionIds) x JOIN answer a ON a.execution_id = x.value AND a.outcome = 'answered'
     GROUP BY a.execution_id, a.surface ORDER BY a.execution_id, a.surface`,
    { executionIds: JSON.stringify(executionIds), brandId },
  );

/**
 * The newest points of the groups scanned most recently on a platform, `groups` groups and `scans` points each: what the
 * workspace knows of how much scans of the platform vary. Oldest first, without what was deleted or archived.
 */
export const pointsOnPlatform = (
  store: ReadStore,
  platform: string,
  { groups, scans }: { groups: number; scans: number },
): GrowthPoint[] =>
  store.all(
    `SELECT id AS executionId, query_group_id AS queryGroupId, execution_date AS date, platform, mentioned, answered, brand_revision AS brandRevision
     FROM (
       SELECT e.*, ROW_NUMBER() OVER (PARTITION BY e.query_group_id ORDER BY e.execution_date DESC, e.id DESC) AS age
       FROM execution e JOIN (
         SELECT x.query_group_id FROM execution x JOIN query_group q ON q.id = x.query_group_id JOIN customer c ON c.id = q.customer_id
         WHERE x.platform = :platform AND x.state = 'Done' AND x.answered > 0 AND q.deleted_at IS NULL AND c.deleted_at IS NULL AND c.archived_at IS NULL
         GROUP BY x.query_group_id HAVING COUNT(*) > 1 ORDER BY MAX(x.execution_date) DESC, x.query_group_id LIMIT :groups
       ) g ON g.query_group_id = e.query_group_id
       WHERE e.platform = :platform AND e.state = 'Done' AND e.answered > 0
     ) WHERE age <= :scans ORDER BY execution_date, id`,
    { platform, groups, scans },
  );

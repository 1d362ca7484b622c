import { numbersIn, type AsStored } from '../json-columns.ts';
import type { ReadStore } from '../open.ts';
import type { GrowthPoint } from './growth-points.ts';

/** The answered answers of one execution on one surface: answers of an API and of an app are not compared. */
export interface SurfaceOutcomes {
  readonly executionId: number;
  readonly surface: string;
  /** A number per answer: twice the id of its query, and 1 more if it names the brand. */
  readonly answers: readonly number[];
}

/** Which answers of some executions name the customer, or another brand; one row per execution and surface, to be read fast. */
export const queryOutcomes = (
  store: ReadStore,
  executionIds: readonly number[],
  brandId: number | null,
): SurfaceOutcomes[] =>
  store
    .all<AsStored<SurfaceOutcomes, 'answers'>>(
      `SELECT a.execution_id AS executionId, a.surface, json_group_array(2 * a.query_id + ${
        brandId === null
          ? 'a.mentioned'
          : 'EXISTS (SELECT 1 FROM answer_company c WHERE c.answer_id = a.id AND c.brand_id = :brandId)'
      }) AS answers
     FROM json_each(:executionIds) x JOIN answer a ON a.execution_id = x.value AND a.outcome = 'answered'
     GROUP BY a.execution_id, a.surface ORDER BY a.execution_id, a.surface`,
      { executionIds: JSON.stringify(executionIds), brandId },
    )
    .map(({ answers, ...row }) => ({ ...row, answers: numbersIn(answers) }));

/** The points of a group on `:platform`. */
const onPlatform = (group: string): string =>
  `FROM execution e WHERE e.query_group_id = ${group} AND e.platform = :platform AND e.state = 'Done' AND e.answered > 0`;

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
    `WITH last_scan AS MATERIALIZED (
       SELECT g.id, (SELECT e.execution_date ${onPlatform('g.id')} ORDER BY e.execution_date DESC LIMIT 1) AS day
       FROM query_group g JOIN customer c ON c.id = g.customer_id
       WHERE g.deleted_at IS NULL AND c.deleted_at IS NULL AND c.archived_at IS NULL
     ), chosen AS MATERIALIZED (
       SELECT s.id FROM last_scan s WHERE (SELECT 1 ${onPlatform('s.id')} LIMIT 1 OFFSET 1) IS NOT NULL
       ORDER BY s.day DESC, s.id LIMIT :groups
     )
     SELECT p.id AS executionId, p.query_group_id AS queryGroupId, p.execution_date AS date, p.platform, p.mentioned, p.answered, p.brand_revision AS brandRevision
     FROM chosen c CROSS JOIN execution p
       ON p.id IN (SELECT e.id ${onPlatform('c.id')} ORDER BY e.execution_date DESC, e.id DESC LIMIT :scans)
     ORDER BY p.execution_date, p.id`,
    { platform, groups, scans },
  );

import type { ReadStore } from '../open.ts';

/** A Done execution with at least one answered query: one point of growth. */
export interface GrowthPoint {
  readonly executionId: number;
  readonly queryGroupId: number;
  readonly date: string;
  readonly platform: string;
  readonly mentioned: number;
  readonly answered: number;
}

/** Points of a customer (or one of its groups), oldest first. */
export const growthPoints = (
  store: ReadStore,
  filter: { customerId: number; groupId: number | null; platform: string | null; includeNotActive: boolean },
): GrowthPoint[] =>
  store.all(
    `SELECT e.id AS executionId, e.query_group_id AS queryGroupId, e.execution_date AS date, e.platform, e.mentioned, e.answered
     FROM execution e JOIN query_group g ON g.id = e.query_group_id
     WHERE e.customer_id = :customerId AND e.state = 'Done' AND e.answered > 0 AND g.deleted_at IS NULL AND (:includeNotActive OR g.status <> 'Not Active')
       AND (:groupId IS NULL OR e.query_group_id = :groupId) AND (:platform IS NULL OR e.platform = :platform)
     ORDER BY e.execution_date, e.id`,
    { ...filter, includeNotActive: filter.includeNotActive ? 1 : 0 },
  );

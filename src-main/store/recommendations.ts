import type { OutputOf } from '#shared/contract/index.ts';
import type { Store } from './open.ts';

export type RecommendationRow = OutputOf<'get-recommendations'>[number];

/** The recommendations of the last weekly cycle, newest and most useful first. */
export function listCurrentRecommendations(store: Store, customerId: number, options: { includeNotActive: boolean; limit?: number }): RecommendationRow[] {
  const rows = store.all<Omit<RecommendationRow, 'references'>>(
    `SELECT r.id, r.title, r.task, r.data_points, r.why_important, r.platform, r.status, r.date, r.query_group_id, r.take_action_url
     FROM recommendation r JOIN query_group g ON g.id = r.query_group_id
     WHERE r.customer_id = ? AND r.current = 1 AND g.deleted_at IS NULL AND (? OR g.status <> 'Not Active')
     ORDER BY r.date DESC, r.priority DESC, r.id LIMIT ?`,
    customerId,
    options.includeNotActive ? 1 : 0,
    options.limit ?? -1,
  );
  return rows.map((row) => ({ ...row, references: listReferences(store, row.id) }));
}

const listReferences = (store: Store, recommendationId: number): { source_id: number; source_url: string }[] =>
  store.all(
    `SELECT u.id AS source_id, u.address AS source_url FROM recommendation_reference x JOIN url u ON u.id = x.url_id
     WHERE x.recommendation_id = ? ORDER BY x.position`,
    recommendationId,
  );

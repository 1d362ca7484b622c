import type { OutputOf } from '#shared/contract/index.ts';
import type { ReadStore } from '#main/store/open.ts';
import { listQueryGroupRows } from '#main/store/query-groups.ts';
import { listRecommendationDetails } from '#main/store/recommendations.ts';

/** The current recommendations with their evidence. */
export function readRecommendations(store: ReadStore, customerId: number): OutputOf<'list-recommendations'> {
  const names = new Map(listQueryGroupRows(store, customerId).map((group) => [group.id, group.name]));
  return listRecommendationDetails(store, customerId).map(({ firstFound, evidence, ...row }) => ({
    ...row,
    firstFound,
    queryGroupName: names.get(row.query_group_id) ?? '',
    evidence: JSON.parse(evidence) as Record<string, unknown>,
  }));
}

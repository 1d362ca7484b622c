import type { OutputOf } from '#shared/contract/index.ts';
import { unescapeMarkdown } from '#shared/domain/markdown-escapes.ts';
import type { ReadStore } from '#main/store/open.ts';
import { listQueryGroupRows } from '#main/store/query-groups.ts';
import { listRecommendationDetails, type DataPoint } from '#main/store/recommendations.ts';

/** The current recommendations with their evidence. */
export function readRecommendations(store: ReadStore, customerId: number): OutputOf<'list-recommendations'> {
  const names = new Map(listQueryGroupRows(store, customerId).map((group) => [group.id, group.name]));
  return listRecommendationDetails(store, customerId).map(({ firstFound, evidence: stored, ...row }) => {
    const { points, exploratory = false, ...evidence } = stored;
    return {
      ...row,
      firstFound,
      queryGroupName: names.get(row.query_group_id) ?? '',
      evidence,
      points: (points ?? plainPoints(row.data_points)).map((pieces) =>
        pieces.map((piece) => ({ ...piece, text: unescapeMarkdown(piece.text) })),
      ),
      exploratory,
    };
  });
}

/** The lines of evidence of a recommendation that was saved without the answers behind its figures. */
const plainPoints = (dataPoints: string): DataPoint[] =>
  dataPoints.split('\n').map((line) => [{ text: line.replace(/^- /, ''), answers: null }]);

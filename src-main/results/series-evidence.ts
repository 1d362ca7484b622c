import { addDays } from '#shared/domain/dates.ts';
import { historyDays } from '#main/analysis/intervals/change-windows.ts';
import type { SeriesScan } from '#main/analysis/intervals/outcome-matrix.ts';
import { changeEvidence, type ChangeEvidence } from '#main/analysis/intervals/standing-change.ts';
import type { ReadStore } from '#main/store/open.ts';
import type { GrowthPoint } from '#main/store/statistics/growth-points.ts';
import { queryOutcomes } from '#main/store/statistics/query-outcomes.ts';
import { remember, stateOf } from './remembered.ts';

/** The scans of a series that a change is based on, at most: daily ones of both sides. */
const mostScans = 130;

/** What the change of a series is judged by, and whose scans those were. */
export interface SeriesEvidence {
  readonly platform: string;
  readonly queryGroupIds: readonly number[];
  readonly evidence: ChangeEvidence;
}

/** Reads what a change is judged by, or computes it. */
type Obtain = (name: string, state: string, compute: () => ChangeEvidence) => ChangeEvidence;

/**
 * Condenses the answers of a series: its scans, oldest first, all on one platform. `brandId` null: whether they name the
 * customer. Null without a scan. Computed once while the counts of the scans stay the same, unless `obtain` does otherwise.
 */
export function seriesEvidence(
  store: ReadStore,
  points: readonly GrowthPoint[],
  brandId: number | null,
  obtain: Obtain = (name, state, compute) => remember(store, name, state, compute),
): SeriesEvidence | null {
  const last = points.at(-1);
  if (last === undefined) return null;
  const read = points.filter(({ date }) => date > addDays(last.date, -historyDays)).slice(-mostScans);
  const queryGroupIds = [...new Set(read.map(({ queryGroupId }) => queryGroupId))];
  const name = `change ${last.platform} ${queryGroupIds.join()} ${last.executionId} ${brandId}`;
  const evidence = obtain(name, stateOf(read), () => changeEvidence(readScans(store, read, brandId)));
  return { platform: last.platform, queryGroupIds, evidence };
}

/** Queries are told apart by their surface too; there are fewer than this many. */
export const mostSurfaces = 64;

/** Reads which answers of some scans name a brand; null: the customer. */
export function readScans(store: ReadStore, points: readonly GrowthPoint[], brandId: number | null): SeriesScan[] {
  const dates = new Map(points.map(({ executionId, date }) => [executionId, date]));
  const surfaces = new Map<string, number>();
  return queryOutcomes(store, [...dates.keys()], brandId).map(({ executionId, surface, answers }) => {
    const index = surfaces.get(surface) ?? surfaces.size;
    surfaces.set(surface, index);
    const outcomes = (JSON.parse(answers) as number[]).map((answer) => ({
      query: Math.floor(answer / 2) * mostSurfaces + index,
      successes: answer % 2,
      n: 1,
    }));
    return { date: dates.get(executionId) ?? '', outcomes };
  });
}

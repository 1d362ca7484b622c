import { addDays, type Day } from '#shared/domain/dates.ts';
import { comparedDays, historyDays, scoreDays } from '#main/analysis/intervals/change-windows.ts';
import type { SeriesScan } from '#main/analysis/intervals/outcome-matrix.ts';
import { changeEvidence, type ChangeEvidence } from '#main/analysis/intervals/standing-change.ts';
import type { ReadStore } from '#main/store/open.ts';
import type { GrowthPoint } from '#main/store/statistics/growth-points.ts';
import { queryOutcomes } from '#main/store/statistics/query-outcomes.ts';
import { remember, stateOf } from './remembered.ts';

/** Scans that a change is based on, if those of the days compared are not more. */
const mostScans = 130;

/** The scans of the days compared, and the older ones of a year that show how much scans vary, as far as there are not too many. */
function scansToRead(points: readonly GrowthPoint[], last: Day): readonly GrowthPoint[] {
  const year = points.filter(({ date }) => date > addDays(last, -historyDays));
  const compared = year.findIndex(({ date }) => date > addDays(last, -scoreDays - comparedDays));
  return year.slice(Math.min(compared, Math.max(0, year.length - mostScans)));
}

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
  const read = scansToRead(points, last.date);
  const looks = [...new Set(points.map(({ date }) => date))];
  const queryGroupIds = [...new Set(read.map(({ queryGroupId }) => queryGroupId))];
  const name = `change ${last.platform} ${queryGroupIds.join()} ${last.executionId} ${brandId}`;
  const state = `${looks.length} ${stateOf(read)}`;
  const evidence = obtain(name, state, () => changeEvidence(readScans(store, read, brandId), looks));
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
    const outcomes = answers.map((answer) => ({
      query: Math.floor(answer / 2) * mostSurfaces + index,
      successes: answer % 2,
      n: 1,
    }));
    return { date: dates.get(executionId) ?? '', outcomes };
  });
}

import type { OutputOf } from '#shared/contract/index.ts';
import type { RateChange } from '#shared/contract/workspace/measures.ts';
import { addDays, type Day } from '#shared/domain/dates.ts';
import { blocksIn, changeWindows, historyDays } from '#main/analysis/intervals/change-windows.ts';
import { outcomeMatrix, type SeriesScan } from '#main/analysis/intervals/outcome-matrix.ts';
import { knownCorrelation, scanVariation, type KnownCorrelation } from '#main/analysis/intervals/scan-variation.ts';
import { standingChange, type StandingChange } from '#main/analysis/intervals/standing-change.ts';
import type { ReadStore } from '#main/store/open.ts';
import type { GrowthPoint } from '#main/store/statistics/growth-points.ts';
import { pointsOnPlatform, queryOutcomes } from '#main/store/statistics/query-outcomes.ts';
import { toPercent } from './measures.ts';
import { remember, stateOf } from './remembered.ts';
import { comparedPeriod, scansIn, scoreOf, scorePeriod } from './thirty-day-score.ts';

/** The scans of a series that a change is based on, at most: daily ones of both sides. */
const mostScans = 130;
/** Enough for some hundred degrees of freedom, and read in milliseconds. */
const othersRead = { groups: 16, scans: 10 };

/**
 * How many series of a customer are judged, which share its budget of false changes: every group on every platform with
 * a scan in the last year, and every platform on which it has several groups.
 */
export function judgedSeries(points: readonly GrowthPoint[]): number {
  const last = points.at(-1)?.date ?? '';
  const recent = points.filter(({ date }) => date > addDays(last, -historyDays));
  const groups = [...Map.groupBy(recent, ({ platform }) => platform).values()].map(
    (onPlatform) => new Set(onPlatform.map(({ queryGroupId }) => queryGroupId)).size,
  );
  return groups.reduce((sum, count) => sum + count + (count > 1 ? 1 : 0), 0);
}

/** The score of a series at its last scan, the one before, and whether it changed. */
export type Standing = Pick<OutputOf<'get-overview'>['platforms'][number], 'latest' | 'before' | 'change'>;

/** The standing of a series at the last of its scans; oldest first, all on one platform. Null without a scan. */
export function readStanding(store: ReadStore, points: readonly GrowthPoint[], series: number): Standing | null {
  const last = points.at(-1);
  const change = changeOfBrand(store, points, series, null);
  if (last === undefined || change === null) return null;
  const [now, earlier] = [scorePeriod(last.date), comparedPeriod(last.date)];
  const before = scansIn(points, earlier);
  return {
    latest: { ...now, score: scoreOf(scansIn(points, now)) },
    before: before.length === 0 ? null : { ...earlier, score: scoreOf(before) },
    change: rateChangeOf(change),
  };
}

/** The standing of a platform that answered nothing. */
export const nothingAnswered = (lastScan: Day): Standing => ({
  latest: { ...scorePeriod(lastScan), score: scoreOf([]) },
  before: null,
  change: rateChangeOf(standingChange([])),
});

/** Whether the share of answers naming a brand changed at the last scan of a series; null: the customer's own. */
export function changeOfBrand(
  store: ReadStore,
  points: readonly GrowthPoint[],
  series: number,
  brandId: number | null,
): StandingChange | null {
  const last = points.at(-1);
  if (last === undefined) return null;
  const read = points.filter(({ date }) => date > addDays(last.date, -historyDays)).slice(-mostScans);
  const groups = [...new Set(read.map(({ queryGroupId }) => queryGroupId))];
  const known = knownOnPlatform(store, last.platform, groups);
  const name = `change ${last.platform} ${groups.join()} ${last.executionId} ${brandId}`;
  return remember(store, name, `${series} ${known.correlation} ${known.degrees} ${stateOf(read)}`, () =>
    standingChange(readScans(store, read, brandId), { series, known }),
  );
}

/** Queries are told apart by their surface too; there are fewer than this many. */
const mostSurfaces = 64;

function readScans(store: ReadStore, points: readonly GrowthPoint[], brandId: number | null): SeriesScan[] {
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

/** What other groups of the workspace show of how much the scans of a platform vary. */
function knownOnPlatform(store: ReadStore, platform: string, without: readonly number[]): KnownCorrelation {
  const byGroup = Map.groupBy(pointsOnPlatform(store, platform, without, othersRead), (point) => point.queryGroupId);
  return knownCorrelation(
    [...byGroup].map(([queryGroupId, points]) =>
      remember(store, `variation ${platform} ${queryGroupId}`, stateOf(points), () => {
        const matrix = outcomeMatrix(readScans(store, points, null));
        return scanVariation(matrix, blocksIn(changeWindows(matrix.dates).windows));
      }),
    ),
  );
}

/** A change in percentage points, one decimal, as dashboards and reports show it. */
const rateChangeOf = ({
  verdict,
  difference,
  interval,
  paired,
  laterOnly,
  earlierOnly,
}: StandingChange): RateChange => ({
  verdict,
  difference: difference === null ? null : toPercent(difference),
  low: interval === null ? null : toPercent(interval.low),
  high: interval === null ? null : toPercent(interval.high),
  pairedQueries: paired,
  unpairedQueries: laterOnly + earlierOnly,
});

import type { OutputOf } from '#shared/contract/index.ts';
import type { RateChange } from '#shared/contract/workspace/measures.ts';
import { addDays, type Day } from '#shared/domain/dates.ts';
import { historyDays } from '#main/analysis/intervals/change-windows.ts';
import { judgeChange, standingChange, type StandingChange } from '#main/analysis/intervals/standing-change.ts';
import { listModelChangesOf } from '#main/store/model-changes.ts';
import type { ReadStore } from '#main/store/open.ts';
import type { GrowthPoint } from '#main/store/statistics/growth-points.ts';
import type { KnownVariation } from './known-variation.ts';
import { toPercent } from './measures.ts';
import { seriesEvidence, type SeriesEvidence } from './series-evidence.ts';
import { comparedPeriod, scansIn, scoreOf, scorePeriod } from './thirty-day-score.ts';

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

/** What a series is judged by besides its own scans. */
export interface Judging {
  /** How many series of the customer are judged. */
  readonly series: number;
  /** How many times they count, because other clients are judged too (`shared-bound.ts`). */
  readonly share: number;
  readonly known: KnownVariation;
}

/** The standing of a series at the last of its scans; oldest first, all on one platform. Null without a scan. */
export function readStanding(store: ReadStore, points: readonly GrowthPoint[], judging: Judging): Standing | null {
  const read = seriesEvidence(store, points, null);
  const last = points.at(-1);
  if (read === null || last === undefined) return null;
  const change = rateChangeOf(judgeSeries(read, judging), replacedModels(store, read, last.date));
  return { ...scoresAt(points, last.date), change };
}

/** The score of a series at its last scan, and that of the 90 days before; null if nothing was scanned in them. */
export function scoresAt(points: readonly GrowthPoint[], lastScan: Day): Pick<Standing, 'latest' | 'before'> {
  const [now, earlier] = [scorePeriod(lastScan), comparedPeriod(lastScan)];
  const before = scansIn(points, earlier);
  return {
    latest: { ...now, score: scoreOf(scansIn(points, now)) },
    before: before.length === 0 ? null : { ...earlier, score: scoreOf(before) },
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
  judging: Judging,
  brandId: number | null,
): StandingChange | null {
  const read = seriesEvidence(store, points, brandId);
  return read === null ? null : judgeSeries(read, judging);
}

/** Whether a series changed, given how many series of its customer are judged and what other groups show. */
export const judgeSeries = (
  { platform, queryGroupIds, evidence }: SeriesEvidence,
  { series, share, known }: Judging,
): StandingChange => judgeChange(evidence, { series: series * share, known: known(platform, queryGroupIds) });

/** The models replaced in the days that a series' change compares, each once; undefined if there are none. */
export function replacedModels(
  store: ReadStore,
  { platform, queryGroupIds }: Pick<SeriesEvidence, 'platform' | 'queryGroupIds'>,
  lastScan: Day,
): RateChange['models'] {
  const { from } = comparedPeriod(lastScan);
  const first = new Map(
    listModelChangesOf(store, platform, queryGroupIds)
      .filter(({ day }) => day > from && day <= lastScan)
      .toReversed()
      .map(({ day, from: old, to }) => [`${old} ${to}`, { day, from: old, to }]),
  );
  return first.size === 0 ? undefined : [...first.values()].toReversed();
}

/** A change in percentage points, one decimal, as dashboards and reports show it. */
export const rateChangeOf = (
  { verdict, difference, interval, paired, laterOnly, earlierOnly }: StandingChange,
  models?: RateChange['models'],
): RateChange => ({
  ...(models === undefined ? {} : { models }),
  verdict,
  difference: difference === null ? null : toPercent(difference),
  low: interval === null ? null : toPercent(interval.low),
  high: interval === null ? null : toPercent(interval.high),
  pairedQueries: paired,
  unpairedQueries: laterOnly + earlierOnly,
});

import type { JudgedKind } from '#shared/contract/workspace/alerts.ts';
import type { Day } from '#shared/domain/dates.ts';
import { addDays } from '#shared/domain/dates.ts';
import {
  detectChange,
  pairedScanValues,
  shareScanValues,
  type DetectedChange,
  type ScanShare,
} from '#main/analysis/intervals/change-detector.ts';
import { historyDays } from '#main/analysis/intervals/change-windows.ts';
import { detectLoss } from '#main/analysis/intervals/lost-query-detector.ts';
import { outcomeMatrix, type OutcomeMatrix, type SeriesScan } from '#main/analysis/intervals/outcome-matrix.ts';
import { blocksOf, scanEffect, scanVariation, type KnownCorrelation } from '#main/analysis/intervals/scan-variation.ts';
import { listQueryRows } from '#main/store/queries.ts';
import {
  countSubjects,
  watchedExecutions,
  type CountedKind,
  type WatchedExecution,
} from '#main/store/statistics/watched-counts.ts';
import type { ReadStore } from '#main/store/open.ts';
import type { KnownVariation } from './known-variation.ts';
import { mostSurfaces, readScans } from './series-evidence.ts';

/** What one series of a customer is about. */
export interface SeriesSubject {
  readonly kind: JudgedKind;
  readonly platform: string;
  /** The one query group of the series; null: all of the customer. */
  readonly queryGroupId: number | null;
  /** The company, domain, article or query. */
  readonly subject: { readonly id: number; readonly name: string } | null;
}

/** A series that alerts watch. */
export interface WatchedSeries extends SeriesSubject {
  readonly customerId: number;
  /** The tag of its queries; absent: all queries. */
  readonly tag?: string;
  /** Names the series for ever. */
  readonly key: string;
  /** The answers of its scans that count, of how many; oldest first. */
  readonly shares: readonly ScanShare[];
  /** Looks for a change in the scans after one day up to another; the starts of a change are positions in `days`. */
  detect(days: readonly Day[], shares: readonly number[]): DetectedChange | null;
}

/** How many series of a customer each kind watches. */
export type SeriesCounts = Partial<Record<JudgedKind, number>>;

/** What is read of a customer to watch it. */
export interface Watched {
  readonly executions: readonly WatchedExecution[];
  /** Every series, those that cannot have changed left out. */
  readonly series: readonly WatchedSeries[];
  /** How many series are watched, those left out included. */
  readonly counts: SeriesCounts;
}

/** A subject counted in fewer answers than this in a year cannot have changed noticeably. */
const fewestAnswers = 5;
/** Other groups know how much scans vary, but clients differ: they weigh as much as this many scans (docs/alerts.md). */
const mostKnownDegrees = 10;
/** Of what is not counted by query, less is known. */
const countedDegrees = 2;
/** A group whose queries differ more than this from those of its scan before is compared from then on only. */
const sameQueries = 0.8;

/**
 * The series of a customer over the year that ends with its last scan. `isWatched`: whether a rule reaches a series; one of a
 * single group is watched only if a rule names the group.
 */
export function readWatched(
  store: ReadStore,
  customerId: number,
  known: KnownVariation,
  isWatched: (kind: JudgedKind, platform: string, queryGroupId: number | null) => boolean,
  groupsWithRules: readonly number[],
): Watched {
  const last = watchedExecutions(store, customerId, '0000-01-01').at(-1)?.date;
  const executions = last === undefined ? [] : watchedExecutions(store, customerId, addDays(last, -historyDays));
  const counts: SeriesCounts = {};
  const series = [...Map.groupBy(executions, ({ platform }) => platform)].flatMap(([platform, onPlatform]) => {
    const groupIds = [...new Set(onPlatform.map(({ queryGroupId }) => queryGroupId))];
    const scopes = [null, ...groupsWithRules.filter((id) => groupIds.includes(id))];
    return scopes.flatMap((queryGroupId) => {
      const scans = onPlatform.filter((scan) => queryGroupId === null || scan.queryGroupId === queryGroupId);
      const wanted = (kind: JudgedKind): boolean => isWatched(kind, platform, queryGroupId);
      const correlation = known(platform, groupIds);
      return seriesOf(store, { customerId, platform, queryGroupId, scans, correlation }, wanted, counts);
    });
  });
  return { executions, series, counts };
}

interface Source {
  readonly customerId: number;
  readonly platform: string;
  readonly queryGroupId: number | null;
  readonly scans: readonly WatchedExecution[];
  readonly correlation: KnownCorrelation;
}

function seriesOf(
  store: ReadStore,
  source: Source,
  wanted: (kind: JudgedKind) => boolean,
  counts: SeriesCounts,
): WatchedSeries[] {
  const { customerId, platform, queryGroupId, scans, correlation } = source;
  const count = (kind: JudgedKind, series: number): void => void (counts[kind] = (counts[kind] ?? 0) + series);
  const known = { ...correlation, degrees: Math.min(mostKnownDegrees, correlation.degrees) };
  const base = { customerId, platform, queryGroupId };
  const byGroup = Map.groupBy(scans, (scan) => scan.queryGroupId);
  const outcomes = new Map([...byGroup].map(([id, own]) => [id, readScans(store, own, null)]));
  const comparable = comparableFrom(outcomes);
  const shared = (
    kind: JudgedKind,
    subject: SeriesSubject['subject'],
    shares: readonly ScanShare[],
  ): WatchedSeries => ({
    ...base,
    kind,
    subject,
    key: keyOf({ ...base, kind, subject }),
    shares: shares.filter(({ day, queryGroupId: id, n }) => n > 0 && day >= (comparable.get(id) ?? day)),
    detect(days, alarms) {
      const last = days.at(-1) ?? '';
      const start = this.shares.findIndex(({ day }) => day >= (days[0] ?? ''));
      const within =
        start === -1 ? [] : this.shares.slice(start, this.shares.findLastIndex(({ day }) => day <= last) + 1);
      const values = shareScanValues(within);
      const answers = values.scans.reduce((sum, scan) => sum + scan.answers, 0) / values.scans.length;
      const effect = 1 + Math.max(0, answers - 1) * known.correlation;
      return detectChange(values, alarms, { effect, degrees: countedDegrees });
    },
  });
  const share = (of: (scan: WatchedExecution) => [number, number]): ScanShare[] =>
    scans.map((scan) => {
      const [successes, n] = of(scan);
      return { day: scan.date, queryGroupId: scan.queryGroupId, successes, n };
    });

  const series: WatchedSeries[] = [];
  const matrix = outcomeMatrix([...outcomes.values()].flat());
  if (wanted('score')) {
    count('score', 1);
    const shares = share((scan) => [scan.mentioned, scan.answered]);
    series.push({
      ...shared('score', null, shares),
      shares,
      detect: (days, alarms) => detectInMatrix(matrix, known, days, alarms),
    });
  }
  if (wanted('share_of_voice') && scans.some(({ namingAny, mentioned }) => namingAny > mentioned)) {
    count('share_of_voice', 1);
    series.push(
      shared(
        'share_of_voice',
        null,
        share((scan) => [scan.mentioned, scan.namingAny]),
      ),
    );
  }
  if (wanted('own_pages')) {
    count('own_pages', 1);
    if (scans.some(({ citingOwn }) => citingOwn > 0))
      series.push(
        shared(
          'own_pages',
          null,
          share((scan) => [scan.citingOwn, scan.answered]),
        ),
      );
  }
  const executionIds = scans.map(({ executionId }) => executionId);
  for (const kind of ['company_share', 'domain', 'article'] as const satisfies readonly CountedKind[]) {
    if (!wanted(kind)) continue;
    const bySubject = Map.groupBy(countSubjects(store, kind, customerId, executionIds), ({ id }) => id);
    count(kind, bySubject.size);
    for (const [id, rows] of bySubject) {
      if (rows.reduce((sum, { answers }) => sum + answers, 0) < fewestAnswers) continue;
      const answers = new Map(rows.map((row) => [row.executionId, row.answers]));
      series.push(
        shared(
          kind,
          { id, name: rows[0]?.name ?? '' },
          share((scan) => [answers.get(scan.executionId) ?? 0, scan.answered]),
        ),
      );
    }
  }
  if (wanted('query_lost'))
    for (const [groupId, own] of outcomes) {
      const queries = listQueryRows(store, groupId, false);
      count('query_lost', queries.length);
      const named = namedByQuery(own);
      for (const { id, text } of queries) {
        const rows = named.get(id) ?? [];
        if (rows.filter(({ isNamed }) => isNamed).length < fewestAnswers || rows.at(-1)?.isNamed !== false) continue;
        const subject = { id, name: text };
        series.push({
          ...{ ...base, queryGroupId: groupId, kind: 'query_lost', subject },
          key: keyOf({ ...base, kind: 'query_lost', subject }),
          shares: rows.map(({ day, isNamed }) => ({ day, queryGroupId: groupId, successes: isNamed ? 1 : 0, n: 1 })),
          detect: (days, alarms) =>
            detectLoss(
              rows
                .filter(({ day }) => day >= (days[0] ?? '') && day <= (days.at(-1) ?? ''))
                .map(({ isNamed }) => isNamed),
              alarms,
            ),
        });
      }
    }
  return series;
}

const keyOf = ({ customerId, kind, platform, queryGroupId, subject }: SeriesSubject & { customerId: number }): string =>
  [kind, customerId, platform, queryGroupId ?? 'all', ...(subject === null ? [] : [subject.id])].join(' ');

/** A change of what is paired by query; earlier scans of the series show how much its scans vary. */
function detectInMatrix(
  matrix: OutcomeMatrix,
  known: KnownCorrelation,
  days: readonly Day[],
  alarms: readonly number[],
): DetectedChange | null {
  const start = matrix.dates.indexOf(days[0] ?? '');
  const end = matrix.dates.indexOf(days.at(-1) ?? '') + 1;
  if (start === -1 || end === 0) return null;
  const values = pairedScanValues(matrix, { start, end });
  const answers = values.scans.reduce((sum, scan) => sum + scan.answers, 0) / Math.max(1, values.scans.length);
  const older = scanVariation(matrix, blocksOf({ start: 0, end: start }));
  const { effect, degrees } = scanEffect(older.degrees > 0 ? older : { ...older, queries: answers }, known);
  // A scan whose queries were asked in no other says nothing and has no value.
  const byDay = new Map(days.map((day, index) => [day, alarms[index] ?? 0]));
  return onDays(
    days,
    values.scans.map(({ day }) => day),
    detectChange(
      values,
      values.scans.map(({ day }) => byDay.get(day) ?? 0),
      { effect, degrees },
    ),
  );
}

/** Positions among all days instead of those among the days with a value. */
function onDays(days: readonly Day[], valued: readonly Day[], change: DetectedChange | null): DetectedChange | null {
  if (change === null) return null;
  const at = (index: number): number => days.indexOf(valued[index] ?? '');
  return { ...change, start: at(change.start), earliest: at(change.earliest), latest: at(change.latest) };
}

/** Per group, the day since which its queries stayed nearly the same from scan to scan. */
function comparableFrom(outcomes: ReadonlyMap<number, readonly SeriesScan[]>): Map<number, Day> {
  return new Map(
    [...outcomes].map(([id, scans]) => {
      const asked = [...Map.groupBy(scans, ({ date }) => date)]
        .map(([date, of]) => ({
          date,
          queries: new Set(of.flatMap((scan) => scan.outcomes.map(({ query }) => query))),
        }))
        .toSorted((a, b) => (a.date < b.date ? -1 : 1));
      const edited = asked.findLast(({ queries }, index) => {
        const before = asked[index - 1]?.queries;
        return before !== undefined && before.intersection(queries).size < sameQueries * before.union(queries).size;
      });
      return [id, edited?.date ?? ''];
    }),
  );
}

/** Whether most of the samples of each query name the customer, by query and day. */
function namedByQuery(scans: readonly SeriesScan[]): Map<number, { readonly day: Day; readonly isNamed: boolean }[]> {
  const named = new Map<number, Map<Day, { successes: number; n: number }>>();
  for (const { date, outcomes } of scans)
    for (const { query, successes, n } of outcomes) {
      const id = Math.floor(Number(query) / mostSurfaces);
      const days = named.get(id) ?? new Map<Day, { successes: number; n: number }>();
      named.set(id, days);
      const sum = days.get(date) ?? { successes: 0, n: 0 };
      days.set(date, { successes: sum.successes + successes, n: sum.n + n });
    }
  return new Map(
    [...named].map(([id, days]) => [
      id,
      [...days]
        .map(([day, { successes, n }]) => ({ day, isNamed: 2 * successes > n }))
        .toSorted((a, b) => (a.day < b.day ? -1 : 1)),
    ]),
  );
}

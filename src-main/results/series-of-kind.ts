import type { JudgedKind } from '#shared/contract/workspace/alerts.ts';
import type { Day } from '#shared/domain/dates.ts';
import { detectChange, shareScanValues, type ScanShare } from '#main/analysis/intervals/change-detector.ts';
import { detectLoss } from '#main/analysis/intervals/lost-query-detector.ts';
import { outcomeMatrix, type SeriesScan } from '#main/analysis/intervals/outcome-matrix.ts';
import type { KnownCorrelation } from '#main/analysis/intervals/scan-variation.ts';
import type { ReadStore } from '#main/store/open.ts';
import { listQueryRows } from '#main/store/queries.ts';
import { countSubjects, type CountedKind, type WatchedExecution } from '#main/store/statistics/watched-counts.ts';
import { detectInMatrix } from './score-detection.ts';
import { mostSurfaces, readScans } from './series-evidence.ts';
import type { SeriesSubject, WatchedSeries } from './watched-series.ts';

/** A subject counted in fewer answers than this in a year cannot have changed noticeably. */
const fewestAnswers = 5;
/** Other groups know how much scans vary, but clients differ: they weigh as much as this many scans (docs/alerts.md). */
const mostKnownDegrees = 10;
/** Of what is not counted by query, less is known. */
const countedDegrees = 2;
/** A group whose queries differ more than this from those of its scan before is compared from then on only. */
const sameQueries = 0.8;

/** The scans of a customer on a platform, of one query group or of all. */
interface Source {
  readonly customerId: number;
  readonly platform: string;
  readonly queryGroupId: number | null;
  readonly scans: readonly WatchedExecution[];
  /** How much scans vary, as other groups know it. */
  readonly known: KnownCorrelation;
}

/** Scans with what their series are judged by. */
export interface WatchedScans extends Source {
  readonly store: ReadStore;
  /** Whether each answer names the customer, by query group. */
  readonly outcomes: ReadonlyMap<number, readonly SeriesScan[]>;
  /** Per query group, the day since which its queries stayed nearly the same from scan to scan. */
  readonly comparable: ReadonlyMap<number, Day>;
}

/** Reads what the series of some scans are judged by. */
export function watchScans(store: ReadStore, source: Source): WatchedScans {
  const byGroup = Map.groupBy(source.scans, (scan) => scan.queryGroupId);
  const outcomes = new Map([...byGroup].map(([id, own]) => [id, readScans(store, own, null)]));
  const known = { ...source.known, degrees: Math.min(mostKnownDegrees, source.known.degrees) };
  return { ...source, store, known, outcomes, comparable: comparableFrom(outcomes) };
}

/** The series of one kind. */
interface FoundSeries {
  /** How many are watched, those that cannot have changed included. */
  readonly watched: number;
  readonly series: readonly WatchedSeries[];
}

/** Finds the series of each kind in some scans. */
export const seriesOfKind: Readonly<Record<JudgedKind, (scans: WatchedScans) => FoundSeries>> = {
  score: scoreSeries,
  share_of_voice: (scans) =>
    scans.scans.some(({ namingAny, mentioned }) => namingAny > mentioned)
      ? one(shareSeries(scans, 'share_of_voice', null, (scan) => [scan.mentioned, scan.namingAny]))
      : { watched: 0, series: [] },
  own_pages: (scans) => {
    const series = shareSeries(scans, 'own_pages', null, (scan) => [scan.citingOwn, scan.answered]);
    return scans.scans.some(({ citingOwn }) => citingOwn > 0) ? one(series) : { watched: 1, series: [] };
  },
  company_share: (scans) => countedSeries(scans, 'company_share'),
  domain: (scans) => countedSeries(scans, 'domain'),
  article: (scans) => countedSeries(scans, 'article'),
  query_lost: lostQueries,
};

/** The kinds in the order in which their series are judged. */
export const watchedKinds: readonly JudgedKind[] = [
  'score',
  'share_of_voice',
  'own_pages',
  'company_share',
  'domain',
  'article',
  'query_lost',
];

const one = (series: WatchedSeries): FoundSeries => ({ watched: 1, series: [series] });

/** What a series is about, with the key that names it. */
function subjectOf(
  { customerId, platform, queryGroupId }: Source,
  kind: JudgedKind,
  subject: SeriesSubject['subject'],
): Omit<WatchedSeries, 'shares' | 'detect'> {
  const parts = [kind, customerId, platform, queryGroupId ?? 'all', ...(subject === null ? [] : [subject.id])];
  return { customerId, platform, queryGroupId, kind, subject, key: parts.join(' ') };
}

const sharesOf = ({ scans }: Source, of: (scan: WatchedExecution) => readonly [number, number]): ScanShare[] =>
  scans.map((scan) => {
    const [successes, n] = of(scan);
    return { day: scan.date, queryGroupId: scan.queryGroupId, successes, n };
  });

/** The score, judged by pairs of answers to the same query. */
function scoreSeries(scans: WatchedScans): FoundSeries {
  const matrix = outcomeMatrix([...scans.outcomes.values()].flat());
  return one({
    ...subjectOf(scans, 'score', null),
    shares: sharesOf(scans, (scan) => [scan.mentioned, scan.answered]),
    detect: (days, alarms) => detectInMatrix(matrix, scans.known, days, alarms),
  });
}

/** A share of the answers of each scan, compared where the queries stayed nearly the same. */
function shareSeries(
  scans: WatchedScans,
  kind: JudgedKind,
  subject: SeriesSubject['subject'],
  of: (scan: WatchedExecution) => readonly [number, number],
): WatchedSeries {
  const shares = sharesOf(scans, of).filter(
    ({ day, queryGroupId, n }) => n > 0 && day >= (scans.comparable.get(queryGroupId) ?? day),
  );
  return {
    ...subjectOf(scans, kind, subject),
    shares,
    detect: (days, alarms) => {
      const last = days.at(-1) ?? '';
      const start = shares.findIndex(({ day }) => day >= (days[0] ?? ''));
      const within = start === -1 ? [] : shares.slice(start, shares.findLastIndex(({ day }) => day <= last) + 1);
      const values = shareScanValues(within);
      const answers = values.scans.reduce((sum, scan) => sum + scan.answers, 0) / values.scans.length;
      const effect = 1 + Math.max(0, answers - 1) * scans.known.correlation;
      return detectChange(values, alarms, { effect, degrees: countedDegrees });
    },
  };
}

/** The share of each company, domain or article that is counted often enough. */
function countedSeries(scans: WatchedScans, kind: CountedKind): FoundSeries {
  const executionIds = scans.scans.map(({ executionId }) => executionId);
  const bySubject = Map.groupBy(countSubjects(scans.store, kind, scans.customerId, executionIds), ({ id }) => id);
  const series = [...bySubject].flatMap(([id, rows]) => {
    if (rows.reduce((sum, { answers }) => sum + answers, 0) < fewestAnswers) return [];
    const answers = new Map(rows.map((row) => [row.executionId, row.answers]));
    const subject = { id, name: rows[0]?.name ?? '' };
    return [shareSeries(scans, kind, subject, (scan) => [answers.get(scan.executionId) ?? 0, scan.answered])];
  });
  return { watched: bySubject.size, series };
}

/** The queries that were named often enough and are not named in their last scan. */
function lostQueries(scans: WatchedScans): FoundSeries {
  let watched = 0;
  const series: WatchedSeries[] = [];
  for (const [queryGroupId, outcomes] of scans.outcomes) {
    const queries = listQueryRows(scans.store, queryGroupId, false);
    watched += queries.length;
    const named = namedByQuery(outcomes);
    for (const { id, text } of queries) {
      const rows = named.get(id) ?? [];
      if (rows.filter(({ isNamed }) => isNamed).length < fewestAnswers || rows.at(-1)?.isNamed !== false) continue;
      series.push({
        ...subjectOf(scans, 'query_lost', { id, name: text }),
        queryGroupId,
        shares: rows.map(({ day, isNamed }) => ({ day, queryGroupId, successes: isNamed ? 1 : 0, n: 1 })),
        detect: (days, alarms) => {
          const within = rows.filter(({ day }) => day >= (days[0] ?? '') && day <= (days.at(-1) ?? ''));
          return detectLoss(
            within.map(({ isNamed }) => isNamed),
            alarms,
          );
        },
      });
    }
  }
  return { watched, series };
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

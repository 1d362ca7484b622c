import { judgedKinds, type JudgedKind } from '#shared/contract/workspace/alerts.ts';
import { daysBetween, type Day } from '#shared/domain/dates.ts';
import { insertDivision, listDivisions, type Division, type WatchedSeries } from '#main/store/alert-division.ts';
import { falseAlarmsPerYear } from '#main/results/shared-bound.ts';
import type { ReadStore, Store } from '#main/store/open.ts';

/** Counts are rounded up, so that one domain more does not divide the bound again. */
const roundedUp = (series: number): number => {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, series))) - 1);
  return Math.ceil(series / step) * step;
};

/** A division that gives more to each series waits this long: what was watched until then has spent its part. */
const epochDays = 91;

/** Divides the bound again if more series are watched, or the bound changed; if fewer are, at the next quarter of a year. */
export function updateDivision(store: Store, day: Day, counts: WatchedSeries): void {
  const current = listDivisions(store).at(-1);
  const bound = falseAlarmsPerYear(store);
  const watched = Object.fromEntries(judgedKinds.map((kind) => [kind, roundedUp(counts[kind] ?? 0)]));
  const before = (kind: JudgedKind): number => current?.watched[kind] ?? 0;
  const now = (kind: JudgedKind): number => watched[kind] ?? 0;
  const isMore = judgedKinds.some((kind) => now(kind) > before(kind));
  const isFewer = judgedKinds.some((kind) => now(kind) < before(kind));
  const isNew = current === undefined || current.falseAlarmsPerYear !== bound;
  const isDue = isFewer && current !== undefined && daysBetween(current.fromDay, day) >= epochDays;
  if (!isNew && !isMore && !isDue) return;
  // Until then, kinds of which fewer are watched keep their part.
  const kept =
    isNew || isDue ? watched : Object.fromEntries(judgedKinds.map((kind) => [kind, Math.max(now(kind), before(kind))]));
  insertDivision(store, { fromDay: day, falseAlarmsPerYear: bound, watched: kept });
}

/** The part of the kinds of which any series is watched: half of the bound for scores, the rest in equal parts. */
function partOf(kind: JudgedKind, watched: WatchedSeries): number {
  const others = judgedKinds.filter((other) => other !== 'score' && (watched[other] ?? 0) > 0).length;
  const hasScores = (watched.score ?? 0) > 0;
  if (kind === 'score') return others === 0 ? 1 : 1 / 2;
  return (hasScores ? 1 / 2 : 1) / Math.max(1, others);
}

/** The divisions of the bound over time. */
export interface Divisions {
  /** The false alarms a year that one series of a kind may cause on a day. */
  readonly perYear: (kind: JudgedKind, day: Day) => number;
  /** The division in force on a day; the first one before it. */
  readonly at: (day: Day) => Division | undefined;
}

export function readDivisions(store: ReadStore): Divisions {
  const divisions = listDivisions(store);
  const at = (day: Day): Division | undefined => divisions.findLast(({ fromDay }) => fromDay <= day) ?? divisions[0];
  return {
    at,
    perYear: (kind, day) => {
      const division = at(day);
      if (division === undefined) return 0;
      return (division.falseAlarmsPerYear * partOf(kind, division.watched)) / Math.max(1, division.watched[kind] ?? 0);
    },
  };
}

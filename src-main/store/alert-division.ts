import type { JudgedKind } from '#shared/contract/workspace/alerts.ts';
import type { ReadStore } from './open.ts';

/** How many series of each kind share the bound. */
export type WatchedSeries = Readonly<Partial<Record<JudgedKind, number>>>;

/** How the bound on false alarms is divided from a day on. */
export interface Division {
  readonly fromDay: string;
  readonly falseAlarmsPerYear: number;
  readonly watched: WatchedSeries;
}

/** All divisions, oldest first. */
export const listDivisions = (store: ReadStore): Division[] =>
  store
    .all<{ fromDay: string; falseAlarmsPerYear: number; watched: string }>(
      'SELECT from_day AS fromDay, false_alarms_per_year AS falseAlarmsPerYear, watched FROM alert_division ORDER BY from_day, id',
    )
    .map(({ watched, ...division }) => ({ ...division, watched: JSON.parse(watched) as WatchedSeries }));

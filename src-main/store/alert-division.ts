import type { JudgedKind } from '#shared/contract/workspace/alerts.ts';
import type { ReadStore, Store } from './open.ts';

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

/** Adds a division, in force from its day on. */
export const insertDivision = (store: Store, { fromDay, falseAlarmsPerYear, watched }: Division): void => {
  store.run(
    'INSERT INTO alert_division (from_day, false_alarms_per_year, watched) VALUES (:fromDay, :falseAlarmsPerYear, :watched)',
    { fromDay, falseAlarmsPerYear, watched: JSON.stringify(watched) },
  );
};

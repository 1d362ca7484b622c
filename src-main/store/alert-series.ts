import type { ReadStore, Store } from './open.ts';

/** How far a series was watched. */
export interface SeriesState {
  readonly lookedDay: string | null;
  readonly restartDay: string | null;
  readonly mutedAt: string | null;
}

/** The states of a customer's series, by series. */
export const readSeriesStates = (store: ReadStore, customerId: number): Map<string, SeriesState> =>
  new Map(
    store
      .all<SeriesState & { series: string }>(
        `SELECT series, looked_day AS lookedDay, restart_day AS restartDay, muted_at AS mutedAt FROM alert_series WHERE customer_id = :customerId`,
        { customerId },
      )
      .map(({ series, ...state }) => [series, state]),
  );

export const saveSeriesState = (
  store: Store,
  series: string,
  owner: { readonly customerId: number; readonly queryGroupId: number | null },
  { lookedDay, restartDay }: Pick<SeriesState, 'lookedDay' | 'restartDay'>,
): void => {
  store.run(
    `INSERT INTO alert_series (series, customer_id, query_group_id, looked_day, restart_day)
     VALUES (:series, :customerId, :queryGroupId, :lookedDay, :restartDay)
     ON CONFLICT (series) DO UPDATE SET looked_day = excluded.looked_day, restart_day = excluded.restart_day
     WHERE looked_day IS NOT excluded.looked_day OR restart_day IS NOT excluded.restart_day`,
    { series, ...owner, lookedDay, restartDay },
  );
};

/** Whether alerts about a series are muted. */
export const isMuted = (store: ReadStore, series: string): boolean =>
  store.get('SELECT 1 FROM alert_series WHERE series = :series AND muted_at IS NOT NULL', { series }) !== undefined;

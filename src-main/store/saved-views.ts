import type { ReadStore, Store } from './store.ts';

export interface SavedViewRow {
  readonly viewId: number;
  readonly customerId: number;
  readonly name: string;
  readonly place: string;
}

const columns = 'v.id AS viewId, v.customer_id AS customerId, v.name, v.place';

/** The saved views of a customer, or of all that are not archived, by name. */
export const listSavedViewRows = (store: ReadStore, customerId: number | null): SavedViewRow[] =>
  store.all(
    `SELECT ${columns} FROM saved_view v JOIN customer c ON c.id = v.customer_id
     WHERE c.deleted_at IS NULL AND (v.customer_id = :customerId OR (:customerId IS NULL AND c.archived_at IS NULL)) ORDER BY v.name, v.id`,
    { customerId },
  );

export const findSavedView = (store: ReadStore, viewId: number): SavedViewRow | undefined =>
  store.get(`SELECT ${columns} FROM saved_view v WHERE v.id = :viewId`, { viewId });

/** Saves a view, in place of the one of that name; returns its id. */
export const upsertSavedView = (store: Store, view: Omit<SavedViewRow, 'viewId'>): number => {
  store.run(
    `INSERT INTO saved_view (customer_id, name, place) VALUES (:customerId, :name, :place)
     ON CONFLICT (customer_id, name) DO UPDATE SET place = excluded.place`,
    { ...view },
  );
  return (
    store.get<{ id: number }>('SELECT id FROM saved_view WHERE customer_id = :customerId AND name = :name', { ...view })
      ?.id ?? 0
  );
};

export const removeSavedView = (store: Store, viewId: number): void => {
  store.run('DELETE FROM saved_view WHERE id = :viewId', { viewId });
};

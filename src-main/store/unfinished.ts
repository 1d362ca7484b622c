import { readSetting, writeSetting } from './settings.ts';
import { settingKeys } from './setting-keys.ts';
import type { ReadStore, Store } from './store.ts';

/**
 * SQL: whether the figures of an execution `e` need not equal a recount yet: an import whose answers were not analysed, a
 * re-analysis that was interrupted within an execution, and a deletion that was.
 */
export const isUnfinished = `((e.origin = 'import' AND e.state = 'In Progress')
    OR (e.brand_revision = 0 AND e.state NOT IN ('Pending', 'In Progress'))
    OR e.query_group_id IN (SELECT id FROM query_group WHERE deleted_at IS NOT NULL))`;

export interface UnfinishedExecution {
  readonly id: number;
  readonly customerId: number;
  readonly customerName: string;
  readonly work: 'import' | 'reanalysis' | 'deletion';
}

/** Unfinished executions of all customers. The next start finishes them. */
export const listUnfinishedExecutions = (store: ReadStore): UnfinishedExecution[] =>
  store.all(
    `SELECT e.id, c.id AS customerId, c.name AS customerName,
       CASE WHEN g.deleted_at IS NOT NULL THEN 'deletion'
         WHEN origin = 'import' AND state = 'In Progress' THEN 'import' ELSE 'reanalysis' END AS work
     FROM execution e JOIN customer c ON c.id = e.customer_id JOIN query_group g ON g.id = e.query_group_id WHERE ${isUnfinished} ORDER BY e.id`,
  );

/** Customers whose last re-analysis was begun and not recorded as finished. */
export const listUnfinishedReanalyses = (store: ReadStore): { customerId: number; customerName: string }[] =>
  store.all(
    `SELECT DISTINCT c.id AS customerId, c.name AS customerName FROM reanalysis r JOIN customer c ON c.id = r.customer_id
     WHERE r.finished_at IS NULL AND c.deleted_at IS NULL ORDER BY c.id`,
  );

/** An import that was begun: removed when it ends, so that one that is found at a start was interrupted. */
export interface BegunImport {
  readonly id: string;
  readonly customerId: number;
  readonly groupId: number;
  /** The order with what was decided when it began: rows without a date keep the day of the first attempt. */
  readonly order: { readonly file: string } & Readonly<Record<string, unknown>>;
  /** The name of the file as the person knows it. */
  readonly name: string;
  /** Size and time of change of the file: a different file is not continued. */
  readonly bytes: number;
  readonly changedAt: number;
}

export const listBegunImports = (store: ReadStore): BegunImport[] =>
  (readSetting(store, settingKeys.begunImports) as BegunImport[] | undefined) ?? [];

export const noteImport = (store: Store, begun: BegunImport): void =>
  store.transaction(() =>
    writeSetting(store, settingKeys.begunImports, [
      ...listBegunImports(store).filter(({ id }) => id !== begun.id),
      begun,
    ]),
  );

/** Removes the notes that `ended` names, and returns them. */
export const dropImports = (store: Store, ended: (begun: BegunImport) => boolean): BegunImport[] =>
  store.transaction(() => {
    const all = listBegunImports(store);
    const dropped = all.filter(ended);
    if (dropped.length > 0)
      writeSetting(
        store,
        settingKeys.begunImports,
        all.filter((begun) => !dropped.includes(begun)),
      );
    return dropped;
  });

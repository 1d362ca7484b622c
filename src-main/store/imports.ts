import { setExecutionState } from './executions.ts';
import type { ReadStore, Store } from './open.ts';

/** The answers that a query of a group already has from a platform on a day. */
export interface AnsweredQuery {
  readonly queryId: number;
  /** How many runs of it were imported. */
  readonly runs: number;
  /** Whether it was scanned: then nothing is imported beside it. */
  readonly scanned: 0 | 1;
}

/** Queries of a group that have an answer from a platform on a day, scanned or imported: these are not imported again. */
export const listAnsweredQueries = (
  store: ReadStore,
  groupId: number,
  platform: string,
  day: string,
): AnsweredQuery[] =>
  store.all<AnsweredQuery>(
    `SELECT a.query_id AS queryId, MAX(a.sample) AS runs, MAX(e.origin <> 'import') AS scanned
     FROM execution e JOIN answer a ON a.execution_id = e.id
     WHERE e.query_group_id = :groupId AND e.platform = :platform AND e.execution_date = :day GROUP BY a.query_id`,
    { groupId, platform, day },
  );

/** The imported execution of a group, platform and day, to which a later file adds. */
export const findImport = (store: ReadStore, groupId: number, platform: string, day: string): number | undefined =>
  store.get<{ id: number }>(
    "SELECT id FROM execution WHERE query_group_id = :groupId AND platform = :platform AND execution_date = :day AND origin = 'import' ORDER BY id LIMIT 1",
    { groupId, platform, day },
  )?.id;

/** Imported executions that were stored but not analysed when a process ended. */
export const listUnfinishedImports = (store: ReadStore, customerId: number): number[] =>
  store
    .all<{ id: number }>(
      "SELECT id FROM execution WHERE customer_id = :customerId AND origin = 'import' AND state = 'In Progress'",
      { customerId },
    )
    .map((row) => row.id);

export const listCustomersWithUnfinishedImports = (store: ReadStore): number[] =>
  store
    .all<{ id: number }>(
      "SELECT DISTINCT customer_id AS id FROM execution WHERE origin = 'import' AND state = 'In Progress'",
    )
    .map((row) => row.id);

/** Counts an imported answer, the first or a further run of its query. */
export const countImported = (store: Store, executionId: number, run: number): void => {
  store.run('UPDATE execution SET total = total + 1, samples = MAX(samples, :run) WHERE id = :executionId', {
    executionId,
    run,
  });
};

/** Marks imported executions as Done, finished at the time of their last answer. */
export function finishImports(store: Store, executionIds: Iterable<number>): void {
  store.transaction(() => {
    for (const id of executionIds) {
      const last = store.get<{ at: string | null }>(
        'SELECT MAX(captured_at) AS at FROM answer WHERE execution_id = :id',
        { id },
      );
      setExecutionState(store, id, { state: 'Done', finishedAt: last?.at ?? null });
    }
  });
}

/** Every platform of which the workspace has an answer or a scan. */
export const listKnownPlatforms = (store: ReadStore): string[] =>
  store.all<{ platform: string }>('SELECT DISTINCT platform FROM execution').map(({ platform }) => platform);

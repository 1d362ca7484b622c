import type { OutputOf } from '#shared/contract/index.ts';
import type { ReadStore } from '#main/store/open.ts';
import { executionCounts, type ExecutionCounts } from '#main/store/statistics/execution-counts.ts';
import { movements } from '#main/store/statistics/movements.ts';
import { previousExecutions } from '#main/store/statistics/previous-executions.ts';
import type { ExecutionScope } from '#main/store/statistics/scope.ts';

/** An execution and the previous one of the same group and platform. */
export interface ExecutionPair {
  readonly id: number;
  readonly previousId: number;
}

/** The newest execution of each group and platform, of rows sorted newest first. */
export function newestOfEach(rows: readonly ExecutionCounts[]): ExecutionScope {
  const newest = new Map<string, ExecutionCounts>();
  for (const row of rows) {
    const key = `${row.queryGroupId} ${row.platform}`;
    if (!newest.has(key)) newest.set(key, row);
  }
  return { executionIds: [...newest.values()].map((row) => row.id), answered: 0 };
}

/** The newest execution of each group and platform with its predecessor; those without one are omitted. */
export const latestPairs = (store: ReadStore, current: readonly ExecutionCounts[]): ExecutionPair[] =>
  previousExecutions(store, newestOfEach(current));

/** The counts of the earlier executions of some pairs. */
const previousCounts = (store: ReadStore, pairs: readonly ExecutionPair[]): ExecutionCounts[] =>
  executionCounts(store, { executionIds: pairs.map((pair) => pair.previousId), answered: 0 });

/** Queries won and lost between the executions of some pairs. */
export function queryMovements(
  store: ReadStore,
  pairs: readonly ExecutionPair[],
): OutputOf<'get-overview'>['movements'] {
  const rows = movements(store, pairs);
  const item = ({ answerId, queryId, query, platform }: (typeof rows)[number]) => ({
    answerId,
    queryId,
    query,
    platform,
  });
  return {
    comparedWith: previousCounts(store, pairs)[0]?.executionDate ?? null,
    won: rows.filter((row) => row.mentioned === 1).map(item),
    lost: rows.filter((row) => row.mentioned === 0).map(item),
  };
}

import type { ReadStore } from '../open.ts';
import { isFirstSample } from './first-sample.ts';
import { scopeJson, type ExecutionScope } from './scope.ts';

export interface QueryResult {
  readonly queryId: number;
  readonly executionId: number;
  readonly capturedAt: string;
  readonly mentioned: 0 | 1;
}

/**
 * One row per query and execution (its first sample), in the order of the scope, then by query. Texts and platforms, which thousands of
 * rows repeat, are read once by `queryTexts` and `platformsOf`.
 */
export const queryResults = (store: ReadStore, scope: ExecutionScope): QueryResult[] =>
  store.all(
    `SELECT a.query_id AS queryId, a.execution_id AS executionId, a.captured_at AS capturedAt, a.mentioned
     FROM json_each(:scope) s CROSS JOIN answer a ON a.execution_id = s.value
     WHERE ${isFirstSample}
     ORDER BY s.key, a.query_id`,
    { scope: scopeJson(scope) },
  );

/** The texts of some queries, by their id. */
export const queryTexts = (store: ReadStore, queryIds: readonly number[]): Map<number, string> =>
  new Map(
    store
      .all<{ id: number; text: string }>(
        'SELECT id, text FROM query WHERE id IN (SELECT value FROM json_each(:queryIds))',
        { queryIds: JSON.stringify(queryIds) },
      )
      .map(({ id, text }) => [id, text]),
  );

/** The platforms of executions, by their id. */
export const platformsOf = (store: ReadStore, scope: ExecutionScope): Map<number, string> =>
  new Map(
    store
      .all<{ id: number; platform: string }>(
        'SELECT id, platform FROM execution WHERE id IN (SELECT value FROM json_each(:scope))',
        { scope: scopeJson(scope) },
      )
      .map(({ id, platform }) => [id, platform]),
  );

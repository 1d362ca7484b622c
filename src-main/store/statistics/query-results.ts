import type { ReadStore } from '../open.ts';
import { isFirstSample } from './first-sample.ts';
import { scopeJson, type ExecutionScope } from './scope.ts';

export interface QueryResult {
  readonly query: string;
  readonly queryId: number;
  readonly executionId: number;
  readonly capturedAt: string;
  readonly mentioned: 0 | 1;
  readonly platform: string;
}

/** One row per query and execution (its first sample), by execution newest first, then by query. */
export const queryResults = (store: ReadStore, scope: ExecutionScope): QueryResult[] =>
  store.all(
    `SELECT q.text AS query, a.query_id AS queryId, a.execution_id AS executionId, a.captured_at AS capturedAt, a.mentioned, e.platform
     FROM execution e JOIN answer a ON a.execution_id = e.id JOIN query q ON q.id = a.query_id
     WHERE e.id IN (SELECT value FROM json_each(:scope))
       AND ${isFirstSample}
     ORDER BY e.execution_date DESC, e.id DESC, a.query_id`,
    { scope: scopeJson(scope) },
  );

import type { ReadStore } from '../open.ts';
import { scopeJson, type ExecutionScope } from './scope.ts';

/**
 * Of each answered answer the execution, the query, and 1 if it names the customer, else 0. To be counted by its reader: the same
 * counts in SQL take twice as long.
 */
export const answeredQueries = (store: ReadStore, scope: ExecutionScope): Iterable<readonly number[]> =>
  store.eachTuple(
    `SELECT a.execution_id, a.query_id, a.mentioned
     FROM json_each(:scope) s CROSS JOIN answer a ON a.execution_id = s.value WHERE a.outcome = 'answered'`,
    { scope: scopeJson(scope) },
  );

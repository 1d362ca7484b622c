import type { ReadStore } from '../open.ts';
import { scopeJson, type ExecutionScope } from './scope.ts';

/** For each of some executions the Done one of the same group and platform before it. */
export const previousExecutions = (store: ReadStore, scope: ExecutionScope): { id: number; previousId: number }[] =>
  store.all(
    `SELECT e.id, (
       SELECT p.id FROM execution p
       WHERE p.query_group_id = e.query_group_id AND p.platform = e.platform AND p.state = 'Done' AND p.answered > 0
         AND (p.execution_date, p.id) < (e.execution_date, e.id)
       ORDER BY p.execution_date DESC, p.id DESC LIMIT 1) AS previousId
     FROM execution e WHERE e.id IN (SELECT value FROM json_each(?)) AND previousId IS NOT NULL`,
    scopeJson(scope),
  );

import type { ReadStore } from '../open.ts';
import { scopeJson, type ExecutionScope } from './scope.ts';

/** For each execution in scope, the latest earlier Done one of the same group and platform; those without one are left out. */
export const previousExecutions = (store: ReadStore, scope: ExecutionScope): { id: number; previousId: number }[] =>
  store.all(
    `SELECT e.id, (
       SELECT p.id FROM execution p
       WHERE p.query_group_id = e.query_group_id AND p.platform = e.platform AND p.state = 'Done' AND p.answered > 0
         AND (p.execution_date, p.id) < (e.execution_date, e.id)
       ORDER BY p.execution_date DESC, p.id DESC LIMIT 1) AS previousId
     FROM execution e WHERE e.id IN (SELECT value FROM json_each(:scope)) AND previousId IS NOT NULL`,
    { scope: scopeJson(scope) },
  );

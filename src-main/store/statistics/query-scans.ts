import type { ReadStore } from '../open.ts';
import { scopeJson, type ExecutionScope } from './scope.ts';

/** The answered answers to a query in one execution. */
export interface QueryScan {
  readonly executionId: number;
  readonly queryGroupId: number;
  readonly platform: string;
  readonly queryId: number;
  readonly answered: number;
  readonly mentioned: number;
}

/** How often the answers to each query name the customer, by execution. */
export const queryScans = (store: ReadStore, scope: ExecutionScope): QueryScan[] =>
  store.all(
    `SELECT e.id AS executionId, e.query_group_id AS queryGroupId, e.platform, a.query_id AS queryId, COUNT(*) AS answered, SUM(a.mentioned) AS mentioned
     FROM json_each(:scope) s CROSS JOIN execution e ON e.id = s.value CROSS JOIN answer a ON a.execution_id = e.id
     WHERE a.outcome = 'answered' GROUP BY e.id, a.query_id ORDER BY e.id, a.query_id`,
    { scope: scopeJson(scope) },
  );

import type { ReadStore } from '../open.ts';
import { scopeJson, type ExecutionScope } from './scope.ts';

export interface QueryAnswerCount {
  readonly queryId: number;
  readonly query: string;
  readonly queryGroupId: number;
  readonly groupName: string;
  readonly answered: number;
}

/** Queries of some executions with their answered answers, by group and query. */
export const queryAnswerCounts = (store: ReadStore, scope: ExecutionScope): QueryAnswerCount[] =>
  store.all(
    `SELECT q.id AS queryId, q.text AS query, q.query_group_id AS queryGroupId, g.name AS groupName, COUNT(*) AS answered
     FROM answer a JOIN query q ON q.id = a.query_id JOIN query_group g ON g.id = q.query_group_id
     WHERE a.execution_id IN (SELECT value FROM json_each(?)) AND a.outcome = 'answered'
     GROUP BY q.id ORDER BY g.name, q.id`,
    scopeJson(scope),
  );

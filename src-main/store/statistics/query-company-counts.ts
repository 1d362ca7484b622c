import type { ReadStore } from '../open.ts';
import { scopeJson, type ExecutionScope } from './scope.ts';

export interface QueryCompanyCount {
  readonly queryId: number;
  readonly brandId: number;
  /** Answers to the query that name the company, once each; negated mentions do not count. */
  readonly count: number;
}

/** The number of answers to each query that name each of the given companies. */
export const queryCompanyCounts = (
  store: ReadStore,
  scope: ExecutionScope,
  brandIds: readonly number[],
): QueryCompanyCount[] =>
  store.all(
    `SELECT a.query_id AS queryId, c.brand_id AS brandId, COUNT(*) AS count
     FROM json_each(:scope) s CROSS JOIN answer a ON a.execution_id = s.value CROSS JOIN answer_company c ON c.answer_id = a.id
     WHERE a.outcome = 'answered' AND c.brand_id IN (SELECT value FROM json_each(:brandIds))
     GROUP BY a.query_id, c.brand_id`,
    { scope: scopeJson(scope), brandIds: JSON.stringify(brandIds) },
  );

export interface QueryAnswerCount {
  readonly queryId: number;
  readonly query: string;
  readonly queryGroupId: number;
  readonly groupName: string;
  readonly answered: number;
}

/** The number of answered answers to each query in scope, by group and query. */
export const queryAnswerCounts = (store: ReadStore, scope: ExecutionScope): QueryAnswerCount[] =>
  store.all(
    `SELECT q.id AS queryId, q.text AS query, q.query_group_id AS queryGroupId, g.name AS groupName, COUNT(*) AS answered
     FROM answer a JOIN query q ON q.id = a.query_id JOIN query_group g ON g.id = q.query_group_id
     WHERE a.execution_id IN (SELECT value FROM json_each(:scope)) AND a.outcome = 'answered'
     GROUP BY q.id ORDER BY g.name, q.id`,
    { scope: scopeJson(scope) },
  );

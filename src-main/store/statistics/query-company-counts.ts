import { numbersIn } from '../json-columns.ts';
import type { ReadStore } from '../open.ts';
import { scopeJson, type ExecutionScope } from './scope.ts';

/**
 * The number of answers to each query that name each company, by query and company; negated mentions do not count. Read as two
 * lists, because a row for each pair takes twice as long, and choosing companies in the statement five times.
 */
export function queryCompanyCounts(store: ReadStore, scope: ExecutionScope): Map<number, Map<number, number>> {
  const lists = store.get<{ queries: string; brands: string }>(
    `SELECT json_group_array(a.query_id) AS queries, json_group_array(c.brand_id) AS brands
     FROM json_each(:scope) s CROSS JOIN answer a ON a.execution_id = s.value CROSS JOIN answer_company c ON c.answer_id = a.id
     WHERE a.outcome = 'answered'`,
    { scope: scopeJson(scope) },
  );
  const brands = numbersIn(lists?.brands ?? '[]');
  const counts = new Map<number, Map<number, number>>();
  for (const [index, queryId] of numbersIn(lists?.queries ?? '[]').entries()) {
    const brandId = brands[index] ?? 0;
    const ofQuery = counts.get(queryId) ?? new Map<number, number>();
    if (ofQuery.size === 0) counts.set(queryId, ofQuery);
    ofQuery.set(brandId, (ofQuery.get(brandId) ?? 0) + 1);
  }
  return counts;
}

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
    `SELECT q.id AS queryId, q.text AS query, q.query_group_id AS queryGroupId, g.name AS groupName, x.answered
     FROM (
       SELECT a.query_id, COUNT(*) AS answered FROM json_each(:scope) s CROSS JOIN answer a ON a.execution_id = s.value
       WHERE a.outcome = 'answered' GROUP BY a.query_id) x
     JOIN query q ON q.id = x.query_id JOIN query_group g ON g.id = q.query_group_id ORDER BY g.name, q.id`,
    { scope: scopeJson(scope) },
  );

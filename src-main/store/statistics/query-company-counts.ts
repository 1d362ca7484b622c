import type { ReadStore } from '../open.ts';
import { scopeJson, type ExecutionScope } from './scope.ts';

export interface QueryCompanyCount {
  readonly queryId: number;
  readonly brandId: number;
  /** Answers to the query that name the company, once each; negated hits do not count. */
  readonly count: number;
}

/** How often each query's answers name each of some companies. */
export const queryCompanyCounts = (
  store: ReadStore,
  scope: ExecutionScope,
  brandIds: readonly number[],
): QueryCompanyCount[] =>
  store.all(
    `SELECT a.query_id AS queryId, m.brand_id AS brandId, COUNT(DISTINCT a.id) AS count
     FROM answer a JOIN mention m ON m.answer_id = a.id
     WHERE a.execution_id IN (SELECT value FROM json_each(?)) AND a.outcome = 'answered' AND m.negated = 0
       AND m.brand_id IN (SELECT value FROM json_each(?))
     GROUP BY a.query_id, m.brand_id`,
    scopeJson(scope),
    JSON.stringify(brandIds),
  );

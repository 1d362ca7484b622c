import type { Intent } from '#shared/domain/intents.ts';
import type { ReadStore } from '../open.ts';
import { textsIn, type AsStored } from '../json-columns.ts';
import { tagsOfQuery } from '../query-labels.ts';
import { isFirstSample } from './first-sample.ts';
import { scopeJson, type ExecutionScope } from './scope.ts';

/** Sums over the executions that answered a query on a platform. */
export interface QueryTotals {
  readonly queryId: number;
  readonly platform: string;
  readonly executions: number;
  readonly answered: number;
  readonly mentioned: number;
  /** Of the ranks of the customer, over the answers that name it. */
  readonly positionSum: number;
  readonly answeredSquares: number;
  readonly mentionedSquares: number;
  readonly products: number;
}

/** The months of some executions, with whether every execution of the month's group and platform with answers is Done. */
export const monthsOf = (
  store: ReadStore,
  customerId: number,
  scope: ExecutionScope,
): { month: string; done: 0 | 1 }[] =>
  store.all(
    `SELECT month, month NOT IN (
       SELECT substr(e.execution_date, 1, 7) FROM execution e
       WHERE e.customer_id = :customerId AND e.state IN ('Pending', 'In Progress', 'Failed', 'Cancelled')
         AND EXISTS (SELECT 1 FROM answer a WHERE a.execution_id = e.id)) AS done
     FROM (SELECT DISTINCT substr(execution_date, 1, 7) AS month FROM execution WHERE id IN (SELECT value FROM json_each(:scope)))`,
    { customerId, scope: scopeJson(scope) },
  );

/** Of each query the executions that asked it once, which needs no sum of each execution; `samples` says whether all did. */
const countedAtOnce = (answers: string): string =>
  `SELECT a.query_id, e.platform, COUNT(*), COUNT(*), SUM(a.mentioned), COALESCE(SUM(a.position), 0), COUNT(*), SUM(a.mentioned), SUM(a.mentioned),
     MAX(a.sample) ${answers} GROUP BY a.query_id, e.platform`;

/** Of each query all its executions, each with any number of samples. */
const countedByExecution = (answers: string): string =>
  `SELECT query_id, platform, COUNT(*), SUM(n), SUM(x), SUM(positions), SUM(n * n), SUM(x * x), SUM(n * x), 1
   FROM (
     SELECT a.query_id, e.platform, COUNT(*) AS n, SUM(a.mentioned) AS x, COALESCE(SUM(a.position), 0) AS positions
     ${answers} GROUP BY e.id, a.query_id)
   GROUP BY query_id, platform`;

const totals = (counted: (answers: string) => string): string =>
  `SELECT query_id AS queryId, platform, SUM(executions) AS executions, SUM(answered) AS answered, SUM(mentioned) AS mentioned,
     SUM(position_sum) AS positionSum, SUM(answered_squares) AS answeredSquares, SUM(mentioned_squares) AS mentionedSquares,
     SUM(products) AS products, MAX(samples) AS samples
   FROM (
     SELECT m.query_id, m.platform, SUM(executions) AS executions, SUM(answered) AS answered, SUM(mentioned) AS mentioned,
       SUM(position_sum) AS position_sum, SUM(answered_squares) AS answered_squares, SUM(mentioned_squares) AS mentioned_squares,
       SUM(products) AS products, 1 AS samples
     FROM query_group g CROSS JOIN query q ON q.query_group_id = g.id CROSS JOIN query_month m ON m.query_id = q.id
     WHERE g.customer_id = :customerId AND g.deleted_at IS NULL AND (:groupId IS NULL OR g.id = :groupId)
       AND (:platform IS NULL OR m.platform = :platform) AND m.month IN (SELECT value FROM json_each(:months))
     GROUP BY m.query_id, m.platform
     UNION ALL
     ${counted(`FROM json_each(:scope) s CROSS JOIN execution e ON e.id = s.value CROSS JOIN answer a ON a.execution_id = e.id
     WHERE a.outcome = 'answered' AND substr(e.execution_date, 1, 7) NOT IN (SELECT value FROM json_each(:months))`)})
   GROUP BY query_id, platform`;

const totalsAtOnce = totals(countedAtOnce);
const totalsByExecution = totals(countedByExecution);

/**
 * How often the answers to each query name the customer. `months` are read from their rollup and must lie within the scope
 * with all their executions; the rest of the scope is counted from the answers.
 */
export function queryTotals(
  store: ReadStore,
  scope: ExecutionScope,
  filter: {
    readonly customerId: number;
    readonly groupId: number | null;
    readonly platform: string | null;
    readonly months: readonly string[];
  },
): QueryTotals[] {
  const { customerId, groupId, platform } = filter;
  const values = { customerId, groupId, platform, months: JSON.stringify(filter.months), scope: scopeJson(scope) };
  const once = store.all<QueryTotals & { readonly samples: number }>(totalsAtOnce, values);
  // Most groups ask each query once per scan.
  return once.every(({ samples }) => samples === 1) ? once : store.all(totalsByExecution, values);
}

export interface LastAnswer {
  readonly queryId: number;
  readonly platform: string;
  readonly answerId: number;
  readonly date: string;
  readonly outcome: 'answered' | 'no_overview' | 'refused';
  readonly mentioned: 0 | 1;
  readonly position: number | null;
}

const lastAnswer = `a.query_id AS queryId, e.platform, a.id AS answerId, e.execution_date AS date, a.outcome, a.mentioned, a.position`;

/** The first sample of each query in some executions. */
export const answersIn = (store: ReadStore, executionIds: readonly number[]): LastAnswer[] =>
  store.all(
    `SELECT ${lastAnswer} FROM json_each(:executionIds) s CROSS JOIN execution e ON e.id = s.value CROSS JOIN answer a ON a.execution_id = e.id
     WHERE ${isFirstSample}`,
    { executionIds: JSON.stringify(executionIds) },
  );

/** The first sample of the last answer in scope to each of some queries on a platform; those without one are omitted. */
export const lastAnswersTo = (
  store: ReadStore,
  scope: ExecutionScope,
  queries: readonly { readonly queryId: number; readonly platform: string }[],
): LastAnswer[] =>
  store.all(
    `SELECT ${lastAnswer} FROM (
       SELECT (SELECT a.id FROM answer a CROSS JOIN execution e ON e.id = a.execution_id
         WHERE a.query_id = q.value ->> 'queryId' AND e.platform = q.value ->> 'platform' AND +e.id IN (SELECT value FROM json_each(:scope))
         ORDER BY e.execution_date DESC, e.id DESC, a.sample LIMIT 1) AS id
       FROM json_each(:queries) q) l
     CROSS JOIN answer a ON a.id = l.id CROSS JOIN execution e ON e.id = a.execution_id`,
    { queries: JSON.stringify(queries), scope: scopeJson(scope) },
  );

export interface QueryToRate {
  readonly queryId: number;
  readonly query: string;
  readonly queryGroupId: number;
  readonly groupName: string;
  readonly active: 0 | 1;
  readonly intent: Intent | null;
  /** Names, in order. */
  readonly tags: readonly string[];
}

/** The queries of a customer or a group, deleted ones included, by group and query. */
export const queriesToRate = (store: ReadStore, customerId: number, groupId: number | null): QueryToRate[] =>
  store
    .all<AsStored<QueryToRate, 'tags'>>(
      `SELECT q.id AS queryId, q.text AS query, g.id AS queryGroupId, g.name AS groupName, q.deleted_at IS NULL AS active, q.intent, ${tagsOfQuery} AS tags
     FROM query_group g JOIN query q ON q.query_group_id = g.id
     WHERE g.customer_id = :customerId AND g.deleted_at IS NULL AND (:groupId IS NULL OR g.id = :groupId)
     ORDER BY g.name, q.id`,
      { customerId, groupId },
    )
    .map(({ tags, ...row }) => ({ ...row, tags: textsIn(tags) }));

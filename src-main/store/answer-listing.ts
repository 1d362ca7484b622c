import { scopeJson, type ExecutionScope } from './statistics/scope.ts';
import type { ReadStore } from './open.ts';
import type { SqlValue, SqlValues } from './store.ts';

export interface AnswerListing {
  readonly id: number;
  readonly executionId: number;
  readonly queryId: number;
  readonly query: string;
  readonly queryGroupId: number;
  readonly groupName: string;
  readonly platform: string;
  readonly executionDate: string;
  readonly outcome: 'answered' | 'no_overview' | 'refused';
  readonly mentioned: 0 | 1;
  readonly position: number | null;
  readonly companies: number;
  readonly citations: number;
  readonly ownCited: 0 | 1;
}

export interface AnswerFilter {
  readonly queryId: number | null;
  readonly brandId: number | null;
  readonly domain: string | null;
  /** Address of a cited page, normalised. */
  readonly article?: string | null;
  /** Text within the query. */
  readonly search: string | null;
  readonly mentioned: 0 | 1 | null;
  readonly outcome: string | null;
  readonly cites?: 'any' | 'own' | null;
  /** Whether it names a company other than the customer. */
  readonly namesOthers?: 0 | 1 | null;
  readonly answerIds?: readonly number[] | null;
}

/** What each part of a filter asks of an answer. */
const conditions: Readonly<Record<keyof AnswerFilter, string>> = {
  queryId: 'a.query_id = :queryId',
  brandId: 'EXISTS (SELECT 1 FROM answer_company c WHERE c.answer_id = a.id AND c.brand_id = :brandId)',
  domain: `EXISTS (SELECT 1 FROM citation c JOIN url u ON u.id = c.url_id JOIN domain d ON d.id = u.domain_id
      WHERE c.answer_id = a.id AND c.cited = 1 AND d.name = :domain)`,
  article: `EXISTS (SELECT 1 FROM citation c JOIN url u ON u.id = c.url_id
      WHERE c.answer_id = a.id AND c.cited = 1 AND u.address = :article)`,
  search: 'instr(lower(q.text), lower(:search)) > 0',
  mentioned: 'a.mentioned = :mentioned',
  outcome: 'a.outcome = :outcome',
  cites: "a.citations > 0 AND (:cites = 'any' OR a.own_cited = 1)",
  namesOthers: '(a.companies > 0) = :namesOthers',
  answerIds: 'a.id IN (SELECT value FROM json_each(:answerIds))',
};

/** With more executions than these, the answers that name a company are found by the company. */
const fewExecutions = 50;

/** The answers in scope that a filter selects: without conditions that select all, which SQLite would ask of each of millions. */
function from(scope: ExecutionScope, filter: AnswerFilter, withNames: boolean): string {
  const byCompany = filter.brandId !== null && scope.executionIds.length > fewExecutions;
  const asked = chosen(filter).filter((part) => !(byCompany && part === 'brandId'));
  return `
  FROM ${
    byCompany
      ? 'answer_company c CROSS JOIN answer a ON a.id = c.answer_id AND c.brand_id = :brandId CROSS JOIN execution e ON e.id = a.execution_id'
      : 'execution e CROSS JOIN answer a ON a.execution_id = e.id'
  }
  ${asked.includes('search') || withNames ? 'JOIN query q ON q.id = a.query_id JOIN query_group g ON g.id = e.query_group_id' : ''}
  WHERE e.id IN (SELECT value FROM json_each(:scope))${asked.map((part) => ` AND (${conditions[part]})`).join('')}`;
}

const chosen = (filter: AnswerFilter): (keyof AnswerFilter)[] =>
  (Object.keys(conditions) as (keyof AnswerFilter)[]).filter(
    (part) => filter[part] !== null && filter[part] !== undefined,
  );

const orders = {
  date: 'e.execution_date',
  query: 'q.text',
  position: 'COALESCE(a.position, 1000000)',
  competitors: 'a.companies',
  citations: 'a.citations',
} as const;
export interface AnswerPage {
  readonly order: keyof typeof orders;
  readonly descending: boolean;
  readonly limit: number;
  readonly offset: number;
}

const parameters = (scope: ExecutionScope, filter: AnswerFilter): SqlValues => ({
  scope: scopeJson(scope),
  ...Object.fromEntries(chosen(filter).map((part) => [part, valueOf(filter[part])])),
});

const valueOf = (value: AnswerFilter[keyof AnswerFilter]): SqlValue =>
  value === undefined ? null : typeof value === 'object' && value !== null ? JSON.stringify(value) : value;

/** One page of the answers in scope, without their text. */
export const listAnswerRows = (
  store: ReadStore,
  scope: ExecutionScope,
  filter: AnswerFilter,
  page: AnswerPage,
): AnswerListing[] =>
  store.all(
    `SELECT a.id, a.execution_id AS executionId, a.query_id AS queryId, q.text AS query, e.query_group_id AS queryGroupId, g.name AS groupName, e.platform, e.execution_date AS executionDate,
       a.outcome, a.mentioned, a.position, a.companies, a.citations, a.own_cited AS ownCited ${from(scope, filter, true)}
     ORDER BY ${orders[page.order]} ${page.descending ? 'DESC' : 'ASC'}, e.execution_date DESC, e.id DESC, a.query_id, a.sample
     LIMIT :limit OFFSET :offset`,
    {
      ...parameters(page.order === 'date' && selectsAll(filter) ? firstByDate(store, scope, page) : scope, filter),
      limit: page.limit,
      offset: page.offset,
    },
  );

/** Whether a filter selects every answer of a scope. */
const selectsAll = (filter: AnswerFilter): boolean => chosen(filter).length === 0;

/** The executions in scope by day, newest or oldest first, as far as the first answers by date need them. */
function firstByDate(
  store: ReadStore,
  scope: ExecutionScope,
  { descending, limit, offset }: AnswerPage,
): ExecutionScope {
  const executions = store.all<{ id: number; answers: number }>(
    `SELECT id, answered + no_overview + refused AS answers FROM execution WHERE id IN (SELECT value FROM json_each(:scope))
     ORDER BY execution_date ${descending ? 'DESC' : 'ASC'}, id DESC`,
    { scope: scopeJson(scope) },
  );
  let answers = 0;
  const last = executions.findIndex((execution) => (answers += execution.answers) >= offset + limit);
  return { ...scope, executionIds: (last < 0 ? executions : executions.slice(0, last + 1)).map(({ id }) => id) };
}

/** How many answers in scope a filter selects: read from sums where they have it. */
export function countAnswers(store: ReadStore, scope: ExecutionScope, filter: AnswerFilter): number {
  const parts = chosen(filter);
  // An import in progress, which only a scope of one execution can name, has answers that are not counted yet.
  if (scope.executionIds.length > 1) {
    if (parts.length === 0) return outcomesIn(store, scope);
    // Companies are found in `answered` answers alone, which are those that the sums count.
    if (parts.length === 1 && filter.brandId !== null) return namingIn(store, scope, filter.brandId);
  }
  return countFiltered(store, scope, filter);
}

const namingIn = (store: ReadStore, scope: ExecutionScope, brandId: number): number =>
  store.get<{ n: number }>(
    `SELECT COALESCE(SUM(answers), 0) AS n FROM execution_company
     WHERE brand_id = :brandId AND execution_id IN (SELECT value FROM json_each(:scope))`,
    { brandId, scope: scopeJson(scope) },
  )?.n ?? 0;

const outcomesIn = (store: ReadStore, scope: ExecutionScope): number =>
  store.get<{ n: number }>(
    'SELECT COALESCE(SUM(answered + no_overview + refused), 0) AS n FROM execution WHERE id IN (SELECT value FROM json_each(:scope))',
    { scope: scopeJson(scope) },
  )?.n ?? 0;

const countFiltered = (store: ReadStore, scope: ExecutionScope, filter: AnswerFilter): number =>
  store.get<{ n: number }>(`SELECT COUNT(*) AS n ${from(scope, filter, false)}`, parameters(scope, filter))?.n ?? 0;

/** The queries with answers in scope that a filter selects. */
export const listQueriesBehind = (store: ReadStore, scope: ExecutionScope, filter: AnswerFilter): number[] =>
  store
    .all<{ id: number }>(`SELECT DISTINCT a.query_id AS id ${from(scope, filter, false)}`, parameters(scope, filter))
    .map(({ id }) => id);

/** The first `most` competitors that each answer names, in order. */
export const listTopCompetitors = (
  store: ReadStore,
  answerIds: readonly number[],
  most: number,
): { answerId: number; name: string }[] =>
  store.all(
    `SELECT answer_id AS answerId, name FROM (
       SELECT c.answer_id, b.name, ROW_NUMBER() OVER (PARTITION BY c.answer_id ORDER BY MIN(m.start_offset), b.id) AS rank
       FROM answer_company c JOIN brand b ON b.id = c.brand_id
       JOIN mention m ON m.answer_id = c.answer_id AND m.brand_id = c.brand_id AND m.negated = 0
       WHERE c.answer_id IN (SELECT value FROM json_each(:answerIds)) AND b.kind = 'competitor' GROUP BY c.answer_id, c.brand_id)
     WHERE rank <= :most ORDER BY answer_id, rank`,
    { answerIds: JSON.stringify(answerIds), most },
  );

import { writtenState } from './written-state.ts';
import type { ReadStore, SqlValue, SqlValues } from './store.ts';

/**
 * A workspace read as if only some queries of one customer had ever been asked. Every statement is run on tables of the
 * same names that hold only these queries and their answers, with the rollups counted again from the answers: no read has to
 * know of the filter, and none can forget it. What is not counted from answers (clients, brands, groups) is as it was.
 */
interface Narrowed {
  readonly whole: ReadStore;
  readonly queryIds: ReadonlySet<number>;
  /** Among how many such filters a person can choose, this one included: they share a budget of false changes. */
  readonly choices: number;
}

const narrowed = new WeakMap<ReadStore, Narrowed>();

/** The store with all queries, of one that has only some; any other store itself. */
export const withAllQueries = (store: ReadStore): ReadStore => narrowed.get(store)?.whole ?? store;

/** Whether a store has a query; for reads that count each query by itself, and are faster on all of them. */
export const hasQuery = (store: ReadStore, queryId: number): boolean =>
  narrowed.get(store)?.queryIds.has(queryId) ?? true;

/** Among how many filters of queries this one was chosen; 1 without a filter. */
export const filterChoices = (store: ReadStore): number => narrowed.get(store)?.choices ?? 1;

const shown = 'IN (SELECT value FROM json_each(:onlyQueries))';

/** The columns of an execution that sum up its answers, from the counts of the queries' answers. */
const recounted: Readonly<Record<string, string>> = {
  total: 'c.value ->> 1 + c.value ->> 2 + c.value ->> 3 + c.value ->> 8',
  answered: 'c.value ->> 1',
  no_overview: 'c.value ->> 2',
  refused: 'c.value ->> 3',
  failed: 'c.value ->> 8',
  mentioned: 'c.value ->> 4',
  citing: 'c.value ->> 5',
  citing_own: 'c.value ->> 6',
  naming_any: 'c.value ->> 7',
};

const executionColumns = (store: ReadStore): string =>
  store
    .columns('SELECT * FROM execution')
    .map((name) => `${recounted[name] ?? `e.${name}`} AS ${name}`)
    .join(', ');

/** A rollup, counted again from some answers `a`. */
interface Rollup {
  readonly columns: readonly string[];
  readonly counted: (answers: string) => string;
}

const rollups: Readonly<Record<string, Rollup>> = {
  execution_company: {
    columns: ['execution_id', 'brand_id', 'answers', 'position_sum', 'first_named'],
    counted: (answers) =>
      `SELECT a.execution_id, x.brand_id, COUNT(*) AS answers, SUM(x.position) AS position_sum, COUNT(*) FILTER (WHERE x.position = 1) AS first_named
       FROM ${answers} CROSS JOIN main.answer_company x ON x.answer_id = a.id WHERE a.outcome = 'answered' GROUP BY a.execution_id, x.brand_id`,
  },
  execution_domain: {
    columns: ['execution_id', 'domain_id', 'answers'],
    counted: (answers) =>
      `SELECT a.execution_id, u.domain_id, COUNT(DISTINCT a.id) AS answers FROM ${answers}
       CROSS JOIN main.citation x ON x.answer_id = a.id AND x.cited = 1 CROSS JOIN main.url u ON u.id = x.url_id
       WHERE a.outcome = 'answered' GROUP BY a.execution_id, u.domain_id`,
  },
  execution_article: {
    columns: ['execution_id', 'url_id', 'answers'],
    counted: (answers) =>
      `SELECT a.execution_id, x.url_id, COUNT(DISTINCT a.id) AS answers FROM ${answers}
       CROSS JOIN main.citation x ON x.answer_id = a.id AND x.cited = 1 WHERE a.outcome = 'answered' GROUP BY a.execution_id, x.url_id`,
  },
};

/** The answers to the queries: all, or those of the executions in `:scope`, which are read whole because seeking each query takes longer. */
const answersToAll = `(SELECT value FROM json_each(:onlyQueries)) j CROSS JOIN main.answer a ON a.query_id = j.value`;
const answersInScope = `json_each(:scope) j CROSS JOIN main.answer a ON a.execution_id = j.value AND +a.query_id ${shown}`;

/** The parameter with the rows of a rollup in `:scope`: several statements of a view, and the same again, ask for them. */
const rowsOf = (table: string): string => `only_${table}`;

const rollup = (table: string, { columns, counted }: Rollup) => [
  table,
  (sql: string): string =>
    sql.includes(':scope')
      ? `SELECT ${columns.map((name, index) => `value ->> ${index} AS ${name}`).join(', ')} FROM json_each(:${rowsOf(table)})`
      : counted(answersToAll),
];

/** The tables that hold answers or sums over them, as they are with some queries only. */
const tables: Readonly<Record<string, (sql: string, columns: string) => string>> = {
  query: () => `SELECT * FROM main.query WHERE id ${shown}`,
  answer: () => `SELECT * FROM main.answer WHERE query_id ${shown}`,
  query_month: () => `SELECT * FROM main.query_month WHERE query_id ${shown}`,
  execution: (_, columns) =>
    `SELECT ${columns} FROM json_each(:onlyCounts) c CROSS JOIN main.execution e ON e.id = c.value ->> 0`,
  ...(Object.fromEntries(Object.entries(rollups).map(([table, of]) => rollup(table, of))) as Record<
    string,
    (sql: string) => string
  >),
};

const mentioned = Object.fromEntries(
  Object.keys(tables).map((name) => [name, new RegExp(String.raw`\b(?:FROM|JOIN|,)\s*${name}\b`, 'i')]),
);

/** A statement on the narrowed tables. */
function narrow(sql: string, columns: string): string {
  const parts = Object.entries(tables)
    .filter(([name]) => mentioned[name]?.test(sql) === true)
    .map(([name, select]) => `${name} AS NOT MATERIALIZED (${select(sql, columns)})`);
  if (parts.length === 0) return sql;
  const own = /^\s*WITH\s+/i.exec(sql);
  return `WITH ${parts.join(', ')}${own === null ? ' ' : ', '}${own === null ? sql : sql.slice(own[0].length)}`;
}

/**
 * Counts per execution, as a JSON list: id, answered, no overview, refused, naming the customer, citing, citing the customer,
 * naming the customer or a confirmed competitor, failed.
 */
const countsOf = (store: ReadStore, customerId: number, queries: string): string =>
  store.get<{ counts: string }>(
    `SELECT json_group_array(json_array(s.id, answered, noOverview, refused, mentioned, citing, citingOwn, namingAny, COALESCE(f.failed, 0))) AS counts FROM (
       SELECT e.id, COUNT(*) FILTER (WHERE a.outcome = 'answered') AS answered, COUNT(*) FILTER (WHERE a.outcome = 'no_overview') AS noOverview,
         COUNT(*) FILTER (WHERE a.outcome = 'refused') AS refused,
         COUNT(*) FILTER (WHERE a.outcome = 'answered' AND a.mentioned = 1) AS mentioned,
         COUNT(*) FILTER (WHERE a.outcome = 'answered' AND a.citations > 0) AS citing,
         COUNT(*) FILTER (WHERE a.outcome = 'answered' AND a.own_cited = 1) AS citingOwn,
         COUNT(*) FILTER (WHERE a.outcome = 'answered' AND (a.mentioned = 1 OR (a.companies > 0 AND EXISTS (
           SELECT 1 FROM answer_company x JOIN brand b ON b.id = x.brand_id WHERE x.answer_id = a.id AND b.state = 'confirmed')))) AS namingAny
       FROM execution e CROSS JOIN answer a ON a.execution_id = e.id
       WHERE e.customer_id = :customerId AND +a.query_id ${shown} GROUP BY e.id) s
     LEFT JOIN (
       SELECT e.id, COUNT(*) AS failed FROM execution e CROSS JOIN execution_query x ON x.execution_id = e.id
       WHERE e.customer_id = :customerId AND e.failed > 0 AND x.state = 'failed' AND x.query_id ${shown} GROUP BY e.id) f ON f.id = s.id`,
    { customerId, onlyQueries: queries },
  )?.counts ?? '[]';

interface Kept {
  readonly state: string;
  readonly store: ReadStore;
}

/** The last filters of each store: a view asks several times, and again. */
const kept = new WeakMap<ReadStore, Map<string, Kept>>();
const mostKept = 24;

/** The workspace as if only these queries of a customer had been asked. The same store while nothing is written. */
export function withQueriesOnly(
  whole: ReadStore,
  customerId: number,
  queryIds: readonly number[],
  choices: number,
): ReadStore {
  const queries = JSON.stringify(queryIds);
  const key = `${customerId} ${choices} ${queries}`;
  const stores = kept.get(whole) ?? new Map<string, Kept>();
  kept.set(whole, stores);
  const state = writtenState(whole);
  const known = stores.get(key);
  if (known?.state === state) return known.store;
  const store = open(whole, queries, countsOf(whole, customerId, queries));
  narrowed.set(store, { whole, queryIds: new Set(queryIds), choices });
  if (stores.size >= mostKept) stores.clear();
  stores.set(key, { state, store });
  return store;
}

function open(whole: ReadStore, onlyQueries: string, onlyCounts: string): ReadStore {
  const columns = executionColumns(whole);
  const statements = new Map<string, string>();
  const narrowedSql = (sql: string): string => {
    const known = statements.get(sql) ?? narrow(sql, columns);
    statements.set(sql, known);
    return known;
  };
  const counted = keepRollups(whole, onlyQueries);
  const bound = (sql: string, values: SqlValues = {}): SqlValues => {
    const all: Record<string, SqlValue> = { ...values, onlyQueries, onlyCounts };
    const { scope } = values;
    for (const table of Object.keys(rollups))
      if (typeof scope === 'string' && mentioned[table]?.test(sql) === true) all[rowsOf(table)] = counted(table, scope);
    return all;
  };
  return {
    all: (sql, values) => whole.all(narrowedSql(sql), bound(sql, values)),
    get: (sql, values) => whole.get(narrowedSql(sql), bound(sql, values)),
    each: (sql, values) => whole.each(narrowedSql(sql), bound(sql, values)),
    eachTuple: (sql, values) => whole.eachTuple(narrowedSql(sql), bound(sql, values)),
    columns: (sql) => whole.columns(narrowedSql(sql)),
    snapshot: (read) => whole.snapshot(read),
  };
}

/** The length of all rows kept for one filter. */
const mostKeptRows = 1_500_000;

/** The rows of a rollup in a scope, as a JSON list of lists; kept, because counting them takes most of the time of a view. */
function keepRollups(whole: ReadStore, onlyQueries: string): (table: string, scope: string) => string {
  const rowsIn = new Map<string, string>();
  let length = 0;
  return (table, scope) => {
    const key = `${table} ${scope}`;
    const known = rowsIn.get(key);
    if (known !== undefined) return known;
    const { columns = [], counted } = rollups[table] ?? {};
    if (counted === undefined) throw new Error(`${table} is no rollup`);
    const rows =
      whole.get<{ rows: string }>(
        `SELECT json_group_array(json_array(${columns.join(', ')})) AS rows FROM (${counted(answersInScope)})`,
        { scope, onlyQueries },
      )?.rows ?? '[]';
    if (length + key.length + rows.length > mostKeptRows) {
      rowsIn.clear();
      length = 0;
    }
    length += key.length + rows.length;
    rowsIn.set(key, rows);
    return rows;
  };
}

import type { Difference } from './difference.ts';
import { citationDifferences } from './recount-citations.ts';
import type { ReadStore } from './store.ts';
import { isUnfinished } from './unfinished.ts';

/**
 * The stored figures that are compared with a recount. Written independently of the statements that maintain them
 * (`rollups.ts`), so that a mistake there is not repeated here.
 */
const counters = [
  'answered',
  'no_overview',
  'refused',
  'mentioned',
  'naming_any',
  'citing',
  'citing_own',
  'cost_micro',
] as const;

/** A condition on executions: all of them, or those of `:executions`, a JSON list of ids. */
const among = (column: string, some: boolean): string =>
  some ? `${column} IN (SELECT value FROM json_each(:executions))` : 'TRUE';

const executionRecount = (some: boolean): string => `
  WITH answer_facts AS (
    SELECT a.execution_id, a.outcome, COALESCE(a.cost_micro, 0) AS cost,
      EXISTS (SELECT 1 FROM answer_company c JOIN brand b ON b.id = c.brand_id WHERE c.answer_id = a.id AND b.kind = 'own') AS names_own,
      EXISTS (SELECT 1 FROM answer_company c JOIN brand b ON b.id = c.brand_id WHERE c.answer_id = a.id AND b.state = 'confirmed') AS names_any,
      EXISTS (SELECT 1 FROM citation c WHERE c.answer_id = a.id AND c.cited = 1) AS cites,
      a.own_cited
    FROM answer a WHERE ${among('a.execution_id', some)}),
  recount AS (
    SELECT execution_id,
      SUM(outcome = 'answered') AS answered, SUM(outcome = 'no_overview') AS no_overview, SUM(outcome = 'refused') AS refused,
      SUM(outcome = 'answered' AND names_own) AS mentioned, SUM(outcome = 'answered' AND names_any) AS naming_any,
      SUM(outcome = 'answered' AND cites) AS citing, SUM(outcome = 'answered' AND own_cited) AS citing_own, SUM(cost) AS cost_micro
    FROM answer_facts GROUP BY execution_id)
  SELECT e.id, ${counters.map((name) => `e.${name} AS stored_${name}, COALESCE(r.${name}, 0) AS counted_${name}`).join(', ')}
  FROM execution e LEFT JOIN recount r ON r.execution_id = e.id
  WHERE ${among('e.id', some)} AND (${counters.map((name) => `e.${name} <> COALESCE(r.${name}, 0)`).join(' OR ')})
  ORDER BY e.id`;

/** Counters of executions that differ from a count of their answers. */
export const executionDifferences = (store: ReadStore, executions?: readonly number[]): Difference[] =>
  read<Record<string, number> & { id: number }>(store, executionRecount, executions).flatMap((row) =>
    counters.flatMap((name) => {
      const [stored = 0, counted = 0] = [row[`stored_${name}`], row[`counted_${name}`]];
      return stored === counted ? [] : [{ executionId: row.id, figure: name.replaceAll('_', ' '), stored, counted }];
    }),
  );

/**
 * Rows of a table per execution and subject that differ from a count over its answers, including missing and surplus rows:
 * stored and counted figures are united and grouped, which needs one sort and no join.
 */
const differing = (stored: string, counted: string, name: string): string => `
  SELECT execution_id AS executionId, 'answers ' || (${name}) AS figure, MAX(stored) AS stored, MAX(counted) AS counted
  FROM (
    SELECT execution_id, subject, answers AS stored, NULL AS counted, answers, positions, firsts FROM (${stored})
    UNION ALL
    SELECT execution_id, subject, NULL, answers, -answers, -positions, -firsts FROM (${counted}))
  GROUP BY execution_id, subject
  HAVING SUM(answers) <> 0 OR SUM(positions) <> 0 OR SUM(firsts) <> 0
  ORDER BY execution_id, subject`;

const companies = (some: boolean): string =>
  differing(
    `SELECT execution_id, brand_id AS subject, answers, position_sum AS positions, first_named AS firsts FROM execution_company WHERE ${among('execution_id', some)}`,
    `SELECT a.execution_id, c.brand_id AS subject, COUNT(*) AS answers, SUM(c.position) AS positions, SUM(c.position = 1) AS firsts
     FROM answer a JOIN answer_company c ON c.answer_id = a.id WHERE a.outcome = 'answered' AND ${among('a.execution_id', some)} GROUP BY 1, 2`,
    "SELECT 'naming ' || name FROM brand WHERE id = subject",
  );

/**
 * Rows of `query_month` that differ from a count of the answers, except of months with an unfinished execution. The recount
 * reads the companies of the answers, not the columns that the writer sums.
 */
const queryMonths = (some: boolean, column: 'e.id' | 'e.query_group_id' = 'e.id'): string => `
  WITH cell AS (SELECT query_group_id, platform, substr(execution_date, 1, 7) AS month FROM execution e
      WHERE ${among(column, some)} GROUP BY 1, 2, 3),
    unfinished AS (SELECT query_group_id, platform, substr(execution_date, 1, 7) AS month FROM execution e
      WHERE ${isUnfinished} ${some ? 'AND e.query_group_id IN (SELECT query_group_id FROM cell)' : ''}),
    asked AS (SELECT a.query_id, e.query_group_id, e.platform, substr(e.execution_date, 1, 7) AS month, e.id AS execution,
        COUNT(*) AS n, COUNT(c.brand_id) AS x, COALESCE(SUM(c.position), 0) AS positions
      FROM execution e JOIN answer a ON a.execution_id = e.id AND a.outcome = 'answered'
      LEFT JOIN answer_company c ON c.answer_id = a.id
        AND c.brand_id = (SELECT id FROM brand b WHERE b.customer_id = e.customer_id AND b.kind = 'own')
      ${some ? 'WHERE (e.query_group_id, e.platform, substr(e.execution_date, 1, 7)) IN (SELECT * FROM cell)' : ''}
      GROUP BY e.id, a.query_id),
    figures AS (
      SELECT m.query_id, q.query_group_id, m.platform, m.month, m.answered AS stored, NULL AS counted, m.executions, m.answered, m.mentioned,
        m.position_sum, m.answered_squares, m.mentioned_squares, m.products
      FROM query_month m JOIN query q ON q.id = m.query_id
      ${some ? `WHERE ${column === 'e.id' ? '(q.query_group_id, m.platform, m.month) IN (SELECT * FROM cell)' : among('q.query_group_id', true)}` : ''}
      UNION ALL
      SELECT query_id, query_group_id, platform, month, NULL, SUM(n), -COUNT(*), -SUM(n), -SUM(x), -SUM(positions), -SUM(n * n), -SUM(x * x), -SUM(n * x)
      FROM asked GROUP BY query_id, platform, month)
  SELECT NULL AS executionId, 'query ' || query_id || ', ' || platform || ', ' || month || ': answers' AS figure, MAX(stored) AS stored, MAX(counted) AS counted
  FROM figures WHERE (query_group_id, platform, month) NOT IN (SELECT * FROM unfinished)
  GROUP BY query_id, platform, month
  HAVING SUM(executions) <> 0 OR SUM(answered) <> 0 OR SUM(mentioned) <> 0 OR SUM(position_sum) <> 0
    OR SUM(answered_squares) <> 0 OR SUM(mentioned_squares) <> 0 OR SUM(products) <> 0
  ORDER BY query_id, platform, month`;

/** Rows of the rollups that differ from their recount, even if only in mentions or positions. */
export const rollupDifferences = (store: ReadStore, executions?: readonly number[]): Difference[] => [
  ...executionRollupDifferences(store, executions),
  ...read<Difference>(store, (some) => queryMonths(some), executions),
];

/** The same of the rollups per execution only. */
export const executionRollupDifferences = (store: ReadStore, executions?: readonly number[]): Difference[] => [
  ...read<Difference>(store, companies, executions),
  ...citationDifferences(store, executions ?? idsAfter(store, 'execution', 0, -1)),
];

/** The same of the months of the queries of some groups. */
export const queryMonthDifferences = (store: ReadStore, groups: readonly number[]): Difference[] =>
  read(store, (some) => queryMonths(some, 'e.query_group_id'), groups);

/** Runs a recount of all executions, or of some. */
const read = <Row>(store: ReadStore, sql: (some: boolean) => string, executions?: readonly number[]): Row[] =>
  executions === undefined ? store.all(sql(false)) : store.all(sql(true), { executions: JSON.stringify(executions) });

/** The newest finished executions and some at random, to recount as a sample. */
export const sampleExecutions = (store: ReadStore, newest: number, others: number): number[] =>
  store
    .all<{ id: number }>(
      `SELECT id FROM (SELECT id FROM execution e WHERE NOT ${isUnfinished} ORDER BY id DESC LIMIT :newest)
       UNION SELECT id FROM (SELECT id FROM execution e WHERE NOT ${isUnfinished} ORDER BY RANDOM() LIMIT :others)`,
      { newest, others },
    )
    .map(({ id }) => id);

/** The next executions or groups by number. */
export const idsAfter = (store: ReadStore, table: 'execution' | 'query_group', after: number, most: number): number[] =>
  store
    .all<{ id: number }>(`SELECT id FROM ${table} WHERE id > :after ORDER BY id LIMIT :most`, { after, most })
    .map(({ id }) => id);

interface DifferingAnswers {
  readonly executionId: number;
  readonly answers: number;
}

/** The number of answers, per execution, whose figures differ from their findings. */
export const answerDifferences = (store: ReadStore, executions?: readonly number[]): DifferingAnswers[] =>
  read(
    store,
    (some) => `SELECT execution_id AS executionId, COUNT(*) AS answers FROM (
       SELECT a.execution_id, a.mentioned, a.position, a.companies, a.citations,
         (SELECT c.position FROM answer_company c JOIN brand b ON b.id = c.brand_id WHERE c.answer_id = a.id AND b.kind = 'own') AS own_position,
         (SELECT COUNT(*) FROM answer_company c JOIN brand b ON b.id = c.brand_id WHERE c.answer_id = a.id AND b.kind <> 'own') AS others,
         (SELECT COUNT(*) FROM citation c WHERE c.answer_id = a.id AND c.cited = 1) AS cited
       FROM answer a WHERE ${among('a.execution_id', some)})
     WHERE mentioned <> (own_position IS NOT NULL) OR position IS NOT own_position OR companies <> others OR citations <> cited
     GROUP BY execution_id ORDER BY execution_id`,
    executions,
  );

/** The number of answers, per execution, without a stored text. */
export const answersWithoutText = (store: ReadStore, executions: readonly number[]): DifferingAnswers[] =>
  read(
    store,
    (some) => `SELECT a.execution_id AS executionId, COUNT(*) AS answers
     FROM answer a LEFT JOIN answer_text t ON t.answer_id = a.id
     WHERE t.answer_id IS NULL AND ${among('a.execution_id', some)} GROUP BY 1 ORDER BY 1`,
    executions,
  );

export const workspaceSize = (store: ReadStore): { executions: number; answers: number } =>
  store.get('SELECT (SELECT COUNT(*) FROM execution) AS executions, (SELECT COUNT(*) FROM answer) AS answers') ?? {
    executions: 0,
    answers: 0,
  };

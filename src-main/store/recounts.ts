import type { Store } from './open.ts';

/** A stored figure that differs from what the answers add up to. */
export interface Difference {
  readonly execution_id: number;
  /** What it counts, in words. */
  readonly figure: string;
  readonly stored: number | null;
  readonly counted: number | null;
}

/**
 * Every stored figure beside its recount. Written apart from the statements that keep them (`rollups.ts`), so that a
 * mistake there does not hide itself here.
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

const executionRecount = `
  WITH seen AS (
    SELECT a.execution_id, a.outcome, COALESCE(a.cost_micro, 0) AS cost,
      EXISTS (SELECT 1 FROM answer_company c JOIN brand b ON b.id = c.brand_id WHERE c.answer_id = a.id AND b.kind = 'own') AS names_own,
      EXISTS (SELECT 1 FROM answer_company c JOIN brand b ON b.id = c.brand_id WHERE c.answer_id = a.id AND b.state = 'confirmed') AS names_any,
      EXISTS (SELECT 1 FROM citation c WHERE c.answer_id = a.id AND c.cited = 1) AS cites,
      a.own_cited
    FROM answer a),
  recount AS (
    SELECT execution_id,
      SUM(outcome = 'answered') AS answered, SUM(outcome = 'no_overview') AS no_overview, SUM(outcome = 'refused') AS refused,
      SUM(outcome = 'answered' AND names_own) AS mentioned, SUM(outcome = 'answered' AND names_any) AS naming_any,
      SUM(outcome = 'answered' AND cites) AS citing, SUM(outcome = 'answered' AND own_cited) AS citing_own, SUM(cost) AS cost_micro
    FROM seen GROUP BY execution_id)
  SELECT e.id, ${counters.map((name) => `e.${name} AS stored_${name}, COALESCE(r.${name}, 0) AS counted_${name}`).join(', ')}
  FROM execution e LEFT JOIN recount r ON r.execution_id = e.id
  WHERE ${counters.map((name) => `e.${name} <> COALESCE(r.${name}, 0)`).join(' OR ')}
  ORDER BY e.id`;

/** Counters of executions that differ from a count of their answers. */
export const executionDifferences = (store: Store): Difference[] =>
  store.all<Record<string, number> & { id: number }>(executionRecount).flatMap((row) =>
    counters.flatMap((name) => {
      const [stored = 0, counted = 0] = [row[`stored_${name}`], row[`counted_${name}`]];
      return stored === counted ? [] : [{ execution_id: row.id, figure: name.replaceAll('_', ' '), stored, counted }];
    }),
  );

/** Rows of one table per execution that differ from a count over its answers, missing and superfluous ones included. */
const rollup = (table: string, key: string, name: string, recount: string): string => `
  WITH recount AS (${recount})
  SELECT COALESCE(s.execution_id, r.execution_id) AS execution_id, ${name} AS figure, s.answers AS stored, r.answers AS counted
  FROM ${table} s FULL JOIN recount r ON r.execution_id = s.execution_id AND r.subject = s.${key}
  WHERE s.answers IS NOT r.answers`;

const rollups = [
  `WITH recount AS (
     SELECT a.execution_id, c.brand_id AS subject, COUNT(*) AS answers, SUM(c.position) AS position_sum, SUM(c.position = 1) AS first_named
     FROM answer a JOIN answer_company c ON c.answer_id = a.id WHERE a.outcome = 'answered' GROUP BY 1, 2)
   SELECT COALESCE(s.execution_id, r.execution_id) AS execution_id,
     'answers naming ' || (SELECT name FROM brand WHERE id = COALESCE(s.brand_id, r.subject)) AS figure, s.answers AS stored, r.answers AS counted
   FROM execution_company s FULL JOIN recount r ON r.execution_id = s.execution_id AND r.subject = s.brand_id
   WHERE s.answers IS NOT r.answers OR s.position_sum IS NOT r.position_sum OR s.first_named IS NOT r.first_named`,
  rollup(
    'execution_domain',
    'domain_id',
    `'answers citing ' || (SELECT name FROM domain WHERE id = COALESCE(s.domain_id, r.subject))`,
    `SELECT a.execution_id, u.domain_id AS subject, COUNT(DISTINCT a.id) AS answers
     FROM answer a JOIN citation c ON c.answer_id = a.id AND c.cited = 1 JOIN url u ON u.id = c.url_id WHERE a.outcome = 'answered' GROUP BY 1, 2`,
  ),
  rollup(
    'execution_article',
    'url_id',
    `'answers citing ' || (SELECT address FROM url WHERE id = COALESCE(s.url_id, r.subject))`,
    `SELECT a.execution_id, c.url_id AS subject, COUNT(DISTINCT a.id) AS answers
     FROM answer a JOIN citation c ON c.answer_id = a.id AND c.cited = 1 WHERE a.outcome = 'answered' GROUP BY 1, 2`,
  ),
];

export const rollupDifferences = (store: Store): Difference[] => rollups.flatMap((sql) => store.all<Difference>(sql));

/** Answers whose own figures differ from what was found in them, per execution. */
export const answerDifferences = (store: Store): { execution_id: number; answers: number }[] =>
  store.all(
    `SELECT execution_id, COUNT(*) AS answers FROM (
       SELECT a.execution_id, a.mentioned, a.position, a.companies, a.citations,
         (SELECT c.position FROM answer_company c JOIN brand b ON b.id = c.brand_id WHERE c.answer_id = a.id AND b.kind = 'own') AS own_position,
         (SELECT COUNT(*) FROM answer_company c JOIN brand b ON b.id = c.brand_id WHERE c.answer_id = a.id AND b.kind <> 'own') AS others,
         (SELECT COUNT(*) FROM citation c WHERE c.answer_id = a.id AND c.cited = 1) AS cited
       FROM answer a)
     WHERE mentioned <> (own_position IS NOT NULL) OR position IS NOT own_position OR companies <> others OR citations <> cited
     GROUP BY execution_id ORDER BY execution_id`,
  );

/** Answers without their text. */
export const answersWithoutText = (store: Store): number =>
  store.get<{ n: number }>(
    'SELECT COUNT(*) AS n FROM answer a LEFT JOIN answer_text t ON t.answer_id = a.id WHERE t.answer_id IS NULL',
  )?.n ?? 0;

export const workspaceSize = (store: Store): { executions: number; answers: number } =>
  store.get('SELECT (SELECT COUNT(*) FROM execution) AS executions, (SELECT COUNT(*) FROM answer) AS answers') ?? {
    executions: 0,
    answers: 0,
  };

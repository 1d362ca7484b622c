import type { Store } from './open.ts';
import { addToQueryMonth, rebuildQueryMonths } from './query-months.ts';

/**
 * Rollups add up the findings in the answers of an execution. Only `answered` rows enter a numerator or a denominator. The
 * same statements serve an answer that was just stored and a recount of the whole execution, so that the two cannot differ.
 */
const counters = (answers: string): string => `
  UPDATE execution SET
    answered = execution.answered + s.answered, no_overview = execution.no_overview + s.no_overview, refused = execution.refused + s.refused,
    mentioned = execution.mentioned + s.mentioned, naming_any = execution.naming_any + s.naming_any,
    citing = execution.citing + s.citing, citing_own = execution.citing_own + s.citing_own, cost_micro = execution.cost_micro + s.cost_micro
  FROM (
    SELECT answer.execution_id,
      COUNT(*) FILTER (WHERE outcome = 'answered') AS answered,
      COUNT(*) FILTER (WHERE outcome = 'no_overview') AS no_overview,
      COUNT(*) FILTER (WHERE outcome = 'refused') AS refused,
      COUNT(*) FILTER (WHERE outcome = 'answered' AND mentioned = 1) AS mentioned,
      COUNT(*) FILTER (WHERE outcome = 'answered' AND EXISTS (
        SELECT 1 FROM answer_company c JOIN brand b ON b.id = c.brand_id
        WHERE c.answer_id = answer.id AND b.state = 'confirmed')) AS naming_any,
      COUNT(*) FILTER (WHERE outcome = 'answered' AND citations > 0) AS citing,
      COUNT(*) FILTER (WHERE outcome = 'answered' AND own_cited = 1) AS citing_own,
      COALESCE(SUM(cost_micro), 0) AS cost_micro
    FROM answer WHERE ${answers} GROUP BY answer.execution_id
  ) AS s
  WHERE execution.id = s.execution_id`;

const companies = (answers: string): string => `
  INSERT INTO execution_company (execution_id, brand_id, answers, position_sum, first_named)
  SELECT answer.execution_id, c.brand_id, COUNT(*), SUM(c.position), COUNT(*) FILTER (WHERE c.position = 1)
  FROM answer JOIN answer_company c ON c.answer_id = answer.id
  WHERE ${answers} AND outcome = 'answered' GROUP BY answer.execution_id, c.brand_id
  ON CONFLICT (execution_id, brand_id) DO UPDATE SET
    answers = execution_company.answers + excluded.answers,
    position_sum = execution_company.position_sum + excluded.position_sum,
    first_named = execution_company.first_named + excluded.first_named`;

const domains = (answers: string): string => `
  INSERT INTO execution_domain (execution_id, domain_id, answers)
  SELECT answer.execution_id, u.domain_id, COUNT(DISTINCT answer.id)
  FROM answer JOIN citation c ON c.answer_id = answer.id AND c.cited = 1 JOIN url u ON u.id = c.url_id
  WHERE ${answers} AND outcome = 'answered' GROUP BY answer.execution_id, u.domain_id
  ON CONFLICT (execution_id, domain_id) DO UPDATE SET answers = execution_domain.answers + excluded.answers`;

const articles = (answers: string): string => `
  INSERT INTO execution_article (execution_id, url_id, answers)
  SELECT answer.execution_id, c.url_id, COUNT(DISTINCT answer.id)
  FROM answer JOIN citation c ON c.answer_id = answer.id AND c.cited = 1
  WHERE ${answers} AND outcome = 'answered' GROUP BY answer.execution_id, c.url_id
  ON CONFLICT (execution_id, url_id) DO UPDATE SET answers = execution_article.answers + excluded.answers`;

const statements = [counters, companies, domains, articles];
const ofAnswer = 'answer.execution_id = :executionId AND answer.id = :answerId';
const ofExecutions = 'answer.execution_id IN (SELECT value FROM json_each(:ids))';

/** Adds one stored and analysed answer to the rollups of its execution and of its query. */
export function addToRollups(store: Store, executionId: number, answerId: number): void {
  for (const statement of statements) store.run(statement(ofAnswer), { executionId, answerId });
  addToQueryMonth(store, executionId, answerId);
}

/** Recounts the rollups of executions, and of their queries, from the answers. */
export function rebuildRollups(store: Store, executionIds: readonly number[]): void {
  if (executionIds.length === 0) return;
  const ids = JSON.stringify(executionIds);
  store.run(
    `UPDATE execution SET answered = 0, no_overview = 0, refused = 0, mentioned = 0, naming_any = 0, citing = 0, citing_own = 0, cost_micro = 0
     WHERE id IN (SELECT value FROM json_each(:ids))`,
    { ids },
  );
  for (const table of ['execution_company', 'execution_domain', 'execution_article'])
    store.run(`DELETE FROM ${table} WHERE execution_id IN (SELECT value FROM json_each(:ids))`, { ids });
  for (const statement of statements) store.run(statement(ofExecutions), { ids });
  rebuildQueryMonths(store, executionIds);
}

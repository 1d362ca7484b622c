import { scoreDays } from '#main/analysis/intervals/change-windows.ts';
import { likelyProbability } from '#shared/domain/company-likelihood.ts';

/** A view that both engines understand. */
interface View {
  readonly name: string;
  readonly about: string;
  readonly sql: string;
}

/** Half away from zero, as the app rounds; fractions are rounded once, at the end. */
const percent = (part: string, whole: string): string => `round(100.0 * ${part} / ${whole}, 1)`;
const total = (column: string): string => `CAST(sum(${column}) AS bigint)`;

/** The views of scans and scores, in the order in which they are made. */
export const scoreViews: readonly View[] = [
  {
    name: 'counted_executions',
    about: 'Scans that count: complete, of groups that the published interface shows.',
    sql: `SELECT e.* FROM executions e JOIN query_groups g USING (workspace, client_id, group_id)
  WHERE e.state = 'Done' AND g.status <> 'Not Active'`,
  },
  {
    name: 'latest_executions',
    about: 'The latest of each platform of each group: what the published interface is about when no days are given.',
    sql: `SELECT DISTINCT ON (workspace, group_id, platform) * FROM counted_executions
  ORDER BY workspace, group_id, platform, execution_date DESC, execution_id DESC`,
  },
  {
    name: 'execution_scores',
    about: 'The score of each scan: of the answers, those that name the client.',
    sql: `SELECT workspace, client_id, group_id, execution_id, platform, execution_date, answered, naming, ${percent('naming', 'answered')} AS score
  FROM counted_executions WHERE answered > 0`,
  },
  {
    name: 'rolling_scores',
    about:
      'The mean of the scores of 30 days, per group, platform and day with a scan: what the published interface calls the 30-day average.',
    sql: `SELECT p.workspace, p.client_id, p.group_id, p.platform, p.execution_date AS last_scan,
    round(round(avg(100.0 * s.naming / s.answered), 9), 1) AS score
  FROM (SELECT DISTINCT workspace, client_id, group_id, platform, execution_date FROM execution_scores) p
    JOIN execution_scores s ON s.workspace = p.workspace AND s.group_id = p.group_id AND s.platform = p.platform
      AND s.execution_date > p.execution_date - 30 AND s.execution_date <= p.execution_date
  GROUP BY p.workspace, p.client_id, p.group_id, p.platform, p.execution_date`,
  },
  {
    name: 'thirty_day_scores',
    about: 'The 30-day score of each client on each platform: the days that end with its last scan there.',
    sql: `SELECT workspace, client_id, platform, last_scan, ${total('answered')} AS answered, ${total('naming')} AS naming,
    ${percent('sum(naming)', 'sum(answered)')} AS score
  FROM (SELECT s.*, max(execution_date) OVER (PARTITION BY workspace, client_id, platform) AS last_scan FROM execution_scores s) s
  WHERE execution_date > last_scan - ${scoreDays} GROUP BY workspace, client_id, platform, last_scan`,
  },
];

/**
 * Facts are joined by the number of the scan alone, and bounded by a constant day: an engine reads the months asked for, and does
 * not take a join of four columns that all say the same for one that leaves a single row.
 */
const inScans = (fact: string): string =>
  `JOIN scan s USING (workspace, execution_id) WHERE ${fact}.execution_date >= (SELECT min(execution_date) FROM scan)`;

/** The scans, how many answers they have, and the answers themselves. */
const scanned = (scans: string): string => `WITH scan AS (${scans}),
  total AS (SELECT workspace, client_id, ${total('answered')} AS answered, ${total('naming_any')} AS naming_any FROM scan GROUP BY workspace, client_id)`;

/** The sources of the answers of some scans, by `columns` of theirs. */
const citedBy = (columns: string): string => `counted AS (
    SELECT workspace, s.client_id, a.answer_id FROM answers a ${inScans('a')} AND a.outcome = 'answered'),
  cited AS (
    SELECT workspace, n.client_id, ${columns}, count(DISTINCT answer_id) AS answers
    FROM citations c JOIN counted n USING (workspace, answer_id)
    WHERE c.cited AND c.execution_date >= (SELECT min(execution_date) FROM scan) GROUP BY workspace, n.client_id, ${columns})`;

/** Companies of some scans: of the answers, those that name each. `scans`: a query of executions. */
export const companyShares = (scans: string): string => `${scanned(scans)},
  named AS (
    SELECT workspace, s.client_id, m.company_id, count(*) AS answers, avg(m.position) AS position
    FROM mentions m ${inScans('m')} GROUP BY workspace, s.client_id, m.company_id)
  SELECT workspace, client_id, company_id, c.name AS company, c.kind, c.state, answers, ${percent('answers', 'answered')} AS percentage,
    CASE WHEN c.state = 'confirmed' AND naming_any > 0 THEN ${percent('answers', 'naming_any')} END AS share_of_voice,
    CASE WHEN c.state = 'confirmed' THEN round(named.position, 1) END AS average_position
  FROM named JOIN companies c USING (workspace, client_id, company_id) JOIN total USING (workspace, client_id)
  WHERE c.product_of IS NULL AND (c.state = 'confirmed' OR (c.state = 'candidate' AND coalesce(c.probability, 1) >= ${likelyProbability}))
  ORDER BY workspace, client_id, answers DESC, company`;

/** Cited pages of some scans: of the answers, those that cite each, and whether the page names the client. */
export const articleShares = (scans: string): string => `${scanned(scans)}, ${citedBy('c.url, c.domain')}
  SELECT workspace, client_id, coalesce(p.address, url) AS url, cited.domain, cited.answers, ${percent('cited.answers', 'total.answered')} AS percentage,
    coalesce(p.state = 'mentioned', false) AS names_client
  FROM cited JOIN total USING (workspace, client_id) LEFT JOIN articles p USING (workspace, client_id, url)
  ORDER BY workspace, client_id, cited.answers DESC, 3`;

/** Sites of some scans: of the answers, those that cite each. */
export const siteShares = (scans: string): string => `${scanned(scans)}, ${citedBy('c.domain')}
  SELECT workspace, client_id, domain, s.category, cited.answers, ${percent('cited.answers', 'total.answered')} AS percentage
  FROM cited JOIN total USING (workspace, client_id) LEFT JOIN sites s USING (workspace, client_id, domain)
  ORDER BY workspace, client_id, cited.answers DESC, domain`;

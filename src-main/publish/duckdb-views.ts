import { dimensions, factTables } from '#main/store/warehouse-tables.ts';
import { scoreDays } from '#main/analysis/intervals/change-windows.ts';
import { likelyProbability } from '#shared/domain/company-likelihood.ts';

const tables = [
  ...dimensions.map(({ name }) => `CREATE OR REPLACE VIEW ${name} AS SELECT * FROM read_parquet('${name}/*.parquet');`),
  ...factTables.map(
    ({ name }) =>
      `CREATE OR REPLACE VIEW ${name} AS SELECT * FROM read_parquet('${name}/*/*/*.parquet', hive_partitioning = true);`,
  ),
];

/** Half away from zero, as the app rounds; fractions are rounded once, at the end. */
const percent = (part: string, whole: string): string => `round(100.0 * ${part} / ${whole}, 1)`;

/**
 * Views over the published files, for DuckDB with the folder as its working directory. They give the figures of the app:
 * docs/warehouse.md says which is which.
 */
export const duckdbViews = `-- Views over the files of this folder. In the folder: duckdb -init _answerscope/duckdb.sql
${tables.join('\n')}

-- Scans that count: complete, of groups that the published interface shows.
CREATE OR REPLACE VIEW counted_executions AS
  SELECT e.* FROM executions e JOIN query_groups g USING (workspace, client_id, group_id)
  WHERE e.state = 'Done' AND g.status <> 'Not Active';

-- The latest of each platform of each group: what the published interface is about when no days are given.
CREATE OR REPLACE VIEW latest_executions AS
  SELECT * FROM counted_executions
  QUALIFY row_number() OVER (PARTITION BY workspace, group_id, platform ORDER BY execution_date DESC, execution_id DESC) = 1;

-- The score of each scan: of the answers, those that name the client.
CREATE OR REPLACE VIEW execution_scores AS
  SELECT e.workspace, e.client_id, e.group_id, e.execution_id, e.platform, e.execution_date, n AS answered, naming, ${percent('naming', 'n')} AS score
  FROM counted_executions e JOIN (
    SELECT workspace, execution_id, count(*) AS n, count(*) FILTER (WHERE named) AS naming
    FROM answers WHERE outcome = 'answered' GROUP BY ALL) USING (workspace, execution_id);

-- The 30-day score of each client on each platform: the days that end with its last scan there.
CREATE OR REPLACE VIEW thirty_day_scores AS
  SELECT workspace, client_id, platform, last_scan, sum(answered) AS answered, sum(naming) AS naming, ${percent('sum(naming)', 'sum(answered)')} AS score
  FROM (SELECT *, max(execution_date) OVER (PARTITION BY workspace, client_id, platform) AS last_scan FROM execution_scores)
  WHERE execution_date > last_scan - ${scoreDays} GROUP BY ALL;

-- Companies of some scans: of the answers, those that name each. Give the scans as a table: company_shares(latest_executions).
CREATE OR REPLACE MACRO company_shares(scans) AS TABLE
  WITH scan AS (FROM query_table(scans)),
  total AS (
    SELECT workspace, a.client_id, count(*) AS answered,
      count(*) FILTER (WHERE EXISTS (FROM mentions m JOIN companies c USING (workspace, company_id)
        WHERE m.workspace = a.workspace AND m.answer_id = a.answer_id AND c.state = 'confirmed')) AS naming_any
    FROM answers a JOIN scan USING (workspace, execution_id) WHERE outcome = 'answered' GROUP BY ALL),
  named AS (
    SELECT workspace, m.client_id, company_id, count(*) AS answers, avg(position) AS position
    FROM mentions m JOIN scan USING (workspace, execution_id) GROUP BY ALL)
  SELECT workspace, client_id, c.company_id, c.name AS company, c.kind, c.state, answers, ${percent('answers', 'answered')} AS percentage,
    CASE WHEN c.state = 'confirmed' AND naming_any > 0 THEN ${percent('answers', 'naming_any')} END AS share_of_voice,
    CASE WHEN c.state = 'confirmed' THEN round(named.position, 1) END AS average_position
  FROM named JOIN companies c USING (workspace, client_id, company_id) JOIN total USING (workspace, client_id)
  WHERE c.product_of IS NULL AND (c.state = 'confirmed' OR (c.state = 'candidate' AND coalesce(c.probability, 1) >= ${likelyProbability}))
  ORDER BY workspace, client_id, answers DESC, company;

-- Sites of some scans: of the answers, those that cite each.
CREATE OR REPLACE MACRO site_shares(scans) AS TABLE
  WITH scan AS (FROM query_table(scans)),
  cited AS (
    SELECT workspace, c.client_id, domain, count(DISTINCT answer_id) AS answers
    FROM citations c JOIN answers a USING (workspace, answer_id) JOIN scan s ON s.workspace = c.workspace AND s.execution_id = c.execution_id
    WHERE c.cited AND a.outcome = 'answered' GROUP BY ALL),
  total AS (
    SELECT workspace, a.client_id, count(*) AS answered FROM answers a JOIN scan USING (workspace, execution_id) WHERE outcome = 'answered' GROUP BY ALL)
  SELECT workspace, client_id, domain, category, answers, ${percent('answers', 'answered')} AS percentage
  FROM cited JOIN total USING (workspace, client_id) LEFT JOIN sites USING (workspace, client_id, domain)
  ORDER BY workspace, client_id, answers DESC, domain;
`;

/** A question that a dashboard asks the warehouse, in SQL that PostgreSQL and DuckDB both understand. */
export interface WarehouseQuery {
  readonly title: string;
  /** How it is shown. */
  readonly shown: string;
  readonly sql: string;
}

/** Ready-made queries for Metabase, Grafana and the like. Tests run each on both engines. */
export const warehouseQueries: readonly WarehouseQuery[] = [
  {
    title: 'Clients on Monday morning: the 30-day score on each platform, and the 30 days before',
    shown: 'table',
    sql: `SELECT c.name AS client, s.platform, s.score, s.answered AS answers, s.last_scan,
  (SELECT round(100.0 * sum(e.naming) / sum(e.answered), 1) FROM execution_scores e
    WHERE e.workspace = s.workspace AND e.client_id = s.client_id AND e.platform = s.platform
      AND e.execution_date > s.last_scan - 60 AND e.execution_date <= s.last_scan - 30) AS score_before
FROM thirty_day_scores s JOIN clients c USING (workspace, client_id)
WHERE NOT c.archived
ORDER BY client, s.platform`,
  },
  {
    title: 'The score week by week',
    shown: 'line, one per client and platform',
    sql: `SELECT CAST(date_trunc('week', e.execution_date) AS date) AS week, c.name AS client, e.platform,
  round(100.0 * sum(e.naming) / sum(e.answered), 1) AS score, CAST(sum(e.answered) AS bigint) AS answers
FROM execution_scores e JOIN clients c USING (workspace, client_id)
GROUP BY week, client, e.platform
ORDER BY week, client, e.platform`,
  },
  {
    title: 'Share of voice in the 30 days that end with the last scan of each client',
    shown: 'bar, stacked by company',
    sql: `WITH last AS (SELECT workspace, client_id, max(execution_date) AS day FROM execution_scores GROUP BY workspace, client_id),
scan AS (SELECT e.* FROM counted_executions e JOIN last USING (workspace, client_id) WHERE e.execution_date > last.day - 30),
total AS (SELECT workspace, client_id, CAST(sum(naming_any) AS bigint) AS naming_any FROM scan GROUP BY workspace, client_id),
named AS (SELECT workspace, scan.client_id, m.company_id, count(*) AS answers
  FROM mentions m JOIN scan USING (workspace, execution_id)
  WHERE m.execution_date > (SELECT min(day) - 30 FROM last) GROUP BY workspace, scan.client_id, m.company_id)
SELECT c.name AS client, b.name AS company, named.answers, round(100.0 * named.answers / total.naming_any, 1) AS share_of_voice
FROM named JOIN total USING (workspace, client_id) JOIN companies b USING (workspace, client_id, company_id)
  JOIN clients c USING (workspace, client_id)
WHERE b.state = 'confirmed' AND b.product_of IS NULL AND total.naming_any > 0
ORDER BY client, named.answers DESC, company`,
  },
  {
    title: 'Queries won and lost between the last two scans of each group on each platform',
    shown: 'table',
    sql: `WITH numbered AS (SELECT e.*, row_number() OVER (PARTITION BY workspace, group_id, platform ORDER BY execution_date DESC, execution_id DESC) AS age
  FROM counted_executions e),
seen AS (SELECT workspace, n.client_id, n.platform, a.query_id,
    max(CASE WHEN n.age = 1 THEN CAST(a.named AS integer) END) AS latest, max(CASE WHEN n.age = 2 THEN CAST(a.named AS integer) END) AS before
  FROM answers a JOIN numbered n USING (workspace, execution_id)
  WHERE n.age <= 2 AND a.outcome = 'answered' AND a.execution_date >= (SELECT min(execution_date) FROM numbered WHERE age <= 2)
  GROUP BY workspace, n.client_id, n.platform, a.query_id)
SELECT c.name AS client, q.text AS query, seen.platform, CASE WHEN latest = 1 THEN 'won' ELSE 'lost' END AS moved
FROM seen JOIN queries q USING (workspace, client_id, query_id) JOIN clients c USING (workspace, client_id)
WHERE latest <> before
ORDER BY client, seen.platform, moved DESC, query`,
  },
  {
    title: 'The sites that answers of the last 30 days cite most',
    shown: 'table',
    sql: `WITH last AS (SELECT workspace, client_id, max(execution_date) AS day FROM execution_scores GROUP BY workspace, client_id),
scan AS (SELECT e.* FROM counted_executions e JOIN last USING (workspace, client_id) WHERE e.execution_date > last.day - 30),
cited AS (SELECT workspace, scan.client_id, x.domain, count(DISTINCT x.answer_id) AS answers
  FROM citations x JOIN scan USING (workspace, execution_id)
  WHERE x.cited AND x.execution_date > (SELECT min(day) - 30 FROM last) GROUP BY workspace, scan.client_id, x.domain)
SELECT c.name AS client, x.domain, s.category, x.answers
FROM cited x JOIN clients c USING (workspace, client_id) LEFT JOIN sites s USING (workspace, client_id, domain)
ORDER BY x.answers DESC, client, domain LIMIT 100`,
  },
  {
    title: 'Alerts of the last 30 days',
    shown: 'table',
    sql: `SELECT a.day, c.name AS client, a.kind, a.platform, a.sentence, a.state
FROM alerts a JOIN clients c USING (workspace, client_id)
WHERE a.told_at IS NOT NULL AND a.day > (SELECT max(execution_date) FROM executions) - 30
ORDER BY a.day DESC, client, a.alert`,
  },
  {
    title: 'What was done, and what can be said of its effect',
    shown: 'table',
    sql: `SELECT c.name AS client, w.day, w.kind, w.title, e.platform, e.status, e.estimate AS points, e.low, e.high, e.next_judgement
FROM actions w JOIN clients c USING (workspace, client_id) LEFT JOIN effects e USING (workspace, client_id, action_id)
ORDER BY client, w.day DESC, w.action_id, e.platform`,
  },
  {
    title: 'How fresh the warehouse is',
    shown: 'table',
    sql: `SELECT workspace, max(execution_date) AS last_scan, count(*) AS scans, CAST(sum(answered) AS bigint) AS answers
FROM executions GROUP BY workspace ORDER BY last_scan, workspace`,
  },
];

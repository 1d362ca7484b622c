-- Rollup per query, platform and month of the executions: how often the answers to one query name the customer. Only answered
-- answers count. The squares and products are sums over executions, for the design effect of queries with several samples.
CREATE TABLE query_month (
  query_id INTEGER NOT NULL REFERENCES query (id) ON DELETE CASCADE,
  platform TEXT NOT NULL,
  month TEXT NOT NULL, -- yyyy-mm
  executions INTEGER NOT NULL,
  answered INTEGER NOT NULL,
  mentioned INTEGER NOT NULL,
  position_sum INTEGER NOT NULL,
  answered_squares INTEGER NOT NULL,
  mentioned_squares INTEGER NOT NULL,
  products INTEGER NOT NULL, -- answered × mentioned
  PRIMARY KEY (query_id, platform, month)
) STRICT, WITHOUT ROWID;

INSERT INTO query_month
SELECT query_id, platform, month, COUNT(*), SUM(n), SUM(x), SUM(positions), SUM(n * n), SUM(x * x), SUM(n * x)
FROM (
  SELECT a.query_id, e.platform, substr(e.execution_date, 1, 7) AS month,
    COUNT(*) AS n, SUM(a.mentioned) AS x, COALESCE(SUM(a.position), 0) AS positions
  FROM execution e JOIN answer a ON a.execution_id = e.id
  WHERE e.answered > 0 AND a.outcome = 'answered' GROUP BY a.execution_id, a.query_id)
GROUP BY query_id, platform, month;

-- Reports are also made as JSON: the list of formats is no longer the database's, a new one needs no new table.
CREATE TABLE report_of_any_format (
  id INTEGER PRIMARY KEY,
  customer_id INTEGER NOT NULL REFERENCES customer (id),
  created_at TEXT NOT NULL,
  format TEXT NOT NULL,
  from_day TEXT NOT NULL,
  to_day TEXT NOT NULL,
  title TEXT NOT NULL,
  sections TEXT NOT NULL, -- JSON list
  file TEXT NOT NULL, -- where it was written; it may be gone
  bytes INTEGER NOT NULL,
  answers INTEGER NOT NULL -- answered answers in the period
) STRICT;
INSERT INTO report_of_any_format (id, customer_id, created_at, format, from_day, to_day, title, sections, file, bytes, answers)
  SELECT id, customer_id, created_at, format, from_day, to_day, title, sections, file, bytes, answers FROM report;
DROP TABLE report;
ALTER TABLE report_of_any_format RENAME TO report;
CREATE INDEX report_of_customer ON report (customer_id);

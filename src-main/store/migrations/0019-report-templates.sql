-- What the reports of a client have in common; a client without a row has the defaults.
CREATE TABLE report_template (
  customer_id INTEGER PRIMARY KEY REFERENCES customer (id),
  content TEXT NOT NULL, -- JSON
  logo TEXT, -- of the author, as a data address
  client_logo TEXT,
  updated_at TEXT NOT NULL
) STRICT;

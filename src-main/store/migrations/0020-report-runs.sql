-- Reports at an address of the loopback port, as they were when they were shared.
CREATE TABLE report_share (
  id INTEGER PRIMARY KEY,
  customer_id INTEGER NOT NULL REFERENCES customer (id),
  token TEXT NOT NULL UNIQUE, -- the unguessable part of the address
  title TEXT NOT NULL,
  from_day TEXT NOT NULL,
  to_day TEXT NOT NULL,
  expires_on TEXT, -- last day, in the workspace's time zone; null: until it is revoked
  created_at TEXT NOT NULL,
  page BLOB NOT NULL -- HTML, deflated
) STRICT;
CREATE INDEX report_share_of_customer ON report_share (customer_id);

-- How the last reports of each client in a run for all of them ended.
CREATE TABLE report_run (
  customer_id INTEGER PRIMARY KEY REFERENCES customer (id),
  month TEXT NOT NULL, -- yyyy-mm
  state TEXT NOT NULL CHECK (state IN ('written', 'kept', 'empty', 'failed')),
  message TEXT NOT NULL, -- why something was not written; empty otherwise
  ended_at TEXT NOT NULL
) STRICT;

-- What a person wrote about a day of a client ("relaunched the site"): drawn in trends, printed in reports.
CREATE TABLE note (
  id INTEGER PRIMARY KEY,
  customer_id INTEGER NOT NULL REFERENCES customer (id),
  query_group_id INTEGER REFERENCES query_group (id), -- null: about the whole client
  day TEXT NOT NULL,
  text TEXT NOT NULL,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL
) STRICT;
CREATE INDEX note_of_customer ON note (customer_id, day);
CREATE INDEX note_of_group ON note (query_group_id) WHERE query_group_id IS NOT NULL;

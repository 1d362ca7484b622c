-- What clients are ordered by: tags that a person chose, those of queries apart.
CREATE TABLE customer_tag (
  customer_id INTEGER NOT NULL REFERENCES customer (id),
  key TEXT NOT NULL, -- shared by spellings of one tag
  name TEXT NOT NULL,
  PRIMARY KEY (customer_id, key)
) STRICT, WITHOUT ROWID;

-- How the queries of a client are ordered among each other, and views of the dashboard with a name.
ALTER TABLE query ADD COLUMN intent TEXT CHECK (intent IN ('informational', 'comparison', 'transactional', 'brand'));
ALTER TABLE customer ADD COLUMN without_branded INTEGER NOT NULL DEFAULT 0 CHECK (without_branded IN (0, 1)); -- 1: figures leave out branded queries

CREATE TABLE tag (
  id INTEGER PRIMARY KEY,
  customer_id INTEGER NOT NULL REFERENCES customer (id),
  name TEXT NOT NULL,
  key TEXT NOT NULL, -- shared by spellings of one tag
  colour TEXT NOT NULL,
  UNIQUE (customer_id, key)
) STRICT;

-- Queries that contain all words of a text, or match it as a pattern, get a tag, an intent, or both.
CREATE TABLE label_rule (
  id INTEGER PRIMARY KEY,
  customer_id INTEGER NOT NULL REFERENCES customer (id),
  text TEXT NOT NULL,
  tag_id INTEGER REFERENCES tag (id),
  intent TEXT CHECK (intent IN ('informational', 'comparison', 'transactional', 'brand')),
  CHECK (tag_id IS NOT NULL OR intent IS NOT NULL)
) STRICT;
CREATE INDEX rule_of_customer ON label_rule (customer_id);
CREATE INDEX rule_of_tag ON label_rule (tag_id) WHERE tag_id IS NOT NULL;

CREATE TABLE query_tag (
  query_id INTEGER NOT NULL REFERENCES query (id),
  tag_id INTEGER NOT NULL REFERENCES tag (id),
  rule_id INTEGER REFERENCES label_rule (id), -- that set it; null: a person or an import did
  PRIMARY KEY (query_id, tag_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX queries_with_tag ON query_tag (tag_id);
CREATE INDEX tags_of_rule ON query_tag (rule_id) WHERE rule_id IS NOT NULL;

CREATE TABLE saved_view (
  id INTEGER PRIMARY KEY,
  customer_id INTEGER NOT NULL REFERENCES customer (id),
  name TEXT NOT NULL,
  place TEXT NOT NULL, -- the address after the client: view?filters
  UNIQUE (customer_id, name)
) STRICT;

CREATE TRIGGER summary_of_changed_setting AFTER UPDATE OF without_branded ON customer
BEGIN DELETE FROM client_summary WHERE customer_id = NEW.id; END;

-- How articles are spelled where they are cited: they are counted under one address and served in the spelling cited most often.
CREATE TABLE url_spelling (
  id INTEGER PRIMARY KEY,
  url_id INTEGER NOT NULL REFERENCES url (id),
  spelling TEXT NOT NULL,
  citations INTEGER NOT NULL, -- rows of citation in this spelling
  UNIQUE (url_id, spelling)
) STRICT;

-- Null for citations that were analysed before this version.
ALTER TABLE citation ADD COLUMN spelling_id INTEGER REFERENCES url_spelling (id);
-- The spelling cited most often, then the first by code point; null: the address itself.
ALTER TABLE url ADD COLUMN spelling_id INTEGER REFERENCES url_spelling (id);

-- Which alerts are wanted. Of several rules of a kind that reach a series, the narrowest decides: group, customer, tag, all.
CREATE TABLE alert_rule (
  id INTEGER PRIMARY KEY,
  uuid TEXT NOT NULL UNIQUE,
  kind TEXT NOT NULL,
  scope TEXT NOT NULL CHECK (scope IN ('all', 'tag', 'customer', 'group')),
  customer_id INTEGER REFERENCES customer (id), -- of scope customer and group
  query_group_id INTEGER REFERENCES query_group (id), -- of scope group
  tag TEXT, -- of scope tag
  platform TEXT, -- null: all
  parameters TEXT NOT NULL DEFAULT '{}', -- JSON
  enabled INTEGER NOT NULL DEFAULT 1 CHECK (enabled IN (0, 1)),
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  CHECK ((scope IN ('customer', 'group')) = (customer_id IS NOT NULL)),
  CHECK ((scope = 'group') = (query_group_id IS NOT NULL)),
  CHECK ((scope = 'tag') = (tag IS NOT NULL))
) STRICT;
CREATE INDEX alert_rule_of_customer ON alert_rule (customer_id) WHERE customer_id IS NOT NULL;
CREATE INDEX alert_rule_of_group ON alert_rule (query_group_id) WHERE query_group_id IS NOT NULL;

-- The rules that every workspace begins with: each kind, everywhere.
INSERT INTO alert_rule (uuid, kind, scope, created_at, updated_at)
SELECT '00000000-0000-4000-8000-' || printf('%012d', value ->> 0), value ->> 1, 'all', '2026-01-01T00:00:00Z', '2026-01-01T00:00:00Z'
FROM json_each('[[1,"score"],[2,"company_share"],[3,"share_of_voice"],[4,"new_company"],[5,"domain"],[6,"article"],[7,"own_pages"],[8,"query_lost"],[9,"scans"],[10,"cap"],[11,"model_replaced"]]');

-- What was told, and why: the figures are those of that moment and never change.
CREATE TABLE alert (
  id INTEGER PRIMARY KEY,
  uuid TEXT NOT NULL UNIQUE,
  rule_id INTEGER REFERENCES alert_rule (id) ON DELETE SET NULL,
  kind TEXT NOT NULL,
  customer_id INTEGER REFERENCES customer (id), -- null: about the whole workspace
  query_group_id INTEGER REFERENCES query_group (id),
  platform TEXT,
  subject TEXT, -- the company, domain, article, query or model
  series TEXT NOT NULL, -- what is watched; muting silences it
  dedupe_key TEXT NOT NULL UNIQUE, -- nothing is told twice
  found_at TEXT NOT NULL,
  told_at TEXT, -- null: it happened before alerts were watched, and is history only
  day TEXT NOT NULL, -- of the scan that showed it
  from_day TEXT NOT NULL,
  to_day TEXT NOT NULL,
  sentence TEXT NOT NULL,
  figures TEXT NOT NULL, -- JSON
  link TEXT NOT NULL, -- address in the window
  state TEXT NOT NULL DEFAULT 'new' CHECK (state IN ('new', 'seen', 'done')),
  snoozed_until TEXT -- a day
) STRICT;
CREATE INDEX alert_of_customer ON alert (customer_id, id);
CREATE INDEX alert_of_group ON alert (query_group_id) WHERE query_group_id IS NOT NULL;
CREATE INDEX alert_open ON alert (state, customer_id) WHERE state <> 'done' AND told_at IS NOT NULL;

-- How far each series has been watched.
CREATE TABLE alert_series (
  series TEXT PRIMARY KEY,
  customer_id INTEGER REFERENCES customer (id),
  query_group_id INTEGER REFERENCES query_group (id),
  looked_day TEXT, -- the last scan that was looked at
  restart_day TEXT, -- the look that told the last change: what is compared begins after it
  muted_at TEXT
) STRICT, WITHOUT ROWID;
CREATE INDEX alert_series_of_customer ON alert_series (customer_id) WHERE customer_id IS NOT NULL;
CREATE INDEX alert_series_of_group ON alert_series (query_group_id) WHERE query_group_id IS NOT NULL;

-- How the bound on false alarms was divided, and since when: a look uses the division of its day, whatever is watched later.
CREATE TABLE alert_division (
  id INTEGER PRIMARY KEY,
  from_day TEXT NOT NULL,
  false_alarms_per_year REAL NOT NULL,
  watched TEXT NOT NULL -- JSON: number of series by kind
) STRICT;

-- Days on which a provider served a group another model than at the scan before.
CREATE TABLE model_change (
  execution_id INTEGER PRIMARY KEY REFERENCES execution (id),
  customer_id INTEGER NOT NULL REFERENCES customer (id),
  query_group_id INTEGER NOT NULL REFERENCES query_group (id),
  platform TEXT NOT NULL,
  day TEXT NOT NULL,
  from_model TEXT NOT NULL,
  to_model TEXT NOT NULL
) STRICT;
CREATE INDEX model_change_of_customer ON model_change (customer_id, platform, day);
CREATE INDEX model_change_of_group ON model_change (query_group_id);

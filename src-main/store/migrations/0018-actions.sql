-- Work done for a client, with the queries it aims at: drawn in trends, and judged by what their answers do afterwards.
CREATE TABLE action (
  id INTEGER PRIMARY KEY,
  customer_id INTEGER NOT NULL REFERENCES customer (id),
  kind TEXT NOT NULL CHECK (kind IN ('page', 'article', 'listing', 'press', 'other')),
  title TEXT NOT NULL,
  pages TEXT NOT NULL DEFAULT '[]', -- JSON: the addresses where it can be seen
  cost_micro INTEGER CHECK (cost_micro >= 0), -- entered by hand; null: not given
  against TEXT NOT NULL DEFAULT 'others' CHECK (against IN ('others', 'competitors', 'both')), -- what its effect is compared with
  settling_days INTEGER NOT NULL DEFAULT 0 CHECK (settling_days BETWEEN 0 AND 91), -- after which it can show at the earliest
  seed INTEGER, -- of the order in which its queries were drawn; null: a person chose them
  aimed_at TEXT NOT NULL, -- when its days, queries and comparison were last set: later than the work is worth a warning
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL
) STRICT;
CREATE INDEX action_of_customer ON action (customer_id);

-- The dates of an action: one, or several if its queries were drawn into an order.
CREATE TABLE action_step (
  action_id INTEGER NOT NULL REFERENCES action (id),
  step INTEGER NOT NULL CHECK (step >= 1),
  customer_id INTEGER NOT NULL REFERENCES customer (id),
  planned_day TEXT, -- as drawn; null: left as they are, to compare with
  day TEXT, -- on which it was carried out, or is to be
  PRIMARY KEY (action_id, step)
) STRICT, WITHOUT ROWID;
CREATE INDEX action_step_of_customer ON action_step (customer_id);

CREATE TABLE action_query (
  action_id INTEGER NOT NULL REFERENCES action (id),
  query_id INTEGER NOT NULL REFERENCES query (id),
  step INTEGER NOT NULL,
  position INTEGER NOT NULL, -- in the drawn order, else in that of the request
  block INTEGER NOT NULL DEFAULT 0, -- queries that were drawn among each other
  PRIMARY KEY (action_id, query_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX actions_of_query ON action_query (query_id);

-- Recommendations are found again or not: the action stays without it.
CREATE TABLE action_recommendation (
  action_id INTEGER PRIMARY KEY REFERENCES action (id),
  recommendation_id INTEGER NOT NULL REFERENCES recommendation (id)
) STRICT;
CREATE INDEX actions_of_recommendation ON action_recommendation (recommendation_id);

-- How often the next scan of a group asks each query, once, to see how much answers vary; null: as often as always.
ALTER TABLE query_group ADD COLUMN noise_samples INTEGER CHECK (noise_samples BETWEEN 2 AND 5);

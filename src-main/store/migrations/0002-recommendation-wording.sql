-- A model's wording of a recommendation. Stored with the rule's own wording, so that it applies only as long as that is
-- unchanged, and so that nothing is asked twice. A wording that changed a fact is stored as refused, without its text.
CREATE TABLE recommendation_wording (
  recommendation_id INTEGER PRIMARY KEY REFERENCES recommendation (id),
  rule_title TEXT NOT NULL,
  rule_task TEXT NOT NULL,
  rule_why TEXT NOT NULL,
  title TEXT, -- null: refused
  task TEXT,
  why_important TEXT,
  refused_because TEXT,
  model TEXT NOT NULL,
  asked_at TEXT NOT NULL
) STRICT;

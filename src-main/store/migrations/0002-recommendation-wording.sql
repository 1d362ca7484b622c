-- What a model made of the wording of a recommendation. Kept with the rule's own words, so that it holds only as long as the rule
-- still says the same, and so that nothing is asked for twice. A wording that changed a fact is kept as refused, without its text.
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

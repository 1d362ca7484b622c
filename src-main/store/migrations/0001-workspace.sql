-- The workspace: who is measured, what was asked, what was answered, what was found.
-- Times are ISO 8601 in UTC; days are calendar days in the workspace's time zone; money is whole micro-dollars.

CREATE TABLE setting (
  key TEXT PRIMARY KEY,
  value TEXT NOT NULL -- JSON
) STRICT, WITHOUT ROWID;

CREATE TABLE organization (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  quota INTEGER NOT NULL CHECK (quota >= 0),
  created_at TEXT NOT NULL
) STRICT;

CREATE TABLE api_key (
  id INTEGER PRIMARY KEY,
  organization_id INTEGER NOT NULL REFERENCES organization (id),
  name TEXT NOT NULL,
  prefix TEXT NOT NULL, -- the first characters, to distinguish keys
  hash BLOB NOT NULL UNIQUE, -- SHA-256 of the key; the key itself is not stored
  created_at TEXT NOT NULL,
  last_used_at TEXT,
  revoked_at TEXT
) STRICT;

CREATE TABLE customer (
  id INTEGER PRIMARY KEY,
  organization_id INTEGER NOT NULL REFERENCES organization (id),
  name TEXT NOT NULL,
  website_url TEXT NOT NULL,
  created_at TEXT NOT NULL,
  trial_start TEXT,
  trial_end TEXT,
  paying INTEGER NOT NULL DEFAULT 0 CHECK (paying IN (0, 1)),
  report_token TEXT, -- part of the address of its report; null: revoked
  -- Raised whenever a name, exclude, merge or decision changes: rows derived with a different revision are stale.
  brand_revision INTEGER NOT NULL DEFAULT 1,
  deleted_at TEXT
) STRICT;
CREATE INDEX customer_of_organization ON customer (organization_id);

CREATE TABLE brand (
  id INTEGER PRIMARY KEY,
  customer_id INTEGER NOT NULL REFERENCES customer (id),
  kind TEXT NOT NULL CHECK (kind IN ('own', 'competitor')),
  name TEXT NOT NULL,
  key TEXT NOT NULL, -- shared by the variants of one company
  -- retired: found once and no longer supported by the answers; returns if it is found again
  state TEXT NOT NULL CHECK (state IN ('confirmed', 'candidate', 'ignored', 'merged', 'retired')),
  merged_into INTEGER REFERENCES brand (id),
  common_word INTEGER NOT NULL DEFAULT 0 CHECK (common_word IN (0, 1)),
  created_at TEXT NOT NULL,
  CHECK ((state = 'merged') = (merged_into IS NOT NULL)),
  UNIQUE (customer_id, key)
) STRICT;
CREATE UNIQUE INDEX one_own_brand ON brand (customer_id) WHERE kind = 'own';

CREATE TABLE brand_name (
  brand_id INTEGER NOT NULL REFERENCES brand (id),
  kind TEXT NOT NULL CHECK (kind IN ('alias', 'exclude', 'domain')),
  value TEXT NOT NULL,
  PRIMARY KEY (brand_id, kind, value)
) STRICT, WITHOUT ROWID;

CREATE TABLE query_group (
  id INTEGER PRIMARY KEY,
  customer_id INTEGER NOT NULL REFERENCES customer (id),
  name TEXT NOT NULL,
  type TEXT NOT NULL CHECK (type IN ('original', 'clone')),
  parent_id INTEGER REFERENCES query_group (id),
  website_url TEXT NOT NULL,
  keywords TEXT NOT NULL, -- joined by ', '
  language TEXT NOT NULL, -- as spelled in the list
  country TEXT NOT NULL, -- two letters, lower case
  status TEXT NOT NULL DEFAULT 'Active' CHECK (status IN ('Active', 'Pause', 'Not Active')),
  samples INTEGER NOT NULL DEFAULT 1 CHECK (samples BETWEEN 1 AND 5),
  schedule TEXT NOT NULL DEFAULT '{"kind":"off"}', -- JSON, see scan/schedule.ts
  next_due_at TEXT,
  last_due_at TEXT, -- the slot that was run last, so that no slot runs twice if the clock is set back
  created_at TEXT NOT NULL,
  deleted_at TEXT
) STRICT;
CREATE INDEX group_of_customer ON query_group (customer_id);
CREATE INDEX group_due ON query_group (next_due_at) WHERE next_due_at IS NOT NULL;

CREATE TABLE group_platform (
  query_group_id INTEGER NOT NULL REFERENCES query_group (id),
  platform TEXT NOT NULL,
  PRIMARY KEY (query_group_id, platform)
) STRICT, WITHOUT ROWID;

CREATE TABLE query (
  id INTEGER PRIMARY KEY,
  query_group_id INTEGER NOT NULL REFERENCES query_group (id),
  text TEXT NOT NULL,
  created_at TEXT NOT NULL,
  deleted_at TEXT
) STRICT;
-- Unique among active queries only: a deleted query may later be added again as a new one.
CREATE UNIQUE INDEX active_query ON query (query_group_id, text) WHERE deleted_at IS NULL;
CREATE INDEX query_of_group ON query (query_group_id);

CREATE TABLE query_revision (
  id INTEGER PRIMARY KEY,
  query_group_id INTEGER NOT NULL REFERENCES query_group (id),
  created_at TEXT NOT NULL,
  comments TEXT NOT NULL,
  added TEXT NOT NULL, -- JSON list of texts
  deleted TEXT NOT NULL -- JSON list of texts
) STRICT;
CREATE INDEX revision_of_group ON query_revision (query_group_id);

-- One row per group ever created; credits are never returned.
CREATE TABLE credit (
  id INTEGER PRIMARY KEY,
  organization_id INTEGER NOT NULL REFERENCES organization (id),
  query_group_id INTEGER NOT NULL REFERENCES query_group (id),
  spent_at TEXT NOT NULL
) STRICT;
CREATE INDEX credit_of_organization ON credit (organization_id);

CREATE TABLE execution (
  id INTEGER PRIMARY KEY,
  customer_id INTEGER NOT NULL REFERENCES customer (id),
  query_group_id INTEGER NOT NULL REFERENCES query_group (id),
  platform TEXT NOT NULL,
  origin TEXT NOT NULL CHECK (origin IN ('scan', 'import', 'simulated')),
  state TEXT NOT NULL CHECK (state IN ('Pending', 'In Progress', 'Done', 'Failed', 'Cancelled')),
  waiting_for TEXT, -- why it is Pending, as shown to the user
  execution_date TEXT NOT NULL,
  created_at TEXT NOT NULL,
  started_at TEXT,
  finished_at TEXT,
  samples INTEGER NOT NULL DEFAULT 1,
  total INTEGER NOT NULL DEFAULT 0, -- questions to ask: queries × samples
  seconds_per_question REAL, -- the pace so far, without waiting; null before the first answer
  -- Rollups: sums over the answers.
  answered INTEGER NOT NULL DEFAULT 0,
  no_overview INTEGER NOT NULL DEFAULT 0,
  refused INTEGER NOT NULL DEFAULT 0,
  failed INTEGER NOT NULL DEFAULT 0,
  mentioned INTEGER NOT NULL DEFAULT 0, -- answered answers naming the customer
  naming_any INTEGER NOT NULL DEFAULT 0, -- naming the customer or any confirmed competitor
  citing INTEGER NOT NULL DEFAULT 0, -- with at least one citation
  citing_own INTEGER NOT NULL DEFAULT 0, -- citing a domain of the customer
  cost_micro INTEGER NOT NULL DEFAULT 0,
  analysis_version INTEGER NOT NULL,
  brand_revision INTEGER NOT NULL
) STRICT;
CREATE INDEX execution_in_scope ON execution (customer_id, state, execution_date);
CREATE INDEX execution_of_group ON execution (query_group_id, platform, execution_date);
CREATE INDEX execution_open ON execution (state) WHERE state IN ('Pending', 'In Progress');

-- The plan of an execution: its questions and the state of each.
CREATE TABLE execution_query (
  execution_id INTEGER NOT NULL REFERENCES execution (id),
  query_id INTEGER NOT NULL REFERENCES query (id),
  sample INTEGER NOT NULL,
  state TEXT NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'asking', 'answered', 'failed')),
  attempts INTEGER NOT NULL DEFAULT 0,
  timeouts INTEGER NOT NULL DEFAULT 0, -- attempts that may have been billed without an answer
  failure_kind TEXT,
  failure_message TEXT,
  updated_at TEXT,
  -- The provider and highest cost of a request in flight. Booked as unconfirmed if a crash interrupts it.
  asked_provider TEXT,
  asked_micro INTEGER,
  PRIMARY KEY (execution_id, query_id, sample)
) STRICT, WITHOUT ROWID;
CREATE INDEX question_out ON execution_query (execution_id) WHERE state = 'asking';

CREATE TABLE answer (
  id INTEGER PRIMARY KEY,
  execution_id INTEGER NOT NULL REFERENCES execution (id),
  query_id INTEGER NOT NULL REFERENCES query (id),
  sample INTEGER NOT NULL DEFAULT 1,
  outcome TEXT NOT NULL CHECK (outcome IN ('answered', 'no_overview', 'refused')),
  captured_at TEXT NOT NULL,
  provider TEXT NOT NULL,
  surface TEXT NOT NULL,
  requested_model TEXT,
  served_model TEXT,
  latency_ms INTEGER,
  input_tokens INTEGER,
  output_tokens INTEGER,
  billed_searches INTEGER,
  cost_micro INTEGER,
  -- Findings: derived, rebuilt by a re-analysis.
  mentioned INTEGER NOT NULL DEFAULT 0 CHECK (mentioned IN (0, 1)),
  position INTEGER, -- rank of the customer among the companies named
  companies INTEGER NOT NULL DEFAULT 0, -- companies named, without the customer
  citations INTEGER NOT NULL DEFAULT 0, -- cited sources
  own_cited INTEGER NOT NULL DEFAULT 0 CHECK (own_cited IN (0, 1)),
  found_digest TEXT, -- of all its findings, so that a re-analysis rewrites only what changed
  UNIQUE (execution_id, query_id, sample)
) STRICT;
CREATE INDEX answer_of_query ON answer (query_id);

-- Text, sources and searches as captured: compressed JSON, immutable, never read by statistics.
CREATE TABLE answer_text (
  answer_id INTEGER PRIMARY KEY REFERENCES answer (id),
  content BLOB NOT NULL
) STRICT;

-- The platform's reply as received, compressed; imports have none.
CREATE TABLE answer_raw (
  answer_id INTEGER PRIMARY KEY REFERENCES answer (id),
  payload BLOB NOT NULL
) STRICT;

CREATE TRIGGER answer_text_is_immutable BEFORE UPDATE ON answer_text
BEGIN SELECT RAISE (ABORT, 'answers are immutable'); END;
CREATE TRIGGER answer_raw_is_immutable BEFORE UPDATE ON answer_raw
BEGIN SELECT RAISE (ABORT, 'answers are immutable'); END;

CREATE TABLE mention (
  answer_id INTEGER NOT NULL REFERENCES answer (id),
  start_offset INTEGER NOT NULL, -- UTF-16, into the Markdown
  end_offset INTEGER NOT NULL,
  brand_id INTEGER NOT NULL REFERENCES brand (id),
  rule TEXT NOT NULL,
  negated INTEGER NOT NULL DEFAULT 0 CHECK (negated IN (0, 1)),
  PRIMARY KEY (answer_id, start_offset, brand_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX negated_mention ON mention (answer_id) WHERE negated = 1;

-- The user's decisions on whether a mention is negated. They are stored by place, because answers never change, and take
-- precedence over what any later analysis finds there.
CREATE TABLE mention_decision (
  answer_id INTEGER NOT NULL REFERENCES answer (id),
  start_offset INTEGER NOT NULL,
  end_offset INTEGER NOT NULL,
  negated INTEGER NOT NULL CHECK (negated IN (0, 1)),
  decided_at TEXT NOT NULL,
  PRIMARY KEY (answer_id, start_offset)
) STRICT, WITHOUT ROWID;

-- A model's judgement of a sentence that names a brand; only if a model is configured, never guessed.
CREATE TABLE portrayal (
  id INTEGER PRIMARY KEY,
  answer_id INTEGER NOT NULL REFERENCES answer (id),
  start_offset INTEGER NOT NULL, -- of the sentence, UTF-16, into the Markdown
  end_offset INTEGER NOT NULL,
  brand_id INTEGER NOT NULL REFERENCES brand (id),
  portrayal TEXT NOT NULL CHECK (portrayal IN ('positive', 'neutral', 'negative')),
  model TEXT NOT NULL,
  assessed_at TEXT NOT NULL,
  review TEXT NOT NULL DEFAULT 'open' CHECK (review IN ('open', 'accepted', 'corrected', 'rejected')),
  corrected_to TEXT CHECK (corrected_to IN ('positive', 'neutral', 'negative')),
  reviewed_at TEXT,
  CHECK ((review = 'corrected') = (corrected_to IS NOT NULL)),
  UNIQUE (answer_id, brand_id, start_offset)
) STRICT;

-- Company names that a model found in an answer, as it gave them: asked once, verified against the text at each use.
CREATE TABLE model_candidates (
  answer_id INTEGER PRIMARY KEY REFERENCES answer (id),
  model TEXT NOT NULL,
  names TEXT NOT NULL, -- JSON list
  asked_at TEXT NOT NULL
) STRICT;

-- Companies of an answer by first occurrence: one row per company, however often it is named.
CREATE TABLE answer_company (
  answer_id INTEGER NOT NULL REFERENCES answer (id),
  brand_id INTEGER NOT NULL REFERENCES brand (id),
  position INTEGER NOT NULL,
  PRIMARY KEY (answer_id, brand_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX answers_of_company ON answer_company (brand_id);

CREATE TABLE domain (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL UNIQUE,
  category TEXT NOT NULL -- of the site itself; owned and competitor follow from the brands
) STRICT;

CREATE TABLE url (
  id INTEGER PRIMARY KEY,
  domain_id INTEGER NOT NULL REFERENCES domain (id),
  address TEXT NOT NULL UNIQUE,
  title TEXT NOT NULL
) STRICT;
CREATE INDEX url_of_domain ON url (domain_id);

CREATE TABLE citation (
  answer_id INTEGER NOT NULL REFERENCES answer (id),
  position INTEGER NOT NULL,
  url_id INTEGER NOT NULL REFERENCES url (id),
  cited INTEGER NOT NULL CHECK (cited IN (0, 1)),
  PRIMARY KEY (answer_id, position)
) STRICT, WITHOUT ROWID;
CREATE INDEX answers_citing ON citation (url_id);

-- Rollups per execution. Everything counts answers, so they add up over executions.
CREATE TABLE execution_company (
  execution_id INTEGER NOT NULL REFERENCES execution (id),
  brand_id INTEGER NOT NULL REFERENCES brand (id),
  answers INTEGER NOT NULL,
  position_sum INTEGER NOT NULL,
  first_named INTEGER NOT NULL,
  PRIMARY KEY (execution_id, brand_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE execution_domain (
  execution_id INTEGER NOT NULL REFERENCES execution (id),
  domain_id INTEGER NOT NULL REFERENCES domain (id),
  answers INTEGER NOT NULL,
  PRIMARY KEY (execution_id, domain_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE execution_article (
  execution_id INTEGER NOT NULL REFERENCES execution (id),
  url_id INTEGER NOT NULL REFERENCES url (id),
  answers INTEGER NOT NULL,
  PRIMARY KEY (execution_id, url_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX executions_citing ON execution_article (url_id);

-- The brand book as an analysis used it, so that the next analysis can determine which names changed.
CREATE TABLE brand_book (
  customer_id INTEGER NOT NULL REFERENCES customer (id),
  revision INTEGER NOT NULL,
  book BLOB NOT NULL, -- compressed JSON
  PRIMARY KEY (customer_id, revision)
) STRICT, WITHOUT ROWID;

-- What discovery collected from the answers of a customer up to one of them, so that it can continue from there.
CREATE TABLE discovery_state (
  customer_id INTEGER PRIMARY KEY REFERENCES customer (id),
  analysis_version INTEGER NOT NULL,
  last_answer_id INTEGER NOT NULL,
  modelled INTEGER NOT NULL DEFAULT 0, -- number of answers up to there for which a model's candidates were added
  state BLOB NOT NULL -- compressed JSON
) STRICT;

CREATE TABLE domain_override (
  customer_id INTEGER NOT NULL REFERENCES customer (id),
  domain_id INTEGER NOT NULL REFERENCES domain (id),
  category TEXT NOT NULL,
  PRIMARY KEY (customer_id, domain_id)
) STRICT, WITHOUT ROWID;

-- A cited page as last read: its text is stored, so that a changed brand book needs no network.
CREATE TABLE article_page (
  url_id INTEGER PRIMARY KEY REFERENCES url (id),
  state TEXT NOT NULL CHECK (state IN ('read', 'unreachable')),
  reason TEXT, -- why it is unreachable, from a closed list
  message TEXT, -- the reason as shown to the user
  fetched_at TEXT NOT NULL, -- when it was read, or found unreachable
  tried_at TEXT NOT NULL, -- when it was last requested
  final_url TEXT,
  content BLOB, -- compressed JSON: title and main text
  CHECK ((state = 'read') = (content IS NOT NULL)),
  CHECK ((state = 'unreachable') = (reason IS NOT NULL))
) STRICT;

-- Whether the page names a customer: derived from its text and the brand book.
CREATE TABLE article_check (
  customer_id INTEGER NOT NULL REFERENCES customer (id),
  url_id INTEGER NOT NULL REFERENCES url (id),
  state TEXT NOT NULL CHECK (state IN ('mentioned', 'not_mentioned', 'unreachable')),
  reason TEXT,
  checked_at TEXT NOT NULL, -- when the page was read, or found unreachable
  evidence TEXT, -- the sentence that names the customer
  analysis_version INTEGER NOT NULL DEFAULT 0,
  brand_revision INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (customer_id, url_id)
) STRICT, WITHOUT ROWID;

-- Competitors that the page names.
CREATE TABLE article_company (
  customer_id INTEGER NOT NULL,
  url_id INTEGER NOT NULL,
  brand_id INTEGER NOT NULL REFERENCES brand (id),
  PRIMARY KEY (customer_id, url_id, brand_id),
  FOREIGN KEY (customer_id, url_id) REFERENCES article_check (customer_id, url_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE recommendation (
  id INTEGER PRIMARY KEY,
  customer_id INTEGER NOT NULL REFERENCES customer (id),
  query_group_id INTEGER NOT NULL REFERENCES query_group (id),
  rule TEXT NOT NULL,
  finding TEXT NOT NULL, -- key of the finding, so that the same finding keeps its id next week
  title TEXT NOT NULL,
  task TEXT NOT NULL,
  data_points TEXT NOT NULL,
  why_important TEXT NOT NULL,
  platform TEXT NOT NULL,
  status TEXT NOT NULL DEFAULT 'New' CHECK (status IN ('New', 'In Progress', 'Done', 'Dismissed')),
  priority REAL NOT NULL,
  date TEXT NOT NULL, -- Monday of the week in which it was last found
  first_found TEXT NOT NULL,
  take_action_url TEXT,
  evidence TEXT NOT NULL, -- JSON: the figures behind it
  current INTEGER NOT NULL DEFAULT 1 CHECK (current IN (0, 1)),
  UNIQUE (query_group_id, rule, finding)
) STRICT;
CREATE INDEX recommendation_of_customer ON recommendation (customer_id, current);

CREATE TABLE recommendation_reference (
  recommendation_id INTEGER NOT NULL REFERENCES recommendation (id),
  position INTEGER NOT NULL,
  url_id INTEGER NOT NULL REFERENCES url (id),
  PRIMARY KEY (recommendation_id, position)
) STRICT, WITHOUT ROWID;

-- Spend per day; adds up to any month, customer and platform. A connection test belongs to no customer.
CREATE TABLE spend (
  id INTEGER PRIMARY KEY,
  day TEXT NOT NULL,
  customer_id INTEGER REFERENCES customer (id),
  query_group_id INTEGER REFERENCES query_group (id),
  platform TEXT NOT NULL,
  provider TEXT NOT NULL,
  requests INTEGER NOT NULL,
  cost_micro INTEGER NOT NULL,
  -- Requests that may have been billed at an unknown cost, at their highest estimate: counted against caps only.
  unconfirmed_micro INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE UNIQUE INDEX spend_of_day ON spend (day, COALESCE(customer_id, 0), COALESCE(query_group_id, 0), platform, provider);

-- Reports that were created, so that the user can see what a client received and when.
CREATE TABLE report (
  id INTEGER PRIMARY KEY,
  customer_id INTEGER NOT NULL REFERENCES customer (id),
  created_at TEXT NOT NULL,
  format TEXT NOT NULL CHECK (format IN ('html', 'pdf', 'xlsx', 'csv', 'pptx')),
  from_day TEXT NOT NULL,
  to_day TEXT NOT NULL,
  title TEXT NOT NULL,
  sections TEXT NOT NULL, -- JSON list
  file TEXT NOT NULL, -- where it was written; it may be gone
  bytes INTEGER NOT NULL,
  answers INTEGER NOT NULL -- answered answers in the period
) STRICT;
CREATE INDEX report_of_customer ON report (customer_id);

-- What a re-analysis changed, so that before and after can be compared.
CREATE TABLE reanalysis (
  id INTEGER PRIMARY KEY,
  customer_id INTEGER NOT NULL REFERENCES customer (id),
  brand_revision INTEGER NOT NULL,
  analysis_version INTEGER NOT NULL,
  reason TEXT NOT NULL,
  started_at TEXT NOT NULL,
  finished_at TEXT,
  answers INTEGER NOT NULL DEFAULT 0,
  counts_before TEXT, -- JSON: counts by execution; null once it is finished
  changes TEXT NOT NULL DEFAULT '[]' -- JSON: executions with their counts before and after
) STRICT;
CREATE INDEX reanalysis_of_customer ON reanalysis (customer_id);

-- A description of every decision about the brand book: the reasons of the re-analyses.
CREATE TABLE brand_decision (
  id INTEGER PRIMARY KEY,
  customer_id INTEGER NOT NULL REFERENCES customer (id),
  brand_revision INTEGER NOT NULL,
  made_at TEXT NOT NULL,
  description TEXT NOT NULL
) STRICT;
CREATE INDEX decision_of_customer ON brand_decision (customer_id, brand_revision);

-- What an API key may do besides reading, until when, and for how much a day. Keys made before read only.
ALTER TABLE api_key ADD COLUMN manages INTEGER NOT NULL DEFAULT 0 CHECK (manages IN (0, 1));
ALTER TABLE api_key ADD COLUMN spends INTEGER NOT NULL DEFAULT 0 CHECK (spends IN (0, 1));
ALTER TABLE api_key ADD COLUMN expires_on TEXT; -- last day, in the workspace's time zone; null: until it is revoked
ALTER TABLE api_key ADD COLUMN daily_cap_micro INTEGER NOT NULL DEFAULT 0 CHECK (daily_cap_micro >= 0);

-- The maximum cost of what a key started on a day.
CREATE TABLE key_spend (
  key_id INTEGER NOT NULL REFERENCES api_key (id),
  day TEXT NOT NULL,
  micro INTEGER NOT NULL CHECK (micro >= 0),
  PRIMARY KEY (key_id, day)
) STRICT, WITHOUT ROWID;

-- Replies to requests with an Idempotency-Key, for requests that are repeated.
CREATE TABLE key_reply (
  key_id INTEGER NOT NULL REFERENCES api_key (id),
  repeat_key TEXT NOT NULL,
  request BLOB NOT NULL, -- SHA-256 of the operation and its body
  reply TEXT, -- JSON; null while the request is carried out, if that was interrupted, and once a client of the organization is deleted
  made_at TEXT NOT NULL,
  PRIMARY KEY (key_id, repeat_key)
) STRICT, WITHOUT ROWID;
CREATE INDEX key_reply_age ON key_reply (made_at);

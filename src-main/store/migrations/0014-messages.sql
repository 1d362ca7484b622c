-- Where messages go: mailboxes and webhooks. Nothing secret is here: addresses of webhooks, signing secrets, user name and password
-- are in the system's vault, under names that contain the token.
CREATE TABLE message_channel (
  id INTEGER PRIMARY KEY,
  token TEXT NOT NULL UNIQUE,
  kind TEXT NOT NULL CHECK (kind IN ('email', 'webhook')),
  name TEXT NOT NULL,
  customer_id INTEGER REFERENCES customer (id), -- null: about all clients
  active INTEGER NOT NULL CHECK (active IN (0, 1)),
  alerts INTEGER NOT NULL CHECK (alerts IN (0, 1)),
  digest TEXT NOT NULL, -- off, all, each
  digest_day INTEGER NOT NULL, -- Monday 1 to Sunday 7
  digest_time TEXT NOT NULL, -- hh:mm in the workspace's time zone
  digest_due_at TEXT, -- null: no digest
  language TEXT, -- BCP 47; null: that of the client
  recipients TEXT NOT NULL, -- JSON: e-mail addresses
  format TEXT NOT NULL, -- of a webhook: json, slack, teams
  host TEXT NOT NULL, -- of a webhook's address, for display
  allow_private INTEGER NOT NULL CHECK (allow_private IN (0, 1)),
  told_from TEXT NOT NULL, -- alerts before this are not sent
  created_at TEXT NOT NULL
) STRICT;
CREATE INDEX message_channel_of_customer ON message_channel (customer_id) WHERE customer_id IS NOT NULL;

-- The outbox, and the history of what was sent. `reason` names what a message reports: no channel and recipient is told the same twice.
CREATE TABLE message (
  id INTEGER PRIMARY KEY,
  uuid TEXT NOT NULL UNIQUE, -- becomes the Message-ID of an e-mail and the idempotency key of a webhook
  channel_id INTEGER NOT NULL REFERENCES message_channel (id),
  recipient TEXT NOT NULL, -- an e-mail address; empty for a webhook
  reason TEXT NOT NULL,
  kind TEXT NOT NULL, -- test, digest, alert
  customer_id INTEGER REFERENCES customer (id), -- null: about several clients, or none
  language TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('waiting', 'sent', 'failed')),
  sending INTEGER NOT NULL DEFAULT 0 CHECK (sending IN (0, 1)), -- 1 from before an attempt until its outcome is stored
  attempts INTEGER NOT NULL DEFAULT 0,
  replays INTEGER NOT NULL DEFAULT 0,
  outcome TEXT NOT NULL DEFAULT '', -- of the last attempt, in words
  created_at TEXT NOT NULL,
  tried_at TEXT,
  next_try_at TEXT NOT NULL,
  sent_at TEXT,
  UNIQUE (channel_id, reason, recipient)
) STRICT;
CREATE INDEX message_waiting ON message (next_try_at) WHERE state = 'waiting';
CREATE INDEX message_of_customer ON message (customer_id) WHERE customer_id IS NOT NULL;

-- What a message says, a row per client, so that a deleted client disappears from messages about all of them.
CREATE TABLE message_part (
  id INTEGER PRIMARY KEY,
  message_id INTEGER NOT NULL REFERENCES message (id),
  customer_id INTEGER REFERENCES customer (id),
  query_group_id INTEGER REFERENCES query_group (id), -- of an alert about one group
  content TEXT NOT NULL -- JSON; put into words when it is sent
) STRICT;
CREATE INDEX message_part_of_message ON message_part (message_id);
CREATE INDEX message_part_of_customer ON message_part (customer_id) WHERE customer_id IS NOT NULL;
CREATE INDEX message_part_of_group ON message_part (query_group_id) WHERE query_group_id IS NOT NULL;
CREATE INDEX alert_told ON alert (told_at) WHERE told_at IS NOT NULL;

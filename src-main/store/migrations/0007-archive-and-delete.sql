-- An archived customer is hidden from lists and not scanned.
ALTER TABLE customer ADD COLUMN archived_at TEXT;
-- Rows that are being deleted have a time here, and are erased in steps: see `erase.ts`.
ALTER TABLE organization ADD COLUMN deleted_at TEXT;

-- The credit of a deleted group stays spent.
CREATE TABLE credit_of_any_group (
  id INTEGER PRIMARY KEY,
  organization_id INTEGER NOT NULL REFERENCES organization (id),
  query_group_id INTEGER REFERENCES query_group (id), -- null: the group was deleted
  spent_at TEXT NOT NULL
) STRICT;
INSERT INTO credit_of_any_group SELECT id, organization_id, query_group_id, spent_at FROM credit;
DROP TABLE credit;
ALTER TABLE credit_of_any_group RENAME TO credit;
CREATE INDEX credit_of_organization ON credit (organization_id);

-- What the list of clients shows of the answers of one client, so that all of them are read at once. Derived: a row is deleted
-- as soon as anything that it was computed from changes, and computed again in the background or when the list is read.
CREATE TABLE client_summary (
  customer_id INTEGER PRIMARY KEY REFERENCES customer (id) ON DELETE CASCADE,
  version INTEGER NOT NULL, -- of its computation
  summary TEXT NOT NULL -- JSON
) STRICT;

CREATE TRIGGER summary_of_added_execution AFTER INSERT ON execution WHEN NEW.state = 'Done'
BEGIN DELETE FROM client_summary WHERE customer_id = NEW.customer_id; END;
CREATE TRIGGER summary_of_changed_execution
AFTER UPDATE OF state, customer_id, query_group_id, platform, execution_date, answered, mentioned, naming_any, analysis_version, brand_revision ON execution
WHEN OLD.state = 'Done' OR NEW.state = 'Done'
BEGIN DELETE FROM client_summary WHERE customer_id IN (OLD.customer_id, NEW.customer_id); END;
CREATE TRIGGER summary_of_deleted_execution AFTER DELETE ON execution WHEN OLD.state = 'Done'
BEGIN DELETE FROM client_summary WHERE customer_id = OLD.customer_id; END;
CREATE TRIGGER summary_of_changed_group AFTER UPDATE OF deleted_at, customer_id ON query_group
BEGIN DELETE FROM client_summary WHERE customer_id IN (OLD.customer_id, NEW.customer_id); END;

-- Failed scans are few and looked for among all.
CREATE INDEX execution_failed ON execution (query_group_id, platform) WHERE state = 'Failed';

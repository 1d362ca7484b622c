-- Reads that went through all rows of a workspace, or of a client, to find a few.
CREATE INDEX execution_finished ON execution (query_group_id, state, finished_at);
CREATE INDEX execution_by_day ON execution (execution_date);
CREATE INDEX portrayal_of_brand ON portrayal (brand_id);
DROP INDEX negated_mention;
CREATE INDEX negated_mention ON mention (brand_id, answer_id) WHERE negated = 1;

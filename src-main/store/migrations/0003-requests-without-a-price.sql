-- Requests that may have been billed and whose price is unknown: their cost is in neither of the two sums.
ALTER TABLE spend ADD COLUMN unpriced_requests INTEGER NOT NULL DEFAULT 0;

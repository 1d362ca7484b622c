-- How likely a find is a company, from 0 to 1, as discovery judged it; null for what a person entered.
ALTER TABLE brand ADD COLUMN probability REAL CHECK (probability BETWEEN 0 AND 1);

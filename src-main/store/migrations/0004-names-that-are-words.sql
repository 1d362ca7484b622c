-- Whether a brand's names are also common words is now a person's answer, or null while nobody was asked: the product then
-- decides by its word lists. Until now 0 meant both "no" and "not asked".
CREATE TEMP TABLE marked_as_word AS SELECT id FROM brand WHERE common_word = 1;
ALTER TABLE brand DROP COLUMN common_word;
ALTER TABLE brand ADD COLUMN common_word INTEGER CHECK (common_word IN (0, 1));
UPDATE brand SET common_word = 1 WHERE id IN (SELECT id FROM marked_as_word);
DROP TABLE marked_as_word;
-- For a find that nobody decided about: the brand whose name it begins with. It is shown as a product, not as a rival.
ALTER TABLE brand ADD COLUMN product_of INTEGER REFERENCES brand (id);

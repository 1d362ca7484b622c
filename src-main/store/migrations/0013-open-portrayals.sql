-- Portrayals of a client that wait for a person, counted once: the list of clients would count them in all answers. Null: not
-- counted since one of them changed. Changes of mentions and scans delete the whole row.
ALTER TABLE client_summary ADD COLUMN open_portrayals INTEGER;

CREATE TRIGGER summary_of_added_portrayal AFTER INSERT ON portrayal
BEGIN
  UPDATE client_summary SET open_portrayals = NULL
  WHERE open_portrayals IS NOT NULL AND customer_id = (SELECT customer_id FROM brand WHERE id = NEW.brand_id);
END;
CREATE TRIGGER summary_of_reviewed_portrayal AFTER UPDATE OF review, brand_id ON portrayal
BEGIN
  UPDATE client_summary SET open_portrayals = NULL
  WHERE open_portrayals IS NOT NULL AND customer_id IN (SELECT customer_id FROM brand WHERE id IN (OLD.brand_id, NEW.brand_id));
END;
CREATE TRIGGER summary_of_deleted_portrayal AFTER DELETE ON portrayal
BEGIN
  UPDATE client_summary SET open_portrayals = NULL
  WHERE open_portrayals IS NOT NULL AND customer_id = (SELECT customer_id FROM brand WHERE id = OLD.brand_id);
END;

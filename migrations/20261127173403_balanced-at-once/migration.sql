-- The legs of one statement are weighed once, and not one by one: all legs of an entry come in one.
DROP TRIGGER balanced ON "book_leg";
--> statement-breakpoint
CREATE FUNCTION refuse_unbalanced_legs() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  wrong record;
BEGIN
  SELECT "entry_id", count(*) AS legs, sum("amount") AS total INTO wrong FROM "book_leg"
  WHERE "entry_id" = ANY (ARRAY(SELECT DISTINCT "entry_id" FROM came))
  GROUP BY "entry_id" HAVING count(*) < 2 OR sum("amount") <> 0 LIMIT 1;
  IF FOUND THEN
    RAISE EXCEPTION 'entry % does not balance: % legs, % fen', wrong."entry_id", wrong.legs, wrong.total;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER balanced AFTER INSERT ON "book_leg" REFERENCING NEW TABLE AS came
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_unbalanced_legs();

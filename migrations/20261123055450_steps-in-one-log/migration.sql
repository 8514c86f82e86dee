-- The steps of orders and payments move into the log of all documents. Their former tables go on as views, so that a
-- process of the version before reads and writes the same rows while the mall is started anew, process by process.

-- Whoever is in the middle of a step finishes it first; whoever begins one meanwhile waits until the move is done.
-- Each wait is given up after 150 ms: four of them are less than the second after which PostgreSQL looks for a deadlock
-- and would end somebody's transaction.
DO $$
DECLARE
  before text := current_setting('lock_timeout');
BEGIN
  PERFORM set_config('lock_timeout', '150ms', true);
  LOOP
    BEGIN
      LOCK TABLE "payment", "sub_order", "payment_log", "order_log" IN ACCESS EXCLUSIVE MODE;
      EXIT;
    EXCEPTION WHEN lock_not_available THEN
      RAISE LOG 'the logs of orders and payments are in use: their move is tried again';
    END;
    PERFORM pg_sleep(0.5);
  END LOOP;
  PERFORM set_config('lock_timeout', before, true);
END $$;
--> statement-breakpoint
INSERT INTO "step_log" ("doc_type", "doc_sn", "from_state", "event", "to_state", "actor_role", "actor_id", "actor_name", "reason", "detail", "created_at")
SELECT 'order', "order_sn", "from_state", "event", "to_state", "actor_role", "actor_id", "actor_name", "reason", coalesce("diff", '{}'), "created_at"
FROM "order_log" ORDER BY "log_id";
--> statement-breakpoint
INSERT INTO "step_log" ("doc_type", "doc_sn", "from_state", "event", "to_state", "actor_role", "actor_id", "reason", "created_at")
SELECT 'payment', p."payment_sn", l."from_state", l."event", l."to_state", l."actor_role", l."actor_id", coalesce(l."reason", ''), l."created_at"
FROM "payment_log" l JOIN "payment" p USING ("payment_id") ORDER BY l."log_id";
--> statement-breakpoint
DROP TABLE "order_log";--> statement-breakpoint
DROP TABLE "payment_log";--> statement-breakpoint
CREATE VIEW "order_log" AS
SELECT "log_id", "doc_sn" AS "order_sn", "from_state", "event", "to_state", "actor_role", "actor_id", "actor_name", "reason",
       CASE WHEN "detail" <> '{}' THEN "detail" END AS "diff", "created_at"
FROM "step_log" WHERE "doc_type" = 'order';
--> statement-breakpoint
CREATE VIEW "payment_log" AS
SELECT l."log_id", p."payment_id", l."from_state", l."event", l."to_state", l."actor_role", l."actor_id",
       nullif(l."reason", '') AS "reason", l."created_at"
FROM "step_log" l JOIN "payment" p ON p."payment_sn" = l."doc_sn" WHERE l."doc_type" = 'payment';
--> statement-breakpoint
CREATE FUNCTION "write_order_log"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "step_log" ("doc_type", "doc_sn", "from_state", "event", "to_state", "actor_role", "actor_id", "actor_name", "reason", "detail", "created_at")
  VALUES ('order', NEW."order_sn", NEW."from_state", NEW."event", NEW."to_state", NEW."actor_role", NEW."actor_id",
          coalesce(NEW."actor_name", ''), coalesce(NEW."reason", ''), coalesce(NEW."diff", '{}'), NEW."created_at")
  RETURNING "log_id" INTO NEW."log_id";
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE FUNCTION "write_payment_log"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "step_log" ("doc_type", "doc_sn", "from_state", "event", "to_state", "actor_role", "actor_id", "reason", "created_at")
  VALUES ('payment', (SELECT "payment_sn" FROM "payment" WHERE "payment_id" = NEW."payment_id"), NEW."from_state", NEW."event",
          NEW."to_state", NEW."actor_role", NEW."actor_id", coalesce(NEW."reason", ''), coalesce(NEW."created_at", now()))
  RETURNING "log_id" INTO NEW."log_id";
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "order_log_into_step_log" INSTEAD OF INSERT ON "order_log" FOR EACH ROW EXECUTE FUNCTION "write_order_log"();--> statement-breakpoint
CREATE TRIGGER "payment_log_into_step_log" INSTEAD OF INSERT ON "payment_log" FOR EACH ROW EXECUTE FUNCTION "write_payment_log"();

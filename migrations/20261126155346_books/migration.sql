-- Money in the middle of a step is counted first; who begins one meanwhile waits until there are books. A wait is given
-- up after 150 ms, before PostgreSQL would look for a deadlock and end somebody's transaction.
DO $$
DECLARE
  before text := current_setting('lock_timeout');
BEGIN
  PERFORM set_config('lock_timeout', '150ms', true);
  LOOP
    BEGIN
      LOCK TABLE "bill", "payment", "refund", "balance_account" IN ACCESS EXCLUSIVE MODE;
      EXIT;
    EXCEPTION WHEN lock_not_available THEN
      RAISE LOG 'money is in motion: the books are begun again';
    END;
    PERFORM pg_sleep(0.5);
  END LOOP;
  PERFORM set_config('lock_timeout', before, true);
END $$;
--> statement-breakpoint
CREATE TABLE "book_day" (
	"day" date PRIMARY KEY,
	"entries" integer NOT NULL,
	"debit" bigint NOT NULL,
	"hash" text NOT NULL,
	"sealed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "book_day_total" (
	"day" date,
	"account" text,
	"debit" bigint NOT NULL,
	"credit" bigint NOT NULL,
	CONSTRAINT "book_day_total_pkey" PRIMARY KEY("day","account")
);
--> statement-breakpoint
CREATE TABLE "book_entry" (
	"entry_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "book_entry_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"entry_sn" text NOT NULL UNIQUE,
	"event" text NOT NULL,
	"doc_type" text NOT NULL,
	"doc_sn" text NOT NULL,
	"part" text NOT NULL,
	"occurred_at" timestamp with time zone NOT NULL,
	"day" date NOT NULL,
	"memo" text DEFAULT '' NOT NULL,
	"reverses_sn" text,
	"hash" text NOT NULL,
	CONSTRAINT "book_entry_once" UNIQUE("event","doc_sn","part")
);
--> statement-breakpoint
CREATE TABLE "book_leg" (
	"entry_id" bigint,
	"seq" integer,
	"account" text NOT NULL,
	"party" text NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "book_leg_pkey" PRIMARY KEY("entry_id","seq"),
	CONSTRAINT "book_leg_moves_money" CHECK ("amount" <> 0)
);
--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "wallet_id" bigint;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "before_books" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "book_entry_of_day" ON "book_entry" ("day","entry_id");--> statement-breakpoint
CREATE INDEX "book_entry_of_document" ON "book_entry" ("doc_sn");--> statement-breakpoint
CREATE INDEX "book_entry_in_time" ON "book_entry" ("occurred_at","entry_sn");--> statement-breakpoint
CREATE INDEX "book_leg_of_party" ON "book_leg" ("party","account");--> statement-breakpoint
ALTER TABLE "book_day_total" ADD CONSTRAINT "book_day_total_day_book_day_day_fkey" FOREIGN KEY ("day") REFERENCES "book_day"("day");--> statement-breakpoint
ALTER TABLE "book_leg" ADD CONSTRAINT "book_leg_entry_id_book_entry_entry_id_fkey" FOREIGN KEY ("entry_id") REFERENCES "book_entry"("entry_id");--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_wallet_id_member_member_id_fkey" FOREIGN KEY ("wallet_id") REFERENCES "member"("member_id");
--> statement-breakpoint
UPDATE "payment" p SET "before_books" = p."paid_amount", "wallet_id" = coalesce(
  (SELECT e."main_member_id" FROM "sub_account" s JOIN "enterprise" e USING ("enterprise_id") WHERE s."member_id" = p."member_id"),
  p."member_id");
--> statement-breakpoint
ALTER TABLE "payment" ALTER COLUMN "wallet_id" SET NOT NULL;
--> statement-breakpoint
WITH moving AS (
  SELECT a."member_id", a."available", e."main_member_id" AS main_id,
    sum(a."available") OVER (PARTITION BY e."main_member_id" ORDER BY a."member_id") AS so_far,
    sum(a."available") OVER (PARTITION BY e."main_member_id") AS total
  FROM "balance_account" a JOIN "sub_account" s USING ("member_id") JOIN "enterprise" e USING ("enterprise_id")
  WHERE a."available" > 0 AND a."member_id" <> e."main_member_id"
), put AS (
  INSERT INTO "balance_account" ("member_id", "available")
  SELECT DISTINCT main_id, total FROM moving
  ON CONFLICT ("member_id") DO UPDATE SET "available" = "balance_account"."available" + excluded."available"
  RETURNING "member_id", "available"
), taken AS (
  UPDATE "balance_account" a SET "available" = 0 FROM moving WHERE a."member_id" = moving."member_id"
)
INSERT INTO "balance_entry" ("member_id", "kind", "amount", "balance_after", "document_sn")
SELECT "member_id", 'handOver', amount, balance_after, '' FROM (
  SELECT "member_id", -"available" AS amount, 0 AS balance_after, "member_id" AS place FROM moving
  UNION ALL
  SELECT main_id, moving."available", put."available" - total + so_far, moving."member_id"
  FROM moving JOIN put ON put."member_id" = main_id
) rows ORDER BY place, amount;
--> statement-breakpoint
WITH held AS (
  SELECT document_sn, sum(amount)::bigint AS amount FROM (
    SELECT l.line ->> 'documentSn' AS document_sn,
      least((l.line ->> 'amount')::bigint, greatest(0, b."paid" - coalesce(sum((l.line ->> 'amount')::bigint)
        OVER (PARTITION BY b."pay_sn" ORDER BY l.place ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0))) AS amount
    FROM "bill" b, jsonb_array_elements(b."lines") WITH ORDINALITY AS l (line, place)
    UNION ALL
    SELECT r."document_sn", -r."amount" FROM "refund" r JOIN "payment" p USING ("payment_id") WHERE r."document_sn" <> p."pay_sn"
  ) each GROUP BY 1
), wanted AS (
  SELECT 'member' AS doc_type, "member_id"::text AS doc_sn, '2001' AS account, "available" AS amount FROM "balance_account"
  UNION ALL
  SELECT CASE WHEN document_sn LIKE 'SP%' THEN 'sample' ELSE 'order' END, document_sn, '2002', amount FROM held
), numbered AS (
  SELECT wanted.*, at, (at AT TIME ZONE 'UTC' + interval '8 hours')::date AS day,
    'JE' || to_char(at AT TIME ZONE 'UTC' + interval '8 hours', 'YYMMDD') || 'M'
      || lpad(row_number() OVER (ORDER BY account, doc_sn)::text, 7, '0') AS entry_sn
  FROM wanted, date_trunc('milliseconds', now()) AS at WHERE amount > 0
), entry AS (
  INSERT INTO "book_entry" ("entry_sn", "event", "doc_type", "doc_sn", "part", "occurred_at", "day", "hash")
  SELECT entry_sn, 'opened', doc_type, doc_sn, '', at, day, encode(sha256(convert_to(concat_ws(E'\n',
    entry_sn, 'opened', doc_type, doc_sn, '', to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), '', '',
    '3001  ' || amount, account || ' ' || doc_sn || ' ' || -amount, day), 'UTF8')), 'hex')
  FROM numbered ORDER BY entry_sn
  RETURNING "entry_id", "entry_sn"
)
INSERT INTO "book_leg" ("entry_id", "seq", "account", "party", "amount")
SELECT "entry_id", 1, '3001', '', amount FROM entry JOIN numbered USING (entry_sn)
UNION ALL
SELECT "entry_id", 2, account, doc_sn, -amount FROM entry JOIN numbered USING (entry_sn);
--> statement-breakpoint
CREATE TRIGGER written_once BEFORE UPDATE OR DELETE ON "book_entry" FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER written_once BEFORE UPDATE OR DELETE ON "book_leg" FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER written_once BEFORE UPDATE OR DELETE ON "book_day" FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER written_once BEFORE UPDATE OR DELETE ON "book_day_total" FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE FUNCTION refuse_unbalanced() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  legs bigint;
  total numeric;
BEGIN
  SELECT count(*), coalesce(sum("amount"), 0) INTO legs, total FROM "book_leg" WHERE "entry_id" = NEW."entry_id";
  IF legs < 2 OR total <> 0 THEN
    RAISE EXCEPTION 'entry % does not balance: % legs, % fen', NEW."entry_id", legs, total;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION refuse_sealed_day() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock_shared(7303017);
  IF EXISTS (SELECT FROM "book_day" WHERE "day" >= NEW."day") THEN
    RAISE EXCEPTION 'day % has been sealed meanwhile', NEW."day" USING ERRCODE = 'serialization_failure';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER balanced AFTER INSERT ON "book_entry" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION refuse_unbalanced();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER balanced AFTER INSERT ON "book_leg" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION refuse_unbalanced();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER open_day AFTER INSERT ON "book_entry" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION refuse_sealed_day();
--> statement-breakpoint
INSERT INTO "timer" ("doc_type", "doc_sn", "event", "due_at")
VALUES ('books', '', 'seal', (date_trunc('day', now() AT TIME ZONE 'UTC' + interval '8 hours') + interval '16 hours 30 minutes') AT TIME ZONE 'UTC');
--> statement-breakpoint
UPDATE "sub_account" SET "permissions" = array_append("permissions", 'balance.read')
WHERE "roles" && ARRAY['administrator', 'finance'] AND NOT 'balance.read' = ANY ("permissions");

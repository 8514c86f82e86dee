DROP TABLE "sandbox_charge";--> statement-breakpoint
ALTER TABLE "after_sale" ADD COLUMN "to_balance" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "payer_account" jsonb;--> statement-breakpoint
-- Where a transfer came from, as bank statements of the past have said.
UPDATE "payment" SET "payer_account" = jsonb_build_object('name', b.other_name, 'bank', coalesce(nullif(b.other_bank, ''), "voucher" ->> 'bank', ''), 'account', b.other_account)
FROM (SELECT DISTINCT ON (payment_sn) * FROM "bank_line" WHERE state = 'BOOKED' ORDER BY payment_sn, line_id DESC) b
WHERE b.payment_sn = "payment"."payment_sn" AND b.other_name <> '' AND b.other_account ~ '^[0-9](-?[0-9]| [0-9]){7,29}$';--> statement-breakpoint
-- What was under way at the stand-in that is gone is paid no more; what was paid there stands as it is.
WITH closed AS (
  UPDATE "payment" p SET "state" = 'CLOSED', "finished_at" = now()
  FROM (SELECT payment_id, state FROM "payment" WHERE method = 'SANDBOX' AND state IN ('PENDING_PAYMENT', 'PROCESSING') FOR UPDATE) before
  WHERE p.payment_id = before.payment_id RETURNING p.payment_sn, before.state AS was
)
INSERT INTO "step_log" ("doc_type", "doc_sn", "from_state", "event", "to_state", "actor_role", "reason", "created_at")
SELECT 'payment', payment_sn, was, 'close', 'CLOSED', 'system', 'the sandbox is gone', now() FROM closed;

ALTER TABLE "after_sale" ADD COLUMN "to_balance" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "payer_account" jsonb;--> statement-breakpoint
-- Where a transfer came from, as bank statements of the past have said.
UPDATE "payment" SET "payer_account" = jsonb_build_object('name', b.other_name, 'bank', coalesce(nullif(b.other_bank, ''), "voucher" ->> 'bank', ''), 'account', b.other_account)
FROM (SELECT DISTINCT ON (payment_sn) * FROM "bank_line" WHERE state = 'BOOKED' ORDER BY payment_sn, line_id DESC) b
WHERE b.payment_sn = "payment"."payment_sn" AND b.other_name <> '' AND b.other_account ~ '^[0-9](-?[0-9]| [0-9]){7,29}$';

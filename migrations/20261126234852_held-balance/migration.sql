ALTER TABLE "balance_account" ADD COLUMN "frozen" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "balance_account" ADD CONSTRAINT "balance_frozen_not_negative" CHECK ("frozen" >= 0);
ALTER TABLE "after_sale" ADD COLUMN "two_people_from" bigint;--> statement-breakpoint
ALTER TABLE "store" ADD COLUMN "no_reason_days" integer DEFAULT 0 NOT NULL;
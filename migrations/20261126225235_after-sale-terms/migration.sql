ALTER TABLE "after_sale" ADD COLUMN "two_people_from" bigint;--> statement-breakpoint
ALTER TABLE "stand_in_charge" ADD COLUMN "refuses_refund" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "store" ADD COLUMN "no_reason_days" integer DEFAULT 0 NOT NULL;
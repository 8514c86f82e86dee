CREATE TABLE "stand_in_refund" (
	"method" text,
	"number" text,
	"charge_number" text NOT NULL,
	"amount" bigint NOT NULL,
	"state" text NOT NULL,
	"notify_url" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "stand_in_refund_pkey" PRIMARY KEY("method","number")
);
--> statement-breakpoint
ALTER TABLE "after_sale" ADD COLUMN "is_to_bank" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "case_sn" text;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "next_try_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "failure" text;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "bank_account" jsonb;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "serial" text;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "finished_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "stand_in_refund_method_charge_number_index" ON "stand_in_refund" ("method","charge_number");--> statement-breakpoint
CREATE INDEX "refund_case_sn_index" ON "refund" ("case_sn");--> statement-breakpoint
CREATE INDEX "refund_due" ON "refund" ("next_try_at") WHERE next_try_at IS NOT NULL;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_bank_is_named" CHECK ("route" <> 'BANK' OR "bank_account" IS NOT NULL);
CREATE TABLE "credit_sub_limit" (
	"sub_limit_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "credit_sub_limit_sub_limit_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"name" text NOT NULL,
	"period" text NOT NULL,
	"amount" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "credit_sub_limit_not_below" CHECK ("amount" >= 0)
);
--> statement-breakpoint
ALTER TABLE "approval" ADD COLUMN "notes" jsonb DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE "credit_charge" ADD COLUMN "member_id" bigint;--> statement-breakpoint
UPDATE "credit_charge" c SET "member_id" = o."member_id" FROM "sub_order" o WHERE o."order_sn" = c."order_sn";--> statement-breakpoint
ALTER TABLE "credit_charge" ALTER COLUMN "member_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "credit_charge" ADD COLUMN "project_id" bigint;--> statement-breakpoint
ALTER TABLE "credit_charge" ADD COLUMN "cost_centre" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "agreement" ADD COLUMN "published_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "statement" ADD COLUMN "silent_from" date;--> statement-breakpoint
ALTER TABLE "statement_payment" ADD COLUMN "item_ids" jsonb DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE "statement_payment" ADD COLUMN "is_asked" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "statement_payment" ADD COLUMN "member_id" bigint;--> statement-breakpoint
DROP INDEX "credit_application_once";--> statement-breakpoint
CREATE UNIQUE INDEX "credit_application_once" ON "credit_application" ("enterprise_id",coalesce("store_id", 0)) WHERE state IN ('PENDING_APPROVAL', 'PENDING_REVIEW', 'REVIEW_REJECTED', 'OFFERED');--> statement-breakpoint
CREATE UNIQUE INDEX "credit_sub_limit_account_id_kind_subject_period_index" ON "credit_sub_limit" ("account_id","kind","subject","period");--> statement-breakpoint
ALTER TABLE "credit_charge" ADD CONSTRAINT "credit_charge_member_id_member_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "member"("member_id");--> statement-breakpoint
ALTER TABLE "credit_sub_limit" ADD CONSTRAINT "credit_sub_limit_account_id_credit_account_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "credit_account"("account_id");--> statement-breakpoint
ALTER TABLE "statement_payment" ADD CONSTRAINT "statement_payment_member_id_member_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "member"("member_id");
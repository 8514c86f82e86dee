CREATE TABLE "commission_invoice" (
	"invoice_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "commission_invoice_invoice_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"store_id" bigint NOT NULL,
	"month" text NOT NULL,
	"bills" integer NOT NULL,
	"amount" bigint NOT NULL,
	"state" text NOT NULL,
	"number" text DEFAULT '' NOT NULL,
	"issued_by" bigint,
	"issued_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "commission_invoice_of_month" UNIQUE("store_id","month"),
	CONSTRAINT "commission_invoice_issued" CHECK (("state" = 'ISSUED') = ("number" <> '') AND "amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "deposit_move" (
	"move_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "deposit_move_move_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"move_sn" text NOT NULL UNIQUE,
	"store_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"amount" bigint NOT NULL,
	"serial" text NOT NULL,
	"made_by" bigint,
	"checked_by" bigint,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "deposit_move_above_zero" CHECK ("amount" > 0),
	CONSTRAINT "deposit_move_two_people" CHECK ("checked_by" <> "made_by")
);
--> statement-breakpoint
CREATE TABLE "payout" (
	"payout_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payout_payout_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"payout_sn" text NOT NULL UNIQUE,
	"state" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"total" bigint NOT NULL,
	"number" integer NOT NULL,
	"made_by" bigint NOT NULL,
	"checked_by" bigint,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payout_two_people" CHECK ("checked_by" <> "made_by")
);
--> statement-breakpoint
CREATE TABLE "payout_account" (
	"account_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payout_account_account_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"store_id" bigint NOT NULL,
	"payee" text NOT NULL,
	"account" text NOT NULL,
	"bank" text NOT NULL,
	"bank_no" text NOT NULL,
	"said_by" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"payable_from" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payout_row" (
	"payout_row_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payout_row_payout_row_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"payout_sn" text NOT NULL,
	"no" integer NOT NULL,
	"bill_sn" text NOT NULL,
	"account_id" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"state" text NOT NULL,
	"serial" text DEFAULT '' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"answered_at" timestamp with time zone,
	CONSTRAINT "payout_row_once" UNIQUE("payout_sn","bill_sn"),
	CONSTRAINT "payout_row_paid" CHECK (("state" = 'PAID') = ("serial" <> ''))
);
--> statement-breakpoint
CREATE TABLE "settlement_store" (
	"store_id" bigint PRIMARY KEY,
	"cycle" smallint DEFAULT 0 NOT NULL,
	"commission_on" text DEFAULT 'PAID' NOT NULL,
	"deposit" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "settlement_store_deposit" CHECK ("deposit" >= 0)
);
--> statement-breakpoint
ALTER TABLE "settlement_bill" ADD COLUMN "demanded" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "settlement_bill" ADD COLUMN "payout_sn" text;--> statement-breakpoint
ALTER TABLE "settlement_bill" ADD COLUMN "commission_invoice_id" bigint;--> statement-breakpoint
CREATE UNIQUE INDEX "commission_invoice_number" ON "commission_invoice" ("number") WHERE number <> '';--> statement-breakpoint
CREATE INDEX "commission_invoice_newest" ON "commission_invoice" ("created_at","invoice_id");--> statement-breakpoint
CREATE INDEX "deposit_move_of_store" ON "deposit_move" ("store_id","move_id");--> statement-breakpoint
CREATE INDEX "payout_newest" ON "payout" ("created_at","payout_id");--> statement-breakpoint
CREATE INDEX "payout_account_of_store" ON "payout_account" ("store_id","account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payout_row_one_at_a_time" ON "payout_row" ("bill_sn") WHERE state IN ('WAITING', 'PAID');--> statement-breakpoint
ALTER TABLE "commission_invoice" ADD CONSTRAINT "commission_invoice_store_id_store_store_id_fkey" FOREIGN KEY ("store_id") REFERENCES "store"("store_id");--> statement-breakpoint
ALTER TABLE "commission_invoice" ADD CONSTRAINT "commission_invoice_issued_by_member_member_id_fkey" FOREIGN KEY ("issued_by") REFERENCES "member"("member_id");--> statement-breakpoint
ALTER TABLE "deposit_move" ADD CONSTRAINT "deposit_move_store_id_store_store_id_fkey" FOREIGN KEY ("store_id") REFERENCES "store"("store_id");--> statement-breakpoint
ALTER TABLE "deposit_move" ADD CONSTRAINT "deposit_move_made_by_member_member_id_fkey" FOREIGN KEY ("made_by") REFERENCES "member"("member_id");--> statement-breakpoint
ALTER TABLE "deposit_move" ADD CONSTRAINT "deposit_move_checked_by_member_member_id_fkey" FOREIGN KEY ("checked_by") REFERENCES "member"("member_id");--> statement-breakpoint
ALTER TABLE "payout" ADD CONSTRAINT "payout_made_by_member_member_id_fkey" FOREIGN KEY ("made_by") REFERENCES "member"("member_id");--> statement-breakpoint
ALTER TABLE "payout" ADD CONSTRAINT "payout_checked_by_member_member_id_fkey" FOREIGN KEY ("checked_by") REFERENCES "member"("member_id");--> statement-breakpoint
ALTER TABLE "payout_account" ADD CONSTRAINT "payout_account_store_id_store_store_id_fkey" FOREIGN KEY ("store_id") REFERENCES "store"("store_id");--> statement-breakpoint
ALTER TABLE "payout_account" ADD CONSTRAINT "payout_account_said_by_member_member_id_fkey" FOREIGN KEY ("said_by") REFERENCES "member"("member_id");--> statement-breakpoint
ALTER TABLE "payout_row" ADD CONSTRAINT "payout_row_payout_sn_payout_payout_sn_fkey" FOREIGN KEY ("payout_sn") REFERENCES "payout"("payout_sn");--> statement-breakpoint
ALTER TABLE "payout_row" ADD CONSTRAINT "payout_row_bill_sn_settlement_bill_bill_sn_fkey" FOREIGN KEY ("bill_sn") REFERENCES "settlement_bill"("bill_sn");--> statement-breakpoint
ALTER TABLE "payout_row" ADD CONSTRAINT "payout_row_account_id_payout_account_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "payout_account"("account_id");--> statement-breakpoint
ALTER TABLE "settlement_bill" ADD CONSTRAINT "settlement_bill_payout_sn_payout_payout_sn_fkey" FOREIGN KEY ("payout_sn") REFERENCES "payout"("payout_sn");--> statement-breakpoint
ALTER TABLE "settlement_bill" ADD CONSTRAINT "settlement_bill_6LJl6XKehGax_fkey" FOREIGN KEY ("commission_invoice_id") REFERENCES "commission_invoice"("invoice_id");--> statement-breakpoint
ALTER TABLE "settlement_store" ADD CONSTRAINT "settlement_store_store_id_store_store_id_fkey" FOREIGN KEY ("store_id") REFERENCES "store"("store_id");--> statement-breakpoint
ALTER TABLE "settlement_bill" ADD CONSTRAINT "settlement_bill_in_batch" CHECK ("payout_sn" IS NULL OR "state" IN ('PLATFORM_REVIEWED', 'PAID'));
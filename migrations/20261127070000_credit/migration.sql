CREATE TABLE "credit_account" (
	"account_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "credit_account_account_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"enterprise_id" bigint NOT NULL,
	"store_id" bigint,
	"state" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"credit_limit" bigint NOT NULL,
	"temp_limit" bigint DEFAULT 0 NOT NULL,
	"temp_until" timestamp with time zone,
	"lower_to" bigint,
	"lower_at" timestamp with time zone,
	"used" bigint DEFAULT 0 NOT NULL,
	"reserved" bigint DEFAULT 0 NOT NULL,
	"upcoming" bigint DEFAULT 0 NOT NULL,
	"late_fees" bigint DEFAULT 0 NOT NULL,
	"basis" text NOT NULL,
	"bill_on" text NOT NULL,
	"cycle_kind" text NOT NULL,
	"cycle_day" integer NOT NULL,
	"term_days" integer NOT NULL,
	"tolerance" integer NOT NULL,
	"ceiling" integer NOT NULL,
	"late_rate" integer NOT NULL,
	"late_cap" integer NOT NULL,
	"grace_days" integer NOT NULL,
	"frozen_by" text DEFAULT '' NOT NULL,
	"frozen_reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "credit_account_promises" CHECK ("reserved" >= 0 AND "upcoming" >= 0 AND "late_fees" >= 0),
	CONSTRAINT "credit_account_limits" CHECK ("credit_limit" >= 0 AND "temp_limit" >= 0)
);
--> statement-breakpoint
CREATE TABLE "credit_agreement" (
	"agreement_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "credit_agreement_agreement_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" bigint NOT NULL,
	"credit_sn" text NOT NULL UNIQUE,
	"text_version" text NOT NULL,
	"text_hash" text NOT NULL,
	"figures" jsonb NOT NULL,
	"member_id" bigint NOT NULL,
	"member_name" text NOT NULL,
	"method" text NOT NULL,
	"ip" text NOT NULL,
	"accepted_at" timestamp with time zone NOT NULL,
	"evidence_hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "credit_application" (
	"application_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "credit_application_application_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"credit_sn" text NOT NULL UNIQUE,
	"enterprise_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"store_id" bigint,
	"account_id" bigint,
	"state" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"wanted_limit" bigint NOT NULL,
	"wanted_term_days" integer NOT NULL,
	"yearly_purchase" bigint DEFAULT 0 NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"file_ids" jsonb DEFAULT '[]' NOT NULL,
	"offer" jsonb,
	"reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "credit_application_wants" CHECK ("wanted_limit" > 0)
);
--> statement-breakpoint
CREATE TABLE "credit_charge" (
	"charge_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "credit_charge_charge_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" bigint NOT NULL,
	"order_sn" text NOT NULL UNIQUE,
	"store_id" bigint NOT NULL,
	"is_released" boolean DEFAULT false NOT NULL,
	"owed" bigint NOT NULL,
	"shipped" bigint DEFAULT 0 NOT NULL,
	"billed" bigint DEFAULT 0 NOT NULL,
	"paid" bigint DEFAULT 0 NOT NULL,
	"promised_on" date NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "credit_charge_goes_on" CHECK (0 <= "shipped" AND "shipped" <= "owed" AND "billed" <= "owed")
);
--> statement-breakpoint
CREATE TABLE "credit_over" (
	"over_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "credit_over_over_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" bigint NOT NULL,
	"document_sn" text NOT NULL,
	"reason" text NOT NULL,
	"excess" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "statement" (
	"statement_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "statement_statement_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"statement_sn" text NOT NULL UNIQUE,
	"account_id" bigint NOT NULL,
	"state" text NOT NULL,
	"reconcile" text DEFAULT 'OPEN' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"from_day" date NOT NULL,
	"cut_day" date NOT NULL,
	"due_day" date,
	"total" bigint DEFAULT 0 NOT NULL,
	"paid" bigint DEFAULT 0 NOT NULL,
	"late_fee" bigint DEFAULT 0 NOT NULL,
	"waived" bigint DEFAULT 0 NOT NULL,
	"fee_day" date,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"cut_at" timestamp with time zone,
	"settled_at" timestamp with time zone,
	CONSTRAINT "statement_settled_when_paid" CHECK ("state" <> 'SETTLED' OR "total" + "late_fee" - "waived" <= "paid"),
	CONSTRAINT "statement_waives_what_there_is" CHECK ("waived" >= 0 AND "waived" <= "late_fee" AND "paid" >= 0)
);
--> statement-breakpoint
CREATE TABLE "statement_dispute" (
	"dispute_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "statement_dispute_dispute_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"statement_id" bigint NOT NULL,
	"item_id" bigint NOT NULL,
	"state" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"amount" bigint NOT NULL,
	"reason" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"file_ids" jsonb DEFAULT '[]' NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "dispute_above_zero" CHECK ("amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "statement_item" (
	"item_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "statement_item_item_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" bigint NOT NULL,
	"statement_id" bigint,
	"kind" text NOT NULL,
	"order_sn" text NOT NULL,
	"order_line_id" bigint,
	"parcel_sn" text DEFAULT '' NOT NULL,
	"case_sn" text DEFAULT '' NOT NULL,
	"title" jsonb NOT NULL,
	"mat_code" text DEFAULT '' NOT NULL,
	"po_number" text DEFAULT '' NOT NULL,
	"number" integer DEFAULT 0 NOT NULL,
	"amount" bigint NOT NULL,
	"paid" bigint DEFAULT 0 NOT NULL,
	"lessened" bigint DEFAULT 0 NOT NULL,
	"carried" bigint DEFAULT 0 NOT NULL,
	"carried_times" integer DEFAULT 0 NOT NULL,
	"is_counted" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "item_not_overpaid" CHECK ("amount" < 0 OR "paid" + "lessened" + "carried" <= "amount")
);
--> statement-breakpoint
CREATE TABLE "statement_payment" (
	"pay_sn" text,
	"statement_sn" text,
	"amount" bigint NOT NULL,
	"applied" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "statement_payment_pkey" PRIMARY KEY("pay_sn","statement_sn"),
	CONSTRAINT "statement_payment_within" CHECK ("applied" >= 0 AND "applied" <= "amount" AND "amount" > 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX "credit_account_once" ON "credit_account" ("enterprise_id",coalesce("store_id", 0)) WHERE state <> 'CLOSED';--> statement-breakpoint
CREATE INDEX "credit_account_of_creditor" ON "credit_account" ("store_id","created_at","account_id");--> statement-breakpoint
CREATE INDEX "credit_account_in_time" ON "credit_account" ("created_at","account_id");--> statement-breakpoint
CREATE INDEX "credit_agreement_account_id_index" ON "credit_agreement" ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "credit_application_once" ON "credit_application" ("enterprise_id",coalesce("store_id", 0)) WHERE state IN ('PENDING_REVIEW', 'REVIEW_REJECTED', 'OFFERED');--> statement-breakpoint
CREATE INDEX "credit_application_enterprise_id_index" ON "credit_application" ("enterprise_id");--> statement-breakpoint
CREATE INDEX "credit_application_of_creditor" ON "credit_application" ("store_id","created_at","application_id");--> statement-breakpoint
CREATE INDEX "credit_application_in_time" ON "credit_application" ("created_at","application_id");--> statement-breakpoint
CREATE INDEX "credit_charge_account_id_index" ON "credit_charge" ("account_id");--> statement-breakpoint
CREATE INDEX "credit_over_account_id_index" ON "credit_over" ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "statement_one_open" ON "statement" ("account_id") WHERE reconcile = 'OPEN';--> statement-breakpoint
CREATE INDEX "statement_account_id_statement_id_index" ON "statement" ("account_id","statement_id");--> statement-breakpoint
CREATE INDEX "statement_in_time" ON "statement" ("created_at","statement_id");--> statement-breakpoint
CREATE INDEX "statement_dispute_statement_id_index" ON "statement_dispute" ("statement_id");--> statement-breakpoint
CREATE UNIQUE INDEX "dispute_once" ON "statement_dispute" ("item_id") WHERE finished_at IS NULL;--> statement-breakpoint
CREATE INDEX "statement_item_statement_id_index" ON "statement_item" ("statement_id");--> statement-breakpoint
CREATE INDEX "statement_item_order_sn_index" ON "statement_item" ("order_sn");--> statement-breakpoint
CREATE INDEX "statement_item_account_id_index" ON "statement_item" ("account_id");--> statement-breakpoint
CREATE INDEX "statement_payment_statement_sn_index" ON "statement_payment" ("statement_sn");--> statement-breakpoint
ALTER TABLE "credit_account" ADD CONSTRAINT "credit_account_enterprise_id_enterprise_enterprise_id_fkey" FOREIGN KEY ("enterprise_id") REFERENCES "enterprise"("enterprise_id");--> statement-breakpoint
ALTER TABLE "credit_account" ADD CONSTRAINT "credit_account_store_id_store_store_id_fkey" FOREIGN KEY ("store_id") REFERENCES "store"("store_id");--> statement-breakpoint
ALTER TABLE "credit_agreement" ADD CONSTRAINT "credit_agreement_account_id_credit_account_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "credit_account"("account_id");--> statement-breakpoint
ALTER TABLE "credit_agreement" ADD CONSTRAINT "credit_agreement_member_id_member_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "member"("member_id");--> statement-breakpoint
ALTER TABLE "credit_application" ADD CONSTRAINT "credit_application_enterprise_id_enterprise_enterprise_id_fkey" FOREIGN KEY ("enterprise_id") REFERENCES "enterprise"("enterprise_id");--> statement-breakpoint
ALTER TABLE "credit_application" ADD CONSTRAINT "credit_application_member_id_member_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "member"("member_id");--> statement-breakpoint
ALTER TABLE "credit_application" ADD CONSTRAINT "credit_application_store_id_store_store_id_fkey" FOREIGN KEY ("store_id") REFERENCES "store"("store_id");--> statement-breakpoint
ALTER TABLE "credit_application" ADD CONSTRAINT "credit_application_account_id_credit_account_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "credit_account"("account_id");--> statement-breakpoint
ALTER TABLE "credit_charge" ADD CONSTRAINT "credit_charge_account_id_credit_account_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "credit_account"("account_id");--> statement-breakpoint
ALTER TABLE "credit_charge" ADD CONSTRAINT "credit_charge_store_id_store_store_id_fkey" FOREIGN KEY ("store_id") REFERENCES "store"("store_id");--> statement-breakpoint
ALTER TABLE "credit_over" ADD CONSTRAINT "credit_over_account_id_credit_account_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "credit_account"("account_id");--> statement-breakpoint
ALTER TABLE "statement" ADD CONSTRAINT "statement_account_id_credit_account_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "credit_account"("account_id");--> statement-breakpoint
ALTER TABLE "statement_dispute" ADD CONSTRAINT "statement_dispute_statement_id_statement_statement_id_fkey" FOREIGN KEY ("statement_id") REFERENCES "statement"("statement_id");--> statement-breakpoint
ALTER TABLE "statement_dispute" ADD CONSTRAINT "statement_dispute_item_id_statement_item_item_id_fkey" FOREIGN KEY ("item_id") REFERENCES "statement_item"("item_id");--> statement-breakpoint
ALTER TABLE "statement_item" ADD CONSTRAINT "statement_item_account_id_credit_account_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "credit_account"("account_id");--> statement-breakpoint
ALTER TABLE "statement_item" ADD CONSTRAINT "statement_item_statement_id_statement_statement_id_fkey" FOREIGN KEY ("statement_id") REFERENCES "statement"("statement_id");--> statement-breakpoint
ALTER TABLE "statement_payment" ADD CONSTRAINT "statement_payment_statement_sn_statement_statement_sn_fkey" FOREIGN KEY ("statement_sn") REFERENCES "statement"("statement_sn");
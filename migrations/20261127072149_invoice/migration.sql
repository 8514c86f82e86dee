CREATE TABLE "billable_row" (
	"row_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "billable_row_row_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"store_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"enterprise_id" bigint,
	"kind" text NOT NULL,
	"order_sn" text NOT NULL,
	"order_line_id" bigint,
	"name" text NOT NULL,
	"model" text DEFAULT '' NOT NULL,
	"unit" text NOT NULL,
	"qty" bigint NOT NULL,
	"gross" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"lowered" bigint DEFAULT 0 NOT NULL,
	"lowered_qty" bigint DEFAULT 0 NOT NULL,
	"reserved" bigint DEFAULT 0 NOT NULL,
	"invoiced" bigint DEFAULT 0 NOT NULL,
	"red" bigint DEFAULT 0 NOT NULL,
	"tax_code" text NOT NULL,
	"tax_rate" smallint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "billable_lowered" CHECK ("lowered" >= 0 AND "lowered" <= "amount"),
	CONSTRAINT "billable_red" CHECK ("red" >= 0 AND "red" <= "invoiced"),
	CONSTRAINT "billable_not_exceeded" CHECK ("reserved" >= 0 AND "reserved" + "invoiced" - "red" <= "amount"
        AND ("reserved" = 0 OR "reserved" + "invoiced" - "red" <= "amount" - "lowered"))
);
--> statement-breakpoint
CREATE TABLE "invoice" (
	"invoice_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoice_invoice_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"invoice_sn" text NOT NULL UNIQUE,
	"store_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"enterprise_id" bigint,
	"type" text NOT NULL,
	"medium" text NOT NULL,
	"header" jsonb NOT NULL,
	"address" jsonb,
	"amount" bigint NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"state" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"is_wish" boolean DEFAULT false NOT NULL,
	"is_asked" boolean DEFAULT false NOT NULL,
	"is_used" boolean DEFAULT false NOT NULL,
	"is_partly_red" boolean DEFAULT false NOT NULL,
	"state_before" text,
	"reason" text DEFAULT '' NOT NULL,
	"carrier" text DEFAULT '' NOT NULL,
	"tracking_no" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"issued_at" timestamp with time zone,
	CONSTRAINT "invoice_amount" CHECK ("amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "invoice_address" (
	"address_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoice_address_address_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" bigint NOT NULL,
	"enterprise_id" bigint,
	"receiver_name" text NOT NULL,
	"mobile" text NOT NULL,
	"province_code" text NOT NULL,
	"city_code" text NOT NULL,
	"district_code" text NOT NULL,
	"region_name" text NOT NULL,
	"detail_address" text NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoice_header" (
	"header_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoice_header_header_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" bigint NOT NULL,
	"enterprise_id" bigint,
	"title_kind" text NOT NULL,
	"title" text NOT NULL,
	"tax_no" text DEFAULT '' NOT NULL,
	"register_address" text DEFAULT '' NOT NULL,
	"register_phone" text DEFAULT '' NOT NULL,
	"bank" text DEFAULT '' NOT NULL,
	"bank_account" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"state" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoice_row" (
	"invoice_row_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoice_row_invoice_row_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"invoice_sn" text NOT NULL,
	"row_id" bigint NOT NULL,
	"qty" bigint NOT NULL,
	"gross" bigint NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "invoice_row_amount" CHECK ("amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "invoice_sheet" (
	"sheet_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoice_sheet_sheet_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"invoice_sn" text NOT NULL,
	"seq" integer NOT NULL,
	"number" text NOT NULL,
	"issued_on" date NOT NULL,
	"net" bigint NOT NULL,
	"tax" bigint NOT NULL,
	"file_ids" jsonb DEFAULT '[]' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sheet_net" CHECK ("net" >= 0)
);
--> statement-breakpoint
CREATE TABLE "invoice_sheet_line" (
	"sheet_line_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoice_sheet_line_sheet_line_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"sheet_id" bigint NOT NULL,
	"row_id" bigint NOT NULL,
	"qty" bigint NOT NULL,
	"gross" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"tax_rate" smallint NOT NULL,
	"gross_net" bigint NOT NULL,
	"net" bigint NOT NULL,
	"tax" bigint NOT NULL,
	"red" bigint DEFAULT 0 NOT NULL,
	"red_net" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "sheet_line_sum" CHECK ("net" + "tax" = "amount" AND "amount" > 0),
	CONSTRAINT "sheet_line_red" CHECK ("red" >= 0 AND "red" <= "amount" AND "red_net" <= "net")
);
--> statement-breakpoint
CREATE TABLE "red_letter" (
	"red_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "red_letter_red_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"red_sn" text NOT NULL UNIQUE,
	"invoice_sn" text NOT NULL,
	"sheet_id" bigint NOT NULL,
	"asked_by" text NOT NULL,
	"reason_code" text NOT NULL,
	"state" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"net" bigint NOT NULL,
	"tax" bigint NOT NULL,
	"lines" jsonb NOT NULL,
	"number" text DEFAULT '' NOT NULL,
	"file_ids" jsonb DEFAULT '[]' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "red_amount" CHECK ("net" >= 0 AND "net" + "tax" > 0)
);
--> statement-breakpoint
CREATE TABLE "tax_identity" (
	"store_id" bigint PRIMARY KEY,
	"name" text NOT NULL,
	"tax_no" text NOT NULL,
	"address" text NOT NULL,
	"phone" text NOT NULL,
	"bank" text NOT NULL,
	"bank_account" text NOT NULL,
	"taxpayer" text NOT NULL,
	"small_rate" smallint NOT NULL,
	"adapter" text NOT NULL,
	"clerk" text NOT NULL,
	"sheet_limit" bigint NOT NULL,
	"bill_moment" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "billable_row_once" ON "billable_row" ("order_sn","kind",coalesce("order_line_id", 0));--> statement-breakpoint
CREATE INDEX "billable_row_member_id_index" ON "billable_row" ("member_id");--> statement-breakpoint
CREATE INDEX "billable_row_enterprise_id_index" ON "billable_row" ("enterprise_id");--> statement-breakpoint
CREATE INDEX "invoice_member_id_index" ON "invoice" ("member_id");--> statement-breakpoint
CREATE INDEX "invoice_enterprise_id_index" ON "invoice" ("enterprise_id");--> statement-breakpoint
CREATE INDEX "invoice_store_id_state_index" ON "invoice" ("store_id","state");--> statement-breakpoint
CREATE INDEX "invoice_address_member_id_index" ON "invoice_address" ("member_id");--> statement-breakpoint
CREATE INDEX "invoice_address_enterprise_id_index" ON "invoice_address" ("enterprise_id");--> statement-breakpoint
CREATE INDEX "invoice_header_member_id_index" ON "invoice_header" ("member_id");--> statement-breakpoint
CREATE INDEX "invoice_header_enterprise_id_index" ON "invoice_header" ("enterprise_id");--> statement-breakpoint
CREATE INDEX "invoice_header_updated_at_header_id_index" ON "invoice_header" ("updated_at","header_id");--> statement-breakpoint
CREATE INDEX "invoice_row_invoice_sn_index" ON "invoice_row" ("invoice_sn");--> statement-breakpoint
CREATE INDEX "invoice_row_row_id_index" ON "invoice_row" ("row_id");--> statement-breakpoint
CREATE INDEX "invoice_sheet_invoice_sn_index" ON "invoice_sheet" ("invoice_sn");--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_sheet_number" ON "invoice_sheet" ("number");--> statement-breakpoint
CREATE INDEX "invoice_sheet_line_sheet_id_index" ON "invoice_sheet_line" ("sheet_id");--> statement-breakpoint
CREATE INDEX "invoice_sheet_line_row_id_index" ON "invoice_sheet_line" ("row_id");--> statement-breakpoint
CREATE INDEX "red_letter_sheet_id_index" ON "red_letter" ("sheet_id");--> statement-breakpoint
CREATE UNIQUE INDEX "red_letter_open" ON "red_letter" ("invoice_sn") WHERE state IN ('RED_REQUESTED', 'CONFIRMED');--> statement-breakpoint
CREATE UNIQUE INDEX "red_letter_number" ON "red_letter" ("number") WHERE number <> '';--> statement-breakpoint
ALTER TABLE "billable_row" ADD CONSTRAINT "billable_row_store_id_store_store_id_fkey" FOREIGN KEY ("store_id") REFERENCES "store"("store_id");--> statement-breakpoint
ALTER TABLE "billable_row" ADD CONSTRAINT "billable_row_member_id_member_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "member"("member_id");--> statement-breakpoint
ALTER TABLE "billable_row" ADD CONSTRAINT "billable_row_enterprise_id_enterprise_enterprise_id_fkey" FOREIGN KEY ("enterprise_id") REFERENCES "enterprise"("enterprise_id");--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_store_id_store_store_id_fkey" FOREIGN KEY ("store_id") REFERENCES "store"("store_id");--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_member_id_member_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "member"("member_id");--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_enterprise_id_enterprise_enterprise_id_fkey" FOREIGN KEY ("enterprise_id") REFERENCES "enterprise"("enterprise_id");--> statement-breakpoint
ALTER TABLE "invoice_address" ADD CONSTRAINT "invoice_address_member_id_member_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "member"("member_id");--> statement-breakpoint
ALTER TABLE "invoice_address" ADD CONSTRAINT "invoice_address_enterprise_id_enterprise_enterprise_id_fkey" FOREIGN KEY ("enterprise_id") REFERENCES "enterprise"("enterprise_id");--> statement-breakpoint
ALTER TABLE "invoice_header" ADD CONSTRAINT "invoice_header_member_id_member_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "member"("member_id");--> statement-breakpoint
ALTER TABLE "invoice_header" ADD CONSTRAINT "invoice_header_enterprise_id_enterprise_enterprise_id_fkey" FOREIGN KEY ("enterprise_id") REFERENCES "enterprise"("enterprise_id");--> statement-breakpoint
ALTER TABLE "invoice_row" ADD CONSTRAINT "invoice_row_invoice_sn_invoice_invoice_sn_fkey" FOREIGN KEY ("invoice_sn") REFERENCES "invoice"("invoice_sn");--> statement-breakpoint
ALTER TABLE "invoice_row" ADD CONSTRAINT "invoice_row_row_id_billable_row_row_id_fkey" FOREIGN KEY ("row_id") REFERENCES "billable_row"("row_id");--> statement-breakpoint
ALTER TABLE "invoice_sheet" ADD CONSTRAINT "invoice_sheet_invoice_sn_invoice_invoice_sn_fkey" FOREIGN KEY ("invoice_sn") REFERENCES "invoice"("invoice_sn");--> statement-breakpoint
ALTER TABLE "invoice_sheet_line" ADD CONSTRAINT "invoice_sheet_line_sheet_id_invoice_sheet_sheet_id_fkey" FOREIGN KEY ("sheet_id") REFERENCES "invoice_sheet"("sheet_id");--> statement-breakpoint
ALTER TABLE "invoice_sheet_line" ADD CONSTRAINT "invoice_sheet_line_row_id_billable_row_row_id_fkey" FOREIGN KEY ("row_id") REFERENCES "billable_row"("row_id");--> statement-breakpoint
ALTER TABLE "red_letter" ADD CONSTRAINT "red_letter_invoice_sn_invoice_invoice_sn_fkey" FOREIGN KEY ("invoice_sn") REFERENCES "invoice"("invoice_sn");--> statement-breakpoint
ALTER TABLE "red_letter" ADD CONSTRAINT "red_letter_sheet_id_invoice_sheet_sheet_id_fkey" FOREIGN KEY ("sheet_id") REFERENCES "invoice_sheet"("sheet_id");
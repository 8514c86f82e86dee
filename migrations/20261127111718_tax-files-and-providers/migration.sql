CREATE TABLE "tax_file" (
	"tax_file_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tax_file_tax_file_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"store_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"file_names" jsonb NOT NULL,
	"file_ids" jsonb NOT NULL,
	"state" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"number" text DEFAULT '' NOT NULL,
	"issued_on" text DEFAULT '' NOT NULL,
	"type" text,
	"seller_no" text DEFAULT '' NOT NULL,
	"buyer_no" text DEFAULT '' NOT NULL,
	"buyer_name" text DEFAULT '' NOT NULL,
	"net" bigint,
	"tax" bigint,
	"amount" bigint,
	"remark" text DEFAULT '' NOT NULL,
	"red_of" text DEFAULT '' NOT NULL,
	"invoice_sn" text,
	"seq" integer,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tax_file_matched" CHECK (("state" = 'MATCHED') = ("invoice_sn" IS NOT NULL)),
	CONSTRAINT "tax_file_sum" CHECK ("net" + "tax" = "amount")
);
--> statement-breakpoint
CREATE TABLE "provider_account" (
	"store_id" bigint PRIMARY KEY,
	"app_key" text NOT NULL,
	"app_secret" text NOT NULL,
	"access_token" text DEFAULT '' NOT NULL,
	"token_until" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "provider_job" (
	"job_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "provider_job_job_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"job_sn" text NOT NULL UNIQUE,
	"store_id" bigint NOT NULL,
	"invoice_sn" text NOT NULL,
	"seq" integer NOT NULL,
	"state" text NOT NULL,
	"step" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"attempt" integer DEFAULT 1 NOT NULL,
	"asked" integer DEFAULT 0 NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"serial" text DEFAULT '' NOT NULL,
	"form" text DEFAULT '' NOT NULL,
	"number" text DEFAULT '' NOT NULL,
	"issued_on" text DEFAULT '' NOT NULL,
	"tax" bigint,
	"file_ids" jsonb DEFAULT '[]' NOT NULL,
	"cause" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "provider_job_issued" CHECK (("state" = 'ISSUED') = ("number" <> ''))
);
--> statement-breakpoint
ALTER TABLE "after_sale" ADD COLUMN "awaits_red" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "invoice" ADD COLUMN "is_issuing" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "message_delivery" ADD COLUMN "file_ids" jsonb DEFAULT '[]' NOT NULL;--> statement-breakpoint
CREATE INDEX "tax_file_store_id_created_at_tax_file_id_index" ON "tax_file" ("store_id","created_at" DESC,"tax_file_id");--> statement-breakpoint
CREATE INDEX "tax_file_store_id_amount_tax_file_id_index" ON "tax_file" ("store_id","amount","tax_file_id");--> statement-breakpoint
CREATE INDEX "tax_file_invoice_sn_index" ON "tax_file" ("invoice_sn");--> statement-breakpoint
CREATE UNIQUE INDEX "tax_file_number" ON "tax_file" ("number") WHERE state = 'MATCHED';--> statement-breakpoint
CREATE INDEX "provider_job_invoice_sn_index" ON "provider_job" ("invoice_sn");--> statement-breakpoint
ALTER TABLE "tax_file" ADD CONSTRAINT "tax_file_store_id_store_store_id_fkey" FOREIGN KEY ("store_id") REFERENCES "store"("store_id");--> statement-breakpoint
ALTER TABLE "tax_file" ADD CONSTRAINT "tax_file_member_id_member_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "member"("member_id");--> statement-breakpoint
ALTER TABLE "tax_file" ADD CONSTRAINT "tax_file_invoice_sn_invoice_invoice_sn_fkey" FOREIGN KEY ("invoice_sn") REFERENCES "invoice"("invoice_sn");--> statement-breakpoint
ALTER TABLE "provider_account" ADD CONSTRAINT "provider_account_store_id_store_store_id_fkey" FOREIGN KEY ("store_id") REFERENCES "store"("store_id");--> statement-breakpoint
ALTER TABLE "provider_job" ADD CONSTRAINT "provider_job_store_id_store_store_id_fkey" FOREIGN KEY ("store_id") REFERENCES "store"("store_id");--> statement-breakpoint
ALTER TABLE "provider_job" ADD CONSTRAINT "provider_job_invoice_sn_invoice_invoice_sn_fkey" FOREIGN KEY ("invoice_sn") REFERENCES "invoice"("invoice_sn");
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
ALTER TABLE "invoice" ADD COLUMN "is_issuing" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "provider_job_invoice_sn_index" ON "provider_job" ("invoice_sn");--> statement-breakpoint
ALTER TABLE "provider_account" ADD CONSTRAINT "provider_account_store_id_store_store_id_fkey" FOREIGN KEY ("store_id") REFERENCES "store"("store_id");--> statement-breakpoint
ALTER TABLE "provider_job" ADD CONSTRAINT "provider_job_store_id_store_store_id_fkey" FOREIGN KEY ("store_id") REFERENCES "store"("store_id");--> statement-breakpoint
ALTER TABLE "provider_job" ADD CONSTRAINT "provider_job_invoice_sn_invoice_invoice_sn_fkey" FOREIGN KEY ("invoice_sn") REFERENCES "invoice"("invoice_sn");
CREATE TABLE "on_site_visit" (
	"visit_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "on_site_visit_visit_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"visit_sn" text NOT NULL UNIQUE,
	"service_sn" text NOT NULL,
	"lab_id" bigint NOT NULL,
	"state" text NOT NULL,
	"turn" text,
	"version" integer DEFAULT 1 NOT NULL,
	"date" date,
	"last_day" date,
	"slot" text DEFAULT 'DAY' NOT NULL,
	"people" bigint[] DEFAULT '{}'::bigint[] NOT NULL,
	"people_names" text DEFAULT '' NOT NULL,
	"wish" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"arrived_at" timestamp with time zone,
	"geo" text DEFAULT '' NOT NULL,
	"signer" text DEFAULT '' NOT NULL,
	"proof_id" bigint,
	"ticked" jsonb DEFAULT '[]' NOT NULL,
	"left_at" timestamp with time zone,
	"fee_noted" bigint DEFAULT 0 NOT NULL,
	"fee_reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "on_site_visit_days" CHECK (("date" IS NULL) = ("last_day" IS NULL)),
	CONSTRAINT "on_site_visit_agreed" CHECK ("state" NOT IN ('AGREED', 'ON_SITE', 'DONE') OR "date" IS NOT NULL),
	CONSTRAINT "on_site_visit_turn" CHECK (("state" = 'PROPOSED') = ("turn" IS NOT NULL))
);
--> statement-breakpoint
ALTER TABLE "instrument" ADD COLUMN "former_state" text;--> statement-breakpoint
CREATE UNIQUE INDEX "on_site_visit_open" ON "on_site_visit" ("service_sn") WHERE state IN ('PROPOSED', 'AGREED', 'ON_SITE');--> statement-breakpoint
CREATE INDEX "on_site_visit_of" ON "on_site_visit" ("service_sn","visit_id");--> statement-breakpoint
CREATE INDEX "on_site_visit_of_lab" ON "on_site_visit" ("lab_id","created_at" DESC);--> statement-breakpoint
CREATE INDEX "on_site_visit_proof" ON "on_site_visit" ("proof_id");--> statement-breakpoint
ALTER TABLE "on_site_visit" ADD CONSTRAINT "on_site_visit_service_sn_service_order_service_sn_fkey" FOREIGN KEY ("service_sn") REFERENCES "service_order"("service_sn");--> statement-breakpoint
ALTER TABLE "on_site_visit" ADD CONSTRAINT "on_site_visit_lab_id_laboratory_lab_id_fkey" FOREIGN KEY ("lab_id") REFERENCES "laboratory"("lab_id");--> statement-breakpoint
ALTER TABLE "on_site_visit" ADD CONSTRAINT "on_site_visit_proof_id_stored_file_file_id_fkey" FOREIGN KEY ("proof_id") REFERENCES "stored_file"("file_id");--> statement-breakpoint
ALTER TABLE "instrument" ADD CONSTRAINT "instrument_former" CHECK ("state" = 'IN_SERVICE' OR "former_state" IS NULL);
CREATE TABLE "instrument" (
	"instrument_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "instrument_instrument_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" bigint NOT NULL,
	"enterprise_id" bigint,
	"own_no" text DEFAULT '' NOT NULL,
	"name" text NOT NULL,
	"model" text NOT NULL,
	"serial_no" text NOT NULL,
	"maker" text DEFAULT '' NOT NULL,
	"accuracy" text DEFAULT '' NOT NULL,
	"range" text DEFAULT '' NOT NULL,
	"place" text DEFAULT '' NOT NULL,
	"keeper" text DEFAULT '' NOT NULL,
	"service" text NOT NULL,
	"regulation" text DEFAULT '' NOT NULL,
	"cycle_months" smallint NOT NULL,
	"last_date" date,
	"next_due_date" date,
	"last_report_no" text DEFAULT '' NOT NULL,
	"state" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "instrument_due_follows" CHECK (("last_date" IS NULL) = ("next_due_date" IS NULL)),
	CONSTRAINT "instrument_cycle" CHECK ("cycle_months" BETWEEN 1 AND 120)
);
--> statement-breakpoint
CREATE UNIQUE INDEX "instrument_of_enterprise" ON "instrument" ("enterprise_id",lower("maker"),lower("model"),lower("serial_no")) WHERE enterprise_id IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "instrument_of_member" ON "instrument" ("member_id",lower("maker"),lower("model"),lower("serial_no")) WHERE enterprise_id IS NULL;--> statement-breakpoint
CREATE INDEX "instrument_due" ON "instrument" ("next_due_date") WHERE state IN ('VALID', 'DUE_SOON', 'OVERDUE');--> statement-breakpoint
ALTER TABLE "instrument" ADD CONSTRAINT "instrument_member_id_member_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "member"("member_id");--> statement-breakpoint
ALTER TABLE "instrument" ADD CONSTRAINT "instrument_enterprise_id_enterprise_enterprise_id_fkey" FOREIGN KEY ("enterprise_id") REFERENCES "enterprise"("enterprise_id");--> statement-breakpoint
INSERT INTO "timer" ("doc_type", "doc_sn", "event", "due_at")
VALUES ('instruments', '', 'tend', (date_trunc('day', now() AT TIME ZONE 'UTC' + interval '8 hours') + interval '24 hours') AT TIME ZONE 'UTC');
--> statement-breakpoint
UPDATE "sub_account" SET "permissions" = array_append("permissions", 'instrument.read')
WHERE "roles" && ARRAY['administrator', 'buyer', 'designer', 'approver', 'viewer'] AND NOT 'instrument.read' = ANY ("permissions");
--> statement-breakpoint
UPDATE "sub_account" SET "permissions" = array_append("permissions", 'instrument.write')
WHERE "roles" && ARRAY['administrator', 'buyer', 'designer'] AND NOT 'instrument.write' = ANY ("permissions");

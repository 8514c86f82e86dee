CREATE TABLE "report" (
	"report_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "report_report_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"report_no" text UNIQUE,
	"lab_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"service_sn" text NOT NULL,
	"report_key" text NOT NULL,
	"language" text NOT NULL,
	"state" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"item_ids" bigint[] DEFAULT '{}'::bigint[] NOT NULL,
	"conclusion_zh" text DEFAULT '' NOT NULL,
	"conclusion_en" text DEFAULT '' NOT NULL,
	"deviations" text DEFAULT '' NOT NULL,
	"points" text DEFAULT '' NOT NULL,
	"content" jsonb,
	"content_hash" text DEFAULT '' NOT NULL,
	"marks" text[] DEFAULT '{}'::text[] NOT NULL,
	"prepared_by" bigint,
	"prepared_name" text DEFAULT '' NOT NULL,
	"prepared_at" timestamp with time zone,
	"reviewed_by" bigint,
	"reviewed_name" text DEFAULT '' NOT NULL,
	"reviewed_at" timestamp with time zone,
	"approved_by" bigint,
	"approved_name" text DEFAULT '' NOT NULL,
	"approved_at" timestamp with time zone,
	"issued_at" timestamp with time zone,
	"pdf_file_id" bigint,
	"pdf_hash" text DEFAULT '' NOT NULL,
	"dcc_file_id" bigint,
	"verify_code" text DEFAULT '' NOT NULL,
	"seal_holder" text DEFAULT '' NOT NULL,
	"is_demo_seal" boolean DEFAULT false NOT NULL,
	"seal_certificate" text DEFAULT '' NOT NULL,
	"stamped_at" timestamp with time zone,
	"replaces_id" bigint,
	"changed" text DEFAULT '' NOT NULL,
	"change_reason" text DEFAULT '' NOT NULL,
	"void_reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "report_signed" CHECK (("state" IN ('SIGNING', 'ISSUED', 'REPLACED', 'VOID')) = ("report_no" IS NOT NULL)),
	CONSTRAINT "report_people" CHECK ("prepared_by" <> "approved_by" AND "reviewed_by" <> "approved_by" AND "prepared_by" <> "reviewed_by")
);
--> statement-breakpoint
CREATE TABLE "report_counter" (
	"lab_id" bigint,
	"letter" text,
	"year" smallint,
	"last" integer NOT NULL,
	CONSTRAINT "report_counter_pkey" PRIMARY KEY("lab_id","letter","year"),
	CONSTRAINT "report_counter_last" CHECK ("last" > 0)
);
--> statement-breakpoint
CREATE TABLE "report_evidence" (
	"evidence_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "report_evidence_evidence_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"report_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"act" text NOT NULL,
	"member_id" bigint,
	"member_name" text NOT NULL,
	"second_factor" text DEFAULT '' NOT NULL,
	"content_hash" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"former_hash" text NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "report_in_work" ON "report" ("service_sn","report_key") WHERE state IN ('DRAFT', 'IN_REVIEW', 'REVIEWED', 'SIGNING');--> statement-breakpoint
CREATE UNIQUE INDEX "report_replaces" ON "report" ("replaces_id") WHERE state <> 'DISCARDED';--> statement-breakpoint
CREATE INDEX "report_of_service" ON "report" ("service_sn","report_id");--> statement-breakpoint
CREATE INDEX "report_of_lab" ON "report" ("lab_id","created_at" DESC);--> statement-breakpoint
CREATE INDEX "report_pdf" ON "report" ("pdf_hash");--> statement-breakpoint
CREATE INDEX "report_prepared" ON "report" ("prepared_by");--> statement-breakpoint
CREATE INDEX "report_reviewed" ON "report" ("reviewed_by");--> statement-breakpoint
CREATE INDEX "report_approved" ON "report" ("approved_by");--> statement-breakpoint
CREATE INDEX "report_pdf_file" ON "report" ("pdf_file_id");--> statement-breakpoint
CREATE INDEX "report_dcc_file" ON "report" ("dcc_file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "report_evidence_once" ON "report_evidence" ("report_id","seq");--> statement-breakpoint
CREATE INDEX "report_evidence_by" ON "report_evidence" ("member_id");--> statement-breakpoint
ALTER TABLE "report" ADD CONSTRAINT "report_lab_id_laboratory_lab_id_fkey" FOREIGN KEY ("lab_id") REFERENCES "laboratory"("lab_id");--> statement-breakpoint
ALTER TABLE "report" ADD CONSTRAINT "report_service_sn_service_order_service_sn_fkey" FOREIGN KEY ("service_sn") REFERENCES "service_order"("service_sn");--> statement-breakpoint
ALTER TABLE "report" ADD CONSTRAINT "report_prepared_by_member_member_id_fkey" FOREIGN KEY ("prepared_by") REFERENCES "member"("member_id");--> statement-breakpoint
ALTER TABLE "report" ADD CONSTRAINT "report_reviewed_by_member_member_id_fkey" FOREIGN KEY ("reviewed_by") REFERENCES "member"("member_id");--> statement-breakpoint
ALTER TABLE "report" ADD CONSTRAINT "report_approved_by_member_member_id_fkey" FOREIGN KEY ("approved_by") REFERENCES "member"("member_id");--> statement-breakpoint
ALTER TABLE "report" ADD CONSTRAINT "report_pdf_file_id_stored_file_file_id_fkey" FOREIGN KEY ("pdf_file_id") REFERENCES "stored_file"("file_id");--> statement-breakpoint
ALTER TABLE "report" ADD CONSTRAINT "report_dcc_file_id_stored_file_file_id_fkey" FOREIGN KEY ("dcc_file_id") REFERENCES "stored_file"("file_id");--> statement-breakpoint
ALTER TABLE "report_counter" ADD CONSTRAINT "report_counter_lab_id_laboratory_lab_id_fkey" FOREIGN KEY ("lab_id") REFERENCES "laboratory"("lab_id");--> statement-breakpoint
ALTER TABLE "report_evidence" ADD CONSTRAINT "report_evidence_report_id_report_report_id_fkey" FOREIGN KEY ("report_id") REFERENCES "report"("report_id");--> statement-breakpoint
ALTER TABLE "report_evidence" ADD CONSTRAINT "report_evidence_member_id_member_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "member"("member_id");
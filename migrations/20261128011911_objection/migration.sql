CREATE TABLE "objection" (
	"objection_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "objection_objection_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"objection_sn" text NOT NULL UNIQUE,
	"lab_id" bigint NOT NULL,
	"service_sn" text NOT NULL,
	"report_id" bigint NOT NULL,
	"report_no" text NOT NULL,
	"item_ids" bigint[] NOT NULL,
	"origin" text NOT NULL,
	"by_id" bigint NOT NULL,
	"wish" text NOT NULL,
	"reason" text NOT NULL,
	"file_ids" bigint[] DEFAULT '{}'::bigint[] NOT NULL,
	"state" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"finding" text DEFAULT '' NOT NULL,
	"outcome" text,
	"decided_by" bigint,
	"decided_name" text DEFAULT '' NOT NULL,
	"decided_at" timestamp with time zone,
	"due_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "objection_undecided" ON "objection" ("report_id") WHERE state IN ('SUBMITTED', 'EXAMINING', 'RETESTING');--> statement-breakpoint
CREATE INDEX "objection_of" ON "objection" ("service_sn","objection_id");--> statement-breakpoint
CREATE INDEX "objection_of_lab" ON "objection" ("lab_id","due_at");--> statement-breakpoint
CREATE INDEX "objection_by" ON "objection" ("by_id");--> statement-breakpoint
CREATE INDEX "objection_decided" ON "objection" ("decided_by");--> statement-breakpoint
ALTER TABLE "objection" ADD CONSTRAINT "objection_lab_id_laboratory_lab_id_fkey" FOREIGN KEY ("lab_id") REFERENCES "laboratory"("lab_id");--> statement-breakpoint
ALTER TABLE "objection" ADD CONSTRAINT "objection_service_sn_service_order_service_sn_fkey" FOREIGN KEY ("service_sn") REFERENCES "service_order"("service_sn");--> statement-breakpoint
ALTER TABLE "objection" ADD CONSTRAINT "objection_report_id_report_report_id_fkey" FOREIGN KEY ("report_id") REFERENCES "report"("report_id");--> statement-breakpoint
ALTER TABLE "objection" ADD CONSTRAINT "objection_by_id_member_member_id_fkey" FOREIGN KEY ("by_id") REFERENCES "member"("member_id");--> statement-breakpoint
ALTER TABLE "objection" ADD CONSTRAINT "objection_decided_by_member_member_id_fkey" FOREIGN KEY ("decided_by") REFERENCES "member"("member_id");
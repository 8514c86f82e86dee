CREATE TABLE "capability_version" (
	"version_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "capability_version_version_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"lab_id" bigint NOT NULL,
	"cap_no" text NOT NULL,
	"version_no" smallint NOT NULL,
	"cap_id" bigint,
	"state" text NOT NULL,
	"content" jsonb NOT NULL,
	"author_id" bigint,
	"approver_id" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "capability_version_numbered" CHECK ("version_no" > 0),
	CONSTRAINT "capability_version_not_alone" CHECK ("approver_id" IS NULL OR "approver_id" <> "author_id")
);
--> statement-breakpoint
CREATE TABLE "paper_sending" (
	"sending_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "paper_sending_sending_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"report_id" bigint NOT NULL,
	"copies" smallint NOT NULL,
	"carrier" text NOT NULL,
	"tracking_no" text NOT NULL,
	"by_id" bigint NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "paper_sending_copies" CHECK ("copies" > 0)
);
--> statement-breakpoint
CREATE TABLE "price_proposal" (
	"proposal_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "price_proposal_proposal_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"lab_id" bigint NOT NULL,
	"cap_id" bigint NOT NULL,
	"unit" text NOT NULL,
	"unit_price" bigint NOT NULL,
	"min_charge" bigint NOT NULL,
	"fixture" bigint NOT NULL,
	"is_on_request" boolean NOT NULL,
	"from_date" date NOT NULL,
	"state" text NOT NULL,
	"author_id" bigint NOT NULL,
	"publisher_id" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "price_proposal_not_alone" CHECK ("publisher_id" IS NULL OR "publisher_id" <> "author_id")
);
--> statement-breakpoint
ALTER TABLE "capability" ADD COLUMN "standing" text DEFAULT 'OFFERED' NOT NULL;--> statement-breakpoint
ALTER TABLE "capability" ADD COLUMN "valid_to" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "capability_mark" ADD COLUMN "scope_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "standard" ADD COLUMN "title_zh" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "standard" ADD COLUMN "title_en" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "standard" ADD COLUMN "state" text DEFAULT 'IN_FORCE' NOT NULL;--> statement-breakpoint
ALTER TABLE "standard" ADD COLUMN "in_force_from" date;--> statement-breakpoint
ALTER TABLE "standard" ADD COLUMN "superseded_on" date;--> statement-breakpoint
ALTER TABLE "standard" ADD COLUMN "replaces_ids" bigint[] DEFAULT '{}'::bigint[] NOT NULL;--> statement-breakpoint
ALTER TABLE "standard" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "capability_version_no" ON "capability_version" ("lab_id","cap_no","version_no");--> statement-breakpoint
CREATE UNIQUE INDEX "capability_version_in_force" ON "capability_version" ("lab_id","cap_no") WHERE state IN ('PUBLISHED', 'SUSPENDED');--> statement-breakpoint
CREATE UNIQUE INDEX "capability_version_written" ON "capability_version" ("lab_id","cap_no") WHERE state IN ('DRAFT', 'REVIEW');--> statement-breakpoint
CREATE INDEX "capability_version_cap" ON "capability_version" ("cap_id");--> statement-breakpoint
CREATE INDEX "capability_version_changed" ON "capability_version" ("lab_id","updated_at");--> statement-breakpoint
CREATE INDEX "paper_sending_of" ON "paper_sending" ("report_id","sent_at");--> statement-breakpoint
CREATE UNIQUE INDEX "price_proposal_waiting" ON "price_proposal" ("cap_id") WHERE state = 'WAITING';--> statement-breakpoint
CREATE INDEX "price_proposal_cap" ON "price_proposal" ("cap_id");--> statement-breakpoint
ALTER TABLE "capability_version" ADD CONSTRAINT "capability_version_lab_id_laboratory_lab_id_fkey" FOREIGN KEY ("lab_id") REFERENCES "laboratory"("lab_id");--> statement-breakpoint
ALTER TABLE "capability_version" ADD CONSTRAINT "capability_version_cap_id_capability_cap_id_fkey" FOREIGN KEY ("cap_id") REFERENCES "capability"("cap_id");--> statement-breakpoint
ALTER TABLE "capability_version" ADD CONSTRAINT "capability_version_author_id_member_member_id_fkey" FOREIGN KEY ("author_id") REFERENCES "member"("member_id");--> statement-breakpoint
ALTER TABLE "capability_version" ADD CONSTRAINT "capability_version_approver_id_member_member_id_fkey" FOREIGN KEY ("approver_id") REFERENCES "member"("member_id");--> statement-breakpoint
ALTER TABLE "paper_sending" ADD CONSTRAINT "paper_sending_report_id_report_report_id_fkey" FOREIGN KEY ("report_id") REFERENCES "report"("report_id");--> statement-breakpoint
ALTER TABLE "paper_sending" ADD CONSTRAINT "paper_sending_by_id_member_member_id_fkey" FOREIGN KEY ("by_id") REFERENCES "member"("member_id");--> statement-breakpoint
ALTER TABLE "price_proposal" ADD CONSTRAINT "price_proposal_lab_id_laboratory_lab_id_fkey" FOREIGN KEY ("lab_id") REFERENCES "laboratory"("lab_id");--> statement-breakpoint
ALTER TABLE "price_proposal" ADD CONSTRAINT "price_proposal_cap_id_capability_cap_id_fkey" FOREIGN KEY ("cap_id") REFERENCES "capability"("cap_id");--> statement-breakpoint
ALTER TABLE "price_proposal" ADD CONSTRAINT "price_proposal_author_id_member_member_id_fkey" FOREIGN KEY ("author_id") REFERENCES "member"("member_id");--> statement-breakpoint
ALTER TABLE "price_proposal" ADD CONSTRAINT "price_proposal_publisher_id_member_member_id_fkey" FOREIGN KEY ("publisher_id") REFERENCES "member"("member_id");--> statement-breakpoint
UPDATE "standard" SET "state" = 'SUPERSEDED' WHERE "replaced_by_id" IS NOT NULL;--> statement-breakpoint
INSERT INTO "capability_version" ("lab_id", "cap_no", "version_no", "cap_id", "state", "content", "created_at", "updated_at")
SELECT t."lab_id", c."cap_no", 1, c."cap_id", 'PUBLISHED', jsonb_build_object('kind', c."kind", 'field', c."field", 'objectZh', c."object_zh",
  'objectEn', c."object_en", 'itemZh', c."item_zh", 'itemEn', c."item_en", 'standard', s."number", 'clause', c."clause",
  'also', array_to_string(c."also", ';'), 'range', c."range", 'uncertainty', c."uncertainty", 'days', c."days", 'mode', c."mode",
  'batchSize', c."batch_size", 'specimens', c."specimens", 'sheetKey', coalesce(c."sheet_key", ''), 'site', t."code",
  'group', coalesce(g."code", ''), 'validTo', '', 'isSold', c."is_sold"), now(), now()
FROM "capability" c JOIN "lab_site" t USING ("site_id") JOIN "standard" s USING ("standard_id") LEFT JOIN "lab_group" g ON g."group_id" = c."group_id";

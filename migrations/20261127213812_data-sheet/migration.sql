CREATE TABLE "sheet_definition" (
	"definition_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sheet_definition_definition_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"lab_id" bigint NOT NULL,
	"sheet_key" text NOT NULL,
	"version_no" smallint NOT NULL,
	"name_zh" text NOT NULL,
	"name_en" text NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"definition" text NOT NULL,
	"hash" text NOT NULL,
	"author_id" bigint NOT NULL,
	"approver_id" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sheet_definition_version_no" CHECK ("version_no" > 0),
	CONSTRAINT "sheet_definition_not_alone" CHECK ("approver_id" IS NULL OR "approver_id" <> "author_id")
);
--> statement-breakpoint
ALTER TABLE "capability" ADD COLUMN "sheet_key" text;--> statement-breakpoint
CREATE INDEX "capability_sheet" ON "capability" ("sheet_key") WHERE sheet_key IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "sheet_definition_version" ON "sheet_definition" ("lab_id","sheet_key","version_no");--> statement-breakpoint
CREATE UNIQUE INDEX "sheet_definition_in_force" ON "sheet_definition" ("lab_id","sheet_key") WHERE state = 'PUBLISHED';--> statement-breakpoint
CREATE UNIQUE INDEX "sheet_definition_written" ON "sheet_definition" ("lab_id","sheet_key") WHERE state IN ('DRAFT', 'REVIEW');--> statement-breakpoint
CREATE INDEX "sheet_definition_changed" ON "sheet_definition" ("lab_id","updated_at");--> statement-breakpoint
ALTER TABLE "sheet_definition" ADD CONSTRAINT "sheet_definition_lab_id_laboratory_lab_id_fkey" FOREIGN KEY ("lab_id") REFERENCES "laboratory"("lab_id");--> statement-breakpoint
ALTER TABLE "sheet_definition" ADD CONSTRAINT "sheet_definition_author_id_member_member_id_fkey" FOREIGN KEY ("author_id") REFERENCES "member"("member_id");--> statement-breakpoint
ALTER TABLE "sheet_definition" ADD CONSTRAINT "sheet_definition_approver_id_member_member_id_fkey" FOREIGN KEY ("approver_id") REFERENCES "member"("member_id");
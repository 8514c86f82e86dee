CREATE TABLE "catalog_import" (
	"import_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "catalog_import_import_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" bigint NOT NULL,
	"store_id" bigint,
	"file_name" text NOT NULL,
	"state" text NOT NULL,
	"lines" integer DEFAULT 0 NOT NULL,
	"parts" integer DEFAULT 0 NOT NULL,
	"offers" integer DEFAULT 0 NOT NULL,
	"bad_lines" integer DEFAULT 0 NOT NULL,
	"bad" jsonb DEFAULT '[]' NOT NULL,
	"noted_lines" integer DEFAULT 0 NOT NULL,
	"noted" jsonb DEFAULT '[]' NOT NULL,
	"problem" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "catalog_import_running" ON "catalog_import" ("state") WHERE "state" = 'RUNNING';--> statement-breakpoint
ALTER TABLE "catalog_import" ADD CONSTRAINT "catalog_import_member_id_member_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "member"("member_id");--> statement-breakpoint
ALTER TABLE "catalog_import" ADD CONSTRAINT "catalog_import_store_id_store_store_id_fkey" FOREIGN KEY ("store_id") REFERENCES "store"("store_id");
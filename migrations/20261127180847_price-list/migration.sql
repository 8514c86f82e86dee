CREATE TABLE "lab_group" (
	"group_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lab_group_group_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"site_id" bigint NOT NULL,
	"code" text NOT NULL,
	"name_zh" text NOT NULL,
	"name_en" text NOT NULL,
	"machines" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "lab_group_machines" CHECK ("machines" > 0)
);
--> statement-breakpoint
ALTER TABLE "capability" ADD COLUMN "group_id" bigint;--> statement-breakpoint
ALTER TABLE "capability" ADD COLUMN "batch_size" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "charge" ADD COLUMN "fixture" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "charge" ADD COLUMN "is_on_request" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "laboratory" ADD COLUMN "min_order" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "capability_group" ON "capability" ("group_id");--> statement-breakpoint
CREATE UNIQUE INDEX "charge_begins" ON "charge" ("cap_id","valid_from");--> statement-breakpoint
CREATE UNIQUE INDEX "lab_group_code" ON "lab_group" ("site_id","code");--> statement-breakpoint
ALTER TABLE "capability" ADD CONSTRAINT "capability_group_id_lab_group_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "lab_group"("group_id");--> statement-breakpoint
ALTER TABLE "lab_group" ADD CONSTRAINT "lab_group_site_id_lab_site_site_id_fkey" FOREIGN KEY ("site_id") REFERENCES "lab_site"("site_id");--> statement-breakpoint
ALTER TABLE "capability" DROP CONSTRAINT "capability_days", ADD CONSTRAINT "capability_days" CHECK ("days" > 0 AND "batch_size" > 0);--> statement-breakpoint
ALTER TABLE "charge" DROP CONSTRAINT "charge_positive", ADD CONSTRAINT "charge_positive" CHECK (("is_on_request" OR "unit_price" > 0) AND "min_charge" >= 0 AND "fixture" >= 0);
CREATE TABLE "capability" (
	"cap_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "capability_cap_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"cap_no" text NOT NULL UNIQUE,
	"site_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"field" text NOT NULL,
	"object_zh" text NOT NULL,
	"object_en" text NOT NULL,
	"item_zh" text NOT NULL,
	"item_en" text NOT NULL,
	"standard_id" bigint NOT NULL,
	"clause" text DEFAULT '' NOT NULL,
	"also" text[] DEFAULT '{}'::text[] NOT NULL,
	"also_families" text[] DEFAULT '{}'::text[] NOT NULL,
	"range" text DEFAULT '' NOT NULL,
	"uncertainty" text DEFAULT '' NOT NULL,
	"days" integer NOT NULL,
	"mode" text NOT NULL,
	"specimens" text DEFAULT '' NOT NULL,
	"category_ids" bigint[] DEFAULT '{}'::bigint[] NOT NULL,
	CONSTRAINT "capability_days" CHECK ("days" > 0)
);
--> statement-breakpoint
CREATE TABLE "capability_mark" (
	"mark_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "capability_mark_mark_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"cap_id" bigint NOT NULL,
	"mark" text NOT NULL,
	"valid_from" timestamp with time zone NOT NULL,
	"valid_to" timestamp with time zone NOT NULL,
	CONSTRAINT "capability_mark_time" CHECK ("valid_to" > "valid_from")
);
--> statement-breakpoint
CREATE TABLE "charge" (
	"charge_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "charge_charge_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"cap_id" bigint NOT NULL,
	"unit" text NOT NULL,
	"unit_price" bigint NOT NULL,
	"min_charge" bigint NOT NULL,
	"valid_from" timestamp with time zone NOT NULL,
	"valid_to" timestamp with time zone,
	CONSTRAINT "charge_positive" CHECK ("unit_price" > 0 AND "min_charge" >= 0)
);
--> statement-breakpoint
CREATE TABLE "lab_site" (
	"site_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lab_site_site_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"lab_id" bigint NOT NULL,
	"code" text NOT NULL,
	"name_zh" text NOT NULL,
	"name_en" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "laboratory" (
	"lab_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "laboratory_lab_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"code" text NOT NULL UNIQUE,
	"name_zh" text NOT NULL,
	"name_en" text NOT NULL,
	"note_zh" text DEFAULT '' NOT NULL,
	"note_en" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "standard" (
	"standard_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "standard_standard_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"number" text NOT NULL UNIQUE,
	"family" text NOT NULL,
	"edition" smallint,
	"replaced_by_id" bigint
);
--> statement-breakpoint
CREATE INDEX "capability_kind" ON "capability" ("kind","cap_no");--> statement-breakpoint
CREATE INDEX "capability_field" ON "capability" ("field","cap_no");--> statement-breakpoint
CREATE INDEX "capability_standard" ON "capability" ("standard_id");--> statement-breakpoint
CREATE INDEX "capability_site" ON "capability" ("site_id");--> statement-breakpoint
CREATE UNIQUE INDEX "capability_mark_once" ON "capability_mark" ("cap_id","mark","valid_from");--> statement-breakpoint
CREATE UNIQUE INDEX "charge_now" ON "charge" ("cap_id") WHERE valid_to IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "lab_site_code" ON "lab_site" ("lab_id","code");--> statement-breakpoint
CREATE INDEX "standard_family" ON "standard" ("family");--> statement-breakpoint
CREATE INDEX "standard_replaced" ON "standard" ("replaced_by_id");--> statement-breakpoint
ALTER TABLE "capability" ADD CONSTRAINT "capability_site_id_lab_site_site_id_fkey" FOREIGN KEY ("site_id") REFERENCES "lab_site"("site_id");--> statement-breakpoint
ALTER TABLE "capability" ADD CONSTRAINT "capability_standard_id_standard_standard_id_fkey" FOREIGN KEY ("standard_id") REFERENCES "standard"("standard_id");--> statement-breakpoint
ALTER TABLE "capability_mark" ADD CONSTRAINT "capability_mark_cap_id_capability_cap_id_fkey" FOREIGN KEY ("cap_id") REFERENCES "capability"("cap_id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "charge" ADD CONSTRAINT "charge_cap_id_capability_cap_id_fkey" FOREIGN KEY ("cap_id") REFERENCES "capability"("cap_id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "lab_site" ADD CONSTRAINT "lab_site_lab_id_laboratory_lab_id_fkey" FOREIGN KEY ("lab_id") REFERENCES "laboratory"("lab_id");
CREATE TABLE "environment_reading" (
	"reading_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "environment_reading_reading_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"site_id" bigint NOT NULL,
	"room" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"temp_c" numeric(5,2) NOT NULL,
	"rh" numeric(5,2) NOT NULL,
	"pressure_k_pa" numeric(6,2),
	"by_id" bigint NOT NULL,
	"source" text NOT NULL,
	CONSTRAINT "environment_reading_rh" CHECK ("rh" BETWEEN 0 AND 100)
);
--> statement-breakpoint
CREATE TABLE "equipment" (
	"equip_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "equipment_equip_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"lab_id" bigint NOT NULL,
	"equip_no" text NOT NULL,
	"name" text NOT NULL,
	"maker" text DEFAULT '' NOT NULL,
	"model" text NOT NULL,
	"serial_no" text NOT NULL,
	"class" text NOT NULL,
	"site_id" bigint NOT NULL,
	"group_id" bigint,
	"place" text DEFAULT '' NOT NULL,
	"quantities" jsonb DEFAULT '[]' NOT NULL,
	"narrowed" jsonb,
	"cal_every_months" smallint NOT NULL,
	"due_date" date,
	"check_every_days" smallint,
	"checked_on" date,
	"state" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "equipment_cycle" CHECK ("cal_every_months" BETWEEN 1 AND 120),
	CONSTRAINT "equipment_in_time" CHECK ("state" <> 'IN_USE' OR "due_date" IS NOT NULL)
);
--> statement-breakpoint
CREATE TABLE "equipment_calibration" (
	"calibration_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "equipment_calibration_calibration_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"equip_id" bigint NOT NULL,
	"certificate_no" text NOT NULL,
	"calibrated_by" text NOT NULL,
	"done_on" date NOT NULL,
	"due_date" date NOT NULL,
	"results" jsonb DEFAULT '[]' NOT NULL,
	"verdict" text NOT NULL,
	"narrowed" jsonb,
	"file_id" bigint,
	"state" text NOT NULL,
	"entered_by" bigint NOT NULL,
	"confirmed_by" bigint,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "equipment_calibration_days" CHECK ("due_date" >= "done_on"),
	CONSTRAINT "equipment_calibration_two" CHECK ("confirmed_by" <> "entered_by"),
	CONSTRAINT "equipment_calibration_limited" CHECK (("verdict" = 'LIMITED') = ("narrowed" IS NOT NULL))
);
--> statement-breakpoint
CREATE UNIQUE INDEX "environment_reading_once" ON "environment_reading" ("site_id","room","at");--> statement-breakpoint
CREATE INDEX "environment_reading_by" ON "environment_reading" ("by_id");--> statement-breakpoint
CREATE UNIQUE INDEX "equipment_number" ON "equipment" ("lab_id",lower("equip_no"));--> statement-breakpoint
CREATE INDEX "equipment_due" ON "equipment" ("lab_id","due_date");--> statement-breakpoint
CREATE INDEX "equipment_class" ON "equipment" ("lab_id","class");--> statement-breakpoint
CREATE INDEX "equipment_site" ON "equipment" ("site_id");--> statement-breakpoint
CREATE INDEX "equipment_group" ON "equipment" ("group_id");--> statement-breakpoint
CREATE INDEX "equipment_calibration_of" ON "equipment_calibration" ("equip_id","done_on");--> statement-breakpoint
CREATE UNIQUE INDEX "equipment_calibration_waits" ON "equipment_calibration" ("equip_id") WHERE state = 'ENTERED';--> statement-breakpoint
CREATE INDEX "equipment_calibration_file" ON "equipment_calibration" ("file_id");--> statement-breakpoint
CREATE INDEX "equipment_calibration_entered" ON "equipment_calibration" ("entered_by");--> statement-breakpoint
CREATE INDEX "equipment_calibration_confirmed" ON "equipment_calibration" ("confirmed_by");--> statement-breakpoint
ALTER TABLE "environment_reading" ADD CONSTRAINT "environment_reading_site_id_lab_site_site_id_fkey" FOREIGN KEY ("site_id") REFERENCES "lab_site"("site_id");--> statement-breakpoint
ALTER TABLE "environment_reading" ADD CONSTRAINT "environment_reading_by_id_member_member_id_fkey" FOREIGN KEY ("by_id") REFERENCES "member"("member_id");--> statement-breakpoint
ALTER TABLE "equipment" ADD CONSTRAINT "equipment_lab_id_laboratory_lab_id_fkey" FOREIGN KEY ("lab_id") REFERENCES "laboratory"("lab_id");--> statement-breakpoint
ALTER TABLE "equipment" ADD CONSTRAINT "equipment_site_id_lab_site_site_id_fkey" FOREIGN KEY ("site_id") REFERENCES "lab_site"("site_id");--> statement-breakpoint
ALTER TABLE "equipment" ADD CONSTRAINT "equipment_group_id_lab_group_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "lab_group"("group_id");--> statement-breakpoint
ALTER TABLE "equipment_calibration" ADD CONSTRAINT "equipment_calibration_equip_id_equipment_equip_id_fkey" FOREIGN KEY ("equip_id") REFERENCES "equipment"("equip_id");--> statement-breakpoint
ALTER TABLE "equipment_calibration" ADD CONSTRAINT "equipment_calibration_file_id_stored_file_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "stored_file"("file_id");--> statement-breakpoint
ALTER TABLE "equipment_calibration" ADD CONSTRAINT "equipment_calibration_entered_by_member_member_id_fkey" FOREIGN KEY ("entered_by") REFERENCES "member"("member_id");--> statement-breakpoint
ALTER TABLE "equipment_calibration" ADD CONSTRAINT "equipment_calibration_confirmed_by_member_member_id_fkey" FOREIGN KEY ("confirmed_by") REFERENCES "member"("member_id");--> statement-breakpoint
INSERT INTO "timer" ("doc_type", "doc_sn", "event", "due_at")
VALUES ('equipmentDaily', '', 'tend', (date_trunc('day', now() AT TIME ZONE 'UTC' + interval '8 hours') + interval '24 hours') AT TIME ZONE 'UTC');

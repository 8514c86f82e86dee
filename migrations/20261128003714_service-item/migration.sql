CREATE TABLE "item_equipment" (
	"item_id" bigint,
	"equip_id" bigint,
	"calibration_id" bigint,
	"from" timestamp with time zone NOT NULL,
	"to" timestamp with time zone,
	CONSTRAINT "item_equipment_pkey" PRIMARY KEY("item_id","equip_id")
);
--> statement-breakpoint
CREATE TABLE "service_item" (
	"item_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "service_item_item_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"service_sn" text NOT NULL,
	"lab_id" bigint NOT NULL,
	"seq" smallint NOT NULL,
	"cap_id" bigint NOT NULL,
	"capability" jsonb NOT NULL,
	"group_id" bigint,
	"specimen_nos" text[] NOT NULL,
	"conditions" text NOT NULL,
	"limits" text NOT NULL,
	"rule" text NOT NULL,
	"report_key" text NOT NULL,
	"stage" smallint NOT NULL,
	"mode" text NOT NULL,
	"days" smallint NOT NULL,
	"is_urgent" boolean NOT NULL,
	"sheet_key" text DEFAULT '' NOT NULL,
	"state" text NOT NULL,
	"former_state" text,
	"suspension" text,
	"version" integer DEFAULT 1 NOT NULL,
	"engineer_id" bigint,
	"engineer_name" text DEFAULT '' NOT NULL,
	"former_engineers" bigint[] DEFAULT '{}'::bigint[] NOT NULL,
	"planned_from" date,
	"planned_to" date,
	"started_at" timestamp with time zone,
	"done_at" timestamp with time zone,
	"room" jsonb,
	"sheet" jsonb,
	"definition_id" bigint,
	"verdict" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "service_item_planned" CHECK (("planned_from" IS NULL) = ("planned_to" IS NULL) AND "planned_from" <= "planned_to"),
	CONSTRAINT "service_item_began" CHECK (("started_at" IS NULL) = ("sheet" IS NULL))
);
--> statement-breakpoint
CREATE TABLE "sheet_record" (
	"record_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sheet_record_record_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"item_id" bigint NOT NULL,
	"revision" smallint NOT NULL,
	"values" jsonb NOT NULL,
	"photo_ids" bigint[] DEFAULT '{}'::bigint[] NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"entered_by" bigint NOT NULL,
	"entered_name" text NOT NULL,
	"locked_at" timestamp with time zone,
	"hash" text DEFAULT '' NOT NULL,
	"former_hash" text DEFAULT '' NOT NULL,
	"amend_reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sheet_record_locked" CHECK (("locked_at" IS NULL) = ("hash" = ''))
);
--> statement-breakpoint
ALTER TABLE "lab_group" ADD COLUMN "capacity" integer DEFAULT 4 NOT NULL;--> statement-breakpoint
CREATE INDEX "item_equipment_of" ON "item_equipment" ("equip_id","from");--> statement-breakpoint
CREATE INDEX "item_equipment_calibration" ON "item_equipment" ("calibration_id");--> statement-breakpoint
CREATE INDEX "service_item_of" ON "service_item" ("service_sn","seq","item_id");--> statement-breakpoint
CREATE INDEX "service_item_group" ON "service_item" ("group_id","state");--> statement-breakpoint
CREATE INDEX "service_item_state" ON "service_item" ("lab_id","state","planned_from");--> statement-breakpoint
CREATE INDEX "service_item_engineer" ON "service_item" ("engineer_id","state");--> statement-breakpoint
CREATE INDEX "service_item_capability" ON "service_item" ("cap_id");--> statement-breakpoint
CREATE INDEX "service_item_sheet" ON "service_item" ("definition_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sheet_record_once" ON "sheet_record" ("item_id","revision");--> statement-breakpoint
CREATE UNIQUE INDEX "sheet_record_open" ON "sheet_record" ("item_id") WHERE locked_at IS NULL;--> statement-breakpoint
CREATE INDEX "sheet_record_by" ON "sheet_record" ("entered_by");--> statement-breakpoint
ALTER TABLE "item_equipment" ADD CONSTRAINT "item_equipment_item_id_service_item_item_id_fkey" FOREIGN KEY ("item_id") REFERENCES "service_item"("item_id");--> statement-breakpoint
ALTER TABLE "item_equipment" ADD CONSTRAINT "item_equipment_equip_id_equipment_equip_id_fkey" FOREIGN KEY ("equip_id") REFERENCES "equipment"("equip_id");--> statement-breakpoint
ALTER TABLE "item_equipment" ADD CONSTRAINT "item_equipment_35G4f5zk2PLa_fkey" FOREIGN KEY ("calibration_id") REFERENCES "equipment_calibration"("calibration_id");--> statement-breakpoint
ALTER TABLE "service_item" ADD CONSTRAINT "service_item_service_sn_service_order_service_sn_fkey" FOREIGN KEY ("service_sn") REFERENCES "service_order"("service_sn");--> statement-breakpoint
ALTER TABLE "service_item" ADD CONSTRAINT "service_item_lab_id_laboratory_lab_id_fkey" FOREIGN KEY ("lab_id") REFERENCES "laboratory"("lab_id");--> statement-breakpoint
ALTER TABLE "service_item" ADD CONSTRAINT "service_item_cap_id_capability_cap_id_fkey" FOREIGN KEY ("cap_id") REFERENCES "capability"("cap_id");--> statement-breakpoint
ALTER TABLE "service_item" ADD CONSTRAINT "service_item_group_id_lab_group_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "lab_group"("group_id");--> statement-breakpoint
ALTER TABLE "service_item" ADD CONSTRAINT "service_item_engineer_id_member_member_id_fkey" FOREIGN KEY ("engineer_id") REFERENCES "member"("member_id");--> statement-breakpoint
ALTER TABLE "service_item" ADD CONSTRAINT "service_item_definition_id_sheet_definition_definition_id_fkey" FOREIGN KEY ("definition_id") REFERENCES "sheet_definition"("definition_id");--> statement-breakpoint
ALTER TABLE "sheet_record" ADD CONSTRAINT "sheet_record_item_id_service_item_item_id_fkey" FOREIGN KEY ("item_id") REFERENCES "service_item"("item_id");--> statement-breakpoint
ALTER TABLE "sheet_record" ADD CONSTRAINT "sheet_record_entered_by_member_member_id_fkey" FOREIGN KEY ("entered_by") REFERENCES "member"("member_id");--> statement-breakpoint
ALTER TABLE "lab_group" DROP CONSTRAINT "lab_group_machines", ADD CONSTRAINT "lab_group_machines" CHECK ("machines" > 0 AND "capacity" > 0);
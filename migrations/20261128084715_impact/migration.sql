CREATE TABLE "equipment_impact" (
	"impact_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "equipment_impact_impact_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"lab_id" bigint NOT NULL,
	"equip_id" bigint NOT NULL,
	"cause" text NOT NULL,
	"reason" text NOT NULL,
	"found_at" timestamp with time zone NOT NULL,
	"since" date,
	"service_sn" text NOT NULL,
	"report_key" text NOT NULL,
	"item_ids" bigint[] NOT NULL,
	"state" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"objection_id" bigint,
	"decided_by" bigint,
	"decided_name" text DEFAULT '' NOT NULL,
	"decided_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "equipment_impact_undecided" ON "equipment_impact" ("equip_id","service_sn","report_key") WHERE state = 'UNDECIDED';--> statement-breakpoint
CREATE INDEX "equipment_impact_of_lab" ON "equipment_impact" ("lab_id","state","found_at");--> statement-breakpoint
CREATE INDEX "equipment_impact_of" ON "equipment_impact" ("service_sn");--> statement-breakpoint
CREATE INDEX "equipment_impact_objection" ON "equipment_impact" ("objection_id");--> statement-breakpoint
CREATE INDEX "equipment_impact_decided" ON "equipment_impact" ("decided_by");--> statement-breakpoint
ALTER TABLE "equipment_impact" ADD CONSTRAINT "equipment_impact_lab_id_laboratory_lab_id_fkey" FOREIGN KEY ("lab_id") REFERENCES "laboratory"("lab_id");--> statement-breakpoint
ALTER TABLE "equipment_impact" ADD CONSTRAINT "equipment_impact_equip_id_equipment_equip_id_fkey" FOREIGN KEY ("equip_id") REFERENCES "equipment"("equip_id");--> statement-breakpoint
ALTER TABLE "equipment_impact" ADD CONSTRAINT "equipment_impact_service_sn_service_order_service_sn_fkey" FOREIGN KEY ("service_sn") REFERENCES "service_order"("service_sn");--> statement-breakpoint
ALTER TABLE "equipment_impact" ADD CONSTRAINT "equipment_impact_objection_id_objection_objection_id_fkey" FOREIGN KEY ("objection_id") REFERENCES "objection"("objection_id");--> statement-breakpoint
ALTER TABLE "equipment_impact" ADD CONSTRAINT "equipment_impact_decided_by_member_member_id_fkey" FOREIGN KEY ("decided_by") REFERENCES "member"("member_id");
CREATE TABLE "custody" (
	"custody_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "custody_custody_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"specimen_no" text NOT NULL,
	"seq" integer NOT NULL,
	"act" text NOT NULL,
	"from_whom" text NOT NULL,
	"place" text NOT NULL,
	"qty" bigint NOT NULL,
	"condition" text NOT NULL,
	"photo_ids" bigint[] DEFAULT '{}'::bigint[] NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"device_at" timestamp with time zone,
	"by_id" bigint NOT NULL,
	"by_name" text NOT NULL,
	"scan_id" text NOT NULL UNIQUE,
	"former_hash" text NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "service_order" (
	"service_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "service_order_service_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"service_sn" text NOT NULL UNIQUE,
	"draft_id" text NOT NULL,
	"kind" text NOT NULL,
	"lab_id" bigint,
	"member_id" bigint NOT NULL,
	"enterprise_id" bigint,
	"order_sn" text,
	"state" text NOT NULL,
	"turn" text,
	"version" integer DEFAULT 1 NOT NULL,
	"form" jsonb NOT NULL,
	"form_version" integer DEFAULT 0 NOT NULL,
	"content_hash" text DEFAULT '' NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"item_count" smallint DEFAULT 0 NOT NULL,
	"specimen_count" integer DEFAULT 0 NOT NULL,
	"is_urgent" boolean DEFAULT false NOT NULL,
	"amount" bigint DEFAULT 0 NOT NULL,
	"promised_at" timestamp with time zone,
	"accepted_at" timestamp with time zone,
	"received_at" timestamp with time zone,
	"carrier" text DEFAULT '' NOT NULL,
	"tracking_no" text DEFAULT '' NOT NULL,
	"project_id" bigint,
	"cost_centre" text DEFAULT '' NOT NULL,
	"close_reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "service_order_turn" CHECK (("state" = 'PENDING_REVIEW') = ("turn" IS NOT NULL))
);
--> statement-breakpoint
CREATE TABLE "specimen" (
	"specimen_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "specimen_specimen_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"specimen_no" text NOT NULL UNIQUE,
	"service_sn" text NOT NULL,
	"lab_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"name" text NOT NULL,
	"model" text NOT NULL,
	"maker" text NOT NULL,
	"serial_no" text NOT NULL,
	"lot_no" text NOT NULL,
	"date_code" text NOT NULL,
	"qty" bigint NOT NULL,
	"unit" text NOT NULL,
	"hazard" text NOT NULL,
	"note" text NOT NULL,
	"instrument_id" bigint,
	"state" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"place" text DEFAULT '' NOT NULL,
	"received_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "specimen_pieces" CHECK ("qty" > 0)
);
--> statement-breakpoint
ALTER TABLE "laboratory" ADD COLUMN "receive_address" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "custody_once" ON "custody" ("specimen_no","seq");--> statement-breakpoint
CREATE UNIQUE INDEX "service_order_draft" ON "service_order" ("member_id","draft_id");--> statement-breakpoint
CREATE INDEX "service_order_of_member" ON "service_order" ("member_id","created_at" DESC);--> statement-breakpoint
CREATE INDEX "service_order_of_enterprise" ON "service_order" ("enterprise_id","created_at" DESC);--> statement-breakpoint
CREATE INDEX "service_order_of_lab" ON "service_order" ("lab_id","created_at" DESC);--> statement-breakpoint
CREATE INDEX "service_order_order" ON "service_order" ("order_sn");--> statement-breakpoint
CREATE UNIQUE INDEX "specimen_once" ON "specimen" ("service_sn","seq");--> statement-breakpoint
CREATE INDEX "specimen_of_lab" ON "specimen" ("lab_id","created_at" DESC);--> statement-breakpoint
CREATE INDEX "specimen_of_instrument" ON "specimen" ("instrument_id");--> statement-breakpoint
ALTER TABLE "custody" ADD CONSTRAINT "custody_specimen_no_specimen_specimen_no_fkey" FOREIGN KEY ("specimen_no") REFERENCES "specimen"("specimen_no");--> statement-breakpoint
ALTER TABLE "custody" ADD CONSTRAINT "custody_by_id_member_member_id_fkey" FOREIGN KEY ("by_id") REFERENCES "member"("member_id");--> statement-breakpoint
ALTER TABLE "service_order" ADD CONSTRAINT "service_order_lab_id_laboratory_lab_id_fkey" FOREIGN KEY ("lab_id") REFERENCES "laboratory"("lab_id");--> statement-breakpoint
ALTER TABLE "service_order" ADD CONSTRAINT "service_order_member_id_member_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "member"("member_id");--> statement-breakpoint
ALTER TABLE "service_order" ADD CONSTRAINT "service_order_enterprise_id_enterprise_enterprise_id_fkey" FOREIGN KEY ("enterprise_id") REFERENCES "enterprise"("enterprise_id");--> statement-breakpoint
ALTER TABLE "service_order" ADD CONSTRAINT "service_order_order_sn_sub_order_order_sn_fkey" FOREIGN KEY ("order_sn") REFERENCES "sub_order"("order_sn");--> statement-breakpoint
ALTER TABLE "specimen" ADD CONSTRAINT "specimen_service_sn_service_order_service_sn_fkey" FOREIGN KEY ("service_sn") REFERENCES "service_order"("service_sn");--> statement-breakpoint
ALTER TABLE "specimen" ADD CONSTRAINT "specimen_lab_id_laboratory_lab_id_fkey" FOREIGN KEY ("lab_id") REFERENCES "laboratory"("lab_id");--> statement-breakpoint
ALTER TABLE "specimen" ADD CONSTRAINT "specimen_instrument_id_instrument_instrument_id_fkey" FOREIGN KEY ("instrument_id") REFERENCES "instrument"("instrument_id");
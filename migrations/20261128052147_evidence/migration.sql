CREATE TABLE "lot_report" (
	"lot_report_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lot_report_lot_report_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"lot_id" bigint NOT NULL,
	"report_no" text NOT NULL,
	"service_sn" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "verification" (
	"verification_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "verification_verification_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"service_sn" text NOT NULL UNIQUE,
	"of_part_id" bigint NOT NULL,
	"by_part_id" bigint NOT NULL,
	"pair_id" bigint,
	"member_id" bigint NOT NULL,
	"is_consented" boolean NOT NULL,
	"sample_sns" text[] DEFAULT '{}'::text[] NOT NULL,
	"outcome" text DEFAULT 'OPEN' NOT NULL,
	"reports" jsonb DEFAULT '[]' NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "replacement_pair" ADD COLUMN "said_evidence" text;--> statement-breakpoint
ALTER TABLE "replacement_pair" ADD COLUMN "lab_reports" jsonb DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE "specimen" ADD COLUMN "lot_id" bigint;--> statement-breakpoint
ALTER TABLE "specimen" ADD COLUMN "sample_sn" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "lot_report_once" ON "lot_report" ("lot_id","report_no");--> statement-breakpoint
CREATE INDEX "lot_report_of_service" ON "lot_report" ("service_sn");--> statement-breakpoint
CREATE INDEX "verification_of_parts" ON "verification" ("of_part_id","by_part_id");--> statement-breakpoint
CREATE INDEX "verification_by_part" ON "verification" ("by_part_id");--> statement-breakpoint
CREATE INDEX "verification_of_pair" ON "verification" ("pair_id");--> statement-breakpoint
CREATE INDEX "verification_of_member" ON "verification" ("member_id");--> statement-breakpoint
CREATE INDEX "specimen_of_lot" ON "specimen" ("lot_id");--> statement-breakpoint
CREATE INDEX "specimen_of_sample" ON "specimen" ("sample_sn") WHERE sample_sn <> '';--> statement-breakpoint
ALTER TABLE "lot_report" ADD CONSTRAINT "lot_report_lot_id_stock_lot_lot_id_fkey" FOREIGN KEY ("lot_id") REFERENCES "stock_lot"("lot_id");--> statement-breakpoint
ALTER TABLE "lot_report" ADD CONSTRAINT "lot_report_service_sn_service_order_service_sn_fkey" FOREIGN KEY ("service_sn") REFERENCES "service_order"("service_sn");--> statement-breakpoint
ALTER TABLE "verification" ADD CONSTRAINT "verification_service_sn_service_order_service_sn_fkey" FOREIGN KEY ("service_sn") REFERENCES "service_order"("service_sn");--> statement-breakpoint
ALTER TABLE "verification" ADD CONSTRAINT "verification_of_part_id_part_part_id_fkey" FOREIGN KEY ("of_part_id") REFERENCES "part"("part_id");--> statement-breakpoint
ALTER TABLE "verification" ADD CONSTRAINT "verification_by_part_id_part_part_id_fkey" FOREIGN KEY ("by_part_id") REFERENCES "part"("part_id");--> statement-breakpoint
ALTER TABLE "verification" ADD CONSTRAINT "verification_pair_id_replacement_pair_pair_id_fkey" FOREIGN KEY ("pair_id") REFERENCES "replacement_pair"("pair_id");--> statement-breakpoint
ALTER TABLE "verification" ADD CONSTRAINT "verification_member_id_member_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "member"("member_id");--> statement-breakpoint
ALTER TABLE "specimen" ADD CONSTRAINT "specimen_lot_id_stock_lot_lot_id_fkey" FOREIGN KEY ("lot_id") REFERENCES "stock_lot"("lot_id");--> statement-breakpoint
-- What was said to be a laboratory's before is no report of this mall's: it is what its suggester says.
UPDATE "replacement_pair" SET "evidence" = 'user' WHERE "evidence" = 'laboratory';--> statement-breakpoint
UPDATE "replacement_pair" SET "said_evidence" = "evidence";--> statement-breakpoint
ALTER TABLE "replacement_pair" ADD CONSTRAINT "replacement_pair_proven" CHECK ("state" = 'RETIRED' OR ("evidence" = 'laboratory') = (jsonb_array_length("lab_reports") > 0));
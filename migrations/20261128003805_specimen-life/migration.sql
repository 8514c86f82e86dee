ALTER TABLE "custody" ADD COLUMN "to_whom" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "specimen" ADD COLUMN "holder_id" bigint;--> statement-breakpoint
ALTER TABLE "specimen" ADD COLUMN "holder_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "specimen" ADD COLUMN "abnormality" text;--> statement-breakpoint
ALTER TABLE "specimen" ADD COLUMN "abnormal_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "specimen" ADD COLUMN "decide_by" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "specimen" ADD COLUMN "decision" text;--> statement-breakpoint
ALTER TABLE "specimen" ADD COLUMN "replaced_by" text;--> statement-breakpoint
ALTER TABLE "specimen" ADD COLUMN "issued_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "specimen" ADD COLUMN "keep_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "specimen" ADD COLUMN "return_carrier" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "specimen" ADD COLUMN "return_no" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "specimen" ADD COLUMN "proposed_by" bigint;--> statement-breakpoint
ALTER TABLE "custody" ALTER COLUMN "by_id" DROP NOT NULL;--> statement-breakpoint
CREATE INDEX "custody_by" ON "custody" ("by_id");--> statement-breakpoint
CREATE INDEX "specimen_kept" ON "specimen" ("lab_id","keep_until") WHERE state = 'RETAINED';--> statement-breakpoint
CREATE INDEX "specimen_of_holder" ON "specimen" ("holder_id");--> statement-breakpoint
CREATE INDEX "specimen_proposed" ON "specimen" ("proposed_by");--> statement-breakpoint
ALTER TABLE "specimen" ADD CONSTRAINT "specimen_holder_id_member_member_id_fkey" FOREIGN KEY ("holder_id") REFERENCES "member"("member_id");--> statement-breakpoint
ALTER TABLE "specimen" ADD CONSTRAINT "specimen_proposed_by_member_member_id_fkey" FOREIGN KEY ("proposed_by") REFERENCES "member"("member_id");--> statement-breakpoint
ALTER TABLE "specimen" ADD CONSTRAINT "specimen_held" CHECK (("state" = 'IN_TEST') = ("holder_id" IS NOT NULL));--> statement-breakpoint
ALTER TABLE "specimen" ADD CONSTRAINT "specimen_kept_until" CHECK ("state" <> 'RETAINED' OR "keep_until" IS NOT NULL);
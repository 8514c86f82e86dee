ALTER TABLE "refund" ADD COLUMN "checked_by" bigint;--> statement-breakpoint
ALTER TABLE "bank_line" ADD COLUMN "at_channel" text;--> statement-breakpoint
CREATE INDEX "refund_bank_time" ON "refund" ("created_at","refund_sn") WHERE route = 'BANK';--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_checked_by_member_member_id_fkey" FOREIGN KEY ("checked_by") REFERENCES "member"("member_id");
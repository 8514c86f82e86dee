DELETE FROM "sms_code";--> statement-breakpoint
ALTER TABLE "sms_dispatch" RENAME TO "code_dispatch";--> statement-breakpoint
ALTER TABLE "sms_code" RENAME TO "proof_code";--> statement-breakpoint
ALTER TABLE "code_dispatch" RENAME COLUMN "mobile" TO "recipient";--> statement-breakpoint
ALTER TABLE "proof_code" RENAME COLUMN "mobile" TO "recipient";--> statement-breakpoint
DROP INDEX "sms_dispatch_mobile_sent_at_index";--> statement-breakpoint
ALTER INDEX "sms_dispatch_ip_sent_at_index" RENAME TO "code_dispatch_ip_sent_at_index";--> statement-breakpoint
ALTER INDEX "sms_dispatch_sent_at_index" RENAME TO "code_dispatch_sent_at_index";--> statement-breakpoint
ALTER SEQUENCE "sms_dispatch_dispatch_id_seq" RENAME TO "code_dispatch_dispatch_id_seq";--> statement-breakpoint
ALTER TABLE "proof_code" DROP CONSTRAINT "sms_code_pkey";--> statement-breakpoint
ALTER TABLE "code_dispatch" ADD COLUMN "channel" text DEFAULT 'sms' NOT NULL;--> statement-breakpoint
ALTER TABLE "code_dispatch" ALTER COLUMN "channel" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "outbox_message" ADD COLUMN "subject" text;--> statement-breakpoint
ALTER TABLE "proof_code" ADD COLUMN "channel" text;--> statement-breakpoint
ALTER TABLE "proof_code" ADD COLUMN "purpose" text;--> statement-breakpoint
ALTER TABLE "proof_code" ADD PRIMARY KEY ("channel","recipient","purpose");--> statement-breakpoint
CREATE INDEX "code_dispatch_channel_recipient_sent_at_index" ON "code_dispatch" ("channel","recipient","sent_at");--> statement-breakpoint
CREATE INDEX "proof_code_expires_at_index" ON "proof_code" ("expires_at");

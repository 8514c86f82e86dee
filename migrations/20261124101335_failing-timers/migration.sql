ALTER TABLE "request_receipt" ADD COLUMN "body_hash" text;--> statement-breakpoint
ALTER TABLE "timer" ADD COLUMN "tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "timer" ADD COLUMN "last_error" text;
ALTER TABLE "timer" ADD COLUMN "tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "timer" ADD COLUMN "last_error" text;
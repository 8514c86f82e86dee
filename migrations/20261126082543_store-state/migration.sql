ALTER TABLE "store" ADD COLUMN "state" text DEFAULT 'PREPARING' NOT NULL;--> statement-breakpoint
CREATE INDEX "goods_waiting" ON "goods" ("store_id","goods_id") WHERE state = 'WAITING';--> statement-breakpoint
UPDATE "store" SET "state" = CASE WHEN "closed_at" IS NULL THEN 'OPEN' ELSE 'CLOSED' END;

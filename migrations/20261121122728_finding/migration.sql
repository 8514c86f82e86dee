ALTER TABLE "product" ADD COLUMN "sample_stock" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "sample_price" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "sample_limit" integer DEFAULT 5 NOT NULL;--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "samples_not_negative" CHECK ("sample_stock" >= 0);
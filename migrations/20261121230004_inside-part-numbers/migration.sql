CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE INDEX "part_inside" ON "part" USING gin ("normal_part_no" gin_trgm_ops);

ALTER TABLE "bom" ADD COLUMN "assumed_small_dielectric" text;--> statement-breakpoint
ALTER TABLE "bom" ADD COLUMN "assumed_volts" integer;--> statement-breakpoint
UPDATE "bom" SET "assumed_small_dielectric" = 'C0G' WHERE "assumed_dielectric" IS NOT NULL;

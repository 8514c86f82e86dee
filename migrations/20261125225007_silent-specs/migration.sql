ALTER TABLE "bom" ADD COLUMN "assumed_tolerance" integer;--> statement-breakpoint
ALTER TABLE "bom" ADD COLUMN "assumed_dielectric" text;
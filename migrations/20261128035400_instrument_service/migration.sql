ALTER TABLE "instrument" ADD COLUMN "former_state" text;--> statement-breakpoint
ALTER TABLE "instrument" ADD CONSTRAINT "instrument_former" CHECK ("state" = 'IN_SERVICE' OR "former_state" IS NULL);
CREATE TABLE "document_number_key" (
	"is_only" boolean PRIMARY KEY DEFAULT true,
	"secret" text NOT NULL,
	CONSTRAINT "only_one_key" CHECK ("is_only")
);
--> statement-breakpoint
INSERT INTO "document_number_key" ("secret") VALUES (gen_random_uuid()::text || gen_random_uuid()::text);

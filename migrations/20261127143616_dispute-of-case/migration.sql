ALTER TABLE "statement_dispute" ADD COLUMN "case_sn" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "dispute_of_case" ON "statement_dispute" ("case_sn") WHERE case_sn <> '';
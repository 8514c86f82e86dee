ALTER TABLE "credit_charge" ADD COLUMN "written_off" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "commission_invoice" ADD COLUMN "invoice_sn" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "invoice_sheet_files" ON "invoice_sheet" USING gin ("file_ids");--> statement-breakpoint
CREATE INDEX "red_letter_files" ON "red_letter" USING gin ("file_ids");--> statement-breakpoint
CREATE INDEX "commission_invoice_applied" ON "commission_invoice" ("invoice_sn") WHERE invoice_sn <> '';--> statement-breakpoint
-- From this night on each hour, the first time over all of the log: orders from before get their chains with it.
INSERT INTO "timer" ("doc_type", "doc_sn", "event", "due_at")
VALUES ('orderChain', '0-0', 'carryOn', (date_trunc('day', now() AT TIME ZONE 'UTC' + interval '8 hours') + interval '16 hours 45 minutes') AT TIME ZONE 'UTC');

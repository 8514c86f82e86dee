CREATE INDEX "report_of_lab_state" ON "report" ("lab_id","state","created_at" DESC);--> statement-breakpoint
CREATE INDEX "specimen_of_lab_state" ON "specimen" ("lab_id","state","created_at" DESC);--> statement-breakpoint
CREATE INDEX "service_order_of_lab_state" ON "service_order" ("lab_id","state","created_at" DESC,"service_id","form_version");--> statement-breakpoint
CREATE INDEX "service_order_changes_of_member" ON "service_order" ("member_id","updated_at");--> statement-breakpoint
CREATE INDEX "service_order_changes_of_enterprise" ON "service_order" ("enterprise_id","updated_at");
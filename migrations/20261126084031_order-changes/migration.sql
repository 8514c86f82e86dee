ALTER TABLE "sub_order" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE INDEX "sub_order_changes_of_member" ON "sub_order" ("member_id","updated_at");--> statement-breakpoint
CREATE INDEX "sub_order_changes_of_enterprise" ON "sub_order" ("enterprise_id","updated_at");--> statement-breakpoint
CREATE INDEX "sub_order_changes_of_store" ON "sub_order" ("store_id","updated_at");
ALTER TABLE "sub_order" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE INDEX "sub_order_changes_of_member" ON "sub_order" ("member_id","updated_at");--> statement-breakpoint
CREATE INDEX "sub_order_changes_of_enterprise" ON "sub_order" ("enterprise_id","updated_at");--> statement-breakpoint
CREATE INDEX "sub_order_changes_of_store" ON "sub_order" ("store_id","updated_at");--> statement-breakpoint
INSERT INTO "setting" ("name", "value", "is_public")
SELECT 'basic_company_name', jsonb_build_object('zh', "value" ->> 'companyNameZh', 'en', coalesce(nullif("value" ->> 'companyNameEn', ''), "value" ->> 'companyNameZh')), 'yes'
FROM "setting" WHERE "name" = 'site_facts' AND coalesce("value" ->> 'companyNameZh', '') <> '' ON CONFLICT DO NOTHING;

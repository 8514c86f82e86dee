ALTER TABLE "sub_order" ADD COLUMN "is_by_report" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "sub_order" SET "is_by_report" = true FROM "laboratory" WHERE "laboratory"."store_id" = "sub_order"."store_id" AND "sub_order"."is_service";

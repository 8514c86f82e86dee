ALTER TABLE "sub_order" ADD COLUMN "service_kind" text;--> statement-breakpoint
ALTER TABLE "service_order" ADD COLUMN "entry" text DEFAULT 'FORM' NOT NULL;--> statement-breakpoint
ALTER TABLE "service_order" ADD COLUMN "pack_sn" text;--> statement-breakpoint
ALTER TABLE "service_order" ADD COLUMN "pack_seq" smallint;--> statement-breakpoint
CREATE UNIQUE INDEX "service_order_pack" ON "service_order" ("pack_sn","pack_seq");--> statement-breakpoint
ALTER TABLE "service_order" ADD CONSTRAINT "service_order_bought" CHECK ("entry" = 'FORM' OR "order_sn" IS NOT NULL);--> statement-breakpoint
ALTER TABLE "service_order" ADD CONSTRAINT "service_order_packed" CHECK (("pack_sn" IS NULL) = ("pack_seq" IS NULL));--> statement-breakpoint
UPDATE "sub_order" SET "service_kind" = s.kind FROM "service_order" s WHERE s.order_sn = "sub_order"."order_sn";--> statement-breakpoint
UPDATE "sub_order" SET "service_kind" = 'AUTHEN' FROM "trade" t WHERE t.parent_sn = "sub_order"."parent_sn" AND t.source = 'authen';

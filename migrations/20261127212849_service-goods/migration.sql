CREATE TABLE "package_component" (
	"component_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "package_component_component_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"package_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"cap_id" bigint NOT NULL,
	"qty" integer NOT NULL,
	"list_share" bigint NOT NULL,
	CONSTRAINT "package_component_weight" CHECK ("qty" > 0 AND "list_share" > 0)
);
--> statement-breakpoint
CREATE TABLE "service_package" (
	"package_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "service_package_package_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"lab_id" bigint NOT NULL,
	"code" text NOT NULL,
	"name_zh" text NOT NULL,
	"name_en" text NOT NULL,
	"note_zh" text DEFAULT '' NOT NULL,
	"note_en" text DEFAULT '' NOT NULL,
	"unit" text NOT NULL,
	"price" bigint NOT NULL,
	"valid_from" timestamp with time zone NOT NULL,
	"valid_to" timestamp with time zone,
	CONSTRAINT "service_package_price" CHECK ("price" > 0 AND ("valid_to" IS NULL OR "valid_to" > "valid_from"))
);
--> statement-breakpoint
ALTER TABLE "capability" ADD COLUMN "is_sold" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "goods" ADD COLUMN "kind" text DEFAULT 'PART' NOT NULL;--> statement-breakpoint
ALTER TABLE "goods" ADD COLUMN "title_zh" text;--> statement-breakpoint
ALTER TABLE "goods" ADD COLUMN "title_en" text;--> statement-breakpoint
ALTER TABLE "goods" ADD COLUMN "cap_id" bigint;--> statement-breakpoint
ALTER TABLE "goods" ADD COLUMN "package_id" bigint;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "tracks_stock" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "goods" ALTER COLUMN "part_id" DROP NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "package_component_seq" ON "package_component" ("package_id","seq");--> statement-breakpoint
CREATE INDEX "package_component_cap" ON "package_component" ("cap_id");--> statement-breakpoint
CREATE UNIQUE INDEX "service_package_code" ON "service_package" ("lab_id","code");--> statement-breakpoint
CREATE UNIQUE INDEX "goods_cap" ON "goods" ("cap_id") WHERE cap_id IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "goods_package" ON "goods" ("package_id") WHERE package_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX "goods_service" ON "goods" ("kind","goods_id") WHERE kind <> 'PART';--> statement-breakpoint
ALTER TABLE "package_component" ADD CONSTRAINT "package_component_package_id_service_package_package_id_fkey" FOREIGN KEY ("package_id") REFERENCES "service_package"("package_id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "package_component" ADD CONSTRAINT "package_component_cap_id_capability_cap_id_fkey" FOREIGN KEY ("cap_id") REFERENCES "capability"("cap_id");--> statement-breakpoint
ALTER TABLE "service_package" ADD CONSTRAINT "service_package_lab_id_laboratory_lab_id_fkey" FOREIGN KEY ("lab_id") REFERENCES "laboratory"("lab_id");--> statement-breakpoint
ALTER TABLE "goods" ADD CONSTRAINT "goods_kind" CHECK (("kind" = 'PART') = ("part_id" IS NOT NULL) AND ("kind" = 'SERVICE') = ("cap_id" IS NOT NULL)
          AND ("kind" = 'PACKAGE') = ("package_id" IS NOT NULL)
          AND ("kind" = 'PART') = ("title_zh" IS NULL) AND ("kind" = 'PART') = ("title_en" IS NULL));--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "service_without_stock" CHECK ("tracks_stock" OR "on_hand" = 0 AND "sample_stock" = 0);
CREATE TABLE "freight_template" (
	"template_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "freight_template_template_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"store_id" bigint NOT NULL,
	"name" text NOT NULL,
	"charge_by" text DEFAULT 'FLAT' NOT NULL,
	"rows" jsonb NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
INSERT INTO "freight_template" ("store_id", "name", "rows", "is_default")
  SELECT "store_id", '默认运费 Standard', jsonb_build_array(jsonb_build_object(
    'regions', '[]'::jsonb, 'firstFee', "freight_fee", 'freeFrom', "free_freight_from", 'isNotDelivered', false)), true
  FROM "store" ORDER BY "store_id";--> statement-breakpoint
-- Nobody reads it any more but processes of the version before, which go on until they are renewed; it goes with a later one.
ALTER TABLE "store" ALTER COLUMN "freight_fee" SET DEFAULT 0;--> statement-breakpoint
CREATE INDEX "freight_template_store_id_index" ON "freight_template" ("store_id");--> statement-breakpoint
CREATE UNIQUE INDEX "freight_template_one_default" ON "freight_template" ("store_id") WHERE is_default;--> statement-breakpoint
ALTER TABLE "freight_template" ADD CONSTRAINT "freight_template_store_id_store_store_id_fkey" FOREIGN KEY ("store_id") REFERENCES "store"("store_id");
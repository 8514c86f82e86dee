CREATE TABLE "return_address" (
	"address_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "return_address_address_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"store_id" bigint NOT NULL,
	"province_code" text NOT NULL,
	"city_code" text NOT NULL,
	"district_code" text NOT NULL,
	"region_name" text NOT NULL,
	"detail_address" text NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"receiver_name" text NOT NULL,
	"mobile" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "warehouse" (
	"warehouse_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "warehouse_warehouse_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"store_id" bigint NOT NULL,
	"province_code" text NOT NULL,
	"city_code" text NOT NULL,
	"district_code" text NOT NULL,
	"region_name" text NOT NULL,
	"detail_address" text NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "return_address_store_id_index" ON "return_address" ("store_id");--> statement-breakpoint
CREATE UNIQUE INDEX "return_address_one_default" ON "return_address" ("store_id") WHERE is_default;--> statement-breakpoint
CREATE UNIQUE INDEX "warehouse_code_once" ON "warehouse" ("store_id","code");--> statement-breakpoint
CREATE UNIQUE INDEX "warehouse_one_default" ON "warehouse" ("store_id") WHERE is_default;--> statement-breakpoint
ALTER TABLE "return_address" ADD CONSTRAINT "return_address_store_id_store_store_id_fkey" FOREIGN KEY ("store_id") REFERENCES "store"("store_id");--> statement-breakpoint
ALTER TABLE "warehouse" ADD CONSTRAINT "warehouse_store_id_store_store_id_fkey" FOREIGN KEY ("store_id") REFERENCES "store"("store_id");
CREATE TABLE "after_sale_return" (
	"return_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "after_sale_return_return_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"case_id" bigint NOT NULL,
	"order_line_id" bigint NOT NULL,
	"lot_no" text NOT NULL,
	"date_code" text NOT NULL,
	"grade" text NOT NULL,
	"number" bigint NOT NULL,
	CONSTRAINT "returned_above_zero" CHECK ("number" > 0)
);
--> statement-breakpoint
ALTER TABLE "after_sale" ADD COLUMN "return_to" jsonb;--> statement-breakpoint
ALTER TABLE "after_sale" ADD COLUMN "carrier" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "after_sale" ADD COLUMN "tracking_no" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "after_sale" ADD COLUMN "sent_back_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "after_sale" ADD COLUMN "carriage" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "after_sale" ADD COLUMN "received_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "after_sale" ADD COLUMN "wants_refund" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "after_sale" ADD COLUMN "parcel_sn" text;--> statement-breakpoint
ALTER TABLE "parcel" ADD COLUMN "kind" text DEFAULT 'ORDER' NOT NULL;--> statement-breakpoint
CREATE INDEX "after_sale_return_case_id_index" ON "after_sale_return" ("case_id");--> statement-breakpoint
ALTER TABLE "after_sale" ADD CONSTRAINT "after_sale_parcel_sn_parcel_parcel_sn_fkey" FOREIGN KEY ("parcel_sn") REFERENCES "parcel"("parcel_sn");--> statement-breakpoint
ALTER TABLE "after_sale_return" ADD CONSTRAINT "after_sale_return_case_id_after_sale_case_id_fkey" FOREIGN KEY ("case_id") REFERENCES "after_sale"("case_id");--> statement-breakpoint
ALTER TABLE "after_sale_return" ADD CONSTRAINT "after_sale_return_order_line_id_order_line_order_line_id_fkey" FOREIGN KEY ("order_line_id") REFERENCES "order_line"("order_line_id");--> statement-breakpoint
ALTER TABLE "after_sale" ADD CONSTRAINT "case_carriage" CHECK ("carriage" >= 0);
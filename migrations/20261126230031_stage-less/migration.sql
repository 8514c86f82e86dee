CREATE TABLE "order_stage_less" (
	"less_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_stage_less_less_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"stage_id" bigint NOT NULL,
	"case_sn" text NOT NULL,
	"taken_from" text NOT NULL,
	"amount" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "stage_less_above_zero" CHECK ("amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "after_sale" DROP CONSTRAINT "after_sale_order_sn_sub_order_order_sn_fkey";--> statement-breakpoint
ALTER TABLE "after_sale_line" DROP CONSTRAINT "after_sale_line_order_line_id_order_line_order_line_id_fkey";--> statement-breakpoint
ALTER TABLE "after_sale" ADD COLUMN "doc_type" text DEFAULT 'order' NOT NULL;--> statement-breakpoint
ALTER TABLE "contract_line" ADD COLUMN "returned" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sub_order" ADD COLUMN "charge" jsonb;--> statement-breakpoint
ALTER TABLE "sample_line" ADD COLUMN "held_shipped" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sample_line" ADD COLUMN "refunded" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sample_request" ADD COLUMN "refunded" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sample_request" ADD COLUMN "freight_refunded" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sample_request" ADD COLUMN "lock_state" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "order_stage_less_stage_id_index" ON "order_stage_less" ("stage_id");--> statement-breakpoint
CREATE INDEX "order_stage_less_case_sn_index" ON "order_stage_less" ("case_sn");--> statement-breakpoint
ALTER TABLE "order_stage_less" ADD CONSTRAINT "order_stage_less_stage_id_order_stage_stage_id_fkey" FOREIGN KEY ("stage_id") REFERENCES "order_stage"("stage_id");--> statement-breakpoint
ALTER TABLE "sample_line" ADD CONSTRAINT "sample_line_held" CHECK ("held_shipped" >= 0 AND "held_shipped" <= "shipped_num");--> statement-breakpoint
ALTER TABLE "sample_request" ADD CONSTRAINT "sample_refund_within_payable" CHECK ("refunded" >= 0 AND "refunded" <= "payable" AND "freight_refunded" <= "refunded");--> statement-breakpoint
ALTER TABLE "sample_request" ADD CONSTRAINT "sample_lock_state_counts" CHECK ("lock_state" >= 0);--> statement-breakpoint
ALTER TABLE "sub_order" DROP CONSTRAINT "freight_refund_within_refund", ADD CONSTRAINT "freight_refund_within_refund" CHECK ("freight_refunded" >= 0 AND "freight_refunded" <= CASE WHEN "is_agreed" THEN "freight" ELSE "refunded" END);
CREATE TABLE "after_sale" (
	"case_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "after_sale_case_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"case_sn" text NOT NULL UNIQUE,
	"order_sn" text NOT NULL,
	"kind" smallint NOT NULL,
	"part" text NOT NULL,
	"state" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"reason" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"is_received" boolean,
	"amount" bigint NOT NULL,
	"freight" bigint NOT NULL,
	"offered" bigint,
	"offer_reason" text DEFAULT '' NOT NULL,
	"refuse_reason" text DEFAULT '' NOT NULL,
	"decision" text DEFAULT '' NOT NULL,
	"agreed" bigint DEFAULT 0 NOT NULL,
	"has_escalated" boolean DEFAULT false NOT NULL,
	"first_release_by" bigint,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "case_amounts" CHECK ("amount" >= 0 AND "freight" >= 0 AND "freight" <= "amount"),
	CONSTRAINT "case_agreed_within" CHECK ("agreed" >= 0 AND "agreed" <= "amount"),
	CONSTRAINT "case_offer_is_less" CHECK ("offered" IS NULL OR ("offered" > 0 AND "offered" < "amount"))
);
--> statement-breakpoint
CREATE TABLE "after_sale_evidence" (
	"evidence_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "after_sale_evidence_evidence_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"case_id" bigint NOT NULL,
	"side" text NOT NULL,
	"member_id" bigint NOT NULL,
	"member_name" text NOT NULL,
	"text" text NOT NULL,
	"file_ids" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "after_sale_line" (
	"case_line_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "after_sale_line_case_line_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"case_id" bigint NOT NULL,
	"order_line_id" bigint NOT NULL,
	"number" bigint NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "case_line_above_zero" CHECK ("number" > 0 AND "amount" >= 0)
);
--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "price_source" text DEFAULT 'TIER' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "price_source_sn" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "tax_code" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "tax_rate" smallint DEFAULT 130 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "discount_store" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "discount_platform" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "points_num" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "points_money" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "due" bigint GENERATED ALWAYS AS (amount - discount_store - discount_platform - points_money) STORED;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "commission_rule_id" bigint;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "commission" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "commission_back" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "held_unshipped" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "held_shipped" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "returned_num" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "exchanged_num" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "refunded_points" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "refunded_points_money" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "refunded_platform" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "refunded_store" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sub_order" ADD COLUMN "pay_mode" text DEFAULT 'CASH' NOT NULL;--> statement-breakpoint
ALTER TABLE "sub_order" ADD COLUMN "credit_account_id" bigint;--> statement-breakpoint
ALTER TABLE "sub_order" ADD COLUMN "discount_store" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sub_order" ADD COLUMN "discount_platform" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sub_order" ADD COLUMN "freight_discount_store" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sub_order" ADD COLUMN "freight_discount_platform" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sub_order" ADD COLUMN "points_money" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sub_order" ADD COLUMN "freight_refunded" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sub_order" ADD COLUMN "settle_state" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sub_order" ADD COLUMN "released_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sub_order" ADD COLUMN "store_held" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "trade" ADD COLUMN "coupon_uses" jsonb DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE "trade" ADD COLUMN "points_num" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "trade" ADD COLUMN "auto_invoice" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "sub_order" SET "pay_mode" = 'PLAN' WHERE "is_agreed";--> statement-breakpoint
UPDATE "order_line" l SET "price_source" = CASE t."source" WHEN 'contract' THEN 'CONTRACT' ELSE 'QUOTE' END,
  "price_source_sn" = t."source_sn", "tax_rate" = CASE WHEN o."is_service" THEN 60 ELSE 130 END
  FROM "sub_order" o JOIN "trade" t USING ("parent_sn") WHERE o."order_sn" = l."order_sn" AND o."is_agreed";--> statement-breakpoint
CREATE INDEX "after_sale_order_sn_index" ON "after_sale" ("order_sn");--> statement-breakpoint
CREATE INDEX "after_sale_state_created_at_index" ON "after_sale" ("state","created_at");--> statement-breakpoint
CREATE INDEX "after_sale_created_at_case_id_index" ON "after_sale" ("created_at","case_id");--> statement-breakpoint
CREATE INDEX "after_sale_amount_case_id_index" ON "after_sale" ("amount","case_id");--> statement-breakpoint
CREATE INDEX "after_sale_evidence_case_id_index" ON "after_sale_evidence" ("case_id");--> statement-breakpoint
CREATE UNIQUE INDEX "after_sale_line_once" ON "after_sale_line" ("case_id","order_line_id");--> statement-breakpoint
CREATE INDEX "after_sale_line_order_line_id_index" ON "after_sale_line" ("order_line_id");--> statement-breakpoint
ALTER TABLE "after_sale" ADD CONSTRAINT "after_sale_order_sn_sub_order_order_sn_fkey" FOREIGN KEY ("order_sn") REFERENCES "sub_order"("order_sn");--> statement-breakpoint
ALTER TABLE "after_sale" ADD CONSTRAINT "after_sale_first_release_by_member_member_id_fkey" FOREIGN KEY ("first_release_by") REFERENCES "member"("member_id");--> statement-breakpoint
ALTER TABLE "after_sale_evidence" ADD CONSTRAINT "after_sale_evidence_case_id_after_sale_case_id_fkey" FOREIGN KEY ("case_id") REFERENCES "after_sale"("case_id");--> statement-breakpoint
ALTER TABLE "after_sale_evidence" ADD CONSTRAINT "after_sale_evidence_member_id_member_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "member"("member_id");--> statement-breakpoint
ALTER TABLE "after_sale_line" ADD CONSTRAINT "after_sale_line_case_id_after_sale_case_id_fkey" FOREIGN KEY ("case_id") REFERENCES "after_sale"("case_id");--> statement-breakpoint
ALTER TABLE "after_sale_line" ADD CONSTRAINT "after_sale_line_order_line_id_order_line_order_line_id_fkey" FOREIGN KEY ("order_line_id") REFERENCES "order_line"("order_line_id");--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "held_within_line" CHECK ("held_unshipped" >= 0 AND "held_unshipped" <= "buy_num" - "shipped_num" - "closed_num"
        AND "held_shipped" >= 0 AND "returned_num" >= 0 AND "held_shipped" + "returned_num" <= "shipped_num");--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "due_not_negative" CHECK ("due" >= 0);--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "line_refund_within_due" CHECK ("refunded" >= 0 AND "refunded" <= "due");--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "line_shares_back_within" CHECK ("refunded_points_money" <= "points_money" AND "refunded_platform" <= "discount_platform"
        AND "refunded_store" <= "discount_store" AND "commission_back" <= "commission");--> statement-breakpoint
ALTER TABLE "sub_order" ADD CONSTRAINT "freight_refund_within_refund" CHECK ("freight_refunded" >= 0 AND "freight_refunded" <= "refunded");--> statement-breakpoint
ALTER TABLE "sub_order" ADD CONSTRAINT "lock_state_counts" CHECK ("lock_state" >= 0);--> statement-breakpoint
ALTER TABLE "sub_order" DROP CONSTRAINT "payable_is_sum", ADD CONSTRAINT "payable_is_sum" CHECK ("payable" = "goods_amount" + "freight" - "discount_store" - "discount_platform"
        - "freight_discount_store" - "freight_discount_platform" - "points_money");
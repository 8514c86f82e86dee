CREATE TABLE "commission_rule" (
	"rule_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "commission_rule_rule_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"store_id" bigint,
	"category_id" bigint,
	"rate_per_mille" smallint NOT NULL,
	"fixed" bigint DEFAULT 0 NOT NULL,
	"least" bigint DEFAULT 0 NOT NULL,
	"most" bigint,
	"note" text DEFAULT '' NOT NULL,
	"made_by" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "commission_rule_of_something" CHECK ("store_id" IS NOT NULL OR "category_id" IS NOT NULL),
	CONSTRAINT "commission_rule_within" CHECK ("rate_per_mille" BETWEEN 0 AND 1000 AND "fixed" >= 0 AND "least" >= 0 AND ("most" IS NULL OR "most" >= "least"))
);
--> statement-breakpoint
CREATE TABLE "settlement_bill" (
	"bill_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "settlement_bill_bill_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"bill_sn" text NOT NULL UNIQUE,
	"store_id" bigint NOT NULL,
	"state" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"cut_day" date NOT NULL,
	"released" bigint DEFAULT 0 NOT NULL,
	"refunds" bigint DEFAULT 0 NOT NULL,
	"commission" bigint DEFAULT 0 NOT NULL,
	"others" bigint DEFAULT 0 NOT NULL,
	"carried" bigint DEFAULT 0 NOT NULL,
	"total" bigint DEFAULT 0 NOT NULL,
	"carried_to" text,
	"reviewed_by" bigint,
	"serial" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	CONSTRAINT "settlement_bill_sum" CHECK ("total" = "released" + "refunds" + "others" + "carried" - "commission"),
	CONSTRAINT "settlement_bill_paid" CHECK (("state" = 'PAID') = ("serial" <> '') AND ("state" <> 'PAID' OR "total" > 0))
);
--> statement-breakpoint
CREATE TABLE "settlement_row" (
	"row_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "settlement_row_row_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"store_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"order_sn" text,
	"doc_sn" text NOT NULL,
	"about_sn" text DEFAULT '' NOT NULL,
	"amount" bigint NOT NULL,
	"commission" bigint DEFAULT 0 NOT NULL,
	"occurred_at" timestamp with time zone NOT NULL,
	"bill_id" bigint,
	"disputed_in" bigint,
	"dispute" text DEFAULT '' NOT NULL,
	"said" text DEFAULT '' NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	CONSTRAINT "settlement_row_once" UNIQUE("kind","doc_sn"),
	CONSTRAINT "settlement_row_dispute" CHECK (("dispute" = '') = ("disputed_in" IS NULL))
);
--> statement-breakpoint
CREATE UNIQUE INDEX "commission_rule_one" ON "commission_rule" (coalesce(store_id, 0),coalesce(category_id, 0)) WHERE ended_at IS NULL;--> statement-breakpoint
CREATE INDEX "commission_rule_newest" ON "commission_rule" ("created_at","rule_id");--> statement-breakpoint
CREATE INDEX "sub_order_to_release" ON "sub_order" ("finished_at") WHERE released_at IS NULL AND state IN ('COMPLETED', 'CLOSED');--> statement-breakpoint
CREATE UNIQUE INDEX "settlement_bill_of_day" ON "settlement_bill" ("store_id","cut_day");--> statement-breakpoint
CREATE INDEX "settlement_bill_of_store" ON "settlement_bill" ("store_id","created_at" DESC);--> statement-breakpoint
CREATE INDEX "settlement_bill_newest" ON "settlement_bill" ("created_at","bill_id");--> statement-breakpoint
CREATE INDEX "settlement_row_of_bill" ON "settlement_row" ("bill_id");--> statement-breakpoint
CREATE INDEX "settlement_row_disputed" ON "settlement_row" ("disputed_in") WHERE disputed_in IS NOT NULL;--> statement-breakpoint
CREATE INDEX "settlement_row_to_bill" ON "settlement_row" ("store_id","occurred_at") WHERE bill_id IS NULL;--> statement-breakpoint
CREATE INDEX "settlement_row_of_order" ON "settlement_row" ("order_sn");--> statement-breakpoint
ALTER TABLE "commission_rule" ADD CONSTRAINT "commission_rule_store_id_store_store_id_fkey" FOREIGN KEY ("store_id") REFERENCES "store"("store_id");--> statement-breakpoint
ALTER TABLE "commission_rule" ADD CONSTRAINT "commission_rule_category_id_category_category_id_fkey" FOREIGN KEY ("category_id") REFERENCES "category"("category_id");--> statement-breakpoint
ALTER TABLE "commission_rule" ADD CONSTRAINT "commission_rule_made_by_member_member_id_fkey" FOREIGN KEY ("made_by") REFERENCES "member"("member_id");--> statement-breakpoint
ALTER TABLE "settlement_bill" ADD CONSTRAINT "settlement_bill_store_id_store_store_id_fkey" FOREIGN KEY ("store_id") REFERENCES "store"("store_id");--> statement-breakpoint
ALTER TABLE "settlement_bill" ADD CONSTRAINT "settlement_bill_reviewed_by_member_member_id_fkey" FOREIGN KEY ("reviewed_by") REFERENCES "member"("member_id");--> statement-breakpoint
ALTER TABLE "settlement_row" ADD CONSTRAINT "settlement_row_store_id_store_store_id_fkey" FOREIGN KEY ("store_id") REFERENCES "store"("store_id");--> statement-breakpoint
ALTER TABLE "settlement_row" ADD CONSTRAINT "settlement_row_order_sn_sub_order_order_sn_fkey" FOREIGN KEY ("order_sn") REFERENCES "sub_order"("order_sn");--> statement-breakpoint
ALTER TABLE "settlement_row" ADD CONSTRAINT "settlement_row_bill_id_settlement_bill_bill_id_fkey" FOREIGN KEY ("bill_id") REFERENCES "settlement_bill"("bill_id");--> statement-breakpoint
ALTER TABLE "settlement_row" ADD CONSTRAINT "settlement_row_disputed_in_settlement_bill_bill_id_fkey" FOREIGN KEY ("disputed_in") REFERENCES "settlement_bill"("bill_id");--> statement-breakpoint
INSERT INTO "timer" ("doc_type", "doc_sn", "event", "due_at")
VALUES ('settlement', '', 'release', now() + interval '1 hour'),
  ('settlement', '', 'cut', (date_trunc('day', now() AT TIME ZONE 'UTC' + interval '8 hours') + interval '18 hours') AT TIME ZONE 'UTC');

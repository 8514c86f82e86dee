CREATE TABLE "recharge" (
	"recharge_sn" text PRIMARY KEY,
	"member_id" bigint NOT NULL,
	"enterprise_id" bigint,
	"amount" bigint NOT NULL,
	"state" text NOT NULL,
	"pay_sn" text NOT NULL UNIQUE,
	"pay_deadline" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "recharge_whole_yuan" CHECK ("amount" BETWEEN 100 AND 500000 AND "amount" % 100 = 0)
);
--> statement-breakpoint
ALTER TABLE "bill" ADD COLUMN "doc_type" text DEFAULT 'TRADE' NOT NULL;--> statement-breakpoint
UPDATE "bill" SET "doc_type" = 'SAMPLE' WHERE "lines" -> 0 ->> 'documentSn' LIKE 'SP%';--> statement-breakpoint
UPDATE "bill" SET "doc_type" = 'STAGE' WHERE "pay_sn" IN (SELECT "pay_sn" FROM "order_stage");--> statement-breakpoint
CREATE UNIQUE INDEX "recharge_waits_once" ON "recharge" ("member_id") WHERE state = 'PENDING_PAYMENT';--> statement-breakpoint
CREATE INDEX "recharge_waits_for" ON "recharge" ("enterprise_id") WHERE state = 'PENDING_PAYMENT';--> statement-breakpoint
ALTER TABLE "recharge" ADD CONSTRAINT "recharge_member_id_member_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "member"("member_id");--> statement-breakpoint
ALTER TABLE "recharge" ADD CONSTRAINT "recharge_pay_sn_bill_pay_sn_fkey" FOREIGN KEY ("pay_sn") REFERENCES "bill"("pay_sn");
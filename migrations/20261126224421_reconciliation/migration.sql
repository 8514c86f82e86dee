CREATE TABLE "bank_column_memory" (
	"fingerprint" text PRIMARY KEY,
	"roles" jsonb NOT NULL,
	"used_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bank_line" (
	"line_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bank_line_line_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"line_sn" text NOT NULL UNIQUE,
	"row_key" text NOT NULL UNIQUE,
	"account" text NOT NULL,
	"serial" text DEFAULT '' NOT NULL,
	"day" date NOT NULL,
	"is_out" boolean NOT NULL,
	"amount" bigint NOT NULL,
	"other_name" text DEFAULT '' NOT NULL,
	"other_account" text DEFAULT '' NOT NULL,
	"other_bank" text DEFAULT '' NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"file_name" text NOT NULL,
	"state" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"pay_sn" text,
	"payment_sn" text,
	"refund_sn" text,
	"back_of_sn" text,
	"channel" text,
	"aside_entry_sn" text,
	"reason" text DEFAULT '' NOT NULL,
	"back_serial" text DEFAULT '' NOT NULL,
	"member_id" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bank_line_above_zero" CHECK ("amount" > 0),
	CONSTRAINT "bank_line_booked_pays" CHECK (("state" = 'BOOKED') = ("payment_sn" IS NOT NULL)),
	CONSTRAINT "bank_line_aside_is_entered" CHECK ("state" <> 'UNIDENTIFIED' OR "aside_entry_sn" IS NOT NULL)
);
--> statement-breakpoint
CREATE TABLE "channel_day" (
	"day_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "channel_day_day_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"day_sn" text NOT NULL UNIQUE,
	"method" text NOT NULL,
	"day" date NOT NULL,
	"rows" integer NOT NULL,
	"paid" bigint NOT NULL,
	"refunded" bigint NOT NULL,
	"fee" bigint NOT NULL,
	"fetched_at" timestamp with time zone NOT NULL,
	"compared_at" timestamp with time zone,
	CONSTRAINT "channel_day_once" UNIQUE("method","day")
);
--> statement-breakpoint
CREATE TABLE "channel_difference" (
	"difference_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "channel_difference_difference_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"difference_sn" text NOT NULL UNIQUE,
	"day_id" bigint NOT NULL,
	"method" text NOT NULL,
	"kind" text NOT NULL,
	"row_id" bigint,
	"row_kind" text NOT NULL,
	"number" text NOT NULL,
	"refund_sn" text DEFAULT '' NOT NULL,
	"ours" bigint NOT NULL,
	"theirs" bigint NOT NULL,
	"state" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"proposed_by" bigint,
	"entry_sn" text,
	"created_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "channel_row" (
	"row_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "channel_row_row_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"day_id" bigint NOT NULL,
	"method" text NOT NULL,
	"kind" text NOT NULL,
	"number" text NOT NULL,
	"refund_sn" text DEFAULT '' NOT NULL,
	"transaction_no" text NOT NULL,
	"amount" bigint NOT NULL,
	"fee" bigint NOT NULL,
	"state" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "bill_open_of_enterprise" ON "bill" ("enterprise_id") WHERE state = 'OPEN';--> statement-breakpoint
CREATE INDEX "bank_line_day_line_sn_index" ON "bank_line" ("day","line_sn");--> statement-breakpoint
CREATE INDEX "bank_line_open" ON "bank_line" ("state") WHERE state IN ('OPEN', 'UNIDENTIFIED', 'SENDING_BACK');--> statement-breakpoint
CREATE INDEX "bank_line_payment_sn_index" ON "bank_line" ("payment_sn");--> statement-breakpoint
CREATE UNIQUE INDEX "bank_line_refund_sn_index" ON "bank_line" ("refund_sn");--> statement-breakpoint
CREATE UNIQUE INDEX "bank_line_back_of_sn_index" ON "bank_line" ("back_of_sn");--> statement-breakpoint
CREATE INDEX "channel_day_day_day_sn_index" ON "channel_day" ("day","day_sn");--> statement-breakpoint
CREATE INDEX "channel_difference_day_id_index" ON "channel_difference" ("day_id");--> statement-breakpoint
CREATE UNIQUE INDEX "channel_difference_of_row" ON "channel_difference" ("row_id");--> statement-breakpoint
CREATE UNIQUE INDEX "channel_difference_missing_once" ON "channel_difference" ("number","refund_sn") WHERE kind = 'MISSING';--> statement-breakpoint
CREATE INDEX "channel_difference_open" ON "channel_difference" ("created_at") WHERE state <> 'SETTLED';--> statement-breakpoint
CREATE INDEX "channel_row_day_id_row_id_index" ON "channel_row" ("day_id","row_id");--> statement-breakpoint
CREATE INDEX "channel_row_number_index" ON "channel_row" ("number");--> statement-breakpoint
CREATE UNIQUE INDEX "channel_row_matched_once" ON "channel_row" ("method","kind","number","refund_sn") WHERE state = 'MATCHED';--> statement-breakpoint
ALTER TABLE "bank_line" ADD CONSTRAINT "bank_line_pay_sn_bill_pay_sn_fkey" FOREIGN KEY ("pay_sn") REFERENCES "bill"("pay_sn");--> statement-breakpoint
ALTER TABLE "bank_line" ADD CONSTRAINT "bank_line_payment_sn_payment_payment_sn_fkey" FOREIGN KEY ("payment_sn") REFERENCES "payment"("payment_sn");--> statement-breakpoint
ALTER TABLE "bank_line" ADD CONSTRAINT "bank_line_refund_sn_refund_refund_sn_fkey" FOREIGN KEY ("refund_sn") REFERENCES "refund"("refund_sn");--> statement-breakpoint
ALTER TABLE "bank_line" ADD CONSTRAINT "bank_line_member_id_member_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "member"("member_id");--> statement-breakpoint
ALTER TABLE "channel_difference" ADD CONSTRAINT "channel_difference_day_id_channel_day_day_id_fkey" FOREIGN KEY ("day_id") REFERENCES "channel_day"("day_id");--> statement-breakpoint
ALTER TABLE "channel_difference" ADD CONSTRAINT "channel_difference_row_id_channel_row_row_id_fkey" FOREIGN KEY ("row_id") REFERENCES "channel_row"("row_id");--> statement-breakpoint
ALTER TABLE "channel_difference" ADD CONSTRAINT "channel_difference_proposed_by_member_member_id_fkey" FOREIGN KEY ("proposed_by") REFERENCES "member"("member_id");--> statement-breakpoint
ALTER TABLE "channel_row" ADD CONSTRAINT "channel_row_day_id_channel_day_day_id_fkey" FOREIGN KEY ("day_id") REFERENCES "channel_day"("day_id");
--> statement-breakpoint
INSERT INTO "timer" ("doc_type", "doc_sn", "event", "due_at")
VALUES ('channelDay', '', 'reconcile', (date_trunc('day', now() AT TIME ZONE 'UTC' + interval '8 hours') + interval '26 hours 30 minutes') AT TIME ZONE 'UTC');

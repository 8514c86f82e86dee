CREATE TABLE "complaint" (
	"complaint_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "complaint_complaint_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"complaint_sn" text NOT NULL UNIQUE,
	"member_id" bigint NOT NULL,
	"enterprise_id" bigint,
	"store_id" bigint NOT NULL,
	"order_sn" text,
	"case_sn" text,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"text" text NOT NULL,
	"wish" text DEFAULT '' NOT NULL,
	"decision" text DEFAULT '' NOT NULL,
	"compensation" bigint DEFAULT 0 NOT NULL,
	"mark_until" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "complaint_compensation" CHECK ("compensation" >= 0)
);
--> statement-breakpoint
CREATE TABLE "complaint_word" (
	"word_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "complaint_word_word_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"complaint_id" bigint NOT NULL,
	"side" text NOT NULL,
	"member_id" bigint NOT NULL,
	"member_name" text NOT NULL,
	"text" text NOT NULL,
	"file_ids" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "complaint_member_id_index" ON "complaint" ("member_id");--> statement-breakpoint
CREATE INDEX "complaint_enterprise_id_index" ON "complaint" ("enterprise_id");--> statement-breakpoint
CREATE INDEX "complaint_store_id_index" ON "complaint" ("store_id");--> statement-breakpoint
CREATE INDEX "complaint_order_sn_index" ON "complaint" ("order_sn");--> statement-breakpoint
CREATE INDEX "complaint_created_at_complaint_id_index" ON "complaint" ("created_at","complaint_id");--> statement-breakpoint
CREATE INDEX "complaint_word_complaint_id_index" ON "complaint_word" ("complaint_id");--> statement-breakpoint
ALTER TABLE "complaint" ADD CONSTRAINT "complaint_member_id_member_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "member"("member_id");--> statement-breakpoint
ALTER TABLE "complaint" ADD CONSTRAINT "complaint_enterprise_id_enterprise_enterprise_id_fkey" FOREIGN KEY ("enterprise_id") REFERENCES "enterprise"("enterprise_id");--> statement-breakpoint
ALTER TABLE "complaint" ADD CONSTRAINT "complaint_store_id_store_store_id_fkey" FOREIGN KEY ("store_id") REFERENCES "store"("store_id");--> statement-breakpoint
ALTER TABLE "complaint" ADD CONSTRAINT "complaint_order_sn_sub_order_order_sn_fkey" FOREIGN KEY ("order_sn") REFERENCES "sub_order"("order_sn");--> statement-breakpoint
ALTER TABLE "complaint" ADD CONSTRAINT "complaint_case_sn_after_sale_case_sn_fkey" FOREIGN KEY ("case_sn") REFERENCES "after_sale"("case_sn");--> statement-breakpoint
ALTER TABLE "complaint_word" ADD CONSTRAINT "complaint_word_complaint_id_complaint_complaint_id_fkey" FOREIGN KEY ("complaint_id") REFERENCES "complaint"("complaint_id");--> statement-breakpoint
ALTER TABLE "complaint_word" ADD CONSTRAINT "complaint_word_member_id_member_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "member"("member_id");
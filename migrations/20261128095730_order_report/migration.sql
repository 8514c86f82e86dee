CREATE TABLE "order_report" (
	"order_sn" text,
	"report_no" text,
	"pdf_hash" text NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_report_pkey" PRIMARY KEY("order_sn","report_no")
);
--> statement-breakpoint
ALTER TABLE "order_report" ADD CONSTRAINT "order_report_order_sn_sub_order_order_sn_fkey" FOREIGN KEY ("order_sn") REFERENCES "sub_order"("order_sn");
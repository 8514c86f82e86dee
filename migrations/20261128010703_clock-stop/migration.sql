CREATE TABLE "clock_stop" (
	"stop_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "clock_stop_stop_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"service_sn" text NOT NULL,
	"reason" text NOT NULL,
	"cause" text NOT NULL,
	"from" timestamp with time zone NOT NULL,
	"to" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "service_order" ADD COLUMN "first_promised_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "clock_stop_of" ON "clock_stop" ("service_sn","from");--> statement-breakpoint
CREATE UNIQUE INDEX "clock_stop_open" ON "clock_stop" ("service_sn","cause") WHERE "to" IS NULL;--> statement-breakpoint
ALTER TABLE "clock_stop" ADD CONSTRAINT "clock_stop_service_sn_service_order_service_sn_fkey" FOREIGN KEY ("service_sn") REFERENCES "service_order"("service_sn");
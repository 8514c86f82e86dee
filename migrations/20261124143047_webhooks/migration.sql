CREATE TABLE "webhook_endpoint" (
	"endpoint_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "webhook_endpoint_endpoint_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"owner_kind" text NOT NULL,
	"owner_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"url" text NOT NULL,
	"topics" text[] NOT NULL,
	"secret" text NOT NULL,
	"former_secret" text,
	"former_secret_until" timestamp with time zone,
	"is_on" boolean NOT NULL,
	"off_reason" text,
	"failing_since" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhook_message" (
	"row_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "webhook_message_row_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"message_id" text NOT NULL UNIQUE,
	"endpoint_id" bigint NOT NULL,
	"type" text NOT NULL,
	"body" text NOT NULL,
	"state" text DEFAULT 'WAITING' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"status" integer,
	"error" text DEFAULT '' NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "step_news" (
	"log_id" bigint PRIMARY KEY
);
--> statement-breakpoint
CREATE INDEX "webhook_endpoint_of_owner" ON "webhook_endpoint" ("owner_kind","owner_id");--> statement-breakpoint
CREATE INDEX "webhook_message_due" ON "webhook_message" ("endpoint_id","due_at") WHERE "state" = 'WAITING';--> statement-breakpoint
CREATE INDEX "webhook_message_of_endpoint" ON "webhook_message" ("endpoint_id","row_id");--> statement-breakpoint
CREATE INDEX "webhook_message_by_age" ON "webhook_message" ("created_at");--> statement-breakpoint
ALTER TABLE "webhook_endpoint" ADD CONSTRAINT "webhook_endpoint_member_id_member_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "member"("member_id");--> statement-breakpoint
ALTER TABLE "webhook_message" ADD CONSTRAINT "webhook_message_endpoint_id_webhook_endpoint_endpoint_id_fkey" FOREIGN KEY ("endpoint_id") REFERENCES "webhook_endpoint"("endpoint_id") ON DELETE CASCADE;
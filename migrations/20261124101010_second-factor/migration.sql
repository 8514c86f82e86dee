CREATE TABLE "factor_ticket" (
	"ticket_hash" text PRIMARY KEY,
	"member_id" bigint NOT NULL,
	"by" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recovery_code" (
	"recovery_code_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "recovery_code_recovery_code_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" bigint NOT NULL,
	"code_hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "second_factor" (
	"member_id" bigint PRIMARY KEY,
	"secret" text NOT NULL,
	"confirmed_at" timestamp with time zone,
	"last_step" bigint DEFAULT 0 NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"tries_since" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "factor_ticket_member_id_index" ON "factor_ticket" ("member_id");--> statement-breakpoint
CREATE INDEX "factor_ticket_expires_at_index" ON "factor_ticket" ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "recovery_code_once" ON "recovery_code" ("member_id","code_hash");--> statement-breakpoint
ALTER TABLE "factor_ticket" ADD CONSTRAINT "factor_ticket_member_id_member_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "member"("member_id");--> statement-breakpoint
ALTER TABLE "recovery_code" ADD CONSTRAINT "recovery_code_member_id_member_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "member"("member_id");--> statement-breakpoint
ALTER TABLE "second_factor" ADD CONSTRAINT "second_factor_member_id_member_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "member"("member_id");
CREATE TABLE "enterprise_login" (
	"enterprise_id" bigint PRIMARY KEY,
	"code" text NOT NULL UNIQUE,
	"protocol" text NOT NULL,
	"issuer" text DEFAULT '' NOT NULL,
	"client_id" text DEFAULT '' NOT NULL,
	"client_secret" text DEFAULT '' NOT NULL,
	"entity_id" text DEFAULT '' NOT NULL,
	"sso_url" text DEFAULT '' NOT NULL,
	"certificate" text DEFAULT '' NOT NULL,
	"is_on" boolean DEFAULT false NOT NULL,
	"is_required" boolean DEFAULT false NOT NULL,
	"adds_unknown" boolean DEFAULT false NOT NULL,
	"tested_at" timestamp with time zone,
	"domain_token" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "enterprise_login_domain" (
	"domain_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "enterprise_login_domain_domain_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"enterprise_id" bigint NOT NULL,
	"domain" text NOT NULL,
	"proven_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "enterprise_login_subject" (
	"subject_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "enterprise_login_subject_subject_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"enterprise_id" bigint NOT NULL,
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"member_id" bigint NOT NULL,
	"bound_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "enterprise_login_trip" (
	"state_hash" text PRIMARY KEY,
	"browser_hash" text NOT NULL,
	"enterprise_id" bigint NOT NULL,
	"tested_by" bigint,
	"nonce" text NOT NULL,
	"verifier" text NOT NULL,
	"request_id" text NOT NULL,
	"identity" jsonb,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
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
CREATE UNIQUE INDEX "enterprise_login_domain_once" ON "enterprise_login_domain" ("enterprise_id","domain");--> statement-breakpoint
CREATE UNIQUE INDEX "enterprise_login_domain_of_one" ON "enterprise_login_domain" ("domain") WHERE "proven_at" IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "enterprise_login_subject_once" ON "enterprise_login_subject" ("enterprise_id","provider","subject");--> statement-breakpoint
CREATE UNIQUE INDEX "enterprise_login_member_once" ON "enterprise_login_subject" ("member_id","provider");--> statement-breakpoint
CREATE INDEX "enterprise_login_trip_expires_at_index" ON "enterprise_login_trip" ("expires_at");--> statement-breakpoint
CREATE INDEX "sub_order_of_store_newest" ON "sub_order" ("store_id","created_at" DESC);--> statement-breakpoint
CREATE INDEX "factor_ticket_member_id_index" ON "factor_ticket" ("member_id");--> statement-breakpoint
CREATE INDEX "factor_ticket_expires_at_index" ON "factor_ticket" ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "recovery_code_once" ON "recovery_code" ("member_id","code_hash");--> statement-breakpoint
ALTER TABLE "enterprise_login" ADD CONSTRAINT "enterprise_login_enterprise_id_enterprise_enterprise_id_fkey" FOREIGN KEY ("enterprise_id") REFERENCES "enterprise"("enterprise_id");--> statement-breakpoint
ALTER TABLE "enterprise_login_domain" ADD CONSTRAINT "enterprise_login_domain_LKV0Rk1QaMCu_fkey" FOREIGN KEY ("enterprise_id") REFERENCES "enterprise"("enterprise_id");--> statement-breakpoint
ALTER TABLE "enterprise_login_subject" ADD CONSTRAINT "enterprise_login_subject_7iScfDRUnXXk_fkey" FOREIGN KEY ("enterprise_id") REFERENCES "enterprise"("enterprise_id");--> statement-breakpoint
ALTER TABLE "enterprise_login_subject" ADD CONSTRAINT "enterprise_login_subject_member_id_member_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "member"("member_id");--> statement-breakpoint
ALTER TABLE "enterprise_login_trip" ADD CONSTRAINT "enterprise_login_trip_8vApQZIM5SAB_fkey" FOREIGN KEY ("enterprise_id") REFERENCES "enterprise"("enterprise_id");--> statement-breakpoint
ALTER TABLE "enterprise_login_trip" ADD CONSTRAINT "enterprise_login_trip_tested_by_member_member_id_fkey" FOREIGN KEY ("tested_by") REFERENCES "member"("member_id");--> statement-breakpoint
ALTER TABLE "factor_ticket" ADD CONSTRAINT "factor_ticket_member_id_member_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "member"("member_id");--> statement-breakpoint
ALTER TABLE "recovery_code" ADD CONSTRAINT "recovery_code_member_id_member_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "member"("member_id");--> statement-breakpoint
ALTER TABLE "second_factor" ADD CONSTRAINT "second_factor_member_id_member_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "member"("member_id");
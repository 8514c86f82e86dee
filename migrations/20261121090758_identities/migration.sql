CREATE TABLE "certification" (
	"cert_sn" text PRIMARY KEY,
	"member_id" bigint NOT NULL,
	"enterprise_id" bigint,
	"state" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"data" jsonb NOT NULL,
	"remarks" jsonb DEFAULT '{}' NOT NULL,
	"submissions" smallint DEFAULT 1 NOT NULL,
	"submitted_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "company_log" (
	"log_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "company_log_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"doc_type" text NOT NULL,
	"doc_sn" text NOT NULL,
	"from_state" text,
	"event" text NOT NULL,
	"to_state" text NOT NULL,
	"actor_role" text NOT NULL,
	"actor_id" bigint,
	"actor_name" text DEFAULT '' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"detail" jsonb DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "enterprise" (
	"enterprise_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "enterprise_enterprise_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"uscc" text NOT NULL UNIQUE,
	"main_member_id" bigint NOT NULL UNIQUE,
	"state" text NOT NULL,
	"licence_until" date,
	"data" jsonb NOT NULL,
	"is_trusted" boolean DEFAULT false NOT NULL,
	"certified_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sub_account" (
	"member_id" bigint PRIMARY KEY,
	"enterprise_id" bigint NOT NULL,
	"parent_member_id" bigint NOT NULL,
	"real_name" text NOT NULL,
	"department" text DEFAULT '' NOT NULL,
	"cost_center" text DEFAULT '' NOT NULL,
	"roles" text[] NOT NULL,
	"permissions" text[] NOT NULL,
	"limit_per_order" bigint,
	"limit_per_month" bigint,
	"state" text NOT NULL,
	"successor_id" bigint,
	"created_at" timestamp with time zone NOT NULL,
	"left_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "designer" (
	"member_id" bigint PRIMARY KEY,
	"enterprise_id" bigint,
	"state" text NOT NULL,
	"real_name" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "designer_application" (
	"apply_sn" text PRIMARY KEY,
	"member_id" bigint NOT NULL,
	"enterprise_id" bigint,
	"state" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"data" jsonb NOT NULL,
	"remarks" jsonb DEFAULT '{}' NOT NULL,
	"is_endorsed" boolean,
	"submissions" smallint DEFAULT 0 NOT NULL,
	"submitted_at" timestamp with time zone,
	"decided_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "designer_log" (
	"log_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "designer_log_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"doc_sn" text NOT NULL,
	"from_state" text,
	"event" text NOT NULL,
	"to_state" text NOT NULL,
	"actor_role" text NOT NULL,
	"actor_id" bigint,
	"actor_name" text DEFAULT '' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"detail" jsonb DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "security_event" (
	"event_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "security_event_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" bigint,
	"actor_id" bigint,
	"kind" text NOT NULL,
	"session_id" bigint,
	"ip" text DEFAULT '' NOT NULL,
	"user_agent" text DEFAULT '' NOT NULL,
	"detail" jsonb DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "is_email_proven" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "is_salesperson" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "must_change_password" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "certification_member_id_index" ON "certification" ("member_id");--> statement-breakpoint
CREATE INDEX "certification_state_submitted_at_index" ON "certification" ("state","submitted_at");--> statement-breakpoint
CREATE UNIQUE INDEX "certification_open_once" ON "certification" ("member_id") WHERE state IN ('PENDING_REVIEW', 'REVIEW_REJECTED');--> statement-breakpoint
CREATE INDEX "company_log_doc_type_doc_sn_log_id_index" ON "company_log" ("doc_type","doc_sn","log_id");--> statement-breakpoint
CREATE INDEX "sub_account_enterprise_id_state_index" ON "sub_account" ("enterprise_id","state");--> statement-breakpoint
CREATE INDEX "designer_enterprise_id_state_index" ON "designer" ("enterprise_id","state");--> statement-breakpoint
CREATE INDEX "designer_application_member_id_index" ON "designer_application" ("member_id");--> statement-breakpoint
CREATE INDEX "designer_application_enterprise_id_state_index" ON "designer_application" ("enterprise_id","state");--> statement-breakpoint
CREATE INDEX "designer_application_state_submitted_at_index" ON "designer_application" ("state","submitted_at");--> statement-breakpoint
CREATE UNIQUE INDEX "designer_application_open_once" ON "designer_application" ("member_id") WHERE state IN ('DRAFT', 'PENDING_ENTERPRISE', 'PENDING_PLATFORM', 'REVIEW_REJECTED');--> statement-breakpoint
CREATE INDEX "designer_log_doc_sn_log_id_index" ON "designer_log" ("doc_sn","log_id");--> statement-breakpoint
CREATE UNIQUE INDEX "member_email_once" ON "member" (lower("email")) WHERE "is_email_proven";--> statement-breakpoint
CREATE INDEX "security_event_member_id_created_at_index" ON "security_event" ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "security_event_kind_created_at_index" ON "security_event" ("kind","created_at");--> statement-breakpoint
CREATE INDEX "security_event_created_at_index" ON "security_event" ("created_at");--> statement-breakpoint
ALTER TABLE "certification" ADD CONSTRAINT "certification_member_id_member_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "member"("member_id");--> statement-breakpoint
ALTER TABLE "certification" ADD CONSTRAINT "certification_enterprise_id_enterprise_enterprise_id_fkey" FOREIGN KEY ("enterprise_id") REFERENCES "enterprise"("enterprise_id");--> statement-breakpoint
ALTER TABLE "enterprise" ADD CONSTRAINT "enterprise_main_member_id_member_member_id_fkey" FOREIGN KEY ("main_member_id") REFERENCES "member"("member_id");--> statement-breakpoint
ALTER TABLE "sub_account" ADD CONSTRAINT "sub_account_member_id_member_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "member"("member_id");--> statement-breakpoint
ALTER TABLE "sub_account" ADD CONSTRAINT "sub_account_enterprise_id_enterprise_enterprise_id_fkey" FOREIGN KEY ("enterprise_id") REFERENCES "enterprise"("enterprise_id");--> statement-breakpoint
ALTER TABLE "sub_account" ADD CONSTRAINT "sub_account_parent_member_id_member_member_id_fkey" FOREIGN KEY ("parent_member_id") REFERENCES "member"("member_id");--> statement-breakpoint
ALTER TABLE "sub_account" ADD CONSTRAINT "sub_account_successor_id_member_member_id_fkey" FOREIGN KEY ("successor_id") REFERENCES "member"("member_id");--> statement-breakpoint
ALTER TABLE "designer" ADD CONSTRAINT "designer_member_id_member_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "member"("member_id");--> statement-breakpoint
ALTER TABLE "designer" ADD CONSTRAINT "designer_enterprise_id_enterprise_enterprise_id_fkey" FOREIGN KEY ("enterprise_id") REFERENCES "enterprise"("enterprise_id");--> statement-breakpoint
ALTER TABLE "designer_application" ADD CONSTRAINT "designer_application_member_id_member_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "member"("member_id");--> statement-breakpoint
ALTER TABLE "designer_application" ADD CONSTRAINT "designer_application_DINIHKSHRRUO_fkey" FOREIGN KEY ("enterprise_id") REFERENCES "enterprise"("enterprise_id");--> statement-breakpoint
ALTER TABLE "security_event" ADD CONSTRAINT "security_event_member_id_member_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "member"("member_id");--> statement-breakpoint
ALTER TABLE "security_event" ADD CONSTRAINT "security_event_actor_id_member_member_id_fkey" FOREIGN KEY ("actor_id") REFERENCES "member"("member_id");
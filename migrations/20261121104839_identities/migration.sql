CREATE TABLE "captcha" (
	"captcha_key" text PRIMARY KEY,
	"code_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "certification" (
	"cert_sn" text PRIMARY KEY,
	"member_id" bigint NOT NULL,
	"enterprise_id" bigint,
	"state" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"data" jsonb NOT NULL,
	"is_appeal" boolean DEFAULT false NOT NULL,
	"remarks" jsonb DEFAULT '{}' NOT NULL,
	"submissions" smallint DEFAULT 1 NOT NULL,
	"submitted_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "enterprise" (
	"enterprise_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "enterprise_enterprise_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"uscc" text NOT NULL UNIQUE,
	"main_member_id" bigint NOT NULL,
	"state" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
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
	"invited_until" timestamp with time zone,
	"successor_id" bigint,
	"created_at" timestamp with time zone NOT NULL,
	"left_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "designer" (
	"member_id" bigint PRIMARY KEY,
	"enterprise_id" bigint,
	"state" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
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
CREATE TABLE "account_ticket" (
	"ticket_hash" text PRIMARY KEY,
	"kind" text NOT NULL,
	"member_id" bigint,
	"session_id" bigint,
	"account" text DEFAULT '' NOT NULL,
	"channel" text DEFAULT 'sms' NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bind_ticket" (
	"ticket_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bind_ticket_ticket_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key_hash" text NOT NULL UNIQUE,
	"wechat" jsonb NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "qr_login" (
	"qr_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "qr_login_qr_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"ask_hash" text NOT NULL UNIQUE,
	"scan_hash" text NOT NULL UNIQUE,
	"state" text DEFAULT 'WAITING' NOT NULL,
	"ip" text DEFAULT '' NOT NULL,
	"user_agent" text DEFAULT '' NOT NULL,
	"check_code" text,
	"member_id" bigint,
	"session_id" bigint,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wechat_binding" (
	"binding_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "wechat_binding_binding_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" bigint NOT NULL UNIQUE,
	"appid" text NOT NULL,
	"openid" text NOT NULL,
	"unionid" text CONSTRAINT "wechat_unionid_once" UNIQUE,
	"nick_name" text DEFAULT '' NOT NULL,
	"bound_at" timestamp with time zone NOT NULL,
	CONSTRAINT "wechat_openid_once" UNIQUE("appid","openid")
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
CREATE TABLE "member_profile" (
	"member_id" bigint PRIMARY KEY,
	"real_name" text DEFAULT '' NOT NULL,
	"gender" text DEFAULT '' NOT NULL,
	"birthday" date,
	"province_code" text DEFAULT '' NOT NULL,
	"city_code" text DEFAULT '' NOT NULL,
	"district_code" text DEFAULT '' NOT NULL,
	"region_name" text DEFAULT '' NOT NULL,
	"company_name" text DEFAULT '' NOT NULL,
	"position" text DEFAULT '' NOT NULL,
	"industry" text DEFAULT '' NOT NULL,
	"name_changed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "message_delivery" (
	"delivery_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "message_delivery_delivery_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"channel" text NOT NULL,
	"recipient" text NOT NULL,
	"language" text NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"link" text,
	"state" text DEFAULT 'WAITING' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "message_setting" (
	"member_id" bigint,
	"kind" text,
	"site" boolean NOT NULL,
	"sms" boolean NOT NULL,
	"email" boolean NOT NULL,
	CONSTRAINT "message_setting_pkey" PRIMARY KEY("member_id","kind")
);
--> statement-breakpoint
CREATE TABLE "site_message" (
	"message_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "site_message_message_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"title_zh" text NOT NULL,
	"title_en" text NOT NULL,
	"body_zh" text NOT NULL,
	"body_en" text NOT NULL,
	"link" text,
	"state" text DEFAULT 'UNREAD' NOT NULL,
	"was_read" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "behaviour_event" (
	"event_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "behaviour_event_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" text NOT NULL,
	"member_id" bigint,
	"behavior_type" text NOT NULL,
	"url" text NOT NULL,
	"goods_id" bigint,
	"store_id" bigint,
	"language" text NOT NULL,
	"location" text,
	"province" text,
	"city" text,
	"ip_place" jsonb,
	"device" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "step_log" (
	"log_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "step_log_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
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
CREATE TABLE "rate_limit" (
	"subject" text PRIMARY KEY,
	"count" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "stored_file" ADD COLUMN "purpose" text DEFAULT 'voucher' NOT NULL;--> statement-breakpoint
ALTER TABLE "member_session" ADD COLUMN "device" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "member_session" ADD COLUMN "region" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "is_email_proven" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "is_salesperson" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "must_change_password" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sub_order" ADD COLUMN "enterprise_id" bigint;--> statement-breakpoint
ALTER TABLE "bill" ADD COLUMN "enterprise_id" bigint;--> statement-breakpoint
DROP INDEX "stored_file_once";--> statement-breakpoint
CREATE UNIQUE INDEX "stored_file_once" ON "stored_file" ("member_id","content_hash","visibility","purpose");--> statement-breakpoint
CREATE INDEX "captcha_expires_at_index" ON "captcha" ("expires_at");--> statement-breakpoint
CREATE INDEX "certification_member_id_index" ON "certification" ("member_id");--> statement-breakpoint
CREATE INDEX "certification_state_submitted_at_index" ON "certification" ("state","submitted_at");--> statement-breakpoint
CREATE UNIQUE INDEX "certification_open_once" ON "certification" ("member_id") WHERE state IN ('PENDING_REVIEW', 'REVIEW_REJECTED');--> statement-breakpoint
CREATE UNIQUE INDEX "enterprise_of_main_account" ON "enterprise" ("main_member_id") WHERE state <> 'REVOKED';--> statement-breakpoint
CREATE INDEX "sub_account_enterprise_id_state_index" ON "sub_account" ("enterprise_id","state");--> statement-breakpoint
CREATE INDEX "designer_enterprise_id_state_index" ON "designer" ("enterprise_id","state");--> statement-breakpoint
CREATE INDEX "designer_application_member_id_index" ON "designer_application" ("member_id");--> statement-breakpoint
CREATE INDEX "designer_application_enterprise_id_state_index" ON "designer_application" ("enterprise_id","state");--> statement-breakpoint
CREATE INDEX "designer_application_state_submitted_at_index" ON "designer_application" ("state","submitted_at");--> statement-breakpoint
CREATE UNIQUE INDEX "designer_application_open_once" ON "designer_application" ("member_id") WHERE state IN ('DRAFT', 'PENDING_ENTERPRISE', 'PENDING_PLATFORM', 'REVIEW_REJECTED');--> statement-breakpoint
CREATE INDEX "stored_file_content_hash_index" ON "stored_file" ("content_hash");--> statement-breakpoint
CREATE INDEX "account_ticket_expires_at_index" ON "account_ticket" ("expires_at");--> statement-breakpoint
CREATE INDEX "bind_ticket_expires_at_index" ON "bind_ticket" ("expires_at");--> statement-breakpoint
CREATE INDEX "qr_login_expires_at_index" ON "qr_login" ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "member_email_once" ON "member" (lower("email")) WHERE "is_email_proven";--> statement-breakpoint
CREATE INDEX "security_event_member_id_created_at_index" ON "security_event" ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "security_event_kind_created_at_index" ON "security_event" ("kind","created_at");--> statement-breakpoint
CREATE INDEX "security_event_created_at_index" ON "security_event" ("created_at");--> statement-breakpoint
CREATE INDEX "message_delivery_due" ON "message_delivery" ("due_at") WHERE state = 'WAITING';--> statement-breakpoint
CREATE INDEX "message_delivery_channel_recipient_created_at_index" ON "message_delivery" ("channel","recipient","created_at");--> statement-breakpoint
CREATE INDEX "message_delivery_created_at_index" ON "message_delivery" ("created_at");--> statement-breakpoint
CREATE INDEX "site_message_shown" ON "site_message" ("member_id","message_id" DESC) WHERE state <> 'DELETED';--> statement-breakpoint
CREATE INDEX "site_message_unread" ON "site_message" ("member_id","kind") WHERE state = 'UNREAD';--> statement-breakpoint
CREATE INDEX "sub_order_of_enterprise" ON "sub_order" ("enterprise_id","created_at" DESC);--> statement-breakpoint
CREATE INDEX "behaviour_event_at" ON "behaviour_event" ("at");--> statement-breakpoint
CREATE INDEX "step_log_doc_type_doc_sn_log_id_index" ON "step_log" ("doc_type","doc_sn","log_id");--> statement-breakpoint
CREATE INDEX "rate_limit_ends" ON "rate_limit" ("ends_at");--> statement-breakpoint
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
ALTER TABLE "account_ticket" ADD CONSTRAINT "account_ticket_member_id_member_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "member"("member_id");--> statement-breakpoint
ALTER TABLE "qr_login" ADD CONSTRAINT "qr_login_member_id_member_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "member"("member_id");--> statement-breakpoint
ALTER TABLE "qr_login" ADD CONSTRAINT "qr_login_session_id_member_session_session_id_fkey" FOREIGN KEY ("session_id") REFERENCES "member_session"("session_id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "wechat_binding" ADD CONSTRAINT "wechat_binding_member_id_member_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "member"("member_id");--> statement-breakpoint
ALTER TABLE "security_event" ADD CONSTRAINT "security_event_member_id_member_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "member"("member_id");--> statement-breakpoint
ALTER TABLE "security_event" ADD CONSTRAINT "security_event_actor_id_member_member_id_fkey" FOREIGN KEY ("actor_id") REFERENCES "member"("member_id");--> statement-breakpoint
ALTER TABLE "member_profile" ADD CONSTRAINT "member_profile_member_id_member_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "member"("member_id");--> statement-breakpoint
ALTER TABLE "message_setting" ADD CONSTRAINT "message_setting_member_id_member_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "member"("member_id");--> statement-breakpoint
ALTER TABLE "site_message" ADD CONSTRAINT "site_message_member_id_member_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "member"("member_id");--> statement-breakpoint
ALTER TABLE "sub_order" ADD CONSTRAINT "sub_order_enterprise_id_enterprise_enterprise_id_fkey" FOREIGN KEY ("enterprise_id") REFERENCES "enterprise"("enterprise_id");--> statement-breakpoint
ALTER TABLE "behaviour_event" ADD CONSTRAINT "behaviour_event_member_id_member_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "member"("member_id");
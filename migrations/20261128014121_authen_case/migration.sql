CREATE TABLE "authen_case" (
	"authen_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "authen_case_authen_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"authen_sn" text NOT NULL UNIQUE,
	"draft_id" text,
	"kind" text NOT NULL,
	"base_cert_no" text,
	"lab_id" bigint,
	"member_id" bigint NOT NULL,
	"enterprise_id" bigint NOT NULL,
	"order_sn" text,
	"state" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"form" jsonb NOT NULL,
	"content_hash" text DEFAULT '' NOT NULL,
	"scheme" text NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"man_days" smallint DEFAULT 0 NOT NULL,
	"travel" bigint DEFAULT 0 NOT NULL,
	"amount" bigint DEFAULT 0 NOT NULL,
	"rounds" jsonb DEFAULT '[]' NOT NULL,
	"test" jsonb,
	"visits" jsonb DEFAULT '[]' NOT NULL,
	"findings" jsonb DEFAULT '[]' NOT NULL,
	"decisions" jsonb DEFAULT '[]' NOT NULL,
	"reviewer_ids" bigint[] DEFAULT '{}'::bigint[] NOT NULL,
	"inspector_ids" bigint[] DEFAULT '{}'::bigint[] NOT NULL,
	"is_appealed" boolean DEFAULT false NOT NULL,
	"due_at" timestamp with time zone,
	"accepted_at" timestamp with time zone,
	"settled_at" timestamp with time zone,
	"cert_no" text,
	"close_reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "authen_case_surveillance" CHECK (("kind" = 'SURVEILLANCE') = ("base_cert_no" IS NOT NULL))
);
--> statement-breakpoint
CREATE TABLE "authen_certificate" (
	"cert_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "authen_certificate_cert_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"cert_no" text NOT NULL UNIQUE,
	"authen_sn" text NOT NULL,
	"lab_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"enterprise_id" bigint NOT NULL,
	"scheme" text NOT NULL,
	"holder" text NOT NULL,
	"paper" jsonb NOT NULL,
	"content_hash" text NOT NULL,
	"issued_on" date NOT NULL,
	"valid_to" date NOT NULL,
	"state" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"suspended_until" date,
	"is_proposed" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "authen_certificate_days" CHECK ("valid_to" > "issued_on")
);
--> statement-breakpoint
CREATE TABLE "surveillance_task" (
	"task_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "surveillance_task_task_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"cert_no" text NOT NULL,
	"seq" smallint NOT NULL,
	"due_on" date NOT NULL,
	"authen_sn" text,
	"state" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "authen_case_draft" ON "authen_case" ("member_id","draft_id");--> statement-breakpoint
CREATE INDEX "authen_case_of_enterprise" ON "authen_case" ("enterprise_id","created_at" DESC);--> statement-breakpoint
CREATE INDEX "authen_case_of_lab" ON "authen_case" ("lab_id","created_at" DESC);--> statement-breakpoint
CREATE INDEX "authen_case_order" ON "authen_case" ("order_sn");--> statement-breakpoint
CREATE INDEX "authen_certificate_of_lab" ON "authen_certificate" ("lab_id","created_at" DESC);--> statement-breakpoint
CREATE INDEX "authen_certificate_of_enterprise" ON "authen_certificate" ("enterprise_id");--> statement-breakpoint
CREATE INDEX "authen_certificate_case" ON "authen_certificate" ("authen_sn");--> statement-breakpoint
CREATE UNIQUE INDEX "surveillance_task_once" ON "surveillance_task" ("cert_no","seq");--> statement-breakpoint
CREATE INDEX "surveillance_task_case" ON "surveillance_task" ("authen_sn");--> statement-breakpoint
ALTER TABLE "authen_case" ADD CONSTRAINT "authen_case_lab_id_laboratory_lab_id_fkey" FOREIGN KEY ("lab_id") REFERENCES "laboratory"("lab_id");--> statement-breakpoint
ALTER TABLE "authen_case" ADD CONSTRAINT "authen_case_member_id_member_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "member"("member_id");--> statement-breakpoint
ALTER TABLE "authen_case" ADD CONSTRAINT "authen_case_enterprise_id_enterprise_enterprise_id_fkey" FOREIGN KEY ("enterprise_id") REFERENCES "enterprise"("enterprise_id");--> statement-breakpoint
ALTER TABLE "authen_case" ADD CONSTRAINT "authen_case_order_sn_sub_order_order_sn_fkey" FOREIGN KEY ("order_sn") REFERENCES "sub_order"("order_sn");--> statement-breakpoint
ALTER TABLE "authen_certificate" ADD CONSTRAINT "authen_certificate_authen_sn_authen_case_authen_sn_fkey" FOREIGN KEY ("authen_sn") REFERENCES "authen_case"("authen_sn");--> statement-breakpoint
ALTER TABLE "authen_certificate" ADD CONSTRAINT "authen_certificate_lab_id_laboratory_lab_id_fkey" FOREIGN KEY ("lab_id") REFERENCES "laboratory"("lab_id");--> statement-breakpoint
ALTER TABLE "authen_certificate" ADD CONSTRAINT "authen_certificate_member_id_member_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "member"("member_id");--> statement-breakpoint
ALTER TABLE "authen_certificate" ADD CONSTRAINT "authen_certificate_enterprise_id_enterprise_enterprise_id_fkey" FOREIGN KEY ("enterprise_id") REFERENCES "enterprise"("enterprise_id");--> statement-breakpoint
ALTER TABLE "surveillance_task" ADD CONSTRAINT "surveillance_task_cert_no_authen_certificate_cert_no_fkey" FOREIGN KEY ("cert_no") REFERENCES "authen_certificate"("cert_no");--> statement-breakpoint
ALTER TABLE "surveillance_task" ADD CONSTRAINT "surveillance_task_authen_sn_authen_case_authen_sn_fkey" FOREIGN KEY ("authen_sn") REFERENCES "authen_case"("authen_sn");
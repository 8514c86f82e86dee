CREATE TABLE "approval" (
	"approval_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "approval_approval_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"doc_type" text NOT NULL,
	"doc_sn" text NOT NULL,
	"state" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"enterprise_id" bigint,
	"store_id" bigint,
	"author_id" bigint NOT NULL,
	"author_name" text NOT NULL,
	"title" text NOT NULL,
	"url" text NOT NULL,
	"amount" bigint NOT NULL,
	"cost_centre" text DEFAULT '' NOT NULL,
	"path" jsonb NOT NULL,
	"step_no" integer NOT NULL,
	"due_at" timestamp with time zone,
	"asked_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"reason" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "approval_rule" (
	"rule_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "approval_rule_rule_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"enterprise_id" bigint,
	"store_id" bigint,
	"doc_type" text NOT NULL,
	"rule_name" text NOT NULL,
	"is_on" boolean DEFAULT true NOT NULL,
	"conditions" jsonb NOT NULL,
	"steps" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "approval_substitute" (
	"substitute_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "approval_substitute_substitute_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"enterprise_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"by_member_id" bigint NOT NULL,
	"from_on" text NOT NULL,
	"until_on" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "approval_task" (
	"task_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "approval_task_task_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"approval_id" bigint NOT NULL,
	"step_no" integer NOT NULL,
	"member_id" bigint NOT NULL,
	"member_name" text NOT NULL,
	"state" text NOT NULL,
	"actor_id" bigint,
	"actor_name" text DEFAULT '' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "asked_amount" (
	"doc_type" text,
	"doc_sn" text,
	"enterprise_id" bigint,
	"store_id" bigint,
	"author_id" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "asked_amount_pkey" PRIMARY KEY("doc_type","doc_sn")
);
--> statement-breakpoint
CREATE TABLE "budget" (
	"budget_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "budget_budget_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"enterprise_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"project_id" bigint,
	"name" text NOT NULL,
	"amount" bigint NOT NULL,
	"reserved" bigint DEFAULT 0 NOT NULL,
	"spent" bigint DEFAULT 0 NOT NULL,
	"may_exceed" boolean DEFAULT false NOT NULL,
	"is_open" boolean DEFAULT true NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "budget_entry" (
	"entry_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "budget_entry_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"budget_id" bigint NOT NULL,
	"event" text NOT NULL,
	"doc_type" text,
	"doc_sn" text,
	"amount_change" bigint DEFAULT 0 NOT NULL,
	"reserved_change" bigint DEFAULT 0 NOT NULL,
	"spent_change" bigint DEFAULT 0 NOT NULL,
	"amount_after" bigint NOT NULL,
	"reserved_after" bigint NOT NULL,
	"spent_after" bigint NOT NULL,
	"actor_name" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "budget_hold" (
	"budget_id" bigint,
	"doc_type" text,
	"doc_sn" text,
	"reserved" bigint NOT NULL,
	"spent" bigint NOT NULL,
	CONSTRAINT "budget_hold_pkey" PRIMARY KEY("budget_id","doc_type","doc_sn")
);
--> statement-breakpoint
CREATE TABLE "contract" (
	"contract_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contract_contract_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"contract_sn" text NOT NULL UNIQUE,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"version_no" integer DEFAULT 0 NOT NULL,
	"force_no" integer DEFAULT 0 NOT NULL,
	"change_no" integer,
	"turn" text,
	"title" text NOT NULL,
	"initiator" text NOT NULL,
	"member_id" bigint NOT NULL,
	"enterprise_id" bigint,
	"store_id" bigint NOT NULL,
	"inq_sn" text,
	"draft" jsonb NOT NULL,
	"content_hash" text DEFAULT '' NOT NULL,
	"amount" bigint NOT NULL,
	"project_id" bigint,
	"cost_centre" text DEFAULT '' NOT NULL,
	"signed_by" text,
	"proposal" jsonb,
	"is_on_hold" boolean DEFAULT false NOT NULL,
	"needs_mediation" boolean DEFAULT false NOT NULL,
	"deadline" timestamp with time zone,
	"starts_on" text DEFAULT '' NOT NULL,
	"ends_on" text DEFAULT '' NOT NULL,
	"file_ids" bigint[] DEFAULT '{}'::bigint[] NOT NULL,
	"former_contract_sn" text,
	"close_reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"effective_at" timestamp with time zone,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "contract_evidence" (
	"evidence_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contract_evidence_evidence_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"contract_sn" text NOT NULL,
	"seq" integer NOT NULL,
	"what" text NOT NULL,
	"side" text,
	"version_no" integer NOT NULL,
	"content_hash" text NOT NULL,
	"pdf_hash" text DEFAULT '' NOT NULL,
	"papers" jsonb,
	"signer_id" bigint,
	"signer_name" text DEFAULT '' NOT NULL,
	"party_name" text DEFAULT '' NOT NULL,
	"seal_id" bigint,
	"method" text DEFAULT '' NOT NULL,
	"agreement_version" text DEFAULT '' NOT NULL,
	"ip" text DEFAULT '' NOT NULL,
	"device" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"former_hash" text NOT NULL,
	"hash" text NOT NULL,
	"platform_signature" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contract_line" (
	"contract_line_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contract_line_contract_line_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"contract_id" bigint NOT NULL,
	"line_no" integer NOT NULL,
	"line_hash" text DEFAULT '' NOT NULL,
	"product_id" bigint,
	"number" bigint NOT NULL,
	"unit_price" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"deliver_by" text DEFAULT '' NOT NULL,
	"ordered_num" bigint DEFAULT 0 NOT NULL,
	"shipped_num" bigint DEFAULT 0 NOT NULL,
	"received_num" bigint DEFAULT 0 NOT NULL,
	"reported_num" bigint DEFAULT 0 NOT NULL,
	"invoiced_num" bigint DEFAULT 0 NOT NULL,
	"returned_num" bigint DEFAULT 0 NOT NULL,
	"paid" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contract_paper" (
	"paper_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contract_paper_paper_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"contract_sn" text NOT NULL,
	"version_no" integer NOT NULL,
	"language" text NOT NULL,
	"kind" text NOT NULL,
	"pdf_hash" text NOT NULL,
	"file_id" bigint NOT NULL,
	"code" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contract_remark" (
	"remark_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contract_remark_remark_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"contract_id" bigint NOT NULL,
	"version_no" integer NOT NULL,
	"side" text NOT NULL,
	"clause_key" text DEFAULT '' NOT NULL,
	"proposal" jsonb,
	"comment" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seal" (
	"seal_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "seal_seal_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"enterprise_id" bigint,
	"store_id" bigint,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"party_name" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"state" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_auth" (
	"sign_auth_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sign_auth_sign_auth_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" bigint NOT NULL,
	"enterprise_id" bigint,
	"store_id" bigint,
	"state" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"signer_name" text NOT NULL,
	"role" text NOT NULL,
	"party_name" text NOT NULL,
	"uscc" text DEFAULT '' NOT NULL,
	"file_ids" bigint[] DEFAULT '{}'::bigint[] NOT NULL,
	"authorised_until" text DEFAULT '' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "inquiry" (
	"inquiry_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "inquiry_inquiry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"inq_sn" text NOT NULL UNIQUE,
	"member_id" bigint NOT NULL,
	"enterprise_id" bigint,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"version_no" integer DEFAULT 0 NOT NULL,
	"header" jsonb NOT NULL,
	"title" text NOT NULL,
	"is_sealed" boolean DEFAULT true NOT NULL,
	"deadline" timestamp with time zone,
	"project_id" bigint,
	"cost_centre" text DEFAULT '' NOT NULL,
	"internal_note" text DEFAULT '' NOT NULL,
	"invited_num" integer DEFAULT 0 NOT NULL,
	"quoted_num" integer DEFAULT 0 NOT NULL,
	"declined_num" integer DEFAULT 0 NOT NULL,
	"former_inq_sn" text,
	"close_reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"published_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "inquiry_invitation" (
	"inquiry_id" bigint,
	"store_id" bigint,
	"source" text NOT NULL,
	"invited_at" timestamp with time zone NOT NULL,
	CONSTRAINT "inquiry_invitation_pkey" PRIMARY KEY("inquiry_id","store_id")
);
--> statement-breakpoint
CREATE TABLE "inquiry_line" (
	"inq_line_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "inquiry_line_inq_line_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"inquiry_id" bigint NOT NULL,
	"line_no" integer NOT NULL,
	"qty" bigint NOT NULL,
	"unit" text DEFAULT '' NOT NULL,
	"part_id" bigint,
	"wish" jsonb NOT NULL,
	"awarded_num" bigint DEFAULT 0 NOT NULL,
	"converted_num" bigint DEFAULT 0 NOT NULL,
	"is_closed" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "inquiry_question" (
	"question_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "inquiry_question_question_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"inquiry_id" bigint NOT NULL,
	"store_id" bigint NOT NULL,
	"question" text NOT NULL,
	"file_ids" bigint[] DEFAULT '{}'::bigint[] NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"answered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "inquiry_wanted" (
	"inquiry_id" bigint,
	"store_id" bigint,
	CONSTRAINT "inquiry_wanted_pkey" PRIMARY KEY("inquiry_id","store_id")
);
--> statement-breakpoint
CREATE TABLE "order_stage" (
	"stage_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_stage_stage_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_sn" text NOT NULL,
	"seq" integer NOT NULL,
	"trigger" text NOT NULL,
	"amount" bigint NOT NULL,
	"due_days" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone,
	"pay_sn" text NOT NULL,
	"state" text NOT NULL,
	"waived" bigint DEFAULT 0 NOT NULL,
	"refunded" bigint DEFAULT 0 NOT NULL,
	"paid_at" timestamp with time zone,
	CONSTRAINT "stage_within_amount" CHECK ("waived" >= 0 AND "refunded" >= 0 AND "waived" + "refunded" <= "amount")
);
--> statement-breakpoint
CREATE TABLE "award" (
	"award_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "award_award_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"award_sn" text NOT NULL UNIQUE,
	"inq_sn" text NOT NULL,
	"state" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"amount" bigint NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"member_id" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "award_line" (
	"award_line_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "award_line_award_line_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"award_id" bigint NOT NULL,
	"inq_line_id" bigint NOT NULL,
	"line_no" integer NOT NULL,
	"quo_sn" text NOT NULL,
	"version_no" integer NOT NULL,
	"line_hash" text NOT NULL,
	"product_id" bigint,
	"number" bigint NOT NULL,
	"unit_price" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"state" text NOT NULL,
	"doc_type" text,
	"doc_sn" text
);
--> statement-breakpoint
CREATE TABLE "quotation" (
	"quotation_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "quotation_quotation_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"quo_sn" text NOT NULL UNIQUE,
	"inq_sn" text NOT NULL,
	"store_id" bigint NOT NULL,
	"state" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"version_no" integer DEFAULT 0 NOT NULL,
	"standing_no" integer DEFAULT 0 NOT NULL,
	"inquiry_version_no" integer DEFAULT 0 NOT NULL,
	"draft" jsonb,
	"state_before" text,
	"supplier_rounds" integer DEFAULT 0 NOT NULL,
	"purchaser_rounds" integer DEFAULT 0 NOT NULL,
	"is_final_asked" boolean DEFAULT false NOT NULL,
	"is_binding" boolean DEFAULT true NOT NULL,
	"valid_until" timestamp with time zone,
	"seen_at" timestamp with time zone,
	"opened_at" timestamp with time zone,
	"turn_due_at" timestamp with time zone,
	"decline_reason" text DEFAULT '' NOT NULL,
	"close_reason" text DEFAULT '' NOT NULL,
	"member_id" bigint,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"quoted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "document_version" (
	"version_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "document_version_version_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"doc_type" text NOT NULL,
	"doc_sn" text NOT NULL,
	"version_no" integer NOT NULL,
	"content" jsonb NOT NULL,
	"content_hash" text NOT NULL,
	"chain_hash" text NOT NULL,
	"actor_role" text NOT NULL,
	"actor_id" bigint,
	"actor_name" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "stored_file" ADD COLUMN "link_key" text DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "source_line_no" integer;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "line_hash" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "quotation" jsonb;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "reserved_num" bigint GENERATED ALWAYS AS (CASE WHEN source_line_no IS NULL THEN buy_num ELSE 0 END) STORED;--> statement-breakpoint
ALTER TABLE "parcel" ADD COLUMN "way" text DEFAULT 'carrier' NOT NULL;--> statement-breakpoint
ALTER TABLE "sub_order" ADD COLUMN "is_agreed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sub_order" ADD COLUMN "is_service" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sub_order" ADD COLUMN "due_before_ship" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sub_order" ADD COLUMN "is_ready_said" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sub_order" ADD COLUMN "is_on_hold" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "trade" ADD COLUMN "source_sn" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "trade" ADD COLUMN "source_version_no" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "trade" ADD COLUMN "source_hash" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "trade" ADD COLUMN "inq_sn" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "trade" ADD COLUMN "project_id" bigint;--> statement-breakpoint
ALTER TABLE "trade" ADD COLUMN "cost_centre" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "trade" ADD COLUMN "is_governed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "order_line" ALTER COLUMN "goods_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "order_line" ALTER COLUMN "product_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "parcel_line" ALTER COLUMN "lot_id" DROP NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "approval_waits_once" ON "approval" ("doc_type","doc_sn") WHERE state = 'PENDING';--> statement-breakpoint
CREATE INDEX "approval_of_doc" ON "approval" ("doc_type","doc_sn","approval_id");--> statement-breakpoint
CREATE INDEX "approval_rule_enterprise_id_doc_type_index" ON "approval_rule" ("enterprise_id","doc_type");--> statement-breakpoint
CREATE INDEX "approval_rule_store_id_doc_type_index" ON "approval_rule" ("store_id","doc_type");--> statement-breakpoint
CREATE INDEX "approval_substitute_member_id_index" ON "approval_substitute" ("member_id");--> statement-breakpoint
CREATE INDEX "approval_substitute_by_member_id_index" ON "approval_substitute" ("by_member_id");--> statement-breakpoint
CREATE INDEX "approval_task_approval_id_step_no_index" ON "approval_task" ("approval_id","step_no");--> statement-breakpoint
CREATE INDEX "approval_task_member_id_state_index" ON "approval_task" ("member_id","state");--> statement-breakpoint
CREATE INDEX "asked_amount_author_id_doc_type_asked_at_index" ON "asked_amount" ("author_id","doc_type","asked_at");--> statement-breakpoint
CREATE UNIQUE INDEX "budget_of_project" ON "budget" ("enterprise_id","project_id") WHERE kind = 'project';--> statement-breakpoint
CREATE UNIQUE INDEX "budget_of_cost_centre" ON "budget" ("enterprise_id","name") WHERE kind = 'costCentre';--> statement-breakpoint
CREATE INDEX "budget_entry_budget_id_entry_id_index" ON "budget_entry" ("budget_id","entry_id");--> statement-breakpoint
CREATE INDEX "budget_hold_doc_type_doc_sn_index" ON "budget_hold" ("doc_type","doc_sn");--> statement-breakpoint
CREATE INDEX "contract_of_member" ON "contract" ("member_id","updated_at");--> statement-breakpoint
CREATE INDEX "contract_of_enterprise" ON "contract" ("enterprise_id","updated_at");--> statement-breakpoint
CREATE INDEX "contract_of_store" ON "contract" ("store_id","updated_at");--> statement-breakpoint
CREATE INDEX "contract_inq_sn_index" ON "contract" ("inq_sn");--> statement-breakpoint
CREATE UNIQUE INDEX "contract_evidence_once" ON "contract_evidence" ("contract_sn","seq");--> statement-breakpoint
CREATE UNIQUE INDEX "contract_line_once" ON "contract_line" ("contract_id","line_no");--> statement-breakpoint
CREATE UNIQUE INDEX "contract_paper_once" ON "contract_paper" ("contract_sn","version_no","language","kind");--> statement-breakpoint
CREATE INDEX "contract_paper_pdf_hash_index" ON "contract_paper" ("pdf_hash");--> statement-breakpoint
CREATE INDEX "contract_paper_code_index" ON "contract_paper" ("code");--> statement-breakpoint
CREATE INDEX "contract_remark_contract_id_version_no_index" ON "contract_remark" ("contract_id","version_no");--> statement-breakpoint
CREATE INDEX "seal_enterprise_id_index" ON "seal" ("enterprise_id");--> statement-breakpoint
CREATE INDEX "seal_store_id_index" ON "seal" ("store_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sign_auth_once" ON "sign_auth" ("member_id");--> statement-breakpoint
CREATE INDEX "sign_auth_enterprise_id_index" ON "sign_auth" ("enterprise_id");--> statement-breakpoint
CREATE INDEX "sign_auth_store_id_index" ON "sign_auth" ("store_id");--> statement-breakpoint
CREATE INDEX "inquiry_of_member" ON "inquiry" ("member_id","updated_at");--> statement-breakpoint
CREATE INDEX "inquiry_of_enterprise" ON "inquiry" ("enterprise_id","updated_at");--> statement-breakpoint
CREATE INDEX "inquiry_invitation_store_id_invited_at_index" ON "inquiry_invitation" ("store_id","invited_at");--> statement-breakpoint
CREATE UNIQUE INDEX "inquiry_line_once" ON "inquiry_line" ("inquiry_id","line_no");--> statement-breakpoint
CREATE INDEX "inquiry_question_inquiry_id_question_id_index" ON "inquiry_question" ("inquiry_id","question_id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_stage_once" ON "order_stage" ("order_sn","seq");--> statement-breakpoint
CREATE INDEX "order_stage_pay_sn_index" ON "order_stage" ("pay_sn");--> statement-breakpoint
CREATE INDEX "sub_order_agreed" ON "sub_order" ("member_id","created_at") WHERE is_agreed;--> statement-breakpoint
CREATE INDEX "sub_order_agreed_of_enterprise" ON "sub_order" ("enterprise_id","created_at") WHERE is_agreed;--> statement-breakpoint
CREATE INDEX "trade_of_source" ON "trade" ("source_sn") WHERE source_sn <> '';--> statement-breakpoint
CREATE INDEX "award_inq_sn_index" ON "award" ("inq_sn");--> statement-breakpoint
CREATE INDEX "award_line_award_id_index" ON "award_line" ("award_id");--> statement-breakpoint
CREATE INDEX "award_line_quo_sn_index" ON "award_line" ("quo_sn");--> statement-breakpoint
CREATE INDEX "award_line_doc_sn_index" ON "award_line" ("doc_sn");--> statement-breakpoint
CREATE UNIQUE INDEX "quotation_once" ON "quotation" ("inq_sn","store_id");--> statement-breakpoint
CREATE INDEX "quotation_store_id_updated_at_index" ON "quotation" ("store_id","updated_at");--> statement-breakpoint
CREATE UNIQUE INDEX "document_version_once" ON "document_version" ("doc_type","doc_sn","version_no");--> statement-breakpoint
CREATE INDEX "document_version_hash" ON "document_version" ("content_hash");--> statement-breakpoint
ALTER TABLE "approval" ADD CONSTRAINT "approval_enterprise_id_enterprise_enterprise_id_fkey" FOREIGN KEY ("enterprise_id") REFERENCES "enterprise"("enterprise_id");--> statement-breakpoint
ALTER TABLE "approval" ADD CONSTRAINT "approval_store_id_store_store_id_fkey" FOREIGN KEY ("store_id") REFERENCES "store"("store_id");--> statement-breakpoint
ALTER TABLE "approval" ADD CONSTRAINT "approval_author_id_member_member_id_fkey" FOREIGN KEY ("author_id") REFERENCES "member"("member_id");--> statement-breakpoint
ALTER TABLE "approval_rule" ADD CONSTRAINT "approval_rule_enterprise_id_enterprise_enterprise_id_fkey" FOREIGN KEY ("enterprise_id") REFERENCES "enterprise"("enterprise_id");--> statement-breakpoint
ALTER TABLE "approval_rule" ADD CONSTRAINT "approval_rule_store_id_store_store_id_fkey" FOREIGN KEY ("store_id") REFERENCES "store"("store_id");--> statement-breakpoint
ALTER TABLE "approval_substitute" ADD CONSTRAINT "approval_substitute_enterprise_id_enterprise_enterprise_id_fkey" FOREIGN KEY ("enterprise_id") REFERENCES "enterprise"("enterprise_id");--> statement-breakpoint
ALTER TABLE "approval_substitute" ADD CONSTRAINT "approval_substitute_member_id_member_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "member"("member_id");--> statement-breakpoint
ALTER TABLE "approval_substitute" ADD CONSTRAINT "approval_substitute_by_member_id_member_member_id_fkey" FOREIGN KEY ("by_member_id") REFERENCES "member"("member_id");--> statement-breakpoint
ALTER TABLE "approval_task" ADD CONSTRAINT "approval_task_approval_id_approval_approval_id_fkey" FOREIGN KEY ("approval_id") REFERENCES "approval"("approval_id");--> statement-breakpoint
ALTER TABLE "approval_task" ADD CONSTRAINT "approval_task_member_id_member_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "member"("member_id");--> statement-breakpoint
ALTER TABLE "approval_task" ADD CONSTRAINT "approval_task_actor_id_member_member_id_fkey" FOREIGN KEY ("actor_id") REFERENCES "member"("member_id");--> statement-breakpoint
ALTER TABLE "asked_amount" ADD CONSTRAINT "asked_amount_enterprise_id_enterprise_enterprise_id_fkey" FOREIGN KEY ("enterprise_id") REFERENCES "enterprise"("enterprise_id");--> statement-breakpoint
ALTER TABLE "asked_amount" ADD CONSTRAINT "asked_amount_store_id_store_store_id_fkey" FOREIGN KEY ("store_id") REFERENCES "store"("store_id");--> statement-breakpoint
ALTER TABLE "asked_amount" ADD CONSTRAINT "asked_amount_author_id_member_member_id_fkey" FOREIGN KEY ("author_id") REFERENCES "member"("member_id");--> statement-breakpoint
ALTER TABLE "budget" ADD CONSTRAINT "budget_enterprise_id_enterprise_enterprise_id_fkey" FOREIGN KEY ("enterprise_id") REFERENCES "enterprise"("enterprise_id");--> statement-breakpoint
ALTER TABLE "budget_entry" ADD CONSTRAINT "budget_entry_budget_id_budget_budget_id_fkey" FOREIGN KEY ("budget_id") REFERENCES "budget"("budget_id");--> statement-breakpoint
ALTER TABLE "budget_hold" ADD CONSTRAINT "budget_hold_budget_id_budget_budget_id_fkey" FOREIGN KEY ("budget_id") REFERENCES "budget"("budget_id");--> statement-breakpoint
ALTER TABLE "contract" ADD CONSTRAINT "contract_member_id_member_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "member"("member_id");--> statement-breakpoint
ALTER TABLE "contract" ADD CONSTRAINT "contract_enterprise_id_enterprise_enterprise_id_fkey" FOREIGN KEY ("enterprise_id") REFERENCES "enterprise"("enterprise_id");--> statement-breakpoint
ALTER TABLE "contract" ADD CONSTRAINT "contract_store_id_store_store_id_fkey" FOREIGN KEY ("store_id") REFERENCES "store"("store_id");--> statement-breakpoint
ALTER TABLE "contract" ADD CONSTRAINT "contract_inq_sn_inquiry_inq_sn_fkey" FOREIGN KEY ("inq_sn") REFERENCES "inquiry"("inq_sn");--> statement-breakpoint
ALTER TABLE "contract" ADD CONSTRAINT "contract_project_id_project_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("project_id");--> statement-breakpoint
ALTER TABLE "contract_line" ADD CONSTRAINT "contract_line_contract_id_contract_contract_id_fkey" FOREIGN KEY ("contract_id") REFERENCES "contract"("contract_id");--> statement-breakpoint
ALTER TABLE "contract_line" ADD CONSTRAINT "contract_line_product_id_product_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "product"("product_id");--> statement-breakpoint
ALTER TABLE "contract_paper" ADD CONSTRAINT "contract_paper_file_id_stored_file_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "stored_file"("file_id");--> statement-breakpoint
ALTER TABLE "contract_remark" ADD CONSTRAINT "contract_remark_contract_id_contract_contract_id_fkey" FOREIGN KEY ("contract_id") REFERENCES "contract"("contract_id");--> statement-breakpoint
ALTER TABLE "seal" ADD CONSTRAINT "seal_enterprise_id_enterprise_enterprise_id_fkey" FOREIGN KEY ("enterprise_id") REFERENCES "enterprise"("enterprise_id");--> statement-breakpoint
ALTER TABLE "seal" ADD CONSTRAINT "seal_store_id_store_store_id_fkey" FOREIGN KEY ("store_id") REFERENCES "store"("store_id");--> statement-breakpoint
ALTER TABLE "sign_auth" ADD CONSTRAINT "sign_auth_member_id_member_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "member"("member_id");--> statement-breakpoint
ALTER TABLE "sign_auth" ADD CONSTRAINT "sign_auth_enterprise_id_enterprise_enterprise_id_fkey" FOREIGN KEY ("enterprise_id") REFERENCES "enterprise"("enterprise_id");--> statement-breakpoint
ALTER TABLE "sign_auth" ADD CONSTRAINT "sign_auth_store_id_store_store_id_fkey" FOREIGN KEY ("store_id") REFERENCES "store"("store_id");--> statement-breakpoint
ALTER TABLE "inquiry" ADD CONSTRAINT "inquiry_member_id_member_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "member"("member_id");--> statement-breakpoint
ALTER TABLE "inquiry" ADD CONSTRAINT "inquiry_enterprise_id_enterprise_enterprise_id_fkey" FOREIGN KEY ("enterprise_id") REFERENCES "enterprise"("enterprise_id");--> statement-breakpoint
ALTER TABLE "inquiry" ADD CONSTRAINT "inquiry_project_id_project_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("project_id");--> statement-breakpoint
ALTER TABLE "inquiry_invitation" ADD CONSTRAINT "inquiry_invitation_inquiry_id_inquiry_inquiry_id_fkey" FOREIGN KEY ("inquiry_id") REFERENCES "inquiry"("inquiry_id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "inquiry_invitation" ADD CONSTRAINT "inquiry_invitation_store_id_store_store_id_fkey" FOREIGN KEY ("store_id") REFERENCES "store"("store_id");--> statement-breakpoint
ALTER TABLE "inquiry_line" ADD CONSTRAINT "inquiry_line_inquiry_id_inquiry_inquiry_id_fkey" FOREIGN KEY ("inquiry_id") REFERENCES "inquiry"("inquiry_id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "inquiry_line" ADD CONSTRAINT "inquiry_line_part_id_part_part_id_fkey" FOREIGN KEY ("part_id") REFERENCES "part"("part_id");--> statement-breakpoint
ALTER TABLE "inquiry_question" ADD CONSTRAINT "inquiry_question_inquiry_id_inquiry_inquiry_id_fkey" FOREIGN KEY ("inquiry_id") REFERENCES "inquiry"("inquiry_id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "inquiry_question" ADD CONSTRAINT "inquiry_question_store_id_store_store_id_fkey" FOREIGN KEY ("store_id") REFERENCES "store"("store_id");--> statement-breakpoint
ALTER TABLE "inquiry_wanted" ADD CONSTRAINT "inquiry_wanted_inquiry_id_inquiry_inquiry_id_fkey" FOREIGN KEY ("inquiry_id") REFERENCES "inquiry"("inquiry_id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "inquiry_wanted" ADD CONSTRAINT "inquiry_wanted_store_id_store_store_id_fkey" FOREIGN KEY ("store_id") REFERENCES "store"("store_id");--> statement-breakpoint
ALTER TABLE "order_stage" ADD CONSTRAINT "order_stage_order_sn_sub_order_order_sn_fkey" FOREIGN KEY ("order_sn") REFERENCES "sub_order"("order_sn");--> statement-breakpoint
ALTER TABLE "award" ADD CONSTRAINT "award_inq_sn_inquiry_inq_sn_fkey" FOREIGN KEY ("inq_sn") REFERENCES "inquiry"("inq_sn");--> statement-breakpoint
ALTER TABLE "award" ADD CONSTRAINT "award_member_id_member_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "member"("member_id");--> statement-breakpoint
ALTER TABLE "award_line" ADD CONSTRAINT "award_line_award_id_award_award_id_fkey" FOREIGN KEY ("award_id") REFERENCES "award"("award_id");--> statement-breakpoint
ALTER TABLE "award_line" ADD CONSTRAINT "award_line_inq_line_id_inquiry_line_inq_line_id_fkey" FOREIGN KEY ("inq_line_id") REFERENCES "inquiry_line"("inq_line_id");--> statement-breakpoint
ALTER TABLE "award_line" ADD CONSTRAINT "award_line_quo_sn_quotation_quo_sn_fkey" FOREIGN KEY ("quo_sn") REFERENCES "quotation"("quo_sn");--> statement-breakpoint
ALTER TABLE "award_line" ADD CONSTRAINT "award_line_product_id_product_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "product"("product_id");--> statement-breakpoint
ALTER TABLE "quotation" ADD CONSTRAINT "quotation_inq_sn_inquiry_inq_sn_fkey" FOREIGN KEY ("inq_sn") REFERENCES "inquiry"("inq_sn");--> statement-breakpoint
ALTER TABLE "quotation" ADD CONSTRAINT "quotation_store_id_store_store_id_fkey" FOREIGN KEY ("store_id") REFERENCES "store"("store_id");--> statement-breakpoint
ALTER TABLE "quotation" ADD CONSTRAINT "quotation_member_id_member_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "member"("member_id");--> statement-breakpoint
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% rows are written once', TG_TABLE_NAME;
END $$;
--> statement-breakpoint
CREATE TRIGGER written_once BEFORE UPDATE OR DELETE ON "document_version" FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER written_once BEFORE UPDATE OR DELETE ON "contract_evidence" FOR EACH ROW EXECUTE FUNCTION refuse_change();

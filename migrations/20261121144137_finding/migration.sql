CREATE TABLE "bom" (
	"bom_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bom_bom_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" bigint NOT NULL,
	"enterprise_id" bigint,
	"bom_name" text NOT NULL,
	"file_name" text DEFAULT '' NOT NULL,
	"state" text NOT NULL,
	"boards" bigint DEFAULT 1 NOT NULL,
	"attrition" integer DEFAULT 0 NOT NULL,
	"leader_num" bigint DEFAULT 0 NOT NULL,
	"line_count" integer DEFAULT 0 NOT NULL,
	"matched_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bom_column_memory" (
	"member_id" bigint,
	"fingerprint" text,
	"roles" jsonb NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "bom_column_memory_pkey" PRIMARY KEY("member_id","fingerprint")
);
--> statement-breakpoint
CREATE TABLE "bom_line" (
	"line_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bom_line_line_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"bom_id" bigint NOT NULL,
	"line_no" integer NOT NULL,
	"designators" text DEFAULT '' NOT NULL,
	"qty" bigint NOT NULL,
	"part_no" text DEFAULT '' NOT NULL,
	"brand_name" text DEFAULT '' NOT NULL,
	"value" text DEFAULT '' NOT NULL,
	"package_name" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"mat_code" text DEFAULT '' NOT NULL,
	"supplier_code" text DEFAULT '' NOT NULL,
	"other_part_nos" text[] DEFAULT '{}'::text[] NOT NULL,
	"is_fitted" boolean DEFAULT true NOT NULL,
	"is_left_out" boolean DEFAULT false NOT NULL,
	"attrition" integer,
	"leader_num" bigint,
	"level" text,
	"confidence" smallint DEFAULT 0 NOT NULL,
	"reason" jsonb,
	"part_id" bigint,
	"is_sure" boolean DEFAULT false NOT NULL,
	"candidates" jsonb DEFAULT '[]' NOT NULL,
	"alternate_part_ids" bigint[] DEFAULT '{}'::bigint[] NOT NULL,
	"product_id" bigint,
	"buy_num" bigint
);
--> statement-breakpoint
CREATE TABLE "bom_match_memory" (
	"member_id" bigint,
	"text_key" text,
	"part_id" bigint NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "bom_match_memory_pkey" PRIMARY KEY("member_id","text_key")
);
--> statement-breakpoint
CREATE TABLE "bom_sheet" (
	"bom_id" bigint PRIMARY KEY,
	"sheets" jsonb NOT NULL,
	"sheet_at" integer DEFAULT 0 NOT NULL,
	"header_at" integer DEFAULT -1 NOT NULL,
	"roles" jsonb DEFAULT '[]' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "collected_goods" (
	"collect_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "collected_goods_collect_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" bigint NOT NULL,
	"goods_id" bigint NOT NULL,
	"product_id" bigint NOT NULL,
	"price_then" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "collected_store" (
	"collect_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "collected_store_collect_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" bigint NOT NULL,
	"store_id" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "footprint" (
	"footprint_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "footprint_footprint_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" bigint NOT NULL,
	"goods_id" bigint NOT NULL,
	"product_id" bigint NOT NULL,
	"seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mat_code" (
	"mat_code_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mat_code_mat_code_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"enterprise_id" bigint NOT NULL,
	"mat_code" text NOT NULL,
	"normal_mat_code" text NOT NULL,
	"mat_name" text DEFAULT '' NOT NULL,
	"spec" text DEFAULT '' NOT NULL,
	"brand" text DEFAULT '' NOT NULL,
	"part_no" text DEFAULT '' NOT NULL,
	"part_id" bigint,
	"product_id" bigint,
	"store_id" bigint,
	"unit" text DEFAULT '' NOT NULL,
	"unit_factor" integer DEFAULT 1 NOT NULL,
	"grade" text DEFAULT 'B' NOT NULL,
	"alternate_part_ids" bigint[] DEFAULT '{}'::bigint[] NOT NULL,
	"project" text DEFAULT '' NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"source" text NOT NULL,
	"state" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"bought_times" integer DEFAULT 0 NOT NULL,
	"bought_num" bigint DEFAULT 0 NOT NULL,
	"bought_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "mat_code_factor" CHECK ("unit_factor" > 0),
	CONSTRAINT "mat_code_matched" CHECK ("state" <> 'ACTIVE' OR "part_id" IS NOT NULL)
);
--> statement-breakpoint
CREATE TABLE "mat_conflict" (
	"conflict_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mat_conflict_conflict_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"enterprise_id" bigint NOT NULL,
	"mat_code_id" bigint NOT NULL,
	"part_id" bigint NOT NULL,
	"source" text NOT NULL,
	"claimed_by" bigint NOT NULL,
	"decision" text,
	"decided_by" bigint,
	"created_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "mat_import" (
	"import_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mat_import_import_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"enterprise_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"file_name" text NOT NULL,
	"state" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"counts" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"applied_at" timestamp with time zone,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "mat_import_row" (
	"import_row_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mat_import_row_import_row_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"import_id" bigint NOT NULL,
	"row_no" integer NOT NULL,
	"kind" text NOT NULL,
	"is_unmatched" boolean NOT NULL,
	"is_conflict" boolean DEFAULT false NOT NULL,
	"claimed_part_id" bigint,
	"decision" text,
	"mat_code" text NOT NULL,
	"written" jsonb NOT NULL,
	"differs" text[] DEFAULT '{}'::text[] NOT NULL,
	"problem" jsonb,
	"mat_code_id" bigint,
	"before" jsonb,
	"before_version" integer,
	"after" jsonb,
	"after_version" integer
);
--> statement-breakpoint
CREATE TABLE "optimise_run" (
	"run_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "optimise_run_run_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" bigint NOT NULL,
	"parent_run_id" bigint,
	"project_id" bigint,
	"category_id" bigint NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"state" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"input" jsonb NOT NULL,
	"result" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"saved_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "supplier_no" (
	"supplier_no" text PRIMARY KEY,
	"part_id" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "project" (
	"project_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "project_project_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" bigint NOT NULL,
	"enterprise_id" bigint,
	"project_name" text NOT NULL,
	"project_code" text DEFAULT '' NOT NULL,
	"stage" text NOT NULL,
	"state" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"start_on" text DEFAULT '' NOT NULL,
	"end_on" text DEFAULT '' NOT NULL,
	"build_num" bigint DEFAULT 1 NOT NULL,
	"budget" bigint,
	"note" text DEFAULT '' NOT NULL,
	"bom_version" integer,
	"watched_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "project_bom" (
	"project_bom_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "project_bom_project_bom_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"project_id" bigint NOT NULL,
	"bom_version" integer NOT NULL,
	"bom_name" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"line_count" integer NOT NULL,
	"member_id" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "project_bom_line" (
	"project_line_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "project_bom_line_project_line_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"project_bom_id" bigint NOT NULL,
	"line_no" integer NOT NULL,
	"part_id" bigint,
	"part_no" text NOT NULL,
	"brand_name" text DEFAULT '' NOT NULL,
	"value" text DEFAULT '' NOT NULL,
	"package_name" text DEFAULT '' NOT NULL,
	"mat_code" text DEFAULT '' NOT NULL,
	"designators" text DEFAULT '' NOT NULL,
	"qty" bigint NOT NULL,
	"note" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "project_cost" (
	"project_id" bigint,
	"day" text,
	"bom_version" integer NOT NULL,
	"build_num" bigint NOT NULL,
	"total" bigint NOT NULL,
	"freight" bigint NOT NULL,
	"bound" bigint NOT NULL,
	"lines" integer NOT NULL,
	"unserved" integer NOT NULL,
	"prices" jsonb NOT NULL,
	"computed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "project_cost_pkey" PRIMARY KEY("project_id","day")
);
--> statement-breakpoint
CREATE TABLE "project_link" (
	"project_id" bigint,
	"kind" text,
	"doc_sn" text,
	"member_id" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "project_link_pkey" PRIMARY KEY("project_id","kind","doc_sn")
);
--> statement-breakpoint
CREATE TABLE "project_member" (
	"project_id" bigint,
	"member_id" bigint,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "project_member_pkey" PRIMARY KEY("project_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "project_risk" (
	"risk_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "project_risk_risk_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"project_id" bigint NOT NULL,
	"part_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"severity" text NOT NULL,
	"detail" jsonb NOT NULL,
	"state" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"snoozed_until" timestamp with time zone,
	"reason" text DEFAULT '' NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "regular_pin" (
	"pin_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "regular_pin_pin_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" bigint NOT NULL,
	"product_id" bigint NOT NULL,
	"hidden_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "replacement_list" (
	"list_id" text PRIMARY KEY,
	"part_nos" text[] NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "replacement_pair" (
	"pair_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "replacement_pair_pair_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"of_part_id" bigint NOT NULL,
	"by_part_id" bigint NOT NULL,
	"state" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"evidence" text NOT NULL,
	"is_pin_equal" boolean,
	"statement" text NOT NULL,
	"file_ids" bigint[] DEFAULT '{}'::bigint[] NOT NULL,
	"member_id" bigint,
	"reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sample_cart_line" (
	"cart_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sample_cart_line_cart_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" bigint NOT NULL,
	"product_id" bigint NOT NULL,
	"buy_num" bigint NOT NULL,
	"is_checked" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sample_cart_quantity" CHECK ("buy_num" > 0)
);
--> statement-breakpoint
CREATE TABLE "sample_endorsement" (
	"enterprise_id" bigint PRIMARY KEY,
	"is_on" boolean NOT NULL,
	"changed_by" bigint NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sample_line" (
	"sample_line_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sample_line_sample_line_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"request_id" bigint NOT NULL,
	"product_id" bigint NOT NULL,
	"goods" jsonb NOT NULL,
	"unit_price" bigint NOT NULL,
	"asked_num" bigint NOT NULL,
	"approved_num" bigint,
	"shipped_num" bigint DEFAULT 0 NOT NULL,
	"substitute" jsonb,
	"instead_of" text,
	CONSTRAINT "sample_line_numbers" CHECK ("asked_num" > 0 AND "shipped_num" >= 0),
	CONSTRAINT "sample_line_approved" CHECK ("approved_num" IS NULL OR "approved_num" BETWEEN 0 AND "asked_num"),
	CONSTRAINT "sample_line_shipped" CHECK ("shipped_num" <= coalesce("approved_num", 0))
);
--> statement-breakpoint
CREATE TABLE "sample_parcel" (
	"parcel_sn" text PRIMARY KEY,
	"request_id" bigint NOT NULL,
	"carrier" text NOT NULL,
	"tracking_no" text NOT NULL,
	"lines" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sample_request" (
	"request_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sample_request_request_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"sample_sn" text NOT NULL UNIQUE,
	"member_id" bigint NOT NULL,
	"enterprise_id" bigint,
	"store_id" bigint NOT NULL,
	"state" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"turn" text,
	"has_reached_store" boolean NOT NULL,
	"designer_name" text NOT NULL,
	"use" jsonb NOT NULL,
	"project_id" bigint,
	"receiver" jsonb NOT NULL,
	"freight_payer" text,
	"goods_amount" bigint DEFAULT 0 NOT NULL,
	"freight" bigint DEFAULT 0 NOT NULL,
	"payable" bigint DEFAULT 0 NOT NULL,
	"pay_sn" text UNIQUE,
	"pay_deadline" timestamp with time zone,
	"close_reason" text DEFAULT '' NOT NULL,
	"has_no_feedback" boolean DEFAULT false NOT NULL,
	"feedback" jsonb,
	"paid_at" timestamp with time zone,
	"shipped_at" timestamp with time zone,
	"received_at" timestamp with time zone,
	"auto_receive_at" timestamp with time zone,
	"feedback_until" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"submitted_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_search" (
	"saved_search_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "saved_search_saved_search_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" bigint NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"seen_goods_id" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "goods_index_change" (
	"change_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "goods_index_change_change_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"goods_ids" bigint[] NOT NULL,
	"is_stock_only" boolean NOT NULL,
	"xid" xid8 DEFAULT pg_current_xact_id() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "goods_index" DROP CONSTRAINT "goods_index_goods_id_goods_goods_id_fkey";--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "sample_stock" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "sample_price" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "sample_limit" integer DEFAULT 5 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "mat_code" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "facet_term" ADD COLUMN "hi" double precision;--> statement-breakpoint
CREATE INDEX "bom_member_id_updated_at_index" ON "bom" ("member_id","updated_at");--> statement-breakpoint
CREATE INDEX "bom_enterprise_id_updated_at_index" ON "bom" ("enterprise_id","updated_at");--> statement-breakpoint
CREATE INDEX "bom_line_of" ON "bom_line" ("bom_id","line_no");--> statement-breakpoint
CREATE INDEX "bom_line_part" ON "bom_line" ("part_id");--> statement-breakpoint
CREATE INDEX "bom_line_unmatched" ON "bom_line" ("bom_id","line_no") WHERE level IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "collected_goods_once" ON "collected_goods" ("member_id","goods_id");--> statement-breakpoint
CREATE UNIQUE INDEX "collected_store_once" ON "collected_store" ("member_id","store_id");--> statement-breakpoint
CREATE UNIQUE INDEX "footprint_once" ON "footprint" ("member_id","goods_id");--> statement-breakpoint
CREATE INDEX "footprint_of_member" ON "footprint" ("member_id","seen_at" DESC);--> statement-breakpoint
CREATE UNIQUE INDEX "mat_code_once" ON "mat_code" ("enterprise_id","normal_mat_code");--> statement-breakpoint
CREATE INDEX "mat_code_of_part" ON "mat_code" ("enterprise_id","part_id");--> statement-breakpoint
CREATE INDEX "mat_code_newest" ON "mat_code" ("enterprise_id","updated_at" DESC NULLS LAST,"mat_code_id");--> statement-breakpoint
CREATE UNIQUE INDEX "mat_conflict_once" ON "mat_conflict" ("mat_code_id","part_id");--> statement-breakpoint
CREATE INDEX "mat_conflict_open" ON "mat_conflict" ("enterprise_id","created_at") WHERE decision IS NULL;--> statement-breakpoint
CREATE INDEX "mat_import_enterprise_id_created_at_index" ON "mat_import" ("enterprise_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "mat_import_row_once" ON "mat_import_row" ("import_id","row_no");--> statement-breakpoint
CREATE INDEX "mat_import_row_import_id_kind_index" ON "mat_import_row" ("import_id","kind");--> statement-breakpoint
CREATE INDEX "optimise_run_member_id_created_at_index" ON "optimise_run" ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "part_series" ON "part" ("brand_id","series");--> statement-breakpoint
CREATE INDEX "part_released" ON "part" ("released_at");--> statement-breakpoint
CREATE INDEX "supplier_no_part_id_index" ON "supplier_no" ("part_id");--> statement-breakpoint
CREATE INDEX "project_member_id_updated_at_index" ON "project" ("member_id","updated_at");--> statement-breakpoint
CREATE INDEX "project_enterprise_id_updated_at_index" ON "project" ("enterprise_id","updated_at");--> statement-breakpoint
CREATE UNIQUE INDEX "project_bom_once" ON "project_bom" ("project_id","bom_version");--> statement-breakpoint
CREATE INDEX "project_line_of" ON "project_bom_line" ("project_bom_id","line_no");--> statement-breakpoint
CREATE INDEX "project_line_part" ON "project_bom_line" ("part_id");--> statement-breakpoint
CREATE INDEX "project_member_member_id_index" ON "project_member" ("member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "project_risk_once" ON "project_risk" ("project_id","part_id","kind");--> statement-breakpoint
CREATE INDEX "project_risk_project_id_state_index" ON "project_risk" ("project_id","state");--> statement-breakpoint
CREATE UNIQUE INDEX "regular_pin_once" ON "regular_pin" ("member_id","product_id");--> statement-breakpoint
CREATE INDEX "replacement_pair_member_id_created_at_index" ON "replacement_pair" ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "replacement_pair_state_created_at_index" ON "replacement_pair" ("state","created_at");--> statement-breakpoint
CREATE INDEX "replacement_pair_by_part_id_index" ON "replacement_pair" ("by_part_id");--> statement-breakpoint
CREATE UNIQUE INDEX "replacement_pair_open_once" ON "replacement_pair" ("of_part_id","by_part_id") WHERE state IN ('SUBMITTED', 'PENDING_REVIEW', 'PUBLISHED');--> statement-breakpoint
CREATE UNIQUE INDEX "sample_cart_line_once" ON "sample_cart_line" ("member_id","product_id");--> statement-breakpoint
CREATE INDEX "sample_line_request_id_index" ON "sample_line" ("request_id");--> statement-breakpoint
CREATE INDEX "sample_line_product_id_index" ON "sample_line" ("product_id");--> statement-breakpoint
CREATE INDEX "sample_parcel_request_id_index" ON "sample_parcel" ("request_id");--> statement-breakpoint
CREATE INDEX "sample_request_member_id_created_at_index" ON "sample_request" ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "sample_request_store_id_state_index" ON "sample_request" ("store_id","state");--> statement-breakpoint
CREATE INDEX "sample_request_enterprise_id_state_index" ON "sample_request" ("enterprise_id","state");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_search_once" ON "saved_search" ("member_id","name");--> statement-breakpoint
CREATE INDEX "goods_index_change_xid_index" ON "goods_index_change" ("xid");--> statement-breakpoint
ALTER TABLE "bom" ADD CONSTRAINT "bom_member_id_member_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "member"("member_id");--> statement-breakpoint
ALTER TABLE "bom" ADD CONSTRAINT "bom_enterprise_id_enterprise_enterprise_id_fkey" FOREIGN KEY ("enterprise_id") REFERENCES "enterprise"("enterprise_id");--> statement-breakpoint
ALTER TABLE "bom_column_memory" ADD CONSTRAINT "bom_column_memory_member_id_member_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "member"("member_id");--> statement-breakpoint
ALTER TABLE "bom_line" ADD CONSTRAINT "bom_line_bom_id_bom_bom_id_fkey" FOREIGN KEY ("bom_id") REFERENCES "bom"("bom_id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "bom_line" ADD CONSTRAINT "bom_line_part_id_part_part_id_fkey" FOREIGN KEY ("part_id") REFERENCES "part"("part_id");--> statement-breakpoint
ALTER TABLE "bom_line" ADD CONSTRAINT "bom_line_product_id_product_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "product"("product_id");--> statement-breakpoint
ALTER TABLE "bom_match_memory" ADD CONSTRAINT "bom_match_memory_member_id_member_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "member"("member_id");--> statement-breakpoint
ALTER TABLE "bom_match_memory" ADD CONSTRAINT "bom_match_memory_part_id_part_part_id_fkey" FOREIGN KEY ("part_id") REFERENCES "part"("part_id");--> statement-breakpoint
ALTER TABLE "bom_sheet" ADD CONSTRAINT "bom_sheet_bom_id_bom_bom_id_fkey" FOREIGN KEY ("bom_id") REFERENCES "bom"("bom_id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "collected_goods" ADD CONSTRAINT "collected_goods_member_id_member_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "member"("member_id");--> statement-breakpoint
ALTER TABLE "collected_goods" ADD CONSTRAINT "collected_goods_goods_id_goods_goods_id_fkey" FOREIGN KEY ("goods_id") REFERENCES "goods"("goods_id");--> statement-breakpoint
ALTER TABLE "collected_goods" ADD CONSTRAINT "collected_goods_product_id_product_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "product"("product_id");--> statement-breakpoint
ALTER TABLE "collected_store" ADD CONSTRAINT "collected_store_member_id_member_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "member"("member_id");--> statement-breakpoint
ALTER TABLE "collected_store" ADD CONSTRAINT "collected_store_store_id_store_store_id_fkey" FOREIGN KEY ("store_id") REFERENCES "store"("store_id");--> statement-breakpoint
ALTER TABLE "footprint" ADD CONSTRAINT "footprint_member_id_member_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "member"("member_id");--> statement-breakpoint
ALTER TABLE "footprint" ADD CONSTRAINT "footprint_goods_id_goods_goods_id_fkey" FOREIGN KEY ("goods_id") REFERENCES "goods"("goods_id");--> statement-breakpoint
ALTER TABLE "footprint" ADD CONSTRAINT "footprint_product_id_product_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "product"("product_id");--> statement-breakpoint
ALTER TABLE "mat_code" ADD CONSTRAINT "mat_code_enterprise_id_enterprise_enterprise_id_fkey" FOREIGN KEY ("enterprise_id") REFERENCES "enterprise"("enterprise_id");--> statement-breakpoint
ALTER TABLE "mat_code" ADD CONSTRAINT "mat_code_part_id_part_part_id_fkey" FOREIGN KEY ("part_id") REFERENCES "part"("part_id");--> statement-breakpoint
ALTER TABLE "mat_code" ADD CONSTRAINT "mat_code_product_id_product_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "product"("product_id");--> statement-breakpoint
ALTER TABLE "mat_code" ADD CONSTRAINT "mat_code_store_id_store_store_id_fkey" FOREIGN KEY ("store_id") REFERENCES "store"("store_id");--> statement-breakpoint
ALTER TABLE "mat_conflict" ADD CONSTRAINT "mat_conflict_enterprise_id_enterprise_enterprise_id_fkey" FOREIGN KEY ("enterprise_id") REFERENCES "enterprise"("enterprise_id");--> statement-breakpoint
ALTER TABLE "mat_conflict" ADD CONSTRAINT "mat_conflict_mat_code_id_mat_code_mat_code_id_fkey" FOREIGN KEY ("mat_code_id") REFERENCES "mat_code"("mat_code_id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "mat_conflict" ADD CONSTRAINT "mat_conflict_part_id_part_part_id_fkey" FOREIGN KEY ("part_id") REFERENCES "part"("part_id");--> statement-breakpoint
ALTER TABLE "mat_conflict" ADD CONSTRAINT "mat_conflict_claimed_by_member_member_id_fkey" FOREIGN KEY ("claimed_by") REFERENCES "member"("member_id");--> statement-breakpoint
ALTER TABLE "mat_conflict" ADD CONSTRAINT "mat_conflict_decided_by_member_member_id_fkey" FOREIGN KEY ("decided_by") REFERENCES "member"("member_id");--> statement-breakpoint
ALTER TABLE "mat_import" ADD CONSTRAINT "mat_import_enterprise_id_enterprise_enterprise_id_fkey" FOREIGN KEY ("enterprise_id") REFERENCES "enterprise"("enterprise_id");--> statement-breakpoint
ALTER TABLE "mat_import" ADD CONSTRAINT "mat_import_member_id_member_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "member"("member_id");--> statement-breakpoint
ALTER TABLE "mat_import_row" ADD CONSTRAINT "mat_import_row_import_id_mat_import_import_id_fkey" FOREIGN KEY ("import_id") REFERENCES "mat_import"("import_id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "optimise_run" ADD CONSTRAINT "optimise_run_member_id_member_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "member"("member_id");--> statement-breakpoint
ALTER TABLE "optimise_run" ADD CONSTRAINT "optimise_run_category_id_category_category_id_fkey" FOREIGN KEY ("category_id") REFERENCES "category"("category_id");--> statement-breakpoint
ALTER TABLE "supplier_no" ADD CONSTRAINT "supplier_no_part_id_part_part_id_fkey" FOREIGN KEY ("part_id") REFERENCES "part"("part_id");--> statement-breakpoint
ALTER TABLE "project" ADD CONSTRAINT "project_member_id_member_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "member"("member_id");--> statement-breakpoint
ALTER TABLE "project" ADD CONSTRAINT "project_enterprise_id_enterprise_enterprise_id_fkey" FOREIGN KEY ("enterprise_id") REFERENCES "enterprise"("enterprise_id");--> statement-breakpoint
ALTER TABLE "project_bom" ADD CONSTRAINT "project_bom_project_id_project_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("project_id");--> statement-breakpoint
ALTER TABLE "project_bom" ADD CONSTRAINT "project_bom_member_id_member_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "member"("member_id");--> statement-breakpoint
ALTER TABLE "project_bom_line" ADD CONSTRAINT "project_bom_line_project_bom_id_project_bom_project_bom_id_fkey" FOREIGN KEY ("project_bom_id") REFERENCES "project_bom"("project_bom_id");--> statement-breakpoint
ALTER TABLE "project_bom_line" ADD CONSTRAINT "project_bom_line_part_id_part_part_id_fkey" FOREIGN KEY ("part_id") REFERENCES "part"("part_id");--> statement-breakpoint
ALTER TABLE "project_cost" ADD CONSTRAINT "project_cost_project_id_project_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("project_id");--> statement-breakpoint
ALTER TABLE "project_link" ADD CONSTRAINT "project_link_project_id_project_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("project_id");--> statement-breakpoint
ALTER TABLE "project_link" ADD CONSTRAINT "project_link_member_id_member_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "member"("member_id");--> statement-breakpoint
ALTER TABLE "project_member" ADD CONSTRAINT "project_member_project_id_project_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("project_id");--> statement-breakpoint
ALTER TABLE "project_member" ADD CONSTRAINT "project_member_member_id_member_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "member"("member_id");--> statement-breakpoint
ALTER TABLE "project_risk" ADD CONSTRAINT "project_risk_project_id_project_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("project_id");--> statement-breakpoint
ALTER TABLE "project_risk" ADD CONSTRAINT "project_risk_part_id_part_part_id_fkey" FOREIGN KEY ("part_id") REFERENCES "part"("part_id");--> statement-breakpoint
ALTER TABLE "regular_pin" ADD CONSTRAINT "regular_pin_member_id_member_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "member"("member_id");--> statement-breakpoint
ALTER TABLE "regular_pin" ADD CONSTRAINT "regular_pin_product_id_product_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "product"("product_id");--> statement-breakpoint
ALTER TABLE "replacement_pair" ADD CONSTRAINT "replacement_pair_of_part_id_part_part_id_fkey" FOREIGN KEY ("of_part_id") REFERENCES "part"("part_id");--> statement-breakpoint
ALTER TABLE "replacement_pair" ADD CONSTRAINT "replacement_pair_by_part_id_part_part_id_fkey" FOREIGN KEY ("by_part_id") REFERENCES "part"("part_id");--> statement-breakpoint
ALTER TABLE "replacement_pair" ADD CONSTRAINT "replacement_pair_member_id_member_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "member"("member_id");--> statement-breakpoint
ALTER TABLE "sample_cart_line" ADD CONSTRAINT "sample_cart_line_member_id_member_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "member"("member_id");--> statement-breakpoint
ALTER TABLE "sample_cart_line" ADD CONSTRAINT "sample_cart_line_product_id_product_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "product"("product_id");--> statement-breakpoint
ALTER TABLE "sample_endorsement" ADD CONSTRAINT "sample_endorsement_enterprise_id_enterprise_enterprise_id_fkey" FOREIGN KEY ("enterprise_id") REFERENCES "enterprise"("enterprise_id");--> statement-breakpoint
ALTER TABLE "sample_line" ADD CONSTRAINT "sample_line_request_id_sample_request_request_id_fkey" FOREIGN KEY ("request_id") REFERENCES "sample_request"("request_id");--> statement-breakpoint
ALTER TABLE "sample_line" ADD CONSTRAINT "sample_line_product_id_product_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "product"("product_id");--> statement-breakpoint
ALTER TABLE "sample_parcel" ADD CONSTRAINT "sample_parcel_request_id_sample_request_request_id_fkey" FOREIGN KEY ("request_id") REFERENCES "sample_request"("request_id");--> statement-breakpoint
ALTER TABLE "sample_request" ADD CONSTRAINT "sample_request_member_id_member_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "member"("member_id");--> statement-breakpoint
ALTER TABLE "sample_request" ADD CONSTRAINT "sample_request_enterprise_id_enterprise_enterprise_id_fkey" FOREIGN KEY ("enterprise_id") REFERENCES "enterprise"("enterprise_id");--> statement-breakpoint
ALTER TABLE "sample_request" ADD CONSTRAINT "sample_request_store_id_store_store_id_fkey" FOREIGN KEY ("store_id") REFERENCES "store"("store_id");--> statement-breakpoint
ALTER TABLE "saved_search" ADD CONSTRAINT "saved_search_member_id_member_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "member"("member_id");--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "samples_not_negative" CHECK ("sample_stock" >= 0);
CREATE SEQUENCE "public"."document_number" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "member_address" (
	"address_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "member_address_address_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" bigint NOT NULL,
	"receiver_name" text NOT NULL,
	"mobile" text NOT NULL,
	"province_code" text NOT NULL,
	"city_code" text NOT NULL,
	"district_code" text NOT NULL,
	"region_name" text NOT NULL,
	"detail_address" text NOT NULL,
	"company_name" text DEFAULT '' NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cart_line" (
	"cart_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cart_line_cart_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" bigint NOT NULL,
	"product_id" bigint NOT NULL,
	"buy_num" bigint NOT NULL,
	"is_checked" boolean DEFAULT true NOT NULL,
	"seen_price" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cart_quantity" CHECK ("buy_num" > 0)
);
--> statement-breakpoint
CREATE TABLE "evaluation" (
	"evaluation_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "evaluation_evaluation_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_line_id" bigint UNIQUE,
	"goods_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"stars" smallint NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"image_file_ids" jsonb DEFAULT '[]' NOT NULL,
	"is_anonymous" boolean DEFAULT false NOT NULL,
	"added_text" text DEFAULT '' NOT NULL,
	"added_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stars_one_to_five" CHECK ("stars" BETWEEN 1 AND 5)
);
--> statement-breakpoint
CREATE TABLE "store_evaluation" (
	"order_sn" text PRIMARY KEY,
	"description" smallint NOT NULL,
	"service" smallint NOT NULL,
	"delivery" smallint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "scores_one_to_five" CHECK (LEAST("description", "service", "delivery") >= 1 AND GREATEST("description", "service", "delivery") <= 5)
);
--> statement-breakpoint
CREATE TABLE "stored_file" (
	"file_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stored_file_file_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" bigint NOT NULL,
	"content_hash" text NOT NULL,
	"mime_type" text NOT NULL,
	"file_name" text NOT NULL,
	"bytes" integer NOT NULL,
	"visibility" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "goods" (
	"goods_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "goods_goods_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"store_id" bigint NOT NULL,
	"part_id" bigint NOT NULL,
	"state" text DEFAULT 'ON_SALE' NOT NULL,
	"sale_num" bigint DEFAULT 0 NOT NULL,
	"evaluation_count" integer DEFAULT 0 NOT NULL,
	"evaluation_stars" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product" (
	"product_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_product_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"goods_id" bigint NOT NULL,
	"is_default" boolean DEFAULT true NOT NULL,
	"packing" text NOT NULL,
	"min_buy_num" bigint NOT NULL,
	"multiple" bigint NOT NULL,
	"spq" bigint NOT NULL,
	"max_buy_num" bigint,
	"lead_days" integer DEFAULT 3 NOT NULL,
	"price_tiers" jsonb NOT NULL,
	"on_hand" bigint DEFAULT 0 NOT NULL,
	"reserved" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "stock_not_oversold" CHECK ("reserved" >= 0 AND "on_hand" >= "reserved"),
	CONSTRAINT "quantity_rule" CHECK ("min_buy_num" > 0 AND "multiple" > 0 AND "min_buy_num" % "multiple" = 0)
);
--> statement-breakpoint
CREATE TABLE "stock_entry" (
	"entry_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_entry_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"lot_id" bigint NOT NULL,
	"change" bigint NOT NULL,
	"reason" text NOT NULL,
	"document_sn" text DEFAULT '' NOT NULL,
	"member_id" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stock_lot" (
	"lot_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_lot_lot_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"product_id" bigint NOT NULL,
	"lot_no" text NOT NULL,
	"date_code" text NOT NULL,
	"on_hand" bigint NOT NULL,
	CONSTRAINT "lot_not_negative" CHECK ("on_hand" >= 0)
);
--> statement-breakpoint
CREATE TABLE "member_session" (
	"session_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "member_session_session_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" bigint NOT NULL,
	"refresh_hash" text NOT NULL UNIQUE,
	"former_hash" text UNIQUE,
	"ip" text DEFAULT '' NOT NULL,
	"user_agent" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "member" (
	"member_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "member_member_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_name" text NOT NULL,
	"member_nick_name" text,
	"mobile" text,
	"email" text,
	"avatar" text,
	"member_type" smallint DEFAULT 1 NOT NULL,
	"password_hash" text,
	"pay_password_hash" text,
	"language" text,
	"agreement_version" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "member_type_known" CHECK ("member_type" IN (1, 2, 3))
);
--> statement-breakpoint
CREATE TABLE "password_failure" (
	"failure_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "password_failure_failure_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"subject" text NOT NULL,
	"kind" text NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	"first_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "platform_operator" (
	"member_id" bigint NOT NULL,
	"role" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox_message" (
	"outbox_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outbox_message_outbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"channel" text NOT NULL,
	"recipient" text NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sms_code" (
	"mobile" text PRIMARY KEY,
	"code_hash" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"wrong_tries" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sms_dispatch" (
	"dispatch_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sms_dispatch_dispatch_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"mobile" text NOT NULL,
	"ip" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_line" (
	"order_line_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_line_order_line_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_sn" text NOT NULL,
	"goods_id" bigint NOT NULL,
	"product_id" bigint NOT NULL,
	"goods_name" jsonb NOT NULL,
	"part_no" text NOT NULL,
	"brand_name" text NOT NULL,
	"package_name" text DEFAULT '' NOT NULL,
	"packing" text NOT NULL,
	"goods_image" text,
	"buy_num" bigint NOT NULL,
	"list_price" bigint NOT NULL,
	"unit_price" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"shipped_num" bigint DEFAULT 0 NOT NULL,
	"closed_num" bigint DEFAULT 0 NOT NULL,
	"refunded" bigint DEFAULT 0 NOT NULL,
	"is_evaluated" boolean DEFAULT false NOT NULL,
	CONSTRAINT "shipped_within_bought" CHECK ("shipped_num" >= 0 AND "closed_num" >= 0 AND "shipped_num" + "closed_num" <= "buy_num")
);
--> statement-breakpoint
CREATE TABLE "order_log" (
	"log_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_log_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_sn" text NOT NULL,
	"from_state" text,
	"event" text NOT NULL,
	"to_state" text NOT NULL,
	"actor_role" text NOT NULL,
	"actor_id" bigint,
	"actor_name" text DEFAULT '' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"diff" jsonb,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "parcel" (
	"parcel_sn" text PRIMARY KEY,
	"order_sn" text NOT NULL,
	"state" text NOT NULL,
	"carrier" text NOT NULL,
	"tracking_no" text NOT NULL,
	"shipped_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "parcel_line" (
	"parcel_line_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "parcel_line_parcel_line_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"parcel_sn" text NOT NULL,
	"order_line_id" bigint NOT NULL,
	"lot_id" bigint NOT NULL,
	"lot_no" text NOT NULL,
	"date_code" text NOT NULL,
	"number" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sub_order" (
	"order_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sub_order_order_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_sn" text NOT NULL UNIQUE,
	"parent_sn" text NOT NULL,
	"member_id" bigint NOT NULL,
	"store_id" bigint NOT NULL,
	"store_name" jsonb NOT NULL,
	"state" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"review_kind" text[] DEFAULT '{}'::text[] NOT NULL,
	"lock_state" integer DEFAULT 0 NOT NULL,
	"evaluate_state" smallint DEFAULT 1 NOT NULL,
	"goods_amount" bigint NOT NULL,
	"freight" bigint NOT NULL,
	"payable" bigint NOT NULL,
	"refunded" bigint DEFAULT 0 NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"address" jsonb,
	"close_reason" text DEFAULT '' NOT NULL,
	"close_asked" boolean DEFAULT false NOT NULL,
	"delay_days" integer DEFAULT 0 NOT NULL,
	"buyer_extended" boolean DEFAULT false NOT NULL,
	"store_extended" boolean DEFAULT false NOT NULL,
	"delete_state" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"paid_at" timestamp with time zone,
	"shipped_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"auto_receive_at" timestamp with time zone,
	"evaluate_until" timestamp with time zone,
	CONSTRAINT "payable_is_sum" CHECK ("payable" = "goods_amount" + "freight"),
	CONSTRAINT "refund_within_payable" CHECK ("refunded" >= 0 AND "refunded" <= "payable")
);
--> statement-breakpoint
CREATE TABLE "trade" (
	"parent_sn" text PRIMARY KEY,
	"pay_sn" text NOT NULL UNIQUE,
	"member_id" bigint NOT NULL,
	"source" text NOT NULL,
	"pay_state" smallint DEFAULT 0 NOT NULL,
	"payable" bigint NOT NULL,
	"address" jsonb NOT NULL,
	"invoice" jsonb NOT NULL,
	"po_number" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"pay_deadline" timestamp with time zone,
	"paid_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "brand" (
	"brand_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "brand_brand_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL UNIQUE,
	"name_zh" text,
	"country" text,
	"is_domestic" boolean DEFAULT false NOT NULL,
	"website" text,
	"letter" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "category" (
	"category_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "category_category_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"code" text NOT NULL UNIQUE,
	"pid" bigint,
	"grade" smallint NOT NULL,
	"name_zh" text NOT NULL,
	"name_en" text NOT NULL,
	"picture" text,
	"sort" integer DEFAULT 0 NOT NULL,
	"path" integer[] DEFAULT '{}'::integer[] NOT NULL,
	"columns" text[] DEFAULT '{}'::text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "parameter" (
	"key" text PRIMARY KEY,
	"name_zh" text NOT NULL,
	"name_en" text NOT NULL,
	"unit" text,
	"kind" text NOT NULL,
	"is_facet" boolean DEFAULT false NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "part" (
	"part_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "part_part_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"brand_id" bigint NOT NULL,
	"part_no" text NOT NULL,
	"normal_part_no" text NOT NULL,
	"category_id" bigint NOT NULL,
	"title_zh" text NOT NULL,
	"title_en" text NOT NULL,
	"package_name" text,
	"package_family" text,
	"pins" integer,
	"picture" text,
	"datasheet" text,
	"series" text,
	"lifecycle" text DEFAULT 'active' NOT NULL,
	"released_at" timestamp with time zone,
	"params" jsonb DEFAULT '[]' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "balance_account" (
	"member_id" bigint PRIMARY KEY,
	"available" bigint NOT NULL,
	CONSTRAINT "balance_not_negative" CHECK ("available" >= 0)
);
--> statement-breakpoint
CREATE TABLE "balance_entry" (
	"entry_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "balance_entry_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	"balance_after" bigint NOT NULL,
	"document_sn" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bill" (
	"pay_sn" text PRIMARY KEY,
	"member_id" bigint NOT NULL,
	"lines" jsonb NOT NULL,
	"payable" bigint NOT NULL,
	"paid" bigint DEFAULT 0 NOT NULL,
	"state" text NOT NULL,
	"deadline" timestamp with time zone,
	"close_reason" text,
	"created_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "bill_paid_within_payable" CHECK ("paid" >= 0 AND "paid" <= "payable"),
	CONSTRAINT "bill_paid_when_full" CHECK ("state" <> 'PAID' OR "paid" = "payable")
);
--> statement-breakpoint
CREATE TABLE "payment" (
	"payment_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_payment_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"payment_sn" text NOT NULL UNIQUE,
	"member_id" bigint NOT NULL,
	"pay_sn" text NOT NULL,
	"method" text NOT NULL,
	"state" text NOT NULL,
	"amount" bigint NOT NULL,
	"paid_amount" bigint DEFAULT 0 NOT NULL,
	"refunded_amount" bigint DEFAULT 0 NOT NULL,
	"channel_no" text,
	"voucher" jsonb,
	"reason" text,
	"is_orphan" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "refund_within_payment" CHECK ("refunded_amount" >= 0 AND "refunded_amount" <= "paid_amount")
);
--> statement-breakpoint
CREATE TABLE "payment_log" (
	"log_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_log_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"payment_id" bigint NOT NULL,
	"from_state" text,
	"event" text NOT NULL,
	"to_state" text NOT NULL,
	"actor_role" text NOT NULL,
	"actor_id" bigint,
	"reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refund" (
	"refund_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "refund_refund_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"refund_sn" text NOT NULL UNIQUE,
	"payment_id" bigint NOT NULL,
	"document_sn" text NOT NULL,
	"amount" bigint NOT NULL,
	"route" text NOT NULL,
	"state" text NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "refund_above_zero" CHECK ("amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "sandbox_charge" (
	"channel_no" text PRIMARY KEY,
	"token" text NOT NULL UNIQUE,
	"payment_sn" text NOT NULL UNIQUE,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"language" text NOT NULL,
	"state" text NOT NULL,
	"return_url" text NOT NULL,
	"next_notice_at" timestamp with time zone,
	"notices_sent" integer DEFAULT 0 NOT NULL,
	"is_received" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "facet_term" (
	"term_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "facet_term_term_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"value" text NOT NULL,
	"value_en" text,
	"n" double precision
);
--> statement-breakpoint
CREATE TABLE "goods_index" (
	"goods_id" bigint PRIMARY KEY,
	"product_id" bigint NOT NULL,
	"part_id" bigint NOT NULL,
	"brand_id" bigint NOT NULL,
	"store_id" bigint NOT NULL,
	"category_id" bigint NOT NULL,
	"terms" integer[] NOT NULL,
	"words" tsvector NOT NULL,
	"normal_part_no" text NOT NULL,
	"price" bigint NOT NULL,
	"stock" bigint NOT NULL,
	"sale_num" bigint NOT NULL,
	"in_stock" boolean NOT NULL,
	"stock_rank" smallint NOT NULL,
	"sale_rank" smallint NOT NULL,
	"weight" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "agreement" (
	"code" text PRIMARY KEY,
	"version" text NOT NULL,
	"title_zh" text NOT NULL,
	"title_en" text NOT NULL,
	"body_zh" text NOT NULL,
	"body_en" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "setting" (
	"name" text PRIMARY KEY,
	"value" jsonb NOT NULL,
	"is_public" text DEFAULT 'no' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "store" (
	"store_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "store_store_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"code" text NOT NULL UNIQUE,
	"name_zh" text NOT NULL,
	"name_en" text NOT NULL,
	"intro_zh" text DEFAULT '' NOT NULL,
	"intro_en" text DEFAULT '' NOT NULL,
	"logo" text,
	"city_zh" text DEFAULT '' NOT NULL,
	"city_en" text DEFAULT '' NOT NULL,
	"service_tel" text DEFAULT '' NOT NULL,
	"is_self_operated" boolean DEFAULT false NOT NULL,
	"reviews_orders" boolean DEFAULT false NOT NULL,
	"freight_fee" bigint NOT NULL,
	"free_freight_from" bigint,
	"bank_account" text DEFAULT '' NOT NULL,
	"score_description" integer DEFAULT 0 NOT NULL,
	"score_service" integer DEFAULT 0 NOT NULL,
	"score_delivery" integer DEFAULT 0 NOT NULL,
	"score_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "store_operator" (
	"member_id" bigint NOT NULL,
	"store_id" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "request_receipt" (
	"who" text,
	"path" text,
	"request_id" text,
	"reply" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "request_receipt_pkey" PRIMARY KEY("who","path","request_id")
);
--> statement-breakpoint
CREATE TABLE "timer" (
	"timer_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "timer_timer_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"doc_type" text NOT NULL,
	"doc_sn" text NOT NULL,
	"event" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	CONSTRAINT "timer_once" UNIQUE("doc_type","doc_sn","event")
);
--> statement-breakpoint
CREATE INDEX "member_address_member_id_index" ON "member_address" ("member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "member_address_one_default" ON "member_address" ("member_id") WHERE is_default;--> statement-breakpoint
CREATE UNIQUE INDEX "cart_line_once" ON "cart_line" ("member_id","product_id");--> statement-breakpoint
CREATE INDEX "evaluation_goods_id_created_at_index" ON "evaluation" ("goods_id","created_at" DESC);--> statement-breakpoint
CREATE UNIQUE INDEX "stored_file_once" ON "stored_file" ("member_id","content_hash","visibility");--> statement-breakpoint
CREATE UNIQUE INDEX "goods_once" ON "goods" ("store_id","part_id");--> statement-breakpoint
CREATE INDEX "goods_part" ON "goods" ("part_id");--> statement-breakpoint
CREATE UNIQUE INDEX "product_once" ON "product" ("goods_id","packing");--> statement-breakpoint
CREATE INDEX "stock_entry_lot_id_index" ON "stock_entry" ("lot_id");--> statement-breakpoint
CREATE UNIQUE INDEX "stock_lot_once" ON "stock_lot" ("product_id","lot_no");--> statement-breakpoint
CREATE INDEX "member_session_member_id_index" ON "member_session" ("member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "member_name_once" ON "member" (lower("member_name"));--> statement-breakpoint
CREATE UNIQUE INDEX "member_mobile_once" ON "member" ("mobile");--> statement-breakpoint
CREATE UNIQUE INDEX "password_failure_once" ON "password_failure" ("subject","kind");--> statement-breakpoint
CREATE INDEX "password_failure_first_at_index" ON "password_failure" ("first_at");--> statement-breakpoint
CREATE UNIQUE INDEX "platform_operator_once" ON "platform_operator" ("member_id","role");--> statement-breakpoint
CREATE INDEX "outbox_message_created_at_index" ON "outbox_message" ("created_at");--> statement-breakpoint
CREATE INDEX "sms_dispatch_mobile_sent_at_index" ON "sms_dispatch" ("mobile","sent_at");--> statement-breakpoint
CREATE INDEX "sms_dispatch_ip_sent_at_index" ON "sms_dispatch" ("ip","sent_at");--> statement-breakpoint
CREATE INDEX "sms_dispatch_sent_at_index" ON "sms_dispatch" ("sent_at");--> statement-breakpoint
CREATE INDEX "order_line_order_sn_index" ON "order_line" ("order_sn");--> statement-breakpoint
CREATE INDEX "order_line_goods_id_index" ON "order_line" ("goods_id");--> statement-breakpoint
CREATE INDEX "order_log_order_sn_log_id_index" ON "order_log" ("order_sn","log_id");--> statement-breakpoint
CREATE INDEX "parcel_order_sn_index" ON "parcel" ("order_sn");--> statement-breakpoint
CREATE INDEX "parcel_line_parcel_sn_index" ON "parcel_line" ("parcel_sn");--> statement-breakpoint
CREATE UNIQUE INDEX "parcel_line_once" ON "parcel_line" ("parcel_sn","order_line_id","lot_id");--> statement-breakpoint
CREATE INDEX "sub_order_parent_sn_index" ON "sub_order" ("parent_sn");--> statement-breakpoint
CREATE INDEX "sub_order_of_member" ON "sub_order" ("member_id","created_at" DESC);--> statement-breakpoint
CREATE INDEX "sub_order_of_store" ON "sub_order" ("store_id","state","created_at" DESC);--> statement-breakpoint
CREATE INDEX "trade_member_id_created_at_index" ON "trade" ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "category_pid_sort_index" ON "category" ("pid","sort");--> statement-breakpoint
CREATE UNIQUE INDEX "part_once" ON "part" ("brand_id","part_no");--> statement-breakpoint
CREATE INDEX "part_normal_no" ON "part" ("normal_part_no" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "part_category" ON "part" ("category_id");--> statement-breakpoint
CREATE INDEX "balance_entry_member_id_entry_id_index" ON "balance_entry" ("member_id","entry_id");--> statement-breakpoint
CREATE INDEX "bill_member_id_index" ON "bill" ("member_id");--> statement-breakpoint
CREATE INDEX "payment_pay_sn_index" ON "payment" ("pay_sn");--> statement-breakpoint
CREATE INDEX "payment_state_index" ON "payment" ("state");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_open_once" ON "payment" ("pay_sn","method") WHERE state IN ('PENDING_PAYMENT', 'PROCESSING', 'PENDING_REVIEW', 'REVIEW_REJECTED');--> statement-breakpoint
CREATE UNIQUE INDEX "payment_channel_once" ON "payment" ("method","channel_no");--> statement-breakpoint
CREATE INDEX "payment_log_payment_id_index" ON "payment_log" ("payment_id");--> statement-breakpoint
CREATE INDEX "refund_payment_id_index" ON "refund" ("payment_id");--> statement-breakpoint
CREATE INDEX "refund_document_sn_index" ON "refund" ("document_sn");--> statement-breakpoint
CREATE INDEX "sandbox_charge_to_tell" ON "sandbox_charge" ("next_notice_at");--> statement-breakpoint
CREATE UNIQUE INDEX "facet_term_once" ON "facet_term" ("kind","value");--> statement-breakpoint
CREATE INDEX "goods_index_terms" ON "goods_index" USING gin ("terms") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "goods_index_words" ON "goods_index" USING gin ("words") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "goods_index_part_no" ON "goods_index" ("normal_part_no" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "goods_index_weight" ON "goods_index" ("weight" DESC);--> statement-breakpoint
CREATE INDEX "goods_index_category_weight" ON "goods_index" ("category_id","weight" DESC);--> statement-breakpoint
CREATE INDEX "goods_index_price" ON "goods_index" ("price","goods_id");--> statement-breakpoint
CREATE INDEX "goods_index_stock" ON "goods_index" ("stock_rank" DESC);--> statement-breakpoint
CREATE INDEX "goods_index_sales" ON "goods_index" ("sale_rank" DESC);--> statement-breakpoint
CREATE UNIQUE INDEX "store_operator_once" ON "store_operator" ("member_id");--> statement-breakpoint
CREATE INDEX "request_receipt_created_at_index" ON "request_receipt" ("created_at");--> statement-breakpoint
CREATE INDEX "timer_due" ON "timer" ("due_at");--> statement-breakpoint
ALTER TABLE "member_address" ADD CONSTRAINT "member_address_member_id_member_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "member"("member_id");--> statement-breakpoint
ALTER TABLE "cart_line" ADD CONSTRAINT "cart_line_member_id_member_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "member"("member_id");--> statement-breakpoint
ALTER TABLE "cart_line" ADD CONSTRAINT "cart_line_product_id_product_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "product"("product_id");--> statement-breakpoint
ALTER TABLE "evaluation" ADD CONSTRAINT "evaluation_order_line_id_order_line_order_line_id_fkey" FOREIGN KEY ("order_line_id") REFERENCES "order_line"("order_line_id");--> statement-breakpoint
ALTER TABLE "evaluation" ADD CONSTRAINT "evaluation_goods_id_goods_goods_id_fkey" FOREIGN KEY ("goods_id") REFERENCES "goods"("goods_id");--> statement-breakpoint
ALTER TABLE "evaluation" ADD CONSTRAINT "evaluation_member_id_member_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "member"("member_id");--> statement-breakpoint
ALTER TABLE "store_evaluation" ADD CONSTRAINT "store_evaluation_order_sn_sub_order_order_sn_fkey" FOREIGN KEY ("order_sn") REFERENCES "sub_order"("order_sn");--> statement-breakpoint
ALTER TABLE "stored_file" ADD CONSTRAINT "stored_file_member_id_member_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "member"("member_id");--> statement-breakpoint
ALTER TABLE "goods" ADD CONSTRAINT "goods_store_id_store_store_id_fkey" FOREIGN KEY ("store_id") REFERENCES "store"("store_id");--> statement-breakpoint
ALTER TABLE "goods" ADD CONSTRAINT "goods_part_id_part_part_id_fkey" FOREIGN KEY ("part_id") REFERENCES "part"("part_id");--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_goods_id_goods_goods_id_fkey" FOREIGN KEY ("goods_id") REFERENCES "goods"("goods_id");--> statement-breakpoint
ALTER TABLE "stock_entry" ADD CONSTRAINT "stock_entry_lot_id_stock_lot_lot_id_fkey" FOREIGN KEY ("lot_id") REFERENCES "stock_lot"("lot_id");--> statement-breakpoint
ALTER TABLE "stock_lot" ADD CONSTRAINT "stock_lot_product_id_product_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "product"("product_id");--> statement-breakpoint
ALTER TABLE "member_session" ADD CONSTRAINT "member_session_member_id_member_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "member"("member_id");--> statement-breakpoint
ALTER TABLE "platform_operator" ADD CONSTRAINT "platform_operator_member_id_member_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "member"("member_id");--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_order_sn_sub_order_order_sn_fkey" FOREIGN KEY ("order_sn") REFERENCES "sub_order"("order_sn");--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_product_id_product_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "product"("product_id");--> statement-breakpoint
ALTER TABLE "order_log" ADD CONSTRAINT "order_log_order_sn_sub_order_order_sn_fkey" FOREIGN KEY ("order_sn") REFERENCES "sub_order"("order_sn");--> statement-breakpoint
ALTER TABLE "parcel" ADD CONSTRAINT "parcel_order_sn_sub_order_order_sn_fkey" FOREIGN KEY ("order_sn") REFERENCES "sub_order"("order_sn");--> statement-breakpoint
ALTER TABLE "parcel_line" ADD CONSTRAINT "parcel_line_parcel_sn_parcel_parcel_sn_fkey" FOREIGN KEY ("parcel_sn") REFERENCES "parcel"("parcel_sn");--> statement-breakpoint
ALTER TABLE "parcel_line" ADD CONSTRAINT "parcel_line_order_line_id_order_line_order_line_id_fkey" FOREIGN KEY ("order_line_id") REFERENCES "order_line"("order_line_id");--> statement-breakpoint
ALTER TABLE "parcel_line" ADD CONSTRAINT "parcel_line_lot_id_stock_lot_lot_id_fkey" FOREIGN KEY ("lot_id") REFERENCES "stock_lot"("lot_id");--> statement-breakpoint
ALTER TABLE "sub_order" ADD CONSTRAINT "sub_order_parent_sn_trade_parent_sn_fkey" FOREIGN KEY ("parent_sn") REFERENCES "trade"("parent_sn");--> statement-breakpoint
ALTER TABLE "sub_order" ADD CONSTRAINT "sub_order_member_id_member_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "member"("member_id");--> statement-breakpoint
ALTER TABLE "sub_order" ADD CONSTRAINT "sub_order_store_id_store_store_id_fkey" FOREIGN KEY ("store_id") REFERENCES "store"("store_id");--> statement-breakpoint
ALTER TABLE "trade" ADD CONSTRAINT "trade_member_id_member_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "member"("member_id");--> statement-breakpoint
ALTER TABLE "part" ADD CONSTRAINT "part_brand_id_brand_brand_id_fkey" FOREIGN KEY ("brand_id") REFERENCES "brand"("brand_id");--> statement-breakpoint
ALTER TABLE "part" ADD CONSTRAINT "part_category_id_category_category_id_fkey" FOREIGN KEY ("category_id") REFERENCES "category"("category_id");--> statement-breakpoint
ALTER TABLE "balance_account" ADD CONSTRAINT "balance_account_member_id_member_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "member"("member_id");--> statement-breakpoint
ALTER TABLE "balance_entry" ADD CONSTRAINT "balance_entry_member_id_member_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "member"("member_id");--> statement-breakpoint
ALTER TABLE "bill" ADD CONSTRAINT "bill_member_id_member_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "member"("member_id");--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_member_id_member_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "member"("member_id");--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_pay_sn_bill_pay_sn_fkey" FOREIGN KEY ("pay_sn") REFERENCES "bill"("pay_sn");--> statement-breakpoint
ALTER TABLE "payment_log" ADD CONSTRAINT "payment_log_payment_id_payment_payment_id_fkey" FOREIGN KEY ("payment_id") REFERENCES "payment"("payment_id");--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_payment_id_payment_payment_id_fkey" FOREIGN KEY ("payment_id") REFERENCES "payment"("payment_id");--> statement-breakpoint
ALTER TABLE "goods_index" ADD CONSTRAINT "goods_index_goods_id_goods_goods_id_fkey" FOREIGN KEY ("goods_id") REFERENCES "goods"("goods_id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "store_operator" ADD CONSTRAINT "store_operator_member_id_member_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "member"("member_id");--> statement-breakpoint
ALTER TABLE "store_operator" ADD CONSTRAINT "store_operator_store_id_store_store_id_fkey" FOREIGN KEY ("store_id") REFERENCES "store"("store_id");
CREATE TABLE "punchout_connection" (
	"connection_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "punchout_connection_connection_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"enterprise_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"name" text NOT NULL,
	"protocol" text NOT NULL,
	"identity" text NOT NULL,
	"secret_hash" text NOT NULL,
	"hosts" text[] NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "punchout_order" (
	"connection_id" bigint,
	"order_id" text,
	"content_hash" text NOT NULL,
	"parent_sn" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "punchout_order_pkey" PRIMARY KEY("connection_id","order_id")
);
--> statement-breakpoint
CREATE TABLE "punchout_price" (
	"price_key" text PRIMARY KEY,
	"connection_id" bigint NOT NULL,
	"product_id" bigint NOT NULL,
	"number" bigint NOT NULL,
	"ordered_num" bigint DEFAULT 0 NOT NULL,
	"from_num" bigint NOT NULL,
	"unit_price" bigint NOT NULL,
	"shopper" text DEFAULT '' NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "punchout_session" (
	"visit_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "punchout_session_visit_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"connection_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"start_hash" text NOT NULL UNIQUE,
	"visit" jsonb NOT NULL,
	"session_id" bigint UNIQUE,
	"return_hash" text UNIQUE,
	"return_fields" jsonb,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cart_line" ADD COLUMN "basket" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "member_session" ADD COLUMN "punchout" text;--> statement-breakpoint
ALTER TABLE "member_session" ADD COLUMN "punchout_until" timestamp with time zone;--> statement-breakpoint
DROP INDEX "cart_line_once";--> statement-breakpoint
CREATE UNIQUE INDEX "cart_line_once" ON "cart_line" ("member_id","basket","product_id");--> statement-breakpoint
CREATE INDEX "punchout_connection_enterprise_id_index" ON "punchout_connection" ("enterprise_id");--> statement-breakpoint
CREATE INDEX "punchout_connection_by_identity" ON "punchout_connection" ("protocol","identity");--> statement-breakpoint
CREATE INDEX "punchout_price_connection_id_index" ON "punchout_price" ("connection_id");--> statement-breakpoint
CREATE INDEX "punchout_price_until" ON "punchout_price" ("until");--> statement-breakpoint
CREATE INDEX "punchout_session_connection_id_index" ON "punchout_session" ("connection_id");--> statement-breakpoint
CREATE INDEX "punchout_session_until" ON "punchout_session" ("until");--> statement-breakpoint
ALTER TABLE "punchout_connection" ADD CONSTRAINT "punchout_connection_enterprise_id_enterprise_enterprise_id_fkey" FOREIGN KEY ("enterprise_id") REFERENCES "enterprise"("enterprise_id");--> statement-breakpoint
ALTER TABLE "punchout_connection" ADD CONSTRAINT "punchout_connection_member_id_member_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "member"("member_id");--> statement-breakpoint
ALTER TABLE "punchout_order" ADD CONSTRAINT "punchout_order_OaWQUp1W1zpf_fkey" FOREIGN KEY ("connection_id") REFERENCES "punchout_connection"("connection_id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "punchout_order" ADD CONSTRAINT "punchout_order_parent_sn_trade_parent_sn_fkey" FOREIGN KEY ("parent_sn") REFERENCES "trade"("parent_sn");--> statement-breakpoint
ALTER TABLE "punchout_price" ADD CONSTRAINT "punchout_price_BzT30SrqP14g_fkey" FOREIGN KEY ("connection_id") REFERENCES "punchout_connection"("connection_id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "punchout_price" ADD CONSTRAINT "punchout_price_product_id_product_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "product"("product_id");--> statement-breakpoint
ALTER TABLE "punchout_session" ADD CONSTRAINT "punchout_session_VQshOlBf8Wkx_fkey" FOREIGN KEY ("connection_id") REFERENCES "punchout_connection"("connection_id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "punchout_session" ADD CONSTRAINT "punchout_session_member_id_member_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "member"("member_id");
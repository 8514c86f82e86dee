CREATE TABLE "item_settlement" (
	"item_id" bigint PRIMARY KEY,
	"service_sn" text NOT NULL,
	"former_state" text NOT NULL,
	"is_fault" boolean NOT NULL,
	"kept" bigint,
	"settled_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "service_change" (
	"change_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "service_change_change_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"service_sn" text NOT NULL,
	"kind" text NOT NULL,
	"side" text NOT NULL,
	"state" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"reason" text NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"is_fault" boolean DEFAULT false NOT NULL,
	"drop" smallint[] DEFAULT '{}'::smallint[] NOT NULL,
	"add" jsonb DEFAULT '[]' NOT NULL,
	"fee" bigint NOT NULL,
	"back" bigint NOT NULL,
	"extra" bigint NOT NULL,
	"stood_at" text NOT NULL,
	"asked_by" bigint NOT NULL,
	"asked_name" text NOT NULL,
	"answered_by" bigint,
	"answered_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "item_settlement_of" ON "item_settlement" ("service_sn");--> statement-breakpoint
CREATE INDEX "service_change_of" ON "service_change" ("service_sn","change_id");--> statement-breakpoint
CREATE UNIQUE INDEX "service_change_asked" ON "service_change" ("service_sn") WHERE state = 'ASKED';--> statement-breakpoint
CREATE INDEX "service_change_by" ON "service_change" ("asked_by");--> statement-breakpoint
CREATE INDEX "service_change_answered" ON "service_change" ("answered_by");--> statement-breakpoint
ALTER TABLE "item_settlement" ADD CONSTRAINT "item_settlement_item_id_service_item_item_id_fkey" FOREIGN KEY ("item_id") REFERENCES "service_item"("item_id");--> statement-breakpoint
ALTER TABLE "item_settlement" ADD CONSTRAINT "item_settlement_service_sn_service_order_service_sn_fkey" FOREIGN KEY ("service_sn") REFERENCES "service_order"("service_sn");--> statement-breakpoint
ALTER TABLE "service_change" ADD CONSTRAINT "service_change_service_sn_service_order_service_sn_fkey" FOREIGN KEY ("service_sn") REFERENCES "service_order"("service_sn");--> statement-breakpoint
ALTER TABLE "service_change" ADD CONSTRAINT "service_change_asked_by_member_member_id_fkey" FOREIGN KEY ("asked_by") REFERENCES "member"("member_id");--> statement-breakpoint
ALTER TABLE "service_change" ADD CONSTRAINT "service_change_answered_by_member_member_id_fkey" FOREIGN KEY ("answered_by") REFERENCES "member"("member_id");
CREATE TABLE "list_preference" (
	"member_id" bigint,
	"list" text,
	"preference" jsonb NOT NULL,
	CONSTRAINT "list_preference_pkey" PRIMARY KEY("member_id","list")
);
--> statement-breakpoint
CREATE TABLE "list_view" (
	"view_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "list_view_view_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" bigint NOT NULL,
	"list" text NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"columns" jsonb,
	"is_start" boolean NOT NULL,
	"team" text
);
--> statement-breakpoint
CREATE INDEX "payment_transfer_time" ON "payment" ("created_at") WHERE method = 'TRANSFER';--> statement-breakpoint
CREATE INDEX "payment_transfer_amount" ON "payment" ("amount") WHERE method = 'TRANSFER';--> statement-breakpoint
CREATE UNIQUE INDEX "list_view_once" ON "list_view" ("member_id","list","name");--> statement-breakpoint
CREATE INDEX "list_view_team_list_index" ON "list_view" ("team","list");--> statement-breakpoint
ALTER TABLE "list_preference" ADD CONSTRAINT "list_preference_member_id_member_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "member"("member_id");--> statement-breakpoint
ALTER TABLE "list_view" ADD CONSTRAINT "list_view_member_id_member_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "member"("member_id");
ALTER TABLE "asked_amount" DROP CONSTRAINT "asked_amount_pkey";--> statement-breakpoint
ALTER TABLE "budget" ADD COLUMN "owner_id" bigint;--> statement-breakpoint
ALTER TABLE "sub_account" ADD COLUMN "is_head" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "asked_amount" ADD CONSTRAINT "asked_amount_once" UNIQUE NULLS NOT DISTINCT("doc_type","doc_sn","enterprise_id","store_id");--> statement-breakpoint
ALTER TABLE "budget" ADD CONSTRAINT "budget_owner_id_member_member_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "member"("member_id");
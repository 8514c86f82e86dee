CREATE TABLE "spent_refresh_token" (
	"token_hash" text PRIMARY KEY,
	"session_id" bigint NOT NULL,
	"spent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "member_session" ADD COLUMN "first_hash" text;--> statement-breakpoint
ALTER TABLE "member_session" ADD COLUMN "is_answered" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "spent_refresh_token_session_id_spent_at_index" ON "spent_refresh_token" ("session_id","spent_at");--> statement-breakpoint
ALTER TABLE "spent_refresh_token" ADD CONSTRAINT "spent_refresh_token_session_id_member_session_session_id_fkey" FOREIGN KEY ("session_id") REFERENCES "member_session"("session_id") ON DELETE CASCADE;--> statement-breakpoint
UPDATE "member_session" SET "first_hash" = "refresh_hash" WHERE "former_hash" IS NULL;

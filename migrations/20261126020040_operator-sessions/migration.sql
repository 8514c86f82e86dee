CREATE TABLE "operator_session" (
	"session_id" bigint PRIMARY KEY,
	"worked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "operator_session" ADD CONSTRAINT "operator_session_session_id_member_session_session_id_fkey" FOREIGN KEY ("session_id") REFERENCES "member_session"("session_id") ON DELETE CASCADE;
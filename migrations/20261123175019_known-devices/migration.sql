CREATE TABLE "known_device" (
	"device_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "known_device_device_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" bigint NOT NULL,
	"token_hash" text NOT NULL UNIQUE,
	"session_id" bigint NOT NULL
);
--> statement-breakpoint
CREATE INDEX "known_device_member_id_index" ON "known_device" ("member_id");--> statement-breakpoint
CREATE INDEX "known_device_session_id_index" ON "known_device" ("session_id");--> statement-breakpoint
ALTER TABLE "known_device" ADD CONSTRAINT "known_device_member_id_member_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "member"("member_id");--> statement-breakpoint
ALTER TABLE "known_device" ADD CONSTRAINT "known_device_session_id_member_session_session_id_fkey" FOREIGN KEY ("session_id") REFERENCES "member_session"("session_id") ON DELETE CASCADE;
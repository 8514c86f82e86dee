CREATE TABLE "api_key" (
	"key_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "api_key_key_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"owner_kind" text NOT NULL,
	"owner_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"name" text NOT NULL,
	"prefix" text NOT NULL,
	"key_hash" text NOT NULL UNIQUE,
	"scopes" text[] NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "api_key_of_owner" ON "api_key" ("owner_kind","owner_id","created_at");--> statement-breakpoint
ALTER TABLE "api_key" ADD CONSTRAINT "api_key_member_id_member_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "member"("member_id");
CREATE TABLE "lab_staff" (
	"staff_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lab_staff_staff_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"lab_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"name" text NOT NULL,
	"roles" text[] NOT NULL,
	"group_ids" bigint[] DEFAULT '{}'::bigint[] NOT NULL,
	"from_date" date NOT NULL,
	"to_date" date,
	"state" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "lab_staff_end" CHECK (("state" = 'LEFT') = ("to_date" IS NOT NULL)),
	CONSTRAINT "lab_staff_has_roles" CHECK (cardinality("roles") > 0)
);
--> statement-breakpoint
CREATE TABLE "lab_training" (
	"training_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lab_training_training_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"staff_id" bigint NOT NULL,
	"cap_id" bigint NOT NULL,
	"until" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "signatory_scope" (
	"scope_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "signatory_scope_scope_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"staff_id" bigint NOT NULL,
	"field" text,
	"cap_id" bigint,
	"mark" text NOT NULL,
	"from_date" date NOT NULL,
	"to_date" date NOT NULL,
	CONSTRAINT "signatory_scope_of_one" CHECK (("field" IS NULL) <> ("cap_id" IS NULL)),
	CONSTRAINT "signatory_scope_days" CHECK ("to_date" >= "from_date")
);
--> statement-breakpoint
ALTER TABLE "laboratory" ADD COLUMN "store_id" bigint;--> statement-breakpoint
ALTER TABLE "laboratory" ADD CONSTRAINT "laboratory_store_id_key" UNIQUE("store_id");--> statement-breakpoint
CREATE UNIQUE INDEX "lab_staff_one_laboratory" ON "lab_staff" ("member_id") WHERE state = 'ACTIVE';--> statement-breakpoint
CREATE INDEX "lab_staff_of_member" ON "lab_staff" ("member_id");--> statement-breakpoint
CREATE INDEX "lab_staff_of_laboratory" ON "lab_staff" ("lab_id","from_date");--> statement-breakpoint
CREATE UNIQUE INDEX "lab_training_once" ON "lab_training" ("staff_id","cap_id");--> statement-breakpoint
CREATE INDEX "lab_training_capability" ON "lab_training" ("cap_id");--> statement-breakpoint
CREATE INDEX "signatory_scope_of" ON "signatory_scope" ("staff_id");--> statement-breakpoint
CREATE INDEX "signatory_scope_capability" ON "signatory_scope" ("cap_id");--> statement-breakpoint
ALTER TABLE "laboratory" ADD CONSTRAINT "laboratory_store_id_store_store_id_fkey" FOREIGN KEY ("store_id") REFERENCES "store"("store_id");--> statement-breakpoint
ALTER TABLE "lab_staff" ADD CONSTRAINT "lab_staff_lab_id_laboratory_lab_id_fkey" FOREIGN KEY ("lab_id") REFERENCES "laboratory"("lab_id");--> statement-breakpoint
ALTER TABLE "lab_staff" ADD CONSTRAINT "lab_staff_member_id_member_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "member"("member_id");--> statement-breakpoint
ALTER TABLE "lab_training" ADD CONSTRAINT "lab_training_staff_id_lab_staff_staff_id_fkey" FOREIGN KEY ("staff_id") REFERENCES "lab_staff"("staff_id");--> statement-breakpoint
ALTER TABLE "lab_training" ADD CONSTRAINT "lab_training_cap_id_capability_cap_id_fkey" FOREIGN KEY ("cap_id") REFERENCES "capability"("cap_id");--> statement-breakpoint
ALTER TABLE "signatory_scope" ADD CONSTRAINT "signatory_scope_staff_id_lab_staff_staff_id_fkey" FOREIGN KEY ("staff_id") REFERENCES "lab_staff"("staff_id");--> statement-breakpoint
ALTER TABLE "signatory_scope" ADD CONSTRAINT "signatory_scope_cap_id_capability_cap_id_fkey" FOREIGN KEY ("cap_id") REFERENCES "capability"("cap_id");
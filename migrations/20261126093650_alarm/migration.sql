CREATE TABLE "alarm" (
	"alarm_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "alarm_alarm_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" bigint NOT NULL,
	"part_id" bigint NOT NULL,
	"product_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"number" bigint NOT NULL,
	"price" bigint,
	"state" text NOT NULL,
	"seen_price" bigint,
	"seen_stock" bigint,
	"told_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "alarm_once" ON "alarm" ("member_id","part_id","kind");--> statement-breakpoint
CREATE INDEX "alarm_waiting" ON "alarm" ("part_id") WHERE "state" = 'ACTIVE';--> statement-breakpoint
ALTER TABLE "alarm" ADD CONSTRAINT "alarm_member_id_member_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "member"("member_id");--> statement-breakpoint
ALTER TABLE "alarm" ADD CONSTRAINT "alarm_part_id_part_part_id_fkey" FOREIGN KEY ("part_id") REFERENCES "part"("part_id");--> statement-breakpoint
ALTER TABLE "alarm" ADD CONSTRAINT "alarm_product_id_product_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "product"("product_id");
CREATE TABLE "channel_charge" (
	"payment_sn" text PRIMARY KEY,
	"method" text NOT NULL,
	"amount" bigint NOT NULL,
	"subject" text NOT NULL,
	"code_url" text,
	"expires_at" timestamp with time zone NOT NULL,
	"is_to_close" boolean DEFAULT false NOT NULL,
	"due_at" timestamp with time zone,
	"asked_at" timestamp with time zone,
	"transaction_no" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stand_in_charge" (
	"method" text,
	"number" text,
	"token" text NOT NULL UNIQUE,
	"transaction_no" text NOT NULL,
	"amount" bigint NOT NULL,
	"subject" text NOT NULL,
	"state" text NOT NULL,
	"notify_url" text NOT NULL,
	"return_url" text,
	"created_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "stand_in_charge_pkey" PRIMARY KEY("method","number")
);
--> statement-breakpoint
CREATE TABLE "stand_in_key" (
	"name" text PRIMARY KEY,
	"pem" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "channel_charge_due" ON "channel_charge" ("due_at") WHERE due_at IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "channel_transaction_once" ON "channel_charge" ("method","transaction_no");--> statement-breakpoint
ALTER TABLE "channel_charge" ADD CONSTRAINT "channel_charge_payment_sn_payment_payment_sn_fkey" FOREIGN KEY ("payment_sn") REFERENCES "payment"("payment_sn");
CREATE TABLE "payment_pages" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"method" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"gateway_id" text,
	"url" text,
	"expires_at" timestamp with time zone NOT NULL,
	"attempt" text,
	"ended" text,
	"check_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_pages_amount" CHECK (amount > 0)
);
--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "failures" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "error" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "round" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "retry_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "held_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payment_pages" ADD CONSTRAINT "payment_pages_number_orders_number_fk" FOREIGN KEY ("number") REFERENCES "public"."orders"("number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_pages_open" ON "payment_pages" USING btree ("number") WHERE ended is null;--> statement-breakpoint
CREATE INDEX "payment_pages_order" ON "payment_pages" USING btree ("number","id");--> statement-breakpoint
CREATE INDEX "payment_pages_check" ON "payment_pages" USING btree ("check_at") WHERE ended is null;--> statement-breakpoint
CREATE INDEX "payments_gateway" ON "payments" USING btree ("reference") WHERE reference <> '';--> statement-breakpoint
CREATE INDEX "refunds_retry" ON "refunds" USING btree ("retry_at") WHERE reference is null;
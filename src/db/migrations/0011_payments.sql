CREATE TABLE "payments" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"method" text NOT NULL,
	"reference" text DEFAULT '' NOT NULL,
	"amount" bigint NOT NULL,
	"refunded" bigint DEFAULT 0 NOT NULL,
	"accepted" boolean NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payments_amount" CHECK (amount > 0),
	CONSTRAINT "payments_refunded" CHECK (refunded between 0 and amount)
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"payment_id" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"reference" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "refunds_amount" CHECK (amount > 0)
);
--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_number_orders_number_fk" FOREIGN KEY ("number") REFERENCES "public"."orders"("number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_number_orders_number_fk" FOREIGN KEY ("number") REFERENCES "public"."orders"("number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payments_reference" ON "payments" USING btree ("number","method","reference");--> statement-breakpoint
CREATE INDEX "refunds_order" ON "refunds" USING btree ("number");--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_reference" ON "refunds" USING btree ("payment_id","reference") WHERE reference <> '';--> statement-breakpoint
-- Orders of before: one payment for each that was paid, and what went back of it.
INSERT INTO "payments" ("number", "method", "reference", "amount", "refunded", "accepted", "received_at")
SELECT o.number, o.payment, coalesce(o.payment_reference, ''), o.total,
	CASE WHEN o.payment_state = 'refunded' THEN least(coalesce(r.amount, o.total), o.total) ELSE 0 END, o.state <> 'cancelled', o.placed_at
FROM "orders" o LEFT JOIN "returns" r ON r.number = o.number AND r.state = 'refunded'
WHERE o.payment_state IN ('paid', 'refund-due', 'refunded') AND o.total > 0;--> statement-breakpoint
INSERT INTO "refunds" ("number", "payment_id", "amount", "reference") SELECT number, id, refunded, '' FROM "payments" WHERE refunded > 0;--> statement-breakpoint
UPDATE "orders" SET refund_since = NULL WHERE payment_state <> 'refund-due';

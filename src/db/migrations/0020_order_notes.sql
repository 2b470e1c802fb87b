CREATE TABLE "order_allowances" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"amount" bigint NOT NULL,
	"reason" text NOT NULL,
	"user_id" text,
	"name" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_allowances_amount" CHECK (amount > 0)
);
--> statement-breakpoint
CREATE TABLE "order_notes" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"user_id" text,
	"name" text NOT NULL,
	"text" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_allowances" ADD CONSTRAINT "order_allowances_number_orders_number_fk" FOREIGN KEY ("number") REFERENCES "public"."orders"("number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_notes" ADD CONSTRAINT "order_notes_number_orders_number_fk" FOREIGN KEY ("number") REFERENCES "public"."orders"("number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_allowances_order" ON "order_allowances" USING btree ("number");--> statement-breakpoint
CREATE INDEX "order_notes_order" ON "order_notes" USING btree ("number","id");--> statement-breakpoint
CREATE INDEX "order_lines_sku" ON "order_lines" USING btree (lower("sku") text_pattern_ops);
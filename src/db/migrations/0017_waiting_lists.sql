CREATE TABLE "price_alerts" (
	"user_id" text PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "price_alerts_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "price_notes" (
	"user_id" text NOT NULL,
	"slug" text NOT NULL,
	"price" bigint NOT NULL,
	"former" bigint,
	"told_at" timestamp with time zone,
	CONSTRAINT "price_notes_user_id_slug_pk" PRIMARY KEY("user_id","slug")
);
--> statement-breakpoint
CREATE TABLE "saved_carts" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"email_key" text GENERATED ALWAYS AS (lower(email)) STORED NOT NULL,
	"lines" jsonb NOT NULL,
	"token_hash" text NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	"told_at" timestamp with time zone,
	CONSTRAINT "saved_carts_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "stock_watchers" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"email_key" text GENERATED ALWAYS AS (lower(email)) STORED NOT NULL,
	"sku" text NOT NULL,
	"state" text NOT NULL,
	"token_hash" text NOT NULL,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"mailed_at" timestamp with time zone,
	"confirmed_at" timestamp with time zone,
	"told_at" timestamp with time zone,
	CONSTRAINT "stock_watchers_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "stock_watchers_state" CHECK (state in ('pending', 'waiting', 'told'))
);
--> statement-breakpoint
ALTER TABLE "price_alerts" ADD CONSTRAINT "price_alerts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_notes" ADD CONSTRAINT "price_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "price_notes_slug" ON "price_notes" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "saved_carts_email" ON "saved_carts" USING btree ("email_key");--> statement-breakpoint
CREATE INDEX "saved_carts_saved" ON "saved_carts" USING btree ("saved_at");--> statement-breakpoint
CREATE INDEX "saved_carts_due" ON "saved_carts" USING btree ("saved_at") WHERE told_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "stock_watchers_once" ON "stock_watchers" USING btree ("email_key","sku");--> statement-breakpoint
CREATE INDEX "stock_watchers_queue" ON "stock_watchers" USING btree ("sku","asked_at") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "stock_watchers_told" ON "stock_watchers" USING btree ("sku","told_at") WHERE told_at is not null;--> statement-breakpoint
-- An order ends the cart that its address saved, in the same transaction: no letter about an order that was placed.
CREATE FUNCTION saved_cart_ordered() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM saved_carts WHERE email_key = lower(NEW.email);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER orders_saved_cart AFTER INSERT ON "orders" FOR EACH ROW EXECUTE FUNCTION saved_cart_ordered();

CREATE TABLE "coupons" (
	"code" text PRIMARY KEY NOT NULL,
	"percent" smallint,
	"amount" bigint,
	"min_subtotal" bigint DEFAULT 0 NOT NULL,
	"max_discount" bigint,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"uses" integer,
	"used" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "coupons_worth" CHECK ((percent between 1 and 100) or amount > 0),
	CONSTRAINT "coupons_used" CHECK (used >= 0)
);
--> statement-breakpoint
CREATE TABLE "invoice_series" (
	"year" text PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_events" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"state" text NOT NULL,
	"actor" text NOT NULL,
	"note" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_keys" (
	"key" text PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"body" text NOT NULL,
	"number" text,
	"refusal" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"number" text NOT NULL,
	"position" integer NOT NULL,
	"sku" text NOT NULL,
	"product_id" text NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"variant" text NOT NULL,
	"picture" jsonb,
	"price" bigint NOT NULL,
	"quantity" integer NOT NULL,
	"amount" bigint NOT NULL,
	"discount" bigint NOT NULL,
	"hsn" text NOT NULL,
	"gst_percent" smallint NOT NULL,
	"gst" bigint NOT NULL,
	"made_to_order" boolean NOT NULL,
	CONSTRAINT "order_lines_number_position_pk" PRIMARY KEY("number","position")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"number" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"email" text NOT NULL,
	"email_key" text GENERATED ALWAYS AS (lower(email)) STORED NOT NULL,
	"contact" jsonb NOT NULL,
	"address" jsonb NOT NULL,
	"state" text DEFAULT 'placed' NOT NULL,
	"payment" text NOT NULL,
	"payment_state" text DEFAULT 'due' NOT NULL,
	"payment_reference" text,
	"currency" text NOT NULL,
	"subtotal" bigint NOT NULL,
	"discount" bigint NOT NULL,
	"coupon" text,
	"shipping" bigint NOT NULL,
	"gst" bigint NOT NULL,
	"total" bigint NOT NULL,
	"delivery_from" date NOT NULL,
	"delivery_to" date NOT NULL,
	"placed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone,
	"delivered_at" timestamp with time zone,
	"refund_since" timestamp with time zone,
	"invoice_number" text,
	"invoiced_at" timestamp with time zone,
	"letter_at" timestamp with time zone,
	"letter_sent" boolean DEFAULT false NOT NULL,
	CONSTRAINT "orders_invoice_number_unique" UNIQUE("invoice_number")
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"method" text NOT NULL,
	"id" text NOT NULL,
	"number" text NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_events_method_id_pk" PRIMARY KEY("method","id")
);
--> statement-breakpoint
CREATE TABLE "returns" (
	"number" text PRIMARY KEY NOT NULL,
	"state" text DEFAULT 'requested' NOT NULL,
	"reason" text NOT NULL,
	"note" text NOT NULL,
	"evidence" text[] NOT NULL,
	"lines" jsonb NOT NULL,
	"amount" bigint NOT NULL,
	"requested_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" text PRIMARY KEY NOT NULL,
	"product_id" text NOT NULL,
	"buyer" text NOT NULL,
	"number" text NOT NULL,
	"name" text NOT NULL,
	"rating" smallint NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reviews_rating" CHECK (rating between 1 and 5)
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "made_to_order" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_number_orders_number_fk" FOREIGN KEY ("number") REFERENCES "public"."orders"("number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_number_orders_number_fk" FOREIGN KEY ("number") REFERENCES "public"."orders"("number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_number_orders_number_fk" FOREIGN KEY ("number") REFERENCES "public"."orders"("number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_events_order" ON "order_events" USING btree ("number","id");--> statement-breakpoint
CREATE INDEX "order_keys_age" ON "order_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "order_lines_product" ON "order_lines" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "orders_user" ON "orders" USING btree ("user_id","placed_at" DESC NULLS LAST) WHERE user_id is not null;--> statement-breakpoint
CREATE INDEX "orders_email" ON "orders" USING btree ("email_key");--> statement-breakpoint
CREATE INDEX "orders_placed" ON "orders" USING btree ("placed_at" DESC NULLS LAST,"number");--> statement-breakpoint
CREATE INDEX "orders_state" ON "orders" USING btree ("state","placed_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_expiry" ON "orders" USING btree ("expires_at") WHERE expires_at is not null;--> statement-breakpoint
CREATE INDEX "orders_letter" ON "orders" USING btree ("placed_at") WHERE not letter_sent;--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_buyer" ON "reviews" USING btree ("product_id","buyer");--> statement-breakpoint
CREATE INDEX "reviews_product" ON "reviews" USING btree ("product_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "reviews_state" ON "reviews" USING btree ("state","created_at");--> statement-breakpoint
ALTER TABLE "variants" ADD CONSTRAINT "variants_stock" CHECK (stock >= 0);--> statement-breakpoint
-- An order touches stock: lists need to hear of it only when a piece sells out, comes back or is nearly gone.
CREATE FUNCTION stock_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF (OLD.stock > 0) <> (NEW.stock > 0) THEN
		UPDATE products p SET price = d.price, original_price = d.original_price, is_discounted = d.original_price IS NOT NULL,
			stock = d.stock, in_stock = d.stock > 0
		FROM (
			SELECT price, original_price, stock FROM variants WHERE product_id = NEW.product_id
			ORDER BY (stock > 0) DESC, position LIMIT 1
		) d WHERE p.id = NEW.product_id;
	ELSE
		PERFORM pg_notify('catalogue', '');
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
DROP TRIGGER variants_changed ON "variants";--> statement-breakpoint
CREATE TRIGGER variants_changed AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE OF "id", "product_id", "sku", "values", "price", "original_price", "picture", "position" ON "variants" FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed();--> statement-breakpoint
CREATE TRIGGER variants_stock_changed AFTER UPDATE OF "stock" ON "variants" FOR EACH ROW WHEN (OLD.stock <> NEW.stock AND LEAST(OLD.stock, NEW.stock) < 10) EXECUTE FUNCTION stock_changed();--> statement-breakpoint
-- Makes an order or nothing, in one round trip: 'placed', 'known' for a key that was used, or 'changed' when the goods, their
-- prices or the coupon are no longer as they were quoted. That is no error: drivers drop a connection that met one.
CREATE FUNCTION place_order(p_key text, p_owner text, p_body text, p_order jsonb, p_lines jsonb) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
	taken integer;
BEGIN
	-- The key first: whoever repeats it waits here until its first request is done.
	INSERT INTO order_keys (key, owner, body, number) VALUES (p_key, p_owner, p_body, p_order->>'number') ON CONFLICT DO NOTHING;
	IF NOT FOUND THEN
		RETURN 'known';
	END IF;
	-- All lines before any is changed, always in one order: two orders never wait for each other.
	PERFORM 1 FROM variants WHERE sku IN (SELECT line->>'sku' FROM jsonb_array_elements(p_lines) line) ORDER BY sku FOR UPDATE;
	UPDATE variants v SET stock = v.stock - line.quantity
	FROM jsonb_to_recordset(p_lines) AS line(sku text, quantity integer, listed bigint)
	WHERE v.sku = line.sku AND v.stock >= line.quantity AND v.price = line.listed;
	GET DIAGNOSTICS taken = ROW_COUNT;
	IF taken < jsonb_array_length(p_lines) THEN
		RAISE EXCEPTION 'stock or price changed' USING ERRCODE = 'AR001';
	END IF;
	IF p_order->>'coupon' IS NOT NULL THEN
		UPDATE coupons SET used = used + 1 WHERE code = p_order->>'coupon' AND (uses IS NULL OR used < uses);
		IF NOT FOUND THEN
			RAISE EXCEPTION 'coupon changed' USING ERRCODE = 'AR001';
		END IF;
	END IF;
	INSERT INTO orders (number, user_id, email, contact, address, payment, currency, subtotal, discount, coupon, shipping, gst, total,
		delivery_from, delivery_to, placed_at, expires_at)
	SELECT number, user_id, email, contact, address, payment, currency, subtotal, discount, coupon, shipping, gst, total,
		delivery_from, delivery_to, placed_at, expires_at
	FROM jsonb_to_record(p_order) AS o(number text, user_id text, email text, contact jsonb, address jsonb, payment text, currency text,
		subtotal bigint, discount bigint, coupon text, shipping bigint, gst bigint, total bigint, delivery_from date, delivery_to date,
		placed_at timestamptz, expires_at timestamptz);
	INSERT INTO order_lines (number, position, sku, product_id, slug, name, variant, picture, price, quantity, amount, discount, hsn,
		gst_percent, gst, made_to_order)
	SELECT p_order->>'number', position, sku, product_id, slug, name, variant, picture, price, quantity, amount, discount, hsn,
		gst_percent, gst, made_to_order
	FROM jsonb_to_recordset(p_lines) AS l(position integer, sku text, product_id text, slug text, name text, variant text, picture jsonb,
		price bigint, quantity integer, amount bigint, discount bigint, hsn text, gst_percent smallint, gst bigint, made_to_order boolean);
	INSERT INTO order_events (number, at, state, actor) VALUES (p_order->>'number', (p_order->>'placed_at')::timestamptz, 'placed', 'shopper');
	RETURN 'placed';
EXCEPTION WHEN SQLSTATE 'AR001' THEN
	RETURN 'changed';
END $$;

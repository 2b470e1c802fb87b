CREATE TABLE "store_stock" (
	"store" text NOT NULL,
	"sku" text NOT NULL,
	"stock" integer NOT NULL,
	CONSTRAINT "store_stock_store_sku_pk" PRIMARY KEY("store","sku"),
	CONSTRAINT "store_stock_stock" CHECK (stock >= 0)
);
--> statement-breakpoint
CREATE TABLE "delivery_slots" (
	"zone" text NOT NULL,
	"day" date NOT NULL,
	"window" text NOT NULL,
	"booked" integer NOT NULL,
	CONSTRAINT "delivery_slots_zone_day_window_pk" PRIMARY KEY("zone","day","window"),
	CONSTRAINT "delivery_slots_booked" CHECK (booked >= 0)
);
--> statement-breakpoint
CREATE TABLE "order_parcel_lines" (
	"number" text NOT NULL,
	"parcel" smallint NOT NULL,
	"sku" text NOT NULL,
	"quantity" integer NOT NULL,
	"from_store" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "order_parcel_lines_number_parcel_sku_pk" PRIMARY KEY("number","parcel","sku"),
	CONSTRAINT "order_parcel_lines_quantity" CHECK (quantity > 0 and from_store between 0 and quantity)
);
--> statement-breakpoint
CREATE TABLE "order_parcels" (
	"number" text NOT NULL,
	"parcel" smallint NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"transport" text NOT NULL,
	"size" text NOT NULL,
	"store" text,
	"amount" bigint NOT NULL,
	"shipping" bigint NOT NULL,
	"charges" jsonb NOT NULL,
	"grams" integer NOT NULL,
	"delivery_from" date NOT NULL,
	"delivery_to" date NOT NULL,
	"slot_zone" text,
	"slot_day" date,
	"slot_window" text,
	"carrier" text,
	"tracking" text,
	"packed_at" timestamp with time zone,
	"shipped_at" timestamp with time zone,
	"delivered_at" timestamp with time zone,
	CONSTRAINT "order_parcels_number_parcel_pk" PRIMARY KEY("number","parcel"),
	CONSTRAINT "order_parcels_slot_whole" CHECK (num_nulls(slot_zone, slot_day, slot_window) in (0, 3))
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "packed" jsonb;--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "lead_weeks" smallint;--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "arrives_on" date;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "delivery" jsonb DEFAULT '{"store":null,"services":[],"split":false,"access":null}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "store_stock" ADD CONSTRAINT "store_stock_sku_variants_sku_fk" FOREIGN KEY ("sku") REFERENCES "public"."variants"("sku") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "order_parcel_lines" ADD CONSTRAINT "order_parcel_lines_number_orders_number_fk" FOREIGN KEY ("number") REFERENCES "public"."orders"("number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_parcels" ADD CONSTRAINT "order_parcels_number_orders_number_fk" FOREIGN KEY ("number") REFERENCES "public"."orders"("number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "store_stock_sku" ON "store_stock" USING btree ("sku");--> statement-breakpoint
CREATE INDEX "order_parcels_slot" ON "order_parcels" USING btree ("slot_day","slot_zone") WHERE slot_day is not null;--> statement-breakpoint
CREATE INDEX "order_parcels_store" ON "order_parcels" USING btree ("store","state") WHERE store is not null;--> statement-breakpoint
-- Orders of earlier releases are one parcel each. Returned orders had been delivered.
INSERT INTO "order_parcels" ("number", "parcel", "state", "transport", "size", "amount", "shipping", "charges", "grams", "delivery_from",
	"delivery_to", "delivered_at")
SELECT "number", 1, CASE WHEN "state" IN ('placed', 'confirmed') THEN 'waiting' WHEN "state" IN ('packed', 'shipped', 'cancelled') THEN "state"
	ELSE 'delivered' END, 'courier', '', "subtotal" - "discount", "shipping",
	CASE WHEN "shipping" > 0 THEN jsonb_build_array(jsonb_build_object('kind', 'fee', 'name', 'Delivery', 'amount', "shipping")) ELSE '[]' END, 0,
	"delivery_from", "delivery_to", "delivered_at"
FROM "orders";--> statement-breakpoint
INSERT INTO "order_parcel_lines" ("number", "parcel", "sku", "quantity")
SELECT "number", 1, "sku", sum("quantity") FROM "order_lines" GROUP BY "number", "sku";--> statement-breakpoint
-- place_order() of 0023, which also writes parcels, books their delivery windows and takes pieces from the stock of a store. Returns
-- 'slot-full' when a window has no place left.
CREATE OR REPLACE FUNCTION place_order(p_key text, p_owner text, p_body text, p_order jsonb, p_lines jsonb) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
	taken integer;
BEGIN
	-- The key first: a repeated request waits here until its first one is done.
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
		delivery_from, delivery_to, delivery, placed_at, expires_at, gstin, channel)
	SELECT number, user_id, email, contact, address, payment, currency, subtotal, discount, coupon, shipping, gst, total,
		delivery_from, delivery_to, delivery, placed_at, expires_at, gstin, coalesce(channel, 'web')
	FROM jsonb_to_record(p_order) AS o(number text, user_id text, email text, contact jsonb, address jsonb, payment text, currency text,
		subtotal bigint, discount bigint, coupon text, shipping bigint, gst bigint, total bigint, delivery_from date, delivery_to date,
		delivery jsonb, placed_at timestamptz, expires_at timestamptz, gstin text, channel text);
	INSERT INTO order_lines (number, position, sku, product_id, slug, name, variant, picture, price, quantity, amount, discount, hsn,
		gst_percent, gst, made_to_order)
	SELECT p_order->>'number', position, sku, product_id, slug, name, variant, picture, price, quantity, amount, discount, hsn,
		gst_percent, gst, made_to_order
	FROM jsonb_to_recordset(p_lines) AS l(position integer, sku text, product_id text, slug text, name text, variant text, picture jsonb,
		price bigint, quantity integer, amount bigint, discount bigint, hsn text, gst_percent smallint, gst bigint, made_to_order boolean);
	PERFORM write_parcels(p_order->>'number', p_order->'parcels');
	INSERT INTO order_events (number, at, state, actor, note) VALUES (p_order->>'number', (p_order->>'placed_at')::timestamptz, 'placed',
		CASE WHEN p_order->>'channel' = 'phone' THEN 'merchant' ELSE 'shopper' END, coalesce(p_order->>'note', ''));
	RETURN 'placed';
EXCEPTION
	WHEN SQLSTATE 'AR001' THEN
		RETURN 'changed';
	WHEN SQLSTATE 'AR002' THEN
		RETURN 'slot-full';
END $$;--> statement-breakpoint
-- Writes the parcels of an order that has none, books their delivery windows and takes pieces from the stock of a store. p_parcels:
-- [{parcel, transport, size, store, amount, shipping, charges, grams, delivery_from, delivery_to, slot_zone, slot_day, slot_window,
-- slot_capacity, lines: [{sku, quantity, from_store}]}]. Raises AR001 when a store has too few pieces, AR002 when a window is full.
CREATE FUNCTION write_parcels(p_number text, p_parcels jsonb) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	booking record;
	piece record;
BEGIN
	INSERT INTO order_parcels (number, parcel, transport, size, store, amount, shipping, charges, grams, delivery_from, delivery_to,
		slot_zone, slot_day, slot_window)
	SELECT p_number, parcel, transport, size, store, amount, shipping, charges, grams, delivery_from, delivery_to, slot_zone, slot_day, slot_window
	FROM jsonb_to_recordset(p_parcels) AS p(parcel smallint, transport text, size text, store text, amount bigint, shipping bigint,
		charges jsonb, grams integer, delivery_from date, delivery_to date, slot_zone text, slot_day date, slot_window text);
	INSERT INTO order_parcel_lines (number, parcel, sku, quantity, from_store)
	SELECT p_number, p.parcel, l.sku, l.quantity, coalesce(l.from_store, 0)
	FROM jsonb_to_recordset(p_parcels) AS p(parcel smallint, lines jsonb),
		jsonb_to_recordset(p.lines) AS l(sku text, quantity integer, from_store integer);
	-- Always in one order, after the variants: two orders never wait for each other.
	FOR piece IN
		SELECT p.store, l.sku, l.from_store
		FROM jsonb_to_recordset(p_parcels) AS p(store text, lines jsonb), jsonb_to_recordset(p.lines) AS l(sku text, from_store integer)
		WHERE p.store IS NOT NULL AND l.from_store > 0 ORDER BY p.store, l.sku
	LOOP
		UPDATE store_stock SET stock = stock - piece.from_store WHERE store = piece.store AND sku = piece.sku AND stock >= piece.from_store;
		IF NOT FOUND THEN
			RAISE EXCEPTION 'stock of the store changed' USING ERRCODE = 'AR001';
		END IF;
	END LOOP;
	FOR booking IN
		SELECT slot_zone, slot_day, slot_window, slot_capacity
		FROM jsonb_to_recordset(p_parcels) AS p(slot_zone text, slot_day date, slot_window text, slot_capacity integer)
		WHERE slot_zone IS NOT NULL ORDER BY slot_zone, slot_day, slot_window
	LOOP
		INSERT INTO delivery_slots AS s (zone, day, "window", booked)
		SELECT booking.slot_zone, booking.slot_day, booking.slot_window, 1 WHERE booking.slot_capacity > 0
		ON CONFLICT (zone, day, "window") DO UPDATE SET booked = s.booked + 1 WHERE s.booked < booking.slot_capacity;
		IF NOT FOUND THEN
			RAISE EXCEPTION 'no place left in a delivery window' USING ERRCODE = 'AR002';
		END IF;
	END LOOP;
END $$;--> statement-breakpoint
-- Gives back the delivery windows and the pieces of a store that an order's open parcels hold. Parcels keep their rows.
CREATE FUNCTION release_parcels(p_number text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	held record;
BEGIN
	FOR held IN
		SELECT p.store, l.sku, l.from_store FROM order_parcels p JOIN order_parcel_lines l USING (number, parcel)
		WHERE p.number = p_number AND p.state = 'waiting' AND p.store IS NOT NULL AND l.from_store > 0 ORDER BY p.store, l.sku
	LOOP
		UPDATE store_stock SET stock = stock + held.from_store WHERE store = held.store AND sku = held.sku;
	END LOOP;
	FOR held IN
		SELECT slot_zone, slot_day, slot_window FROM order_parcels
		WHERE number = p_number AND state = 'waiting' AND slot_zone IS NOT NULL ORDER BY slot_zone, slot_day, slot_window
	LOOP
		UPDATE delivery_slots SET booked = booked - 1
		WHERE zone = held.slot_zone AND day = held.slot_day AND "window" = held.slot_window;
	END LOOP;
END $$;

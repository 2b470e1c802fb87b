ALTER TABLE "orders" ADD COLUMN "gstin" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "channel" text DEFAULT 'web' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "former_due" bigint[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
-- Payments without a reference are told apart by nothing: the rest of an edited order may be recorded without one too.
DROP INDEX "payments_reference";--> statement-breakpoint
CREATE UNIQUE INDEX "payments_reference" ON "payments" USING btree ("number","method","reference") WHERE reference <> '';--> statement-breakpoint
-- As before, with the buyer's GSTIN and how the order came. Makes an order or nothing, in one round trip: 'placed', 'known' for a key that was used, or 'changed' when the goods, their
-- prices or the coupon are no longer as they were quoted. That is no error: drivers drop a connection that met one.
CREATE OR REPLACE FUNCTION place_order(p_key text, p_owner text, p_body text, p_order jsonb, p_lines jsonb) RETURNS text LANGUAGE plpgsql AS $$
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
		delivery_from, delivery_to, placed_at, expires_at, gstin, channel)
	SELECT number, user_id, email, contact, address, payment, currency, subtotal, discount, coupon, shipping, gst, total,
		delivery_from, delivery_to, placed_at, expires_at, gstin, coalesce(channel, 'web')
	FROM jsonb_to_record(p_order) AS o(number text, user_id text, email text, contact jsonb, address jsonb, payment text, currency text,
		subtotal bigint, discount bigint, coupon text, shipping bigint, gst bigint, total bigint, delivery_from date, delivery_to date,
		placed_at timestamptz, expires_at timestamptz, gstin text, channel text);
	INSERT INTO order_lines (number, position, sku, product_id, slug, name, variant, picture, price, quantity, amount, discount, hsn,
		gst_percent, gst, made_to_order)
	SELECT p_order->>'number', position, sku, product_id, slug, name, variant, picture, price, quantity, amount, discount, hsn,
		gst_percent, gst, made_to_order
	FROM jsonb_to_recordset(p_lines) AS l(position integer, sku text, product_id text, slug text, name text, variant text, picture jsonb,
		price bigint, quantity integer, amount bigint, discount bigint, hsn text, gst_percent smallint, gst bigint, made_to_order boolean);
	INSERT INTO order_events (number, at, state, actor, note) VALUES (p_order->>'number', (p_order->>'placed_at')::timestamptz, 'placed',
		CASE WHEN p_order->>'channel' = 'phone' THEN 'merchant' ELSE 'shopper' END, coalesce(p_order->>'note', ''));
	RETURN 'placed';
EXCEPTION WHEN SQLSTATE 'AR001' THEN
	RETURN 'changed';
END $$;

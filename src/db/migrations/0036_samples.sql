-- Whether a model has a choice with a texture, which is what a sample is of. p_key: 'sample.', the option, '.', the choice.
CREATE FUNCTION has_sample(p_model jsonb, p_key text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
	SELECT EXISTS (
		SELECT FROM jsonb_array_elements(p_model->'options') o, jsonb_array_elements(o->'choices') c
		WHERE p_key = 'sample.' || (o->>'id') || '.' || (c->>'id') AND jsonb_typeof(c->'texture') = 'object'
	);
$$;--> statement-breakpoint
-- place_order() of 0035, which also takes samples: SKUs with '~sample.', in orders of their own.
CREATE OR REPLACE FUNCTION place_order(p_key text, p_owner text, p_body text, p_order jsonb, p_lines jsonb) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
	taken integer;
	samples integer := 0;
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
	-- Configured pieces and samples have no rows of their own and no stock. Most orders have neither.
	IF jsonb_path_exists(p_lines, '$[*].sku ? (@ like_regex "~")') THEN
		taken := taken + (
			SELECT count(*) FROM jsonb_to_recordset(p_lines) AS line(sku text, price bigint, listed bigint)
			JOIN products p ON p.sku = split_part(line.sku, '~', 1)
			WHERE line.sku LIKE '%~%' AND p.state = 'shown' AND p.currency = 'INR' AND line.price = line.listed
				AND configured_price(p.configuration, substr(line.sku, length(p.sku) + 2)) = line.listed
		);
		samples := (
			SELECT count(*) FROM jsonb_to_recordset(p_lines) AS line(sku text, quantity integer, amount bigint)
			JOIN products p ON p.sku = split_part(line.sku, '~', 1)
			WHERE line.sku LIKE '%~sample.%' AND p.state = 'shown' AND line.quantity = 1 AND line.amount = 0
				AND has_sample(p.configuration, substr(line.sku, length(p.sku) + 2))
		);
	END IF;
	IF taken + samples < jsonb_array_length(p_lines) THEN
		RAISE EXCEPTION 'stock or price changed' USING ERRCODE = 'AR001';
	END IF;
	-- Samples are ordered by themselves, and cost nothing; nothing else is paid with them.
	IF (samples > 0) <> (p_order->>'payment' = 'sample') OR (samples > 0 AND (taken > 0 OR (p_order->>'total')::bigint <> 0)) THEN
		RAISE EXCEPTION 'not an order of samples alone' USING ERRCODE = 'AR001';
	END IF;
	IF p_order->>'coupon' IS NOT NULL THEN
		UPDATE coupons SET used = used + 1 WHERE code = p_order->>'coupon' AND (uses IS NULL OR used < uses);
		IF NOT FOUND THEN
			RAISE EXCEPTION 'coupon changed' USING ERRCODE = 'AR001';
		END IF;
	END IF;
	-- Nothing is left to pay or to confirm for samples.
	INSERT INTO orders (number, user_id, email, contact, address, state, payment, payment_state, currency, subtotal, discount, coupon, shipping, gst, total,
		delivery_from, delivery_to, delivery, placed_at, expires_at, gstin, channel)
	SELECT number, user_id, email, contact, address, CASE WHEN samples > 0 THEN 'confirmed' ELSE 'placed' END, payment,
		CASE WHEN samples > 0 THEN 'paid' ELSE 'due' END, currency, subtotal, discount, coupon, shipping, gst, total,
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
	IF samples > 0 THEN
		INSERT INTO order_events (number, at, state, actor, note)
		VALUES (p_order->>'number', (p_order->>'placed_at')::timestamptz, 'confirmed', 'shop', '');
	END IF;
	RETURN 'placed';
EXCEPTION
	WHEN SQLSTATE 'AR001' THEN
		RETURN 'changed';
	WHEN SQLSTATE 'AR002' THEN
		RETURN 'slot-full';
END $$;--> statement-breakpoint
-- place_order_within() of 0012, which also counts samples: p_clients: [{client, orders, ofOne, pieces} or {client, samples, days}],
-- sorted by client. 'many-samples' when there would be more than `samples` within `days`; cancelled orders do not count.
CREATE OR REPLACE FUNCTION place_order_within(p_key text, p_owner text, p_body text, p_order jsonb, p_lines jsonb, p_clients jsonb) RETURNS text LANGUAGE plpgsql
-- Plans are cached per connection: one made while order_clients is small would read the whole table for every later order.
SET enable_seqscan = off AS $$
DECLARE
	clients text[] := ARRAY(SELECT c->>'client' FROM jsonb_array_elements(p_clients) c);
	a_client text;
	exceeded text;
	result text;
BEGIN
	-- One order at a time for each client, so that many at once are counted one after the other.
	FOREACH a_client IN ARRAY clients LOOP
		PERFORM pg_advisory_xact_lock(hashtextextended(a_client, 0));
	END LOOP;
	IF EXISTS (SELECT FROM order_clients c WHERE c.client = ANY (clients)) THEN
		WITH mine AS (
			SELECT m.client, m.orders, m."ofOne" AS of_one, m.pieces, m.samples, m.days, o.number, o.state, o.payment, o.placed_at,
				o.placed_at > now() - interval '1 day' AS recent, o.state = 'placed' AND o.payment_state IN ('due', 'claimed') AS held
			FROM jsonb_to_recordset(p_clients) AS m(client text, orders integer, "ofOne" integer, pieces integer, samples integer,
				days integer)
			JOIN order_clients c ON c.client = m.client
			JOIN orders o ON o.number = c.number
		), wanted AS (
			SELECT sku, sum(quantity) AS quantity FROM jsonb_to_recordset(p_lines) AS l(sku text, quantity integer) GROUP BY sku
		), held AS (
			SELECT mine.client, mine.of_one, mine.pieces, l.sku, sum(l.quantity) AS quantity
			FROM mine JOIN order_lines l ON l.number = mine.number WHERE mine.held
			GROUP BY mine.client, mine.of_one, mine.pieces, l.sku
		)
		SELECT CASE
			WHEN EXISTS (SELECT FROM mine WHERE recent GROUP BY client, orders HAVING count(*) >= orders) THEN 'many-orders'
			WHEN EXISTS (SELECT FROM held JOIN wanted USING (sku) WHERE held.quantity + wanted.quantity > of_one)
				OR EXISTS (SELECT FROM held GROUP BY client, pieces HAVING sum(quantity) + (SELECT sum(quantity) FROM wanted) > pieces)
				THEN 'many-pieces'
			WHEN EXISTS (
				SELECT FROM mine JOIN order_lines l ON l.number = mine.number
				WHERE mine.payment = 'sample' AND mine.state <> 'cancelled' AND mine.placed_at > now() - make_interval(days => mine.days)
				GROUP BY mine.client, mine.samples HAVING sum(l.quantity) + (SELECT sum(quantity) FROM wanted) > mine.samples
			) THEN 'many-samples'
		END INTO exceeded;
		IF exceeded IS NOT NULL AND NOT EXISTS (SELECT FROM order_keys WHERE key = p_key) THEN
			RETURN exceeded;
		END IF;
	END IF;
	result := place_order(p_key, p_owner, p_body, p_order, p_lines);
	IF result = 'placed' THEN
		INSERT INTO order_clients (client, number) SELECT unnest(clients), p_order->>'number';
	END IF;
	RETURN result;
END $$;

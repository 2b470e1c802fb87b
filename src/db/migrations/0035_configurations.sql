ALTER TABLE "products" ADD COLUMN "configuration" jsonb;--> statement-breakpoint
-- The price of a configuration in minor units, by the rules of core/configuration; null when the key is not canonical, or the model
-- does not have, does not offer or excludes what it names.
CREATE FUNCTION configured_price(p_model jsonb, p_key text) RETURNS bigint LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
	parts text[] := string_to_array(p_key, '_');
	part text;
	last text := '';
	option_id text;
	chosen text;
	option jsonb;
	choice jsonb;
	size integer;
	selection jsonb := '{}';
	base bigint := (p_model->>'price')::bigint;
	amounts bigint := base;
	percents bigint := 0;
BEGIN
	IF p_model IS NULL OR p_key IS NULL OR cardinality(parts) <> jsonb_array_length(p_model->'options') THEN
		RETURN NULL;
	END IF;
	FOREACH part IN ARRAY parts LOOP
		option_id := split_part(part, '.', 1);
		chosen := substr(part, length(option_id) + 2);
		-- One key for each selection: options ascending, as strings of core/configuration/key.ts are sorted.
		IF part COLLATE "C" <= last COLLATE "C" THEN
			RETURN NULL;
		END IF;
		last := part;
		option := (SELECT o FROM jsonb_array_elements(p_model->'options') o WHERE o->>'id' = option_id);
		IF option IS NULL OR selection ? option_id THEN
			RETURN NULL;
		END IF;
		IF option->>'kind' = 'size' THEN
			IF chosen !~ '^[1-9][0-9]{0,3}$' THEN
				RETURN NULL;
			END IF;
			size := chosen::integer;
			IF size NOT BETWEEN (option->>'from')::integer AND (option->>'to')::integer
				OR (size - (option->>'from')::integer) % (option->>'step')::integer <> 0 THEN
				RETURN NULL;
			END IF;
			amounts := amounts + (size - (option->>'at')::integer) * (option->>'perCm')::bigint;
		ELSE
			choice := (SELECT c FROM jsonb_array_elements(option->'choices') c WHERE c->>'id' = chosen);
			IF choice IS NULL OR choice->>'unavailable' IS NOT NULL THEN
				RETURN NULL;
			END IF;
			amounts := amounts + (choice->>'add')::bigint;
			percents := percents + (choice->>'percent')::bigint;
		END IF;
		selection := selection || jsonb_build_object(option_id, chosen);
	END LOOP;
	-- Excluded: every condition of one exclusion is met.
	IF EXISTS (
		SELECT FROM jsonb_array_elements(p_model->'exclusions') e
		WHERE NOT EXISTS (
			SELECT FROM jsonb_each(e->'when') c
			WHERE NOT CASE jsonb_typeof(c.value)
				WHEN 'array' THEN c.value @> to_jsonb(selection->>c.key)
				ELSE (selection->>c.key)::integer > coalesce((c.value->>'above')::integer, -1)
					AND (selection->>c.key)::integer < coalesce((c.value->>'below')::integer, 2147483647)
			END
		)
	) THEN
		RETURN NULL;
	END IF;
	-- Rounded once, half up, to whole rupees.
	RETURN (amounts * 10000 + base * percents + 500000) / 1000000 * 100;
END $$;--> statement-breakpoint
-- place_order() of 0026, which also takes configured pieces: SKUs with '~'. Their price is calculated here again.
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
	-- Configured pieces have no rows of their own and no stock. Most orders have none.
	IF jsonb_path_exists(p_lines, '$[*].sku ? (@ like_regex "~")') THEN
		taken := taken + (
			SELECT count(*) FROM jsonb_to_recordset(p_lines) AS line(sku text, price bigint, listed bigint)
			JOIN products p ON p.sku = split_part(line.sku, '~', 1)
			WHERE line.sku LIKE '%~%' AND p.state = 'shown' AND p.currency = 'INR' AND line.price = line.listed
				AND configured_price(p.configuration, substr(line.sku, length(p.sku) + 2)) = line.listed
		);
	END IF;
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
END $$;

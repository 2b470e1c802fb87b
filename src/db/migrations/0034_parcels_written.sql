-- write_parcels() of 0026, which looks for pieces of stores and for windows only where there are some.
CREATE OR REPLACE FUNCTION write_parcels(p_number text, p_parcels jsonb) RETURNS void LANGUAGE plpgsql AS $$
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
	-- Most orders are delivered without a window: a test of the value costs less than a query that finds nothing.
	IF jsonb_path_exists(p_parcels, '$[*].lines[*].from_store ? (@ > 0)') THEN
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
	END IF;
	IF jsonb_path_exists(p_parcels, '$[*].slot_zone ? (@.type() == "string")') THEN
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
	END IF;
END $$;

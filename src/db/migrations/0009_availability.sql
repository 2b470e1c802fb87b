-- Every statement that changes variants locks variants first, by SKU, then products, by id. No two of them can deadlock.

-- Copies price, discount and availability of each product's default variant (first in stock, else first) to its row. The
-- product rows are locked before the variants are read: of two transactions that change variants of one product, the later
-- one waits here and then reads what the earlier one committed.
CREATE FUNCTION refresh_availability(product_ids text[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	PERFORM 1 FROM products WHERE id = ANY (product_ids) ORDER BY id FOR NO KEY UPDATE;
	UPDATE products p SET price = d.price, original_price = d.original_price, is_discounted = d.original_price IS NOT NULL,
		stock = d.stock, in_stock = d.stock > 0
	FROM (
		SELECT DISTINCT ON (product_id) product_id, price, original_price, stock FROM variants
		WHERE product_id = ANY (product_ids) ORDER BY product_id, (stock > 0) DESC, position
	) d
	WHERE p.id = d.product_id
		AND (p.price, p.original_price, p.stock, p.in_stock) IS DISTINCT FROM (d.price, d.original_price, d.stock, d.stock > 0);
END $$;--> statement-breakpoint
-- An order changes stock. Lists are read again only when a piece sells out, comes back or is nearly gone. EXCEPT costs the
-- same for each row however many rows a statement changes; a join planned for one row would not.
CREATE OR REPLACE FUNCTION stock_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	changed text[];
BEGIN
	IF NOT EXISTS (
		SELECT id, LEAST(stock, 10), price, original_price FROM new_rows
		EXCEPT SELECT id, LEAST(stock, 10), price, original_price FROM old_rows
	) THEN
		RETURN NULL;
	END IF;
	SELECT array_agg(DISTINCT product_id) INTO changed FROM (
		SELECT id, product_id, stock > 0, price, original_price FROM new_rows
		EXCEPT SELECT id, product_id, stock > 0, price, original_price FROM old_rows
	) c;
	IF changed IS NULL THEN
		PERFORM pg_notify('catalogue', '');
	ELSE
		PERFORM refresh_availability(changed);
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
DROP TRIGGER variants_stock_changed ON "variants";--> statement-breakpoint
CREATE TRIGGER variants_stock_changed AFTER UPDATE ON "variants" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
	FOR EACH STATEMENT EXECUTE FUNCTION stock_changed();--> statement-breakpoint
-- Repairs products that a race has left with the wrong availability.
SELECT refresh_availability(array_agg(id)) FROM products;

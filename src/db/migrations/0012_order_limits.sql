CREATE TABLE "order_clients" (
	"client" text NOT NULL,
	"number" text NOT NULL,
	CONSTRAINT "order_clients_client_number_pk" PRIMARY KEY("client","number")
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "cancelled_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "orders_reference" ON "orders" USING btree ("payment_reference") WHERE payment_reference is not null;--> statement-breakpoint
-- When orders ended, for those that ended before this column existed.
UPDATE "orders" o SET "cancelled_at" = coalesce((SELECT max(e."at") FROM "order_events" e WHERE e."number" = o."number" AND e."state" = 'cancelled'), o."placed_at")
WHERE o."state" = 'cancelled';--> statement-breakpoint
-- Reported payments used to wait for ever: the merchant has a week to look at those.
UPDATE "orders" SET "expires_at" = now() + interval '7 days'
WHERE "state" = 'placed' AND "payment_state" = 'claimed' AND "expires_at" IS NULL;--> statement-breakpoint
-- place_order() for a caller with limits. p_clients: [{client, orders, ofOne, pieces}], sorted by client. Returns what place_order()
-- returns, or 'many-orders' or 'many-pieces' when an order would exceed a limit; a key that was used before is 'known' all the same.
CREATE FUNCTION place_order_within(p_key text, p_owner text, p_body text, p_order jsonb, p_lines jsonb, p_clients jsonb) RETURNS text LANGUAGE plpgsql
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
			SELECT m.client, m.orders, m."ofOne" AS of_one, m.pieces, o.number, o.placed_at > now() - interval '1 day' AS recent,
				o.state = 'placed' AND o.payment_state IN ('due', 'claimed') AS held
			FROM jsonb_to_recordset(p_clients) AS m(client text, orders integer, "ofOne" integer, pieces integer)
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

CREATE TABLE "deliveries" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"event" bigint NOT NULL,
	"channel" text NOT NULL,
	"recipient" text NOT NULL,
	"lane" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"error" text DEFAULT '' NOT NULL,
	"done_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "events" (
	"position" bigserial PRIMARY KEY NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"type" text NOT NULL,
	"subject" text NOT NULL,
	"data" jsonb NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"planned_at" timestamp with time zone
);
--> statement-breakpoint
DROP INDEX "orders_letter";--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_event_events_position_fk" FOREIGN KEY ("event") REFERENCES "public"."events"("position") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "deliveries_once" ON "deliveries" USING btree ("event","channel","recipient");--> statement-breakpoint
CREATE INDEX "deliveries_due" ON "deliveries" USING btree ("due_at") WHERE state in ('waiting', 'sending');--> statement-breakpoint
CREATE INDEX "deliveries_lane" ON "deliveries" USING btree ("lane","id") WHERE state in ('waiting', 'sending');--> statement-breakpoint
CREATE INDEX "deliveries_failed" ON "deliveries" USING btree ("id") WHERE state = 'failed';--> statement-breakpoint
CREATE UNIQUE INDEX "events_id" ON "events" USING btree ("id");--> statement-breakpoint
CREATE INDEX "events_unplanned" ON "events" USING btree ("position") WHERE planned_at is null;--> statement-breakpoint
-- Orders of the last day whose email was not sent yet get it as an event.
INSERT INTO "events" ("type", "subject", "data") SELECT 'order.placed', "number", jsonb_build_object('number', "number", 'state', "state",
	'payment', "payment", 'paymentState', "payment_state", 'total', "total", 'currency', "currency") FROM "orders"
WHERE NOT "letter_sent" AND "placed_at" > now() - interval '1 day' ORDER BY "placed_at";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "letter_at";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "letter_sent";--> statement-breakpoint
-- Writes an event. Functions and triggers call it, so that the event exists exactly if the change does.
CREATE FUNCTION write_event(p_type text, p_subject text, p_data jsonb) RETURNS void LANGUAGE sql AS $$
	INSERT INTO events (type, subject, data) VALUES (p_type, p_subject, p_data);
$$;--> statement-breakpoint
CREATE FUNCTION order_placed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO events (type, subject, data) VALUES ('order.placed', NEW.number, jsonb_build_object('number', NEW.number, 'state', NEW.state,
		'payment', NEW.payment, 'paymentState', NEW.payment_state, 'total', NEW.total, 'currency', NEW.currency));
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER orders_placed AFTER INSERT ON "orders" FOR EACH ROW EXECUTE FUNCTION order_placed();--> statement-breakpoint
-- As before, and writes events where stock crosses a limit or a price falls. Grouping costs the same for each row however many
-- rows a statement changes; a join planned for one row would not. The limit 5 is LOW_STOCK of core/events/constants.ts.
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
	INSERT INTO events (type, subject, data)
	SELECT e.type, c.sku, jsonb_build_object('sku', c.sku, 'productId', p.id, 'slug', p.slug, 'name', p.name,
		'variant', array_to_string(c."values", ' / '), 'stock', c.stock, 'price', c.price, 'before', c.price_before, 'currency', p.currency)
	FROM (
		SELECT max(sku) AS sku, max(product_id) AS product_id, max("values") AS "values",
			max(stock) FILTER (WHERE is_new) AS stock, max(stock) FILTER (WHERE NOT is_new) AS stock_before,
			max(price) FILTER (WHERE is_new) AS price, max(price) FILTER (WHERE NOT is_new) AS price_before
		FROM (
			SELECT id, sku, product_id, "values", stock, price, true AS is_new FROM new_rows
			UNION ALL SELECT id, NULL, NULL, NULL, stock, price, false FROM old_rows
		) either GROUP BY id
	) c
	JOIN products p ON p.id = c.product_id
	CROSS JOIN LATERAL (VALUES
		('stock.out', c.stock = 0 AND c.stock_before > 0),
		('stock.low', c.stock BETWEEN 1 AND 5 AND c.stock_before > 5),
		('stock.back', c.stock > 0 AND c.stock_before = 0),
		('price.dropped', c.price < c.price_before)
	) AS e(type, happened)
	WHERE e.happened ORDER BY c.sku;
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
-- The account library writes users and passwords in statements of its own: triggers make event and change one transaction.
CREATE FUNCTION user_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		PERFORM write_event('account.created', NEW.id, jsonb_build_object('userId', NEW.id, 'email', NEW.email));
	ELSE
		PERFORM write_event('account.email-changed', NEW.id, jsonb_build_object('userId', NEW.id, 'email', NEW.email, 'former', OLD.email));
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER users_created AFTER INSERT ON "users" FOR EACH ROW EXECUTE FUNCTION user_event();--> statement-breakpoint
CREATE TRIGGER users_email_changed AFTER UPDATE OF "email" ON "users" FOR EACH ROW WHEN (OLD.email <> NEW.email) EXECUTE FUNCTION user_event();--> statement-breakpoint
-- A first password is an event only when the account had another way to sign in before.
CREATE FUNCTION password_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'UPDATE' OR EXISTS (SELECT FROM accounts WHERE user_id = NEW.user_id AND id <> NEW.id)
		OR EXISTS (SELECT FROM users WHERE id = NEW.user_id AND created_at < now() - interval '1 minute') THEN
		PERFORM write_event('account.password-changed', NEW.user_id, jsonb_build_object('userId', NEW.user_id, 'email', u.email))
		FROM users u WHERE u.id = NEW.user_id;
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER accounts_password_set AFTER INSERT ON "accounts" FOR EACH ROW WHEN (NEW.password IS NOT NULL) EXECUTE FUNCTION password_event();--> statement-breakpoint
CREATE TRIGGER accounts_password_changed AFTER UPDATE OF "password" ON "accounts" FOR EACH ROW
	WHEN (OLD.password IS DISTINCT FROM NEW.password AND NEW.password IS NOT NULL) EXECUTE FUNCTION password_event();

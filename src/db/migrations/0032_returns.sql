ALTER TABLE "returns" ADD COLUMN "position" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "returns" DROP CONSTRAINT "returns_pkey";--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_number_position_pk" PRIMARY KEY("number","position");--> statement-breakpoint
CREATE INDEX "returns_requested" ON "returns" USING btree ("number") WHERE state = 'requested';--> statement-breakpoint
CREATE INDEX "orders_refund" ON "orders" USING btree ("number") WHERE refund_since is not null;--> statement-breakpoint
ALTER TABLE "evidence" ADD COLUMN "position" smallint;--> statement-breakpoint
-- Orders of earlier releases have one return each.
UPDATE "evidence" SET "position" = 1 WHERE "used";--> statement-breakpoint
-- reserve_evidence() of 0008, whose number of files is that of one return: those of earlier returns do not count.
CREATE OR REPLACE FUNCTION reserve_evidence(p_id text, p_number text, p_network text, p_size bigint, p_limits jsonb) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
	held record;
BEGIN
	-- One reservation at a time: each counts what the one before it has reserved.
	PERFORM pg_advisory_xact_lock(hashtext('reserve_evidence'));
	SELECT count(*) FILTER (WHERE number = p_number AND NOT used) AS files,
		coalesce(sum(size) FILTER (WHERE number = p_number), 0) AS of_order,
		coalesce(sum(size) FILTER (WHERE network = p_network AND NOT used), 0) AS of_network,
		coalesce(sum(size), 0) AS total
	INTO held FROM evidence;
	IF held.files >= (p_limits->>'files')::bigint THEN
		RETURN 'files';
	ELSIF held.of_order + p_size > (p_limits->>'order')::bigint THEN
		RETURN 'order';
	ELSIF held.of_network + p_size > (p_limits->>'network')::bigint THEN
		RETURN 'network';
	ELSIF held.total + p_size > (p_limits->>'total')::bigint THEN
		RETURN 'total';
	END IF;
	INSERT INTO evidence (id, number, type, size, name, network, arrived) VALUES (p_id, p_number, '', p_size, '', p_network, false);
	RETURN 'reserved';
END $$;

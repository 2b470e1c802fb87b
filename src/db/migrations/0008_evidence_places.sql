ALTER TABLE "evidence" ADD COLUMN "arrived" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "evidence" ADD COLUMN "network" text DEFAULT '' NOT NULL;--> statement-breakpoint
-- Reserves the place of a file before its bytes are read: 'reserved', or the limit that it would exceed ('files', 'order', 'network', 'total').
CREATE FUNCTION reserve_evidence(p_id text, p_number text, p_network text, p_size bigint, p_limits jsonb) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
	held record;
BEGIN
	-- One reservation at a time: each counts what the one before it has reserved.
	PERFORM pg_advisory_xact_lock(hashtext('reserve_evidence'));
	SELECT count(*) FILTER (WHERE number = p_number) AS files,
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

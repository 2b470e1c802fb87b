-- Refused attempts are no longer stored: a key belongs to a placed order.
DELETE FROM "order_keys" WHERE "number" IS NULL;--> statement-breakpoint
ALTER TABLE "order_keys" ALTER COLUMN "number" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "order_keys" DROP COLUMN "refusal";
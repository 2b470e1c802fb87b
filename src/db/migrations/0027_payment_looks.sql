DROP INDEX "payment_pages_check";--> statement-breakpoint
CREATE INDEX "payment_pages_look" ON "payment_pages" USING btree ("check_at") WHERE check_at is not null;
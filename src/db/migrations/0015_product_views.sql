CREATE TABLE "product_views" (
	"slug" text PRIMARY KEY NOT NULL,
	"views" bigint NOT NULL
);
--> statement-breakpoint
CREATE INDEX "wishlist_items_slug" ON "wishlist_items" USING btree ("slug");
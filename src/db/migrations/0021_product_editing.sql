CREATE TABLE "product_texts" (
	"product_id" text PRIMARY KEY NOT NULL,
	"markdown" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"hash" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"bytes" integer NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"tint" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
DROP INDEX "products_featured";--> statement-breakpoint
DROP INDEX "products_popular";--> statement-breakpoint
DROP INDEX "products_price";--> statement-breakpoint
DROP INDEX "products_newest";--> statement-breakpoint
DROP INDEX "products_rating";--> statement-breakpoint
DROP INDEX "products_category";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "state" text DEFAULT 'shown' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "publish_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "edited" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "edited" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "product_texts" ADD CONSTRAINT "product_texts_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "products_state" ON "products" ("state") WHERE "state" <> 'shown';--> statement-breakpoint
CREATE INDEX "products_featured" ON "products" ("is_featured" DESC NULLS LAST,"popularity" DESC NULLS LAST,"id","price","in_stock") WHERE "state" = 'shown';--> statement-breakpoint
CREATE INDEX "products_popular" ON "products" ("popularity" DESC NULLS LAST,"id","price","in_stock","width") WHERE "state" = 'shown';--> statement-breakpoint
CREATE INDEX "products_price" ON "products" ("price","id","in_stock","width") WHERE "state" = 'shown';--> statement-breakpoint
CREATE INDEX "products_newest" ON "products" ("created_at" DESC NULLS LAST,"id","price","in_stock") WHERE "state" = 'shown';--> statement-breakpoint
CREATE INDEX "products_rating" ON "products" (coalesce("rating", 0) desc,"id") WHERE "state" = 'shown';--> statement-breakpoint
CREATE INDEX "products_category" ON "products" ("category_id","is_featured" DESC NULLS LAST,"popularity" DESC NULLS LAST,"id") WHERE "state" = 'shown';--> statement-breakpoint
-- As before; hidden variants are not copied unless all are hidden, and are never in stock.
CREATE OR REPLACE FUNCTION refresh_availability(product_ids text[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	PERFORM 1 FROM products WHERE id = ANY (product_ids) ORDER BY id FOR NO KEY UPDATE;
	UPDATE products p SET price = d.price, original_price = d.original_price, is_discounted = d.original_price IS NOT NULL,
		stock = d.stock, in_stock = d.stock > 0
	FROM (
		SELECT DISTINCT ON (product_id) product_id, price, original_price, CASE WHEN hidden THEN 0 ELSE stock END AS stock
		FROM variants
		WHERE product_id = ANY (product_ids) ORDER BY product_id, hidden, (stock > 0) DESC, position
	) d
	WHERE p.id = d.product_id
		AND (p.price, p.original_price, p.stock, p.in_stock) IS DISTINCT FROM (d.price, d.original_price, d.stock, d.stock > 0);
END $$;

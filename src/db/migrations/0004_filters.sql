CREATE INDEX "products_materials" ON "products" USING gin ("materials");--> statement-breakpoint
CREATE INDEX "products_colours" ON "products" USING gin ("colours");--> statement-breakpoint
-- The indexes of the orders carry what filters ask: a deep page is counted off in them, and rows are read for itself alone.
-- That of categories carries the lists too, and so all that facets are counted from.
DROP INDEX "products_featured";--> statement-breakpoint
CREATE INDEX "products_featured" ON "products" USING btree ("is_featured" DESC NULLS LAST,"popularity" DESC NULLS LAST,"id") INCLUDE ("category_id","type","brand","price","width","depth","height","filter_rating","in_stock","is_new","is_discounted");--> statement-breakpoint
DROP INDEX "products_popular";--> statement-breakpoint
CREATE INDEX "products_popular" ON "products" USING btree ("popularity" DESC NULLS LAST,"id") INCLUDE ("category_id","type","brand","price","width","depth","height","filter_rating","in_stock","is_new","is_discounted","is_featured");--> statement-breakpoint
DROP INDEX "products_price";--> statement-breakpoint
CREATE INDEX "products_price" ON "products" USING btree ("price","id") INCLUDE ("category_id","type","brand","width","depth","height","filter_rating","in_stock","is_new","is_discounted","is_featured");--> statement-breakpoint
DROP INDEX "products_newest";--> statement-breakpoint
CREATE INDEX "products_newest" ON "products" USING btree ("created_at" DESC NULLS LAST,"id") INCLUDE ("category_id","type","brand","price","width","depth","height","filter_rating","in_stock","is_new","is_discounted","is_featured");--> statement-breakpoint
DROP INDEX "products_rating";--> statement-breakpoint
CREATE INDEX "products_rating" ON "products" USING btree (coalesce("rating", 0) desc,"id") INCLUDE ("category_id","type","brand","price","width","depth","height","filter_rating","in_stock","is_new","is_discounted","is_featured");--> statement-breakpoint
DROP INDEX "products_category";--> statement-breakpoint
CREATE INDEX "products_category" ON "products" USING btree ("category_id","is_featured" DESC NULLS LAST,"popularity" DESC NULLS LAST,"id") INCLUDE ("type","brand","price","width","depth","height","filter_rating","in_stock","is_new","is_discounted","materials","colours");

CREATE TABLE "model_uploads" (
	"hash" text PRIMARY KEY NOT NULL,
	"bytes" integer NOT NULL,
	"triangles" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "collections" ADD COLUMN "pieces" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "model" jsonb;
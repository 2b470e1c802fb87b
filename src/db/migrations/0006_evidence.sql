CREATE TABLE "evidence" (
	"id" text PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"type" text NOT NULL,
	"size" integer NOT NULL,
	"name" text NOT NULL,
	"used" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "evidence" ADD CONSTRAINT "evidence_number_orders_number_fk" FOREIGN KEY ("number") REFERENCES "public"."orders"("number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "evidence_order" ON "evidence" USING btree ("number");--> statement-breakpoint
CREATE INDEX "evidence_age" ON "evidence" USING btree ("used","created_at");
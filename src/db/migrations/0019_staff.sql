CREATE TABLE "invitations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"hash" text NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"invited_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "invitations_hash_unique" UNIQUE("hash"),
	CONSTRAINT "invitations_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"user_id" text NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "recovery_codes_user_id_hash_pk" PRIMARY KEY("user_id","hash")
);
--> statement-breakpoint
CREATE TABLE "second_factors" (
	"user_id" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"last_step" bigint DEFAULT 0 NOT NULL,
	"confirmed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_log" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"user_id" text,
	"person" text NOT NULL,
	"call" text NOT NULL,
	"subject" text NOT NULL,
	"request" jsonb NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"status" integer
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "second_factor_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "staff_log_at" ON "staff_log" USING btree ("at");--> statement-breakpoint
CREATE INDEX "staff_log_subject" ON "staff_log" USING btree ("subject","id");--> statement-breakpoint
CREATE INDEX "staff_log_person" ON "staff_log" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "staff_log_call" ON "staff_log" USING btree ("call","id");
--> statement-breakpoint
UPDATE "users" SET "role" = 'owner' WHERE "role" = 'merchant';
--> statement-breakpoint
-- A shop that has an owner keeps one, whatever changes or deletes accounts. The lock lets one change count at a time.
CREATE FUNCTION "keep_an_owner"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_advisory_xact_lock(hashtext('aroha.owners'));
	IF NOT EXISTS (SELECT 1 FROM "users" WHERE "role" = 'owner' AND "id" <> OLD."id") THEN
		RAISE EXCEPTION 'the last owner' USING ERRCODE = 'AR002';
	END IF;
	IF TG_OP = 'DELETE' THEN
		RETURN OLD;
	END IF;
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "users_owner_changed" BEFORE UPDATE OF "role" ON "users"
	FOR EACH ROW WHEN (OLD."role" = 'owner' AND NEW."role" <> 'owner') EXECUTE FUNCTION "keep_an_owner"();
--> statement-breakpoint
CREATE TRIGGER "users_owner_deleted" BEFORE DELETE ON "users"
	FOR EACH ROW WHEN (OLD."role" = 'owner') EXECUTE FUNCTION "keep_an_owner"();

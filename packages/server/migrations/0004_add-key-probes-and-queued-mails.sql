CREATE TABLE "key_probes" (
	"key_probe_id" smallint PRIMARY KEY NOT NULL,
	"sealed" "bytea" NOT NULL,
	CONSTRAINT "key_probes_single" CHECK ("key_probes"."key_probe_id" = 1)
);
--> statement-breakpoint
CREATE TABLE "queued_mails" (
	"queued_mail_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"sealed_mail" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "queued_mails" ADD CONSTRAINT "queued_mails_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "queued_mails_user_index" ON "queued_mails" USING btree ("user_id");
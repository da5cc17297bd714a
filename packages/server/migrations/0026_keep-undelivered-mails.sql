CREATE TABLE "undelivered_mails" (
	"undelivered_mail_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"recipient" text NOT NULL,
	"topic" text NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"sealed_mail" "bytea",
	"state" text NOT NULL,
	"failure" text NOT NULL,
	"failure_detail" text,
	"tries" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"failed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "undelivered_mails_kept_while_needed" CHECK (("undelivered_mails"."sealed_mail" is not null) = ("undelivered_mails"."state" in ('undelivered', 'waiting')))
);
--> statement-breakpoint
ALTER TABLE "undelivered_mails" ADD CONSTRAINT "undelivered_mails_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "undelivered_mails_state_index" ON "undelivered_mails" USING btree ("state","failed_at","undelivered_mail_id");--> statement-breakpoint
CREATE INDEX "undelivered_mails_failed_index" ON "undelivered_mails" USING btree ("failed_at","undelivered_mail_id");--> statement-breakpoint
CREATE INDEX "undelivered_mails_user_index" ON "undelivered_mails" USING btree ("user_id");
CREATE TABLE "review_mails" (
	"user_id" uuid NOT NULL,
	"about" text NOT NULL,
	"due_on" date NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "review_mails_user_id_about_due_on_pk" PRIMARY KEY("user_id","about","due_on"),
	CONSTRAINT "review_mails_about_known" CHECK ("review_mails"."about" in ('entryTest', 'lossSimulation'))
);
--> statement-breakpoint
ALTER TABLE "review_mails" ADD CONSTRAINT "review_mails_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;
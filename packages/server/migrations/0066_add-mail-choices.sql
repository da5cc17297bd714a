CREATE TABLE "mail_choices" (
	"user_id" uuid NOT NULL,
	"mail_group" text NOT NULL,
	"frequency" text NOT NULL,
	CONSTRAINT "mail_choices_user_id_mail_group_pk" PRIMARY KEY("user_id","mail_group"),
	CONSTRAINT "mail_choices_group_known" CHECK ("mail_choices"."mail_group" in ('projects', 'investments', 'wallet', 'account', 'support')),
	CONSTRAINT "mail_choices_frequency_known" CHECK ("mail_choices"."frequency" in ('atOnce', 'never'))
);
--> statement-breakpoint
ALTER TABLE "mail_choices" ADD CONSTRAINT "mail_choices_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;
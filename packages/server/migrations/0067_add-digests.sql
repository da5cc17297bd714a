ALTER TABLE "mail_choices" DROP CONSTRAINT "mail_choices_frequency_known";--> statement-breakpoint
ALTER TABLE "inbox_messages" ADD COLUMN "digest" text;--> statement-breakpoint
CREATE INDEX "inbox_messages_digest_index" ON "inbox_messages" USING btree ("user_id") WHERE digest is not null;--> statement-breakpoint
ALTER TABLE "inbox_messages" ADD CONSTRAINT "inbox_messages_digest_known" CHECK ("inbox_messages"."digest" in ('daily', 'weekly'));--> statement-breakpoint
ALTER TABLE "mail_choices" ADD CONSTRAINT "mail_choices_frequency_known" CHECK ("mail_choices"."frequency" in ('atOnce', 'daily', 'weekly', 'never'));
CREATE TABLE "inbox_messages" (
	"inbox_message_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"language" text NOT NULL,
	"subject" text NOT NULL,
	"content" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"read_at" timestamp (3) with time zone,
	CONSTRAINT "inbox_messages_language_known" CHECK ("inbox_messages"."language" in ('es', 'en'))
);
--> statement-breakpoint
ALTER TABLE "inbox_messages" ADD CONSTRAINT "inbox_messages_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "inbox_messages_user_index" ON "inbox_messages" USING btree ("user_id","created_at","inbox_message_id");--> statement-breakpoint
CREATE INDEX "inbox_messages_unread_index" ON "inbox_messages" USING btree ("user_id","created_at","inbox_message_id") WHERE read_at is null;--> statement-breakpoint
CREATE INDEX "inbox_messages_created_index" ON "inbox_messages" USING btree ("created_at");
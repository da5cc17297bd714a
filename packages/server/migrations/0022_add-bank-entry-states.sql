ALTER TABLE "transactions" DROP CONSTRAINT "transactions_approval_has_proof";--> statement-breakpoint
DROP INDEX "transactions_bank_account_index";--> statement-breakpoint
DROP INDEX "transactions_project_index";--> statement-breakpoint
ALTER TABLE "bank_entries" ADD COLUMN "state" text DEFAULT 'new' NOT NULL;--> statement-breakpoint
ALTER TABLE "bank_entries" ADD COLUMN "doubt" text;--> statement-breakpoint
ALTER TABLE "bank_entries" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "bank_entries" ADD COLUMN "user_id" uuid;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "bank_entry_id" uuid;--> statement-breakpoint
ALTER TABLE "bank_entries" ADD CONSTRAINT "bank_entries_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_bank_entry_id_bank_entries_bank_entry_id_fk" FOREIGN KEY ("bank_entry_id") REFERENCES "public"."bank_entries"("bank_entry_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bank_accounts_error_message_order" ON "bank_accounts" USING btree ((sort_key("error_message") collate "C"),"bank_account_id");--> statement-breakpoint
CREATE INDEX "bank_entries_open_index" ON "bank_entries" USING btree ("state","booked_on","bank_entry_id") WHERE "bank_entries"."state" <> 'booked';--> statement-breakpoint
CREATE INDEX "bank_entries_user_index" ON "bank_entries" USING btree ("user_id") WHERE "bank_entries"."user_id" is not null;--> statement-breakpoint
CREATE INDEX "fees_percentage_order" ON "fees" USING btree ("percentage_hundredths","fee_id");--> statement-breakpoint
CREATE UNIQUE INDEX "transactions_bank_entry_unique" ON "transactions" USING btree ("bank_entry_id") WHERE "transactions"."bank_entry_id" is not null;--> statement-breakpoint
CREATE INDEX "transactions_reject_reason_order" ON "transactions" USING btree ((sort_key("reject_reason") collate "C"),"transaction_id") WHERE "transactions"."reject_reason" is not null;--> statement-breakpoint
CREATE INDEX "transactions_bank_account_index" ON "transactions" USING btree ("bank_account_id","transaction_id");--> statement-breakpoint
CREATE INDEX "transactions_project_index" ON "transactions" USING btree ("project_id","transaction_id");--> statement-breakpoint
ALTER TABLE "bank_entries" ADD CONSTRAINT "bank_entries_state_known" CHECK ("bank_entries"."state" in ('new', 'booked', 'waiting', 'held', 'setAside'));--> statement-breakpoint
ALTER TABLE "bank_entries" ADD CONSTRAINT "bank_entries_doubt_known" CHECK ("bank_entries"."doubt" in ('unknown', 'otherPayer', 'otherAmount', 'accountClosed', 'needsSecond', 'returned'));--> statement-breakpoint
ALTER TABLE "bank_entries" ADD CONSTRAINT "bank_entries_note_length" CHECK (char_length("bank_entries"."note") <= 500);--> statement-breakpoint
ALTER TABLE "bank_entries" ADD CONSTRAINT "bank_entries_waiting_says_why" CHECK (("bank_entries"."state" = 'waiting') = ("bank_entries"."doubt" is not null));--> statement-breakpoint
ALTER TABLE "bank_entries" ADD CONSTRAINT "bank_entries_booked_has_customer" CHECK ("bank_entries"."state" <> 'booked' or "bank_entries"."user_id" is not null);--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_approval_has_proof" CHECK ("transactions"."status" <> 'completed' or "transactions"."issuer_name" not in ('admin-backoffice', 'user-wallet') or "transactions"."document_id" is not null or "transactions"."bank_entry_id" is not null);
ALTER TABLE "bank_entries" DROP CONSTRAINT "bank_entries_doubt_known";--> statement-breakpoint
ALTER TABLE "bank_accounts" ADD COLUMN "valid_since" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "bank_accounts_account_index" ON "bank_accounts" USING btree ("account");--> statement-breakpoint
ALTER TABLE "bank_entries" ADD CONSTRAINT "bank_entries_doubt_known" CHECK ("bank_entries"."doubt" in ('unknown', 'otherPayer', 'otherAmount', 'alreadyBooked', 'rejectedRequest', 'accountClosed', 'returned', 'otherAccount', 'noAccount'));
--> statement-breakpoint
update bank_accounts set valid_since = updated_at where state = 'valid';

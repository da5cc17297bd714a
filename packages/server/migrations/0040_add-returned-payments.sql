ALTER TABLE "bank_entries" DROP CONSTRAINT "bank_entries_doubt_known";--> statement-breakpoint
ALTER TABLE "ledger_entries" DROP CONSTRAINT "ledger_entries_cause_known";--> statement-breakpoint
ALTER TABLE "transactions" DROP CONSTRAINT "transactions_issuer_known";--> statement-breakpoint
ALTER TABLE "bank_entries" ADD COLUMN "return_reason" text;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "returned_withdrawal_id" uuid;--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_returned_withdrawal_id_transactions_transaction_id_fk" FOREIGN KEY ("returned_withdrawal_id") REFERENCES "public"."transactions"("transaction_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "transactions_returned_once" ON "transactions" USING btree ("returned_withdrawal_id") WHERE "transactions"."returned_withdrawal_id" is not null;--> statement-breakpoint
ALTER TABLE "bank_entries" ADD CONSTRAINT "bank_entries_return_reason_form" CHECK ("bank_entries"."return_reason" is null or "bank_entries"."is_return" and "bank_entries"."return_reason" ~ '^[A-Z0-9]{4}$');--> statement-breakpoint
ALTER TABLE "bank_entries" ADD CONSTRAINT "bank_entries_doubt_known" CHECK ("bank_entries"."doubt" in ('unknown', 'otherPayer', 'otherAmount', 'alreadyBooked', 'rejectedRequest', 'accountClosed', 'returned', 'notPaid', 'otherAccount', 'noAccount'));--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_cause_known" CHECK ("ledger_entries"."cause" in ('transaction', 'order', 'cancellation', 'release', 'repayment', 'distribution', 'refund', 'wish', 'returned_payment'));--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_return_names_withdrawal" CHECK (("transactions"."issuer_name" = 'returned_payment') = ("transactions"."returned_withdrawal_id" is not null));--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_return_is_booked" CHECK ("transactions"."returned_withdrawal_id" is null or "transactions"."type" = 'income' and "transactions"."status" = 'completed' and "transactions"."bank_entry_id" is not null);--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_issuer_known" CHECK ("transactions"."issuer_name" in ('admin-backoffice', 'project_order', 'project_fee', 'payment', 'user-wallet', 'returned_payment'));
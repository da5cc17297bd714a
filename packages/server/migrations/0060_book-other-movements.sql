ALTER TABLE "bank_entries" DROP CONSTRAINT "bank_entries_booked_has_customer";--> statement-breakpoint
ALTER TABLE "book_accounts" DROP CONSTRAINT "book_accounts_kind_known";--> statement-breakpoint
ALTER TABLE "ledger_accounts" DROP CONSTRAINT "ledger_accounts_balance_kept";--> statement-breakpoint
ALTER TABLE "ledger_accounts" DROP CONSTRAINT "ledger_accounts_owner";--> statement-breakpoint
ALTER TABLE "ledger_entries" DROP CONSTRAINT "ledger_entries_cause_known";--> statement-breakpoint
ALTER TABLE "proposals" DROP CONSTRAINT "proposals_act_known";--> statement-breakpoint
ALTER TABLE "transactions" DROP CONSTRAINT "transactions_issuer_known";--> statement-breakpoint
ALTER TABLE "bank_entries" ADD COLUMN "booked_as" text;--> statement-breakpoint
ALTER TABLE "bank_entries" ADD COLUMN "sent_back_by_id" uuid;--> statement-breakpoint
ALTER TABLE "bank_entries" ADD COLUMN "entry_id" uuid;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "taken_back_deposit_id" uuid;--> statement-breakpoint
ALTER TABLE "bank_entries" ADD CONSTRAINT "bank_entries_sent_back_by_id_bank_entries_bank_entry_id_fk" FOREIGN KEY ("sent_back_by_id") REFERENCES "public"."bank_entries"("bank_entry_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_entries" ADD CONSTRAINT "bank_entries_entry_id_ledger_entries_entry_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."ledger_entries"("entry_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_taken_back_deposit_id_transactions_transaction_id_fk" FOREIGN KEY ("taken_back_deposit_id") REFERENCES "public"."transactions"("transaction_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bank_entries_entry_unique" ON "bank_entries" USING btree ("entry_id") WHERE "bank_entries"."entry_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "bank_entries_sent_back_unique" ON "bank_entries" USING btree ("sent_back_by_id") WHERE "bank_entries"."sent_back_by_id" is not null;--> statement-breakpoint
CREATE INDEX "bank_entries_booked_as_index" ON "bank_entries" USING btree ("booked_as","booked_on","bank_entry_id") WHERE "bank_entries"."booked_as" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "transactions_taken_back_once" ON "transactions" USING btree ("taken_back_deposit_id") WHERE "transactions"."taken_back_deposit_id" is not null;--> statement-breakpoint
ALTER TABLE "bank_entries" ADD CONSTRAINT "bank_entries_booked_as_known" CHECK ("bank_entries"."booked_as" in ('thirdParty', 'sentBack', 'bankCost', 'takenBack'));--> statement-breakpoint
ALTER TABLE "bank_entries" ADD CONSTRAINT "bank_entries_sent_back_was_received" CHECK ("bank_entries"."sent_back_by_id" is null or "bank_entries"."booked_as" = 'thirdParty');--> statement-breakpoint
ALTER TABLE "bank_entries" ADD CONSTRAINT "bank_entries_other_is_booked" CHECK ("bank_entries"."booked_as" is null or "bank_entries"."state" = 'booked');--> statement-breakpoint
ALTER TABLE "bank_entries" ADD CONSTRAINT "bank_entries_other_has_entry" CHECK (("bank_entries"."entry_id" is not null) = (coalesce("bank_entries"."booked_as", 'takenBack') <> 'takenBack'));--> statement-breakpoint
ALTER TABLE "bank_entries" ADD CONSTRAINT "bank_entries_booked_has_customer" CHECK ("bank_entries"."state" <> 'booked' or "bank_entries"."user_id" is not null or "bank_entries"."entry_id" is not null);--> statement-breakpoint
ALTER TABLE "book_accounts" ADD CONSTRAINT "book_accounts_kind_known" CHECK ("book_accounts"."kind" in ('bank', 'wallet', 'held', 'deposits', 'escrow', 'returns', 'tax', 'fees', 'thirdParty', 'bankCosts'));--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "ledger_accounts_balance_kept" CHECK (("ledger_accounts"."balance_cents" is null) = ("ledger_accounts"."kind" in ('fees', 'bank', 'thirdParty', 'bankCosts')));--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "ledger_accounts_owner" CHECK (num_nonnulls("ledger_accounts"."user_id", "ledger_accounts"."project_id") = case when "ledger_accounts"."kind" in ('fees', 'bank', 'thirdParty', 'bankCosts') then 0 else 1 end);--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_cause_known" CHECK ("ledger_entries"."cause" in ('transaction', 'order', 'cancellation', 'release', 'repayment', 'distribution', 'refund', 'wish', 'returned_payment', 'tax', 'third_party', 'sent_back', 'bank_cost', 'taken_back'));--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_act_known" CHECK ("proposals"."act" in ('approveTransaction', 'rejectTransaction', 'release', 'repay', 'payTax', 'distribute', 'closeWithRefund', 'validateBankAccount', 'changeEmail', 'deleteOtpDevice', 'changeRole', 'enableStaff', 'changePayoutAccount', 'publishSheet', 'overrideIdentity', 'endHold', 'approvePaymentFile', 'cancelPaymentFile', 'importStatement', 'bookOtherMovement'));--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_taken_back_names_deposit" CHECK (("transactions"."issuer_name" = 'taken_back') = ("transactions"."taken_back_deposit_id" is not null));--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_taken_back_is_booked" CHECK ("transactions"."taken_back_deposit_id" is null or "transactions"."type" = 'withdraw' and "transactions"."status" = 'completed' and "transactions"."bank_entry_id" is not null);--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_issuer_known" CHECK ("transactions"."issuer_name" in ('admin-backoffice', 'project_order', 'project_fee', 'project_tax', 'payment', 'user-wallet', 'returned_payment', 'taken_back'));--> statement-breakpoint
insert into ledger_accounts (account_id, kind) values ('thirdParty', 'thirdParty'), ('bankCosts', 'bankCosts');--> statement-breakpoint
-- After the Spanish chart of accounts (PGC), as a proposal that the company's accountant confirms or edits.
insert into book_accounts (kind, code, name) values
  ('thirdParty', '5559', 'Terceros: fondos recibidos pendientes de devolver'),
  ('bankCosts', '626', 'Servicios bancarios y similares');

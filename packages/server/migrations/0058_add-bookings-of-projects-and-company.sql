ALTER TABLE "bank_entries" DROP CONSTRAINT "bank_entries_booked_as_known";--> statement-breakpoint
ALTER TABLE "bank_entries" DROP CONSTRAINT "bank_entries_sent_back_was_received";--> statement-breakpoint
ALTER TABLE "bank_entries" DROP CONSTRAINT "bank_entries_promoter_has_project";--> statement-breakpoint
ALTER TABLE "book_accounts" DROP CONSTRAINT "book_accounts_kind_known";--> statement-breakpoint
ALTER TABLE "ledger_accounts" DROP CONSTRAINT "ledger_accounts_balance_kept";--> statement-breakpoint
ALTER TABLE "ledger_accounts" DROP CONSTRAINT "ledger_accounts_owner";--> statement-breakpoint
ALTER TABLE "ledger_entries" DROP CONSTRAINT "ledger_entries_cause_known";--> statement-breakpoint
DROP INDEX "project_payments_bank_entry_unique";--> statement-breakpoint
CREATE UNIQUE INDEX "project_payments_bank_entry_once" ON "project_payments" USING btree ("bank_entry_id","project_id") WHERE "project_payments"."bank_entry_id" is not null;--> statement-breakpoint
ALTER TABLE "bank_entries" ADD CONSTRAINT "bank_entries_booked_as_known" CHECK ("bank_entries"."booked_as" in ('thirdParty', 'sentBack', 'bankCost', 'takenBack', 'promoterPayment', 'repayment', 'taxPaid', 'companyMoney'));--> statement-breakpoint
ALTER TABLE "bank_entries" ADD CONSTRAINT "bank_entries_sent_back_was_received" CHECK ("bank_entries"."sent_back_by_id" is null or "bank_entries"."booked_as" in ('thirdParty', 'sentBack', 'bankCost', 'promoterPayment', 'taxPaid'));--> statement-breakpoint
ALTER TABLE "bank_entries" ADD CONSTRAINT "bank_entries_promoter_has_project" CHECK ((coalesce("bank_entries"."booked_as", '') in ('promoterPayment', 'repayment')) = ("bank_entries"."project_id" is not null));--> statement-breakpoint
ALTER TABLE "book_accounts" ADD CONSTRAINT "book_accounts_kind_known" CHECK ("book_accounts"."kind" in ('bank', 'wallet', 'held', 'deposits', 'escrow', 'returns', 'tax', 'fees', 'thirdParty', 'bankCosts', 'company'));--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "ledger_accounts_balance_kept" CHECK (("ledger_accounts"."balance_cents" is null) = ("ledger_accounts"."kind" in ('fees', 'bank', 'thirdParty', 'bankCosts', 'company')));--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "ledger_accounts_owner" CHECK (num_nonnulls("ledger_accounts"."user_id", "ledger_accounts"."project_id") = case when "ledger_accounts"."kind" in ('fees', 'bank', 'thirdParty', 'bankCosts', 'company') then 0 else 1 end);--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_cause_known" CHECK ("ledger_entries"."cause" in ('transaction', 'order', 'cancellation', 'release', 'repayment', 'distribution', 'refund', 'wish', 'returned_payment', 'tax', 'tax_correction', 'third_party', 'sent_back', 'bank_cost', 'taken_back', 'company_money'));--> statement-breakpoint
insert into ledger_accounts (account_id, kind) values ('company', 'company');--> statement-breakpoint
-- After the Spanish chart of accounts (PGC), as a proposal that the company's accountant confirms or edits.
insert into book_accounts (kind, code, name) values
  ('company', '5721', 'Bancos, cuentas propias de la empresa');

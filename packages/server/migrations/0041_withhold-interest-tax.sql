ALTER TABLE "distribution_lines" DROP CONSTRAINT "distribution_lines_amounts";--> statement-breakpoint
ALTER TABLE "distributions" DROP CONSTRAINT "distributions_fee_within";--> statement-breakpoint
ALTER TABLE "ledger_accounts" DROP CONSTRAINT "ledger_accounts_named";--> statement-breakpoint
ALTER TABLE "ledger_entries" DROP CONSTRAINT "ledger_entries_cause_known";--> statement-breakpoint
ALTER TABLE "project_payments" DROP CONSTRAINT "project_payments_kind_known";--> statement-breakpoint
ALTER TABLE "proposals" DROP CONSTRAINT "proposals_act_known";--> statement-breakpoint
ALTER TABLE "transactions" DROP CONSTRAINT "transactions_issuer_known";--> statement-breakpoint
ALTER TABLE "transactions" DROP CONSTRAINT "transactions_project_named";--> statement-breakpoint
ALTER TABLE "distribution_lines" ADD COLUMN "tax_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "distribution_lines" ADD COLUMN "tax_rate_hundredths" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "distributions" ADD COLUMN "tax_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "tax_withholder" text;--> statement-breakpoint
ALTER TABLE "distribution_lines" ADD CONSTRAINT "distribution_lines_amounts" CHECK ("distribution_lines"."fee_cents" >= 0 and "distribution_lines"."tax_cents" >= 0 and "distribution_lines"."fee_cents" + "distribution_lines"."tax_cents" <= "distribution_lines"."gross_cents" and "distribution_lines"."principal_cents" >= 0);--> statement-breakpoint
ALTER TABLE "distributions" ADD CONSTRAINT "distributions_fee_within" CHECK ("distributions"."fee_cents" >= 0 and "distributions"."tax_cents" >= 0 and "distributions"."fee_cents" + "distributions"."tax_cents" <= "distributions"."gross_cents" and "distributions"."principal_cents" >= 0);--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "ledger_accounts_named" CHECK ("ledger_accounts"."account_id" = case
        when "ledger_accounts"."kind" in ('wallet', 'held') then "ledger_accounts"."kind" || ':' || "ledger_accounts"."user_id"
        when "ledger_accounts"."kind" in ('escrow', 'returns', 'deposits', 'tax') then "ledger_accounts"."kind" || ':' || "ledger_accounts"."project_id"
        else "ledger_accounts"."kind" end);--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_cause_known" CHECK ("ledger_entries"."cause" in ('transaction', 'order', 'cancellation', 'release', 'repayment', 'distribution', 'refund', 'wish', 'returned_payment', 'tax'));--> statement-breakpoint
ALTER TABLE "project_payments" ADD CONSTRAINT "project_payments_kind_known" CHECK ("project_payments"."kind" in ('release', 'repayment', 'taxToOffice', 'taxToPromoter'));--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_tax_withholder_known" CHECK ("projects"."tax_withholder" in ('platform', 'promoter'));--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_act_known" CHECK ("proposals"."act" in ('approveTransaction', 'rejectTransaction', 'release', 'repay', 'payTax', 'distribute', 'closeWithRefund', 'validateBankAccount', 'changeEmail', 'deleteOtpDevice', 'changeRole', 'enableStaff', 'changePayoutAccount', 'publishSheet', 'overrideIdentity', 'endHold', 'approvePaymentFile', 'cancelPaymentFile', 'importStatement'));--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_issuer_known" CHECK ("transactions"."issuer_name" in ('admin-backoffice', 'project_order', 'project_fee', 'project_tax', 'payment', 'user-wallet', 'returned_payment'));--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_project_named" CHECK ("transactions"."issuer_name" not in ('project_order', 'project_fee', 'project_tax') or "transactions"."project_id" is not null);
--> statement-breakpoint
create or replace function open_project_accounts() returns trigger language plpgsql as $$
begin
  insert into ledger_accounts (account_id, kind, project_id, balance_cents) values
    ('escrow:' || new.project_id, 'escrow', new.project_id, 0),
    ('returns:' || new.project_id, 'returns', new.project_id, 0),
    ('deposits:' || new.project_id, 'deposits', new.project_id, 0),
    ('tax:' || new.project_id, 'tax', new.project_id, 0);
  return null;
end $$;
--> statement-breakpoint
insert into ledger_accounts (account_id, kind, project_id, balance_cents)
  select 'tax:' || project_id, 'tax', project_id, 0 from projects;

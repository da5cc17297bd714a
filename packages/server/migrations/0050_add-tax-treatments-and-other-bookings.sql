CREATE TABLE "bank_files" (
	"bank_file_id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"origin" text NOT NULL,
	"state" text NOT NULL,
	"digest" text NOT NULL,
	"problem" jsonb,
	"uploaded_by_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bank_files_origin_known" CHECK ("bank_files"."origin" in ('folder', 'upload')),
	CONSTRAINT "bank_files_state_known" CHECK ("bank_files"."state" in ('found', 'refused', 'imported')),
	CONSTRAINT "bank_files_refused_says_why" CHECK (("bank_files"."state" = 'refused') = ("bank_files"."problem" is not null)),
	CONSTRAINT "bank_files_upload_names_person" CHECK (("bank_files"."origin" = 'upload') = ("bank_files"."uploaded_by_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "tax_corrections" (
	"tax_correction_id" uuid NOT NULL,
	"distribution_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"tax_cents" bigint NOT NULL,
	"tax_rate_hundredths" integer NOT NULL,
	"tax_treatment" text,
	"tax_treatment_id" uuid,
	"admin_id" uuid NOT NULL,
	"entry_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tax_corrections_tax_correction_id_order_id_pk" PRIMARY KEY("tax_correction_id","order_id"),
	CONSTRAINT "tax_corrections_treatment_known" CHECK ("tax_corrections"."tax_treatment" in ('euResident', 'exemptEntity', 'treaty', 'other')),
	CONSTRAINT "tax_corrections_rate" CHECK ("tax_corrections"."tax_rate_hundredths" between 0 and 9999),
	CONSTRAINT "tax_corrections_treatment_named" CHECK (("tax_corrections"."tax_treatment" is null) = ("tax_corrections"."tax_treatment_id" is null))
);
--> statement-breakpoint
CREATE TABLE "tax_treatments" (
	"tax_treatment_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"rate_hundredths" integer NOT NULL,
	"from_date" date NOT NULL,
	"to_date" date NOT NULL,
	"document_id" uuid NOT NULL,
	"reason" text,
	"proposed_by_id" uuid,
	"approved_by_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tax_treatments_document_unique" UNIQUE("document_id"),
	CONSTRAINT "tax_treatments_kind_known" CHECK ("tax_treatments"."kind" in ('euResident', 'exemptEntity', 'treaty', 'other')),
	CONSTRAINT "tax_treatments_rate" CHECK ("tax_treatments"."rate_hundredths" between 0 and 9999),
	CONSTRAINT "tax_treatments_days" CHECK ("tax_treatments"."from_date" <= "tax_treatments"."to_date" + 1),
	CONSTRAINT "tax_treatments_second_person" CHECK ("tax_treatments"."approved_by_id" <> "tax_treatments"."proposed_by_id")
);
--> statement-breakpoint
ALTER TABLE "bank_entries" DROP CONSTRAINT "bank_entries_booked_has_customer";--> statement-breakpoint
ALTER TABLE "book_accounts" DROP CONSTRAINT "book_accounts_kind_known";--> statement-breakpoint
ALTER TABLE "documents" DROP CONSTRAINT "documents_purpose_known";--> statement-breakpoint
ALTER TABLE "investor_kinds" DROP CONSTRAINT "investor_kinds_state_known";--> statement-breakpoint
ALTER TABLE "investor_kinds" DROP CONSTRAINT "investor_kinds_decided";--> statement-breakpoint
ALTER TABLE "investor_kinds" DROP CONSTRAINT "investor_kinds_active_is_valid";--> statement-breakpoint
ALTER TABLE "ledger_accounts" DROP CONSTRAINT "ledger_accounts_balance_kept";--> statement-breakpoint
ALTER TABLE "ledger_accounts" DROP CONSTRAINT "ledger_accounts_owner";--> statement-breakpoint
ALTER TABLE "ledger_entries" DROP CONSTRAINT "ledger_entries_cause_known";--> statement-breakpoint
ALTER TABLE "proposals" DROP CONSTRAINT "proposals_act_known";--> statement-breakpoint
ALTER TABLE "transactions" DROP CONSTRAINT "transactions_issuer_known";--> statement-breakpoint
ALTER TABLE "bank_entries" ADD COLUMN "booked_as" text;--> statement-breakpoint
ALTER TABLE "bank_entries" ADD COLUMN "sent_back_by_id" uuid;--> statement-breakpoint
ALTER TABLE "bank_entries" ADD COLUMN "entry_id" uuid;--> statement-breakpoint
ALTER TABLE "distribution_lines" ADD COLUMN "tax_treatment" text;--> statement-breakpoint
ALTER TABLE "distribution_lines" ADD COLUMN "tax_treatment_id" uuid;--> statement-breakpoint
ALTER TABLE "sheet_versions" ADD COLUMN "drawn_up_by" text;--> statement-breakpoint
ALTER TABLE "sheet_versions" ADD COLUMN "attestation_version" text;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "tax_rate_hundredths" integer;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "taken_back_deposit_id" uuid;--> statement-breakpoint
ALTER TABLE "bank_files" ADD CONSTRAINT "bank_files_uploaded_by_id_users_user_id_fk" FOREIGN KEY ("uploaded_by_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tax_corrections" ADD CONSTRAINT "tax_corrections_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tax_corrections" ADD CONSTRAINT "tax_corrections_admin_id_users_user_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tax_corrections" ADD CONSTRAINT "tax_corrections_entry_id_ledger_entries_entry_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."ledger_entries"("entry_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tax_corrections" ADD CONSTRAINT "tax_corrections_line" FOREIGN KEY ("distribution_id","order_id") REFERENCES "public"."distribution_lines"("distribution_id","order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tax_treatments" ADD CONSTRAINT "tax_treatments_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tax_treatments" ADD CONSTRAINT "tax_treatments_document_id_documents_document_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("document_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tax_treatments" ADD CONSTRAINT "tax_treatments_proposed_by_id_users_user_id_fk" FOREIGN KEY ("proposed_by_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tax_treatments" ADD CONSTRAINT "tax_treatments_approved_by_id_users_user_id_fk" FOREIGN KEY ("approved_by_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bank_files_found_once" ON "bank_files" USING btree ("digest") WHERE "bank_files"."origin" = 'folder';--> statement-breakpoint
CREATE INDEX "bank_files_created_index" ON "bank_files" USING btree ("created_at","bank_file_id");--> statement-breakpoint
CREATE INDEX "bank_files_uploader_index" ON "bank_files" USING btree ("uploaded_by_id");--> statement-breakpoint
CREATE INDEX "tax_corrections_line_index" ON "tax_corrections" USING btree ("distribution_id","order_id","created_at");--> statement-breakpoint
CREATE INDEX "tax_corrections_project_index" ON "tax_corrections" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "tax_corrections_user_index" ON "tax_corrections" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "tax_corrections_entry_index" ON "tax_corrections" USING btree ("entry_id");--> statement-breakpoint
CREATE INDEX "tax_treatments_user_index" ON "tax_treatments" USING btree ("user_id","from_date");--> statement-breakpoint
CREATE INDEX "tax_treatments_from_index" ON "tax_treatments" USING btree ("from_date","tax_treatment_id");--> statement-breakpoint
CREATE INDEX "tax_treatments_to_index" ON "tax_treatments" USING btree ("to_date","tax_treatment_id");--> statement-breakpoint
CREATE INDEX "tax_treatments_created_index" ON "tax_treatments" USING btree ("created_at","tax_treatment_id");--> statement-breakpoint
CREATE INDEX "tax_treatments_proposer_index" ON "tax_treatments" USING btree ("proposed_by_id");--> statement-breakpoint
CREATE INDEX "tax_treatments_approver_index" ON "tax_treatments" USING btree ("approved_by_id");--> statement-breakpoint
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
ALTER TABLE "distribution_lines" ADD CONSTRAINT "distribution_lines_treatment_known" CHECK ("distribution_lines"."tax_treatment" in ('euResident', 'exemptEntity', 'treaty', 'other'));--> statement-breakpoint
ALTER TABLE "distribution_lines" ADD CONSTRAINT "distribution_lines_treatment_named" CHECK (("distribution_lines"."tax_treatment" is null) = ("distribution_lines"."tax_treatment_id" is null));--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_purpose_known" CHECK ("documents"."purpose" in ('project-document', 'project-media', 'project-type-image', 'account-document', 'verification-media', 'ticket-document', 'complaint-document', 'bank-account-certificate', 'promotion-image', 'payment-proof', 'payout-account-certificate', 'tax-treatment-certificate', 'proposal-file', 'bank-statement', 'payment-file', 'owner-document', 'kept-record'));--> statement-breakpoint
ALTER TABLE "investor_kinds" ADD CONSTRAINT "investor_kinds_own_end" CHECK ("investor_kinds"."state" not in ('withdrawn', 'givenUp') or ("investor_kinds"."ended_at" is not null and "investor_kinds"."ended_by_id" = "investor_kinds"."user_id"));--> statement-breakpoint
ALTER TABLE "investor_kinds" ADD CONSTRAINT "investor_kinds_state_known" CHECK ("investor_kinds"."state" in ('pending', 'active', 'refused', 'withdrawn', 'ended', 'givenUp', 'expired', 'replaced'));--> statement-breakpoint
ALTER TABLE "investor_kinds" ADD CONSTRAINT "investor_kinds_decided" CHECK (("investor_kinds"."state" in ('pending', 'withdrawn')) = ("investor_kinds"."decided_at" is null));--> statement-breakpoint
ALTER TABLE "investor_kinds" ADD CONSTRAINT "investor_kinds_active_is_valid" CHECK ("investor_kinds"."state" not in ('active', 'givenUp', 'expired', 'replaced') or "investor_kinds"."valid_from" is not null);--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "ledger_accounts_balance_kept" CHECK (("ledger_accounts"."balance_cents" is null) = ("ledger_accounts"."kind" in ('fees', 'bank', 'thirdParty', 'bankCosts')));--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "ledger_accounts_owner" CHECK (num_nonnulls("ledger_accounts"."user_id", "ledger_accounts"."project_id") = case when "ledger_accounts"."kind" in ('fees', 'bank', 'thirdParty', 'bankCosts') then 0 else 1 end);--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_cause_known" CHECK ("ledger_entries"."cause" in ('transaction', 'order', 'cancellation', 'release', 'repayment', 'distribution', 'refund', 'wish', 'returned_payment', 'tax', 'tax_correction', 'third_party', 'sent_back', 'bank_cost', 'taken_back'));--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_act_known" CHECK ("proposals"."act" in ('approveTransaction', 'rejectTransaction', 'release', 'repay', 'payTax', 'correctTax', 'distribute', 'closeWithRefund', 'validateBankAccount', 'changeEmail', 'deleteOtpDevice', 'changeRole', 'enableStaff', 'changePayoutAccount', 'changeTaxTreatment', 'publishSheet', 'overrideIdentity', 'endHold', 'approvePaymentFile', 'cancelPaymentFile', 'importStatement', 'bookOtherMovement'));--> statement-breakpoint
ALTER TABLE "sheet_versions" ADD CONSTRAINT "sheet_versions_drawn_up_by_length" CHECK (char_length("sheet_versions"."drawn_up_by") <= 120);--> statement-breakpoint
ALTER TABLE "sheet_versions" ADD CONSTRAINT "sheet_versions_attested" CHECK (("sheet_versions"."drawn_up_by" is null) = ("sheet_versions"."attestation_version" is null));--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_rate_of_tax" CHECK ("transactions"."tax_rate_hundredths" is null or "transactions"."issuer_name" = 'project_tax');--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_taken_back_names_deposit" CHECK (("transactions"."issuer_name" = 'taken_back') = ("transactions"."taken_back_deposit_id" is not null));--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_taken_back_is_booked" CHECK ("transactions"."taken_back_deposit_id" is null or "transactions"."type" = 'withdraw' and "transactions"."status" = 'completed' and "transactions"."bank_entry_id" is not null);--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_issuer_known" CHECK ("transactions"."issuer_name" in ('admin-backoffice', 'project_order', 'project_fee', 'project_tax', 'payment', 'user-wallet', 'returned_payment', 'taken_back'));--> statement-breakpoint
UPDATE "transactions" SET "tax_rate_hundredths" = "lines"."tax_rate_hundredths"
FROM "ledger_entries" AS "entries" JOIN "distribution_lines" AS "lines" ON "lines"."distribution_id" = "entries"."cause_id"
WHERE "transactions"."issuer_name" = 'project_tax' AND "entries"."entry_id" = "transactions"."entry_id" AND "lines"."order_id" = "transactions"."order_id";--> statement-breakpoint
insert into ledger_accounts (account_id, kind) values ('thirdParty', 'thirdParty'), ('bankCosts', 'bankCosts');--> statement-breakpoint
-- After the Spanish chart of accounts (PGC), as a proposal that the company's accountant confirms or edits.
insert into book_accounts (kind, code, name) values
  ('thirdParty', '5559', 'Terceros: fondos recibidos pendientes de devolver'),
  ('bankCosts', '626', 'Servicios bancarios y similares');

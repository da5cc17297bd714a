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
ALTER TABLE "documents" DROP CONSTRAINT "documents_purpose_known";--> statement-breakpoint
ALTER TABLE "ledger_entries" DROP CONSTRAINT "ledger_entries_cause_known";--> statement-breakpoint
ALTER TABLE "proposals" DROP CONSTRAINT "proposals_act_known";--> statement-breakpoint
ALTER TABLE "distribution_lines" ADD COLUMN "tax_treatment" text;--> statement-breakpoint
ALTER TABLE "distribution_lines" ADD COLUMN "tax_treatment_id" uuid;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "tax_rate_hundredths" integer;--> statement-breakpoint
ALTER TABLE "tax_corrections" ADD CONSTRAINT "tax_corrections_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tax_corrections" ADD CONSTRAINT "tax_corrections_admin_id_users_user_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tax_corrections" ADD CONSTRAINT "tax_corrections_entry_id_ledger_entries_entry_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."ledger_entries"("entry_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tax_corrections" ADD CONSTRAINT "tax_corrections_line" FOREIGN KEY ("distribution_id","order_id") REFERENCES "public"."distribution_lines"("distribution_id","order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tax_treatments" ADD CONSTRAINT "tax_treatments_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tax_treatments" ADD CONSTRAINT "tax_treatments_document_id_documents_document_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("document_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tax_treatments" ADD CONSTRAINT "tax_treatments_proposed_by_id_users_user_id_fk" FOREIGN KEY ("proposed_by_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tax_treatments" ADD CONSTRAINT "tax_treatments_approved_by_id_users_user_id_fk" FOREIGN KEY ("approved_by_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
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
ALTER TABLE "distribution_lines" ADD CONSTRAINT "distribution_lines_treatment_known" CHECK ("distribution_lines"."tax_treatment" in ('euResident', 'exemptEntity', 'treaty', 'other'));--> statement-breakpoint
ALTER TABLE "distribution_lines" ADD CONSTRAINT "distribution_lines_treatment_named" CHECK (("distribution_lines"."tax_treatment" is null) = ("distribution_lines"."tax_treatment_id" is null));--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_purpose_known" CHECK ("documents"."purpose" in ('project-document', 'project-media', 'project-type-image', 'account-document', 'verification-media', 'ticket-document', 'complaint-document', 'bank-account-certificate', 'promotion-image', 'payment-proof', 'payout-account-certificate', 'tax-treatment-certificate', 'proposal-file', 'bank-statement', 'payment-file', 'owner-document', 'kept-record'));--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_cause_known" CHECK ("ledger_entries"."cause" in ('transaction', 'order', 'cancellation', 'release', 'repayment', 'distribution', 'refund', 'wish', 'returned_payment', 'tax', 'tax_correction'));--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_act_known" CHECK ("proposals"."act" in ('approveTransaction', 'rejectTransaction', 'release', 'repay', 'payTax', 'correctTax', 'distribute', 'closeWithRefund', 'validateBankAccount', 'changeEmail', 'deleteOtpDevice', 'changeRole', 'enableStaff', 'changePayoutAccount', 'changeTaxTreatment', 'publishSheet', 'overrideIdentity', 'endHold', 'approvePaymentFile', 'cancelPaymentFile', 'importStatement'));--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_rate_of_tax" CHECK ("transactions"."tax_rate_hundredths" is null or "transactions"."issuer_name" = 'project_tax');--> statement-breakpoint
UPDATE "transactions" SET "tax_rate_hundredths" = "lines"."tax_rate_hundredths"
FROM "ledger_entries" AS "entries" JOIN "distribution_lines" AS "lines" ON "lines"."distribution_id" = "entries"."cause_id"
WHERE "transactions"."issuer_name" = 'project_tax' AND "entries"."entry_id" = "transactions"."entry_id" AND "lines"."order_id" = "transactions"."order_id";

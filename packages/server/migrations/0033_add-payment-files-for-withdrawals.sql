CREATE TABLE "outgoing_payments" (
	"outgoing_payment_id" uuid PRIMARY KEY NOT NULL,
	"payment_file_id" uuid NOT NULL,
	"transaction_id" uuid NOT NULL,
	"state" text DEFAULT 'ordered' NOT NULL,
	CONSTRAINT "outgoing_payments_state_known" CHECK ("outgoing_payments"."state" in ('ordered', 'sent', 'paid', 'cancelled'))
);
--> statement-breakpoint
CREATE TABLE "payment_files" (
	"payment_file_id" uuid PRIMARY KEY NOT NULL,
	"number" integer NOT NULL,
	"state" text DEFAULT 'proposed' NOT NULL,
	"payments" integer NOT NULL,
	"total_cents" bigint NOT NULL,
	"digest" text NOT NULL,
	"document_id" uuid,
	"created_by_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"approved_by_id" uuid,
	"approved_at" timestamp (3) with time zone,
	"taken_by_id" uuid,
	"taken_at" timestamp (3) with time zone,
	"cancelled_at" timestamp (3) with time zone,
	CONSTRAINT "payment_files_state_known" CHECK ("payment_files"."state" in ('proposed', 'approved', 'taken', 'cancelled')),
	CONSTRAINT "payment_files_not_empty" CHECK ("payment_files"."payments" > 0 and "payment_files"."total_cents" > 0),
	CONSTRAINT "payment_files_approved_by_second_person" CHECK ("payment_files"."state" not in ('approved', 'taken') or "payment_files"."approved_by_id" is not null),
	CONSTRAINT "payment_files_taken_is_stored" CHECK (("payment_files"."taken_at" is not null) = ("payment_files"."document_id" is not null))
);
--> statement-breakpoint
ALTER TABLE "documents" DROP CONSTRAINT "documents_purpose_known";--> statement-breakpoint
ALTER TABLE "proposals" DROP CONSTRAINT "proposals_act_known";--> statement-breakpoint
ALTER TABLE "outgoing_payments" ADD CONSTRAINT "outgoing_payments_payment_file_id_payment_files_payment_file_id_fk" FOREIGN KEY ("payment_file_id") REFERENCES "public"."payment_files"("payment_file_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outgoing_payments" ADD CONSTRAINT "outgoing_payments_transaction_id_transactions_transaction_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."transactions"("transaction_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_files" ADD CONSTRAINT "payment_files_document_id_documents_document_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("document_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_files" ADD CONSTRAINT "payment_files_created_by_id_users_user_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_files" ADD CONSTRAINT "payment_files_approved_by_id_users_user_id_fk" FOREIGN KEY ("approved_by_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_files" ADD CONSTRAINT "payment_files_taken_by_id_users_user_id_fk" FOREIGN KEY ("taken_by_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "outgoing_payments_transaction_once" ON "outgoing_payments" USING btree ("transaction_id") WHERE "outgoing_payments"."state" <> 'cancelled';--> statement-breakpoint
CREATE INDEX "outgoing_payments_file_index" ON "outgoing_payments" USING btree ("payment_file_id","transaction_id");--> statement-breakpoint
CREATE INDEX "outgoing_payments_transaction_index" ON "outgoing_payments" USING btree ("transaction_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_files_number_unique" ON "payment_files" USING btree ("number");--> statement-breakpoint
CREATE INDEX "payment_files_document_index" ON "payment_files" USING btree ("document_id");--> statement-breakpoint
CREATE INDEX "payment_files_creator_index" ON "payment_files" USING btree ("created_by_id");--> statement-breakpoint
CREATE INDEX "payment_files_approver_index" ON "payment_files" USING btree ("approved_by_id");--> statement-breakpoint
CREATE INDEX "payment_files_taker_index" ON "payment_files" USING btree ("taken_by_id");--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_purpose_known" CHECK ("documents"."purpose" in ('project-document', 'project-media', 'project-type-image', 'account-document', 'verification-media', 'ticket-document', 'complaint-document', 'bank-account-certificate', 'promotion-image', 'payment-proof', 'payout-account-certificate', 'proposal-file', 'bank-statement', 'payment-file', 'owner-document', 'kept-record'));--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_act_known" CHECK ("proposals"."act" in ('approveTransaction', 'release', 'repay', 'distribute', 'closeWithRefund', 'validateBankAccount', 'changeEmail', 'deleteOtpDevice', 'changeRole', 'enableStaff', 'changePayoutAccount', 'publishSheet', 'overrideIdentity', 'endHold', 'approvePaymentFile', 'cancelPaymentFile'));
CREATE TABLE "proposals" (
	"proposal_id" uuid PRIMARY KEY NOT NULL,
	"act" text NOT NULL,
	"endpoint" text NOT NULL,
	"request" jsonb NOT NULL,
	"document_id" uuid,
	"subject_type" text NOT NULL,
	"subject_id" text NOT NULL,
	"subject_name" text NOT NULL,
	"once_key" text,
	"beneficiary_id" uuid,
	"entered_by_id" uuid,
	"why" text,
	"effects" jsonb NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"proposed_by_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"lapses_at" timestamp (3) with time zone NOT NULL,
	"takes_effect_at" timestamp (3) with time zone,
	"decided_by_id" uuid,
	"decided_at" timestamp (3) with time zone,
	"decline_reason" text,
	"answer" jsonb,
	CONSTRAINT "proposals_act_known" CHECK ("proposals"."act" in ('approveTransaction', 'release', 'repay', 'distribute', 'closeWithRefund', 'validateBankAccount', 'changeEmail', 'deleteOtpDevice', 'changeRole', 'enableStaff', 'changePayoutAccount', 'overrideIdentity')),
	CONSTRAINT "proposals_status_known" CHECK ("proposals"."status" in ('pending', 'scheduled', 'approved', 'declined', 'lapsed', 'stopped')),
	CONSTRAINT "proposals_why_length" CHECK (char_length("proposals"."why") <= 500),
	CONSTRAINT "proposals_declined_says_why" CHECK (("proposals"."status" = 'declined') = ("proposals"."decline_reason" is not null)),
	CONSTRAINT "proposals_decided_by_second_person" CHECK ("proposals"."status" not in ('scheduled', 'approved') or ("proposals"."decided_by_id" is not null and "proposals"."decided_by_id" <> "proposals"."proposed_by_id"))
);
--> statement-breakpoint
ALTER TABLE "documents" DROP CONSTRAINT "documents_purpose_known";--> statement-breakpoint
ALTER TABLE "undelivered_mails" DROP CONSTRAINT "undelivered_mails_topic_known";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "role_given_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "role_given_by_id" uuid;--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_document_id_documents_document_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("document_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_beneficiary_id_users_user_id_fk" FOREIGN KEY ("beneficiary_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_entered_by_id_users_user_id_fk" FOREIGN KEY ("entered_by_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_proposed_by_id_users_user_id_fk" FOREIGN KEY ("proposed_by_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_decided_by_id_users_user_id_fk" FOREIGN KEY ("decided_by_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "proposals_status_index" ON "proposals" USING btree ("status","created_at","proposal_id");--> statement-breakpoint
CREATE INDEX "proposals_created_index" ON "proposals" USING btree ("created_at","proposal_id");--> statement-breakpoint
CREATE INDEX "proposals_lapses_index" ON "proposals" USING btree ("lapses_at","proposal_id");--> statement-breakpoint
CREATE INDEX "proposals_decided_index" ON "proposals" USING btree ("decided_at","proposal_id");--> statement-breakpoint
CREATE INDEX "proposals_subject_index" ON "proposals" USING btree ("subject_id","act","status");--> statement-breakpoint
CREATE INDEX "proposals_proposer_index" ON "proposals" USING btree ("proposed_by_id","created_at");--> statement-breakpoint
CREATE INDEX "proposals_beneficiary_index" ON "proposals" USING btree ("beneficiary_id");--> statement-breakpoint
CREATE INDEX "proposals_document_index" ON "proposals" USING btree ("document_id");--> statement-breakpoint
CREATE UNIQUE INDEX "proposals_pending_once" ON "proposals" USING btree ("once_key") WHERE "proposals"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "transactions_admin_index" ON "transactions" USING btree ("admin_id","updated_at") WHERE "transactions"."admin_id" is not null;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_purpose_known" CHECK ("documents"."purpose" in ('project-document', 'project-media', 'project-type-image', 'account-document', 'verification-media', 'ticket-document', 'bank-account-certificate', 'promotion-image', 'payment-proof', 'proposal-file'));--> statement-breakpoint
ALTER TABLE "undelivered_mails" ADD CONSTRAINT "undelivered_mails_topic_known" CHECK ("undelivered_mails"."topic" in ('auth', 'account', 'payment', 'wallet', 'support', 'approvals'));
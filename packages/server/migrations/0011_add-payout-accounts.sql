CREATE TABLE "payout_accounts" (
	"payout_account_id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"account" text NOT NULL,
	"holder_name" text NOT NULL,
	"document_id" uuid,
	"proposed_by_id" uuid,
	"approved_by_id" uuid,
	"since" timestamp (3) with time zone NOT NULL,
	"replaced_at" timestamp (3) with time zone,
	CONSTRAINT "payout_accounts_document_unique" UNIQUE("document_id"),
	CONSTRAINT "payout_accounts_holder_length" CHECK (char_length("payout_accounts"."holder_name") <= 120),
	CONSTRAINT "payout_accounts_account_form" CHECK ("payout_accounts"."account" ~ '^[A-Z]{2}[0-9]{2}[A-Z0-9]{10,30}$'),
	CONSTRAINT "payout_accounts_second_person" CHECK ("payout_accounts"."approved_by_id" <> "payout_accounts"."proposed_by_id")
);
--> statement-breakpoint
ALTER TABLE "documents" DROP CONSTRAINT "documents_purpose_known";--> statement-breakpoint
ALTER TABLE "payout_accounts" ADD CONSTRAINT "payout_accounts_project_id_projects_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("project_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_accounts" ADD CONSTRAINT "payout_accounts_document_id_documents_document_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("document_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_accounts" ADD CONSTRAINT "payout_accounts_proposed_by_id_users_user_id_fk" FOREIGN KEY ("proposed_by_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_accounts" ADD CONSTRAINT "payout_accounts_approved_by_id_users_user_id_fk" FOREIGN KEY ("approved_by_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payout_accounts_one_current" ON "payout_accounts" USING btree ("project_id") WHERE "payout_accounts"."replaced_at" is null;--> statement-breakpoint
CREATE INDEX "payout_accounts_project_index" ON "payout_accounts" USING btree ("project_id","since","payout_account_id");--> statement-breakpoint
CREATE INDEX "payout_accounts_proposer_index" ON "payout_accounts" USING btree ("proposed_by_id");--> statement-breakpoint
CREATE INDEX "payout_accounts_approver_index" ON "payout_accounts" USING btree ("approved_by_id");--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_purpose_known" CHECK ("documents"."purpose" in ('project-document', 'project-media', 'project-type-image', 'account-document', 'verification-media', 'ticket-document', 'bank-account-certificate', 'promotion-image', 'payment-proof', 'payout-account-certificate', 'proposal-file'));--> statement-breakpoint
INSERT INTO "payout_accounts" ("payout_account_id", "project_id", "account", "holder_name", "since")
	SELECT gen_random_uuid(), "project_id", "destination_bank_account", left(coalesce("promoter"->>'name', "name"), 120), "created_at"
	FROM "projects" WHERE "destination_bank_account" IS NOT NULL;--> statement-breakpoint
UPDATE "proposals" SET "status" = 'lapsed', "decided_at" = now() WHERE "act" = 'changePayoutAccount' AND "status" = 'pending';

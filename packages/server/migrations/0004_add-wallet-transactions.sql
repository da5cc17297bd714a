CREATE TABLE "transactions" (
	"transaction_id" uuid PRIMARY KEY NOT NULL,
	"wallet_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"amount_cents" bigint NOT NULL,
	"type" text NOT NULL,
	"issuer_name" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"reject_reason" text,
	"bank_account_id" uuid,
	"admin_id" uuid,
	"manager_id" uuid,
	"project_id" uuid,
	"document_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "transactions_amount_range" CHECK ("transactions"."amount_cents" between 1 and 99999999999),
	CONSTRAINT "transactions_type_known" CHECK ("transactions"."type" in ('income', 'withdraw')),
	CONSTRAINT "transactions_status_known" CHECK ("transactions"."status" in ('pending', 'completed', 'rejected')),
	CONSTRAINT "transactions_issuer_known" CHECK ("transactions"."issuer_name" in ('admin-backoffice', 'project_order', 'project_fee', 'payment', 'user-wallet')),
	CONSTRAINT "transactions_rejected_says_why" CHECK (("transactions"."status" = 'rejected') = ("transactions"."reject_reason" is not null)),
	CONSTRAINT "transactions_project_named" CHECK ("transactions"."issuer_name" not in ('project_order', 'project_fee') or "transactions"."project_id" is not null),
	CONSTRAINT "transactions_approval_has_proof" CHECK ("transactions"."status" <> 'completed' or "transactions"."issuer_name" not in ('admin-backoffice', 'user-wallet') or "transactions"."document_id" is not null)
);
--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_wallet_id_wallets_wallet_id_fk" FOREIGN KEY ("wallet_id") REFERENCES "public"."wallets"("wallet_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_bank_account_id_bank_accounts_bank_account_id_fk" FOREIGN KEY ("bank_account_id") REFERENCES "public"."bank_accounts"("bank_account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_admin_id_users_user_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_manager_id_users_user_id_fk" FOREIGN KEY ("manager_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_project_id_projects_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("project_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_document_id_documents_document_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("document_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "transactions_wallet_index" ON "transactions" USING btree ("wallet_id","created_at");--> statement-breakpoint
CREATE INDEX "transactions_user_index" ON "transactions" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "transactions_created_index" ON "transactions" USING btree ("created_at","transaction_id");--> statement-breakpoint
CREATE INDEX "transactions_pending_index" ON "transactions" USING btree ("user_id") WHERE "transactions"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "transactions_bank_account_index" ON "transactions" USING btree ("bank_account_id");--> statement-breakpoint
CREATE INDEX "transactions_project_index" ON "transactions" USING btree ("project_id");
CREATE TABLE "reconciliations" (
	"reconciliation_id" uuid PRIMARY KEY NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"duration_ms" integer NOT NULL,
	"started_by_id" uuid,
	"breaches_total" integer NOT NULL,
	"breaches" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_accounts" (
	"account_id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"user_id" uuid,
	"project_id" uuid,
	"balance_cents" bigint,
	CONSTRAINT "ledger_accounts_never_negative" CHECK ("ledger_accounts"."balance_cents" >= 0),
	CONSTRAINT "ledger_accounts_balance_kept" CHECK (("ledger_accounts"."balance_cents" is null) = ("ledger_accounts"."kind" in ('fees', 'bank'))),
	CONSTRAINT "ledger_accounts_named" CHECK ("ledger_accounts"."account_id" = case
        when "ledger_accounts"."kind" in ('wallet', 'held') then "ledger_accounts"."kind" || ':' || "ledger_accounts"."user_id"
        when "ledger_accounts"."kind" in ('escrow', 'returns') then "ledger_accounts"."kind" || ':' || "ledger_accounts"."project_id"
        else "ledger_accounts"."kind" end),
	CONSTRAINT "ledger_accounts_owner" CHECK (num_nonnulls("ledger_accounts"."user_id", "ledger_accounts"."project_id") = case when "ledger_accounts"."kind" in ('fees', 'bank') then 0 else 1 end)
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"entry_id" uuid PRIMARY KEY NOT NULL,
	"cause" text NOT NULL,
	"cause_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ledger_entries_cause_known" CHECK ("ledger_entries"."cause" in ('transaction', 'order', 'cancellation', 'release', 'repayment', 'distribution', 'refund'))
);
--> statement-breakpoint
CREATE TABLE "ledger_postings" (
	"entry_id" uuid NOT NULL,
	"account_id" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	CONSTRAINT "ledger_postings_entry_id_account_id_pk" PRIMARY KEY("entry_id","account_id"),
	CONSTRAINT "ledger_postings_not_zero" CHECK ("ledger_postings"."amount_cents" <> 0)
);
--> statement-breakpoint
CREATE TABLE "project_payments" (
	"project_payment_id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"document_id" uuid NOT NULL,
	"admin_id" uuid NOT NULL,
	"entry_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "project_payments_kind_known" CHECK ("project_payments"."kind" in ('release', 'repayment')),
	CONSTRAINT "project_payments_amount_range" CHECK ("project_payments"."amount_cents" between 1 and 99999999999)
);
--> statement-breakpoint
CREATE TABLE "distribution_lines" (
	"distribution_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"gross_cents" bigint NOT NULL,
	"fee_cents" bigint NOT NULL,
	"principal_cents" bigint NOT NULL,
	CONSTRAINT "distribution_lines_distribution_id_order_id_pk" PRIMARY KEY("distribution_id","order_id"),
	CONSTRAINT "distribution_lines_amounts" CHECK ("distribution_lines"."fee_cents" between 0 and "distribution_lines"."gross_cents" and "distribution_lines"."principal_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "distributions" (
	"distribution_id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"period" integer,
	"due_on" date,
	"gross_cents" bigint NOT NULL,
	"fee_cents" bigint NOT NULL,
	"principal_cents" bigint NOT NULL,
	"investors" integer NOT NULL,
	"admin_id" uuid NOT NULL,
	"entry_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "distributions_kind_known" CHECK ("distributions"."kind" in ('return', 'refund')),
	CONSTRAINT "distributions_period_of_return" CHECK (("distributions"."kind" = 'return') = ("distributions"."period" is not null)),
	CONSTRAINT "distributions_fee_within" CHECK ("distributions"."fee_cents" between 0 and "distributions"."gross_cents" and "distributions"."principal_cents" >= 0)
);
--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "order_id" uuid;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "entry_id" uuid;--> statement-breakpoint
ALTER TABLE "reconciliations" ADD CONSTRAINT "reconciliations_started_by_id_users_user_id_fk" FOREIGN KEY ("started_by_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "ledger_accounts_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "ledger_accounts_project_id_projects_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("project_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_postings" ADD CONSTRAINT "ledger_postings_entry_id_ledger_entries_entry_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."ledger_entries"("entry_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_postings" ADD CONSTRAINT "ledger_postings_account_id_ledger_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."ledger_accounts"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_payments" ADD CONSTRAINT "project_payments_project_id_projects_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("project_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_payments" ADD CONSTRAINT "project_payments_document_id_documents_document_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("document_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_payments" ADD CONSTRAINT "project_payments_admin_id_users_user_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_payments" ADD CONSTRAINT "project_payments_entry_id_ledger_entries_entry_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."ledger_entries"("entry_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "distribution_lines" ADD CONSTRAINT "distribution_lines_distribution_id_distributions_distribution_id_fk" FOREIGN KEY ("distribution_id") REFERENCES "public"."distributions"("distribution_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "distribution_lines" ADD CONSTRAINT "distribution_lines_order" FOREIGN KEY ("order_id","project_id","user_id") REFERENCES "public"."orders"("order_id","project_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "distributions" ADD CONSTRAINT "distributions_project_id_projects_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("project_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "distributions" ADD CONSTRAINT "distributions_admin_id_users_user_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "distributions" ADD CONSTRAINT "distributions_entry_id_ledger_entries_entry_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."ledger_entries"("entry_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reconciliations_started_index" ON "reconciliations" USING btree ("started_at","reconciliation_id");--> statement-breakpoint
CREATE INDEX "ledger_accounts_user_index" ON "ledger_accounts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "ledger_accounts_project_index" ON "ledger_accounts" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "ledger_accounts_balance_index" ON "ledger_accounts" USING btree ("kind","balance_cents","user_id");--> statement-breakpoint
CREATE INDEX "ledger_entries_cause_index" ON "ledger_entries" USING btree ("cause_id");--> statement-breakpoint
CREATE INDEX "ledger_postings_account_index" ON "ledger_postings" USING btree ("account_id","entry_id");--> statement-breakpoint
CREATE INDEX "project_payments_project_index" ON "project_payments" USING btree ("project_id","created_at");--> statement-breakpoint
CREATE INDEX "project_payments_document_index" ON "project_payments" USING btree ("document_id");--> statement-breakpoint
CREATE INDEX "distribution_lines_order_index" ON "distribution_lines" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "distributions_once_per_period" ON "distributions" USING btree ("project_id","period") WHERE "distributions"."kind" = 'return';--> statement-breakpoint
CREATE UNIQUE INDEX "distributions_one_refund" ON "distributions" USING btree ("project_id") WHERE "distributions"."kind" = 'refund';--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_order_id_orders_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_entry_id_ledger_entries_entry_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."ledger_entries"("entry_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "transactions_amount_index" ON "transactions" USING btree ("amount_cents","transaction_id");--> statement-breakpoint
CREATE INDEX "transactions_updated_index" ON "transactions" USING btree ("updated_at","transaction_id");--> statement-breakpoint
CREATE INDEX "transactions_document_index" ON "transactions" USING btree ("document_id");--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_completed_is_booked" CHECK (("transactions"."status" = 'completed') = ("transactions"."entry_id" is not null));
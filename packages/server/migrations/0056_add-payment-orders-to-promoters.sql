ALTER TABLE "bank_entries" DROP CONSTRAINT "bank_entries_booked_as_known";--> statement-breakpoint
ALTER TABLE "bank_entries" DROP CONSTRAINT "bank_entries_sent_back_was_received";--> statement-breakpoint
ALTER TABLE "project_payments" DROP CONSTRAINT "project_payments_kind_known";--> statement-breakpoint
ALTER TABLE "payment_orders" ALTER COLUMN "bank_entry_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_orders" ALTER COLUMN "payee_entry_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "project_payments" ALTER COLUMN "document_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "bank_entries" ADD COLUMN "project_id" uuid;--> statement-breakpoint
ALTER TABLE "payment_orders" ADD COLUMN "purpose" text DEFAULT 'sendBack' NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_orders" ALTER COLUMN "purpose" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "payment_orders" ADD COLUMN "project_id" uuid;--> statement-breakpoint
ALTER TABLE "payment_orders" ADD COLUMN "payout_account_id" uuid;--> statement-breakpoint
ALTER TABLE "payment_orders" ADD COLUMN "admin_id" uuid;--> statement-breakpoint
ALTER TABLE "project_payments" ADD COLUMN "bank_entry_id" uuid;--> statement-breakpoint
ALTER TABLE "bank_entries" ADD CONSTRAINT "bank_entries_project_id_projects_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("project_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_orders" ADD CONSTRAINT "payment_orders_project_id_projects_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("project_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_orders" ADD CONSTRAINT "payment_orders_payout_account_id_payout_accounts_payout_account_id_fk" FOREIGN KEY ("payout_account_id") REFERENCES "public"."payout_accounts"("payout_account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_orders" ADD CONSTRAINT "payment_orders_admin_id_users_user_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_payments" ADD CONSTRAINT "project_payments_bank_entry_id_bank_entries_bank_entry_id_fk" FOREIGN KEY ("bank_entry_id") REFERENCES "public"."bank_entries"("bank_entry_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bank_entries_project_index" ON "bank_entries" USING btree ("project_id") WHERE "bank_entries"."project_id" is not null;--> statement-breakpoint
CREATE INDEX "payment_orders_project_index" ON "payment_orders" USING btree ("project_id","payment_order_id");--> statement-breakpoint
CREATE INDEX "payment_orders_payout_index" ON "payment_orders" USING btree ("payout_account_id");--> statement-breakpoint
CREATE INDEX "payment_orders_admin_index" ON "payment_orders" USING btree ("admin_id");--> statement-breakpoint
CREATE UNIQUE INDEX "project_payments_bank_entry_unique" ON "project_payments" USING btree ("bank_entry_id") WHERE "project_payments"."bank_entry_id" is not null;--> statement-breakpoint
ALTER TABLE "bank_entries" ADD CONSTRAINT "bank_entries_promoter_has_project" CHECK ((coalesce("bank_entries"."booked_as", '') = 'promoterPayment') = ("bank_entries"."project_id" is not null));--> statement-breakpoint
ALTER TABLE "bank_entries" ADD CONSTRAINT "bank_entries_booked_as_known" CHECK ("bank_entries"."booked_as" in ('thirdParty', 'sentBack', 'bankCost', 'takenBack', 'promoterPayment'));--> statement-breakpoint
ALTER TABLE "bank_entries" ADD CONSTRAINT "bank_entries_sent_back_was_received" CHECK ("bank_entries"."sent_back_by_id" is null or "bank_entries"."booked_as" in ('thirdParty', 'sentBack', 'bankCost', 'promoterPayment'));--> statement-breakpoint
ALTER TABLE "payment_orders" ADD CONSTRAINT "payment_orders_purpose_known" CHECK ("payment_orders"."purpose" in ('sendBack', 'release', 'taxToPromoter'));--> statement-breakpoint
ALTER TABLE "payment_orders" ADD CONSTRAINT "payment_orders_names_payee" CHECK (case when "payment_orders"."purpose" = 'sendBack'
        then num_nonnulls("payment_orders"."bank_entry_id", "payment_orders"."payee_entry_id") = 2
          and num_nonnulls("payment_orders"."project_id", "payment_orders"."payout_account_id", "payment_orders"."admin_id") = 0
        else num_nonnulls("payment_orders"."bank_entry_id", "payment_orders"."payee_entry_id") = 0
          and num_nonnulls("payment_orders"."project_id", "payment_orders"."payout_account_id", "payment_orders"."admin_id") = 3 end);--> statement-breakpoint
ALTER TABLE "project_payments" ADD CONSTRAINT "project_payments_has_proof" CHECK (num_nonnulls("project_payments"."document_id", "project_payments"."bank_entry_id") = 1);--> statement-breakpoint
ALTER TABLE "project_payments" ADD CONSTRAINT "project_payments_kind_known" CHECK ("project_payments"."kind" in ('release', 'repayment', 'taxToOffice', 'taxToPromoter', 'releaseReturned', 'taxReturned'));
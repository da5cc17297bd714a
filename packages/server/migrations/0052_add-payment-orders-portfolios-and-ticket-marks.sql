CREATE TABLE "payment_orders" (
	"payment_order_id" uuid PRIMARY KEY NOT NULL,
	"bank_entry_id" uuid NOT NULL,
	"payee_entry_id" uuid NOT NULL,
	"amount_cents" bigint NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"paid_by_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_orders_state_known" CHECK ("payment_orders"."state" in ('waiting', 'paid', 'cancelled')),
	CONSTRAINT "payment_orders_amount_positive" CHECK ("payment_orders"."amount_cents" > 0),
	CONSTRAINT "payment_orders_paid_is_shown" CHECK (("payment_orders"."state" = 'paid') = ("payment_orders"."paid_by_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "portfolio_settings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"share_limit_hundredths" integer,
	"calendar_hash" "bytea",
	"calendar_since" timestamp (3) with time zone,
	CONSTRAINT "portfolio_settings_limit" CHECK ("portfolio_settings"."share_limit_hundredths" between 1 and 9999),
	CONSTRAINT "portfolio_settings_calendar_whole" CHECK (("portfolio_settings"."calendar_hash" is null) = ("portfolio_settings"."calendar_since" is null))
);
--> statement-breakpoint
CREATE TABLE "ticket_marks" (
	"ticket_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "ticket_marks_user_id_ticket_id_pk" PRIMARY KEY("user_id","ticket_id")
);
--> statement-breakpoint
ALTER TABLE "proposals" DROP CONSTRAINT "proposals_act_known";--> statement-breakpoint
ALTER TABLE "outgoing_payments" ALTER COLUMN "transaction_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "outgoing_payments" ADD COLUMN "payment_order_id" uuid;--> statement-breakpoint
ALTER TABLE "payment_orders" ADD CONSTRAINT "payment_orders_bank_entry_id_bank_entries_bank_entry_id_fk" FOREIGN KEY ("bank_entry_id") REFERENCES "public"."bank_entries"("bank_entry_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_orders" ADD CONSTRAINT "payment_orders_payee_entry_id_bank_entries_bank_entry_id_fk" FOREIGN KEY ("payee_entry_id") REFERENCES "public"."bank_entries"("bank_entry_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_orders" ADD CONSTRAINT "payment_orders_paid_by_id_bank_entries_bank_entry_id_fk" FOREIGN KEY ("paid_by_id") REFERENCES "public"."bank_entries"("bank_entry_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portfolio_settings" ADD CONSTRAINT "portfolio_settings_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_marks" ADD CONSTRAINT "ticket_marks_ticket_id_tickets_ticket_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("ticket_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_marks" ADD CONSTRAINT "ticket_marks_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_orders_entry_once" ON "payment_orders" USING btree ("bank_entry_id") WHERE "payment_orders"."state" <> 'cancelled';--> statement-breakpoint
CREATE INDEX "payment_orders_entry_index" ON "payment_orders" USING btree ("bank_entry_id");--> statement-breakpoint
CREATE INDEX "payment_orders_payee_index" ON "payment_orders" USING btree ("payee_entry_id");--> statement-breakpoint
CREATE INDEX "payment_orders_paid_index" ON "payment_orders" USING btree ("paid_by_id");--> statement-breakpoint
CREATE INDEX "payment_orders_waiting_index" ON "payment_orders" USING btree ("payment_order_id") WHERE "payment_orders"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "payment_orders_reference_index" ON "payment_orders" USING btree (right("payment_order_id"::text, 12));--> statement-breakpoint
CREATE UNIQUE INDEX "portfolio_settings_calendar" ON "portfolio_settings" USING btree ("calendar_hash");--> statement-breakpoint
CREATE INDEX "ticket_marks_ticket_index" ON "ticket_marks" USING btree ("ticket_id");--> statement-breakpoint
ALTER TABLE "outgoing_payments" ADD CONSTRAINT "outgoing_payments_payment_order_id_payment_orders_payment_order_id_fk" FOREIGN KEY ("payment_order_id") REFERENCES "public"."payment_orders"("payment_order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "outgoing_payments_order_once" ON "outgoing_payments" USING btree ("payment_order_id") WHERE "outgoing_payments"."state" <> 'cancelled';--> statement-breakpoint
CREATE INDEX "outgoing_payments_order_index" ON "outgoing_payments" USING btree ("payment_order_id");--> statement-breakpoint
ALTER TABLE "outgoing_payments" ADD CONSTRAINT "outgoing_payments_pays_one" CHECK (("outgoing_payments"."transaction_id" is null) <> ("outgoing_payments"."payment_order_id" is null));--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_act_known" CHECK ("proposals"."act" in ('approveTransaction', 'rejectTransaction', 'release', 'repay', 'payTax', 'correctTax', 'distribute', 'closeWithRefund', 'validateBankAccount', 'changeEmail', 'deleteOtpDevice', 'changeRole', 'enableStaff', 'changePayoutAccount', 'changeTaxTreatment', 'publishSheet', 'overrideIdentity', 'endHold', 'approvePaymentFile', 'cancelPaymentFile', 'importStatement', 'bookOtherMovement', 'sendMoneyBack'));
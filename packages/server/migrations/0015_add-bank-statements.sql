CREATE TABLE "bank_days" (
	"account" text NOT NULL,
	"day" date NOT NULL,
	"opening_cents" bigint NOT NULL,
	"closing_cents" bigint NOT NULL,
	CONSTRAINT "bank_days_account_day_pk" PRIMARY KEY("account","day")
);
--> statement-breakpoint
CREATE TABLE "bank_entries" (
	"bank_entry_id" uuid PRIMARY KEY NOT NULL,
	"bank_statement_id" uuid NOT NULL,
	"account" text NOT NULL,
	"booked_on" date NOT NULL,
	"value_on" date NOT NULL,
	"amount_cents" bigint NOT NULL,
	"bank_reference" text NOT NULL,
	"place" integer NOT NULL,
	"reference" text,
	"counterparty_name" text,
	"counterparty_account" text,
	"text" text NOT NULL,
	"is_return" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bank_statements" (
	"bank_statement_id" uuid PRIMARY KEY NOT NULL,
	"account" text NOT NULL,
	"format" text NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date NOT NULL,
	"opening_cents" bigint NOT NULL,
	"closing_cents" bigint NOT NULL,
	"entries" integer NOT NULL,
	"new_entries" integer NOT NULL,
	"document_id" uuid NOT NULL,
	"imported_by_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bank_statements_format_known" CHECK ("bank_statements"."format" in ('norma43', 'camt053')),
	CONSTRAINT "bank_statements_days_in_order" CHECK ("bank_statements"."from_day" <= "bank_statements"."to_day")
);
--> statement-breakpoint
ALTER TABLE "documents" DROP CONSTRAINT "documents_purpose_known";--> statement-breakpoint
ALTER TABLE "bank_entries" ADD CONSTRAINT "bank_entries_bank_statement_id_bank_statements_bank_statement_id_fk" FOREIGN KEY ("bank_statement_id") REFERENCES "public"."bank_statements"("bank_statement_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_statements" ADD CONSTRAINT "bank_statements_document_id_documents_document_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("document_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_statements" ADD CONSTRAINT "bank_statements_imported_by_id_users_user_id_fk" FOREIGN KEY ("imported_by_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bank_entries_once" ON "bank_entries" USING btree ("account","booked_on","amount_cents","bank_reference","place");--> statement-breakpoint
CREATE INDEX "bank_entries_booked_index" ON "bank_entries" USING btree ("booked_on","bank_entry_id");--> statement-breakpoint
CREATE INDEX "bank_entries_value_index" ON "bank_entries" USING btree ("value_on","bank_entry_id");--> statement-breakpoint
CREATE INDEX "bank_entries_statement_index" ON "bank_entries" USING btree ("bank_statement_id");--> statement-breakpoint
CREATE INDEX "bank_entries_amount_order" ON "bank_entries" USING btree (abs("amount_cents"),"bank_entry_id");--> statement-breakpoint
CREATE INDEX "bank_entries_name_order" ON "bank_entries" USING btree ((sort_key("counterparty_name") collate "C"),"bank_entry_id");--> statement-breakpoint
CREATE INDEX "bank_entries_search" ON "bank_entries" USING gin (searchable((coalesce("counterparty_name", '') || '|' || coalesce("reference", '') || '|' || "text")) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "bank_statements_to_index" ON "bank_statements" USING btree ("to_day","bank_statement_id");--> statement-breakpoint
CREATE INDEX "bank_statements_document_index" ON "bank_statements" USING btree ("document_id");--> statement-breakpoint
CREATE INDEX "bank_statements_importer_index" ON "bank_statements" USING btree ("imported_by_id");--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_purpose_known" CHECK ("documents"."purpose" in ('project-document', 'project-media', 'project-type-image', 'account-document', 'verification-media', 'ticket-document', 'bank-account-certificate', 'promotion-image', 'payment-proof', 'payout-account-certificate', 'proposal-file', 'bank-statement'));
CREATE TABLE "company_declarations" (
	"company_declaration_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"beneficial_owners" jsonb NOT NULL,
	"representatives" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "fiscal_residences" (
	"fiscal_residence_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"country" text NOT NULL,
	"tax_number" text NOT NULL,
	"since" date NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "fiscal_residences_country_form" CHECK ("fiscal_residences"."country" ~ '^[A-Z]{2}$'),
	CONSTRAINT "fiscal_residences_number_length" CHECK (char_length("fiscal_residences"."tax_number") <= 30)
);
--> statement-breakpoint
CREATE TABLE "kept_files" (
	"document_id" uuid PRIMARY KEY NOT NULL,
	"kept_record_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "kept_records" (
	"kept_record_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"data" jsonb NOT NULL,
	"number" text,
	"closed_on" date NOT NULL,
	"erase_on" date NOT NULL,
	CONSTRAINT "kept_records_kind_known" CHECK ("kept_records"."kind" in ('identity', 'taxDetails', 'bankAccounts', 'verifications', 'documents'))
);
--> statement-breakpoint
CREATE TABLE "owner_documents" (
	"owner_document_id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"document_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "owner_documents_document_unique" UNIQUE("document_id"),
	CONSTRAINT "owner_documents_kind_known" CHECK ("owner_documents"."kind" in ('registration', 'criminalRecord', 'countryDeclaration', 'offersDeclaration', 'other'))
);
--> statement-breakpoint
CREATE TABLE "owners" (
	"owner_id" uuid PRIMARY KEY NOT NULL,
	"legal_name" text NOT NULL,
	"legal_form" text NOT NULL,
	"tax_id" text NOT NULL,
	"lei" text,
	"country" text NOT NULL,
	"address" text NOT NULL,
	"nace_section" text,
	"beneficial_owners" jsonb,
	"conflicts" jsonb,
	"other_offers" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "owners_legal_form_known" CHECK ("owners"."legal_form" in ('SL', 'SA', 'cooperative', 'partnership', 'association', 'foundation', 'other')),
	CONSTRAINT "owners_legal_name_length" CHECK (char_length("owners"."legal_name") <= 120),
	CONSTRAINT "owners_tax_id_length" CHECK (char_length("owners"."tax_id") <= 30),
	CONSTRAINT "owners_address_length" CHECK (char_length("owners"."address") <= 200),
	CONSTRAINT "owners_lei_form" CHECK ("owners"."lei" ~ '^[A-Z0-9]{18}[0-9]{2}$'),
	CONSTRAINT "owners_nace_form" CHECK ("owners"."nace_section" ~ '^[A-U]$'),
	CONSTRAINT "owners_country_form" CHECK ("owners"."country" ~ '^[A-Z]{2}$')
);
--> statement-breakpoint
ALTER TABLE "documents" DROP CONSTRAINT "documents_purpose_known";--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "promoter_id" uuid;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "guarantee_agent_id" uuid;--> statement-breakpoint
ALTER TABLE "company_declarations" ADD CONSTRAINT "company_declarations_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fiscal_residences" ADD CONSTRAINT "fiscal_residences_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kept_files" ADD CONSTRAINT "kept_files_document_id_documents_document_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("document_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kept_files" ADD CONSTRAINT "kept_files_kept_record_id_kept_records_kept_record_id_fk" FOREIGN KEY ("kept_record_id") REFERENCES "public"."kept_records"("kept_record_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kept_records" ADD CONSTRAINT "kept_records_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "owner_documents" ADD CONSTRAINT "owner_documents_owner_id_owners_owner_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."owners"("owner_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "owner_documents" ADD CONSTRAINT "owner_documents_document_id_documents_document_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("document_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "company_declarations_user_index" ON "company_declarations" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "company_declarations_created_index" ON "company_declarations" USING btree ("created_at","company_declaration_id");--> statement-breakpoint
CREATE INDEX "fiscal_residences_user_index" ON "fiscal_residences" USING btree ("user_id","since","created_at");--> statement-breakpoint
CREATE INDEX "fiscal_residences_created_index" ON "fiscal_residences" USING btree ("created_at","fiscal_residence_id");--> statement-breakpoint
CREATE INDEX "fiscal_residences_since_index" ON "fiscal_residences" USING btree ("since","fiscal_residence_id");--> statement-breakpoint
CREATE INDEX "fiscal_residences_country_index" ON "fiscal_residences" USING btree ("country","fiscal_residence_id");--> statement-breakpoint
CREATE INDEX "kept_files_record_index" ON "kept_files" USING btree ("kept_record_id");--> statement-breakpoint
CREATE INDEX "kept_records_user_index" ON "kept_records" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "kept_records_number_index" ON "kept_records" USING btree ("number");--> statement-breakpoint
CREATE INDEX "kept_records_closed_index" ON "kept_records" USING btree ("closed_on","kept_record_id");--> statement-breakpoint
CREATE INDEX "kept_records_erase_index" ON "kept_records" USING btree ("erase_on","kept_record_id");--> statement-breakpoint
CREATE INDEX "owner_documents_owner_index" ON "owner_documents" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "owners_tax_id_unique" ON "owners" USING btree ("tax_id");--> statement-breakpoint
CREATE INDEX "owners_name_search" ON "owners" USING gin (searchable("legal_name") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "owners_name_order" ON "owners" USING btree ((sort_key("legal_name") collate "C"),"owner_id");--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_promoter_id_owners_owner_id_fk" FOREIGN KEY ("promoter_id") REFERENCES "public"."owners"("owner_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_guarantee_agent_id_owners_owner_id_fk" FOREIGN KEY ("guarantee_agent_id") REFERENCES "public"."owners"("owner_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "projects_promoter_index" ON "projects" USING btree ("promoter_id");--> statement-breakpoint
CREATE INDEX "projects_guarantee_agent_index" ON "projects" USING btree ("guarantee_agent_id");--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_purpose_known" CHECK ("documents"."purpose" in ('project-document', 'project-media', 'project-type-image', 'account-document', 'verification-media', 'ticket-document', 'complaint-document', 'bank-account-certificate', 'promotion-image', 'payment-proof', 'payout-account-certificate', 'proposal-file', 'bank-statement', 'owner-document', 'kept-record'));
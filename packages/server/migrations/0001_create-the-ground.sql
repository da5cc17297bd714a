CREATE TABLE "user_assignments" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"manager_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"surname" text,
	"legal_representative_name" text,
	"email" text NOT NULL,
	"email_confirmed_at" timestamp (3) with time zone,
	"password_hash" text NOT NULL,
	"role" text DEFAULT 'user' NOT NULL,
	"phone" text,
	"gender" text,
	"nationality" text,
	"birthday_at" date,
	"identification_document_type" text,
	"identification_document_number" text,
	"language" text DEFAULT 'es' NOT NULL,
	"notify_general_email" boolean DEFAULT true NOT NULL,
	"notify_ticket_email" boolean DEFAULT true NOT NULL,
	"terms_accepted_at" timestamp (3) with time zone,
	"disabled_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_role_known" CHECK ("users"."role" in ('user', 'operator', 'admin')),
	CONSTRAINT "users_kind_known" CHECK ("users"."kind" in ('individual', 'company')),
	CONSTRAINT "users_language_known" CHECK ("users"."language" in ('es', 'en')),
	CONSTRAINT "users_company_has_representative" CHECK (("users"."kind" = 'company') = ("users"."legal_representative_name" is not null))
);
--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"audit_entry_id" bigint PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"user_id" uuid,
	"action" text NOT NULL,
	"subject_type" text NOT NULL,
	"subject_id" text,
	"before" jsonb,
	"after" jsonb,
	"address" text,
	"request_id" text,
	"hash" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "failed_attempts" (
	"subject" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"last_failure_at" timestamp (3) with time zone NOT NULL,
	"blocked_until" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "trusted_devices" (
	"device_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "trusted_devices_token_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "mail_links" (
	"mail_link_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "mail_links_token_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"session_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"level" text NOT NULL,
	"device" text NOT NULL,
	"address" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sessions_token_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"recovery_code_id" uuid PRIMARY KEY NOT NULL,
	"totp_id" uuid NOT NULL,
	"code_hash" "bytea" NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "totps" (
	"totp_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"secret" "bytea" NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"last_step" bigint,
	"last_used_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"user_id" uuid NOT NULL,
	"key" text NOT NULL,
	"request_hash" "bytea" NOT NULL,
	"answer" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "document_types" (
	"document_type_id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"document_id" uuid PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"storage_key" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"uploaded_by" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "documents_storage_key_unique" UNIQUE("storage_key")
);
--> statement-breakpoint
CREATE TABLE "phases" (
	"phase_id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"order_index" integer NOT NULL,
	"colour" text NOT NULL,
	CONSTRAINT "phases_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "project_phases" (
	"project_phase_id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"phase_id" uuid NOT NULL,
	"from" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"to" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "project_descriptions" (
	"project_description_id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"title_en" text,
	"description_en" text,
	"order_index" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "project_documents" (
	"project_document_id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"document_type_id" uuid NOT NULL,
	"document_id" uuid NOT NULL,
	"description" text NOT NULL,
	"visible" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "project_documents_document_unique" UNIQUE("document_id")
);
--> statement-breakpoint
CREATE TABLE "project_media_files" (
	"project_media_file_id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"uploaded_by" uuid,
	"kind" text NOT NULL,
	"description" text NOT NULL,
	"order_index" integer NOT NULL,
	"width" integer,
	"height" integer,
	"variants" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "project_timeline" (
	"project_timeline_id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"phase_name" text,
	"title" text,
	"description" text,
	"title_en" text,
	"description_en" text,
	"happened_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "project_types" (
	"project_type_id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"name_en" text,
	"description_en" text,
	"image_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "projects" (
	"project_id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"direction" text NOT NULL,
	"phase_id" uuid NOT NULL,
	"project_type_id" uuid NOT NULL,
	"country" text NOT NULL,
	"manager_id" uuid,
	"url" text NOT NULL,
	"date_start" date,
	"date_end" date,
	"started_at" date,
	"financing_amount_cents" bigint NOT NULL,
	"amount_invested_cents" bigint DEFAULT 0 NOT NULL,
	"investor_number" integer DEFAULT 0 NOT NULL,
	"percentage_invested_hundredths" integer GENERATED ALWAYS AS (((amount_invested_cents * 20000 + financing_amount_cents) / (2 * financing_amount_cents))::integer) STORED NOT NULL,
	"duration_months" integer NOT NULL,
	"target_profitability_hundredths" integer NOT NULL,
	"minimum_investment_cents" bigint NOT NULL,
	"max_investor_number" integer,
	"show_investor_number" boolean DEFAULT true NOT NULL,
	"withdraw_money_financed" boolean DEFAULT false NOT NULL,
	"cancellation_fee_hundredths" integer DEFAULT 0 NOT NULL,
	"manager_fee_hundredths" integer DEFAULT 0 NOT NULL,
	"delivery_fee_period" text NOT NULL,
	"preinvestor_max_number" integer,
	"preinvestor_date_end" date,
	"preinvestor_deposit_cents" bigint,
	"preinvestor_amount_cents" bigint,
	"destination_bank_account" text,
	"private" boolean DEFAULT false NOT NULL,
	"promoter" jsonb,
	"guarantee_agent" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "projects_financing_positive" CHECK ("projects"."financing_amount_cents" > 0),
	CONSTRAINT "projects_invested_within" CHECK ("projects"."amount_invested_cents" between 0 and "projects"."financing_amount_cents"),
	CONSTRAINT "projects_minimum_within" CHECK ("projects"."minimum_investment_cents" between 1 and "projects"."financing_amount_cents"),
	CONSTRAINT "projects_duration_positive" CHECK ("projects"."duration_months" between 1 and 600),
	CONSTRAINT "projects_profitability_range" CHECK ("projects"."target_profitability_hundredths" between 0 and 9999),
	CONSTRAINT "projects_cancellation_range" CHECK ("projects"."cancellation_fee_hundredths" between 0 and 9999),
	CONSTRAINT "projects_manager_fee_range" CHECK ("projects"."manager_fee_hundredths" between 0 and 9999),
	CONSTRAINT "projects_end_after_start" CHECK ("projects"."date_end" >= "projects"."date_start"),
	CONSTRAINT "projects_url_letters" CHECK ("projects"."url" ~ '^[A-Za-z0-9-]+$')
);
--> statement-breakpoint
CREATE TABLE "wallets" (
	"wallet_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "wallets_user_unique" UNIQUE("user_id")
);
--> statement-breakpoint
ALTER TABLE "user_assignments" ADD CONSTRAINT "user_assignments_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_assignments" ADD CONSTRAINT "user_assignments_manager_id_users_user_id_fk" FOREIGN KEY ("manager_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trusted_devices" ADD CONSTRAINT "trusted_devices_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_links" ADD CONSTRAINT "mail_links_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_totp_id_totps_totp_id_fk" FOREIGN KEY ("totp_id") REFERENCES "public"."totps"("totp_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "totps" ADD CONSTRAINT "totps_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_uploaded_by_users_user_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."users"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_phases" ADD CONSTRAINT "project_phases_project_id_projects_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("project_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_phases" ADD CONSTRAINT "project_phases_phase_id_phases_phase_id_fk" FOREIGN KEY ("phase_id") REFERENCES "public"."phases"("phase_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_descriptions" ADD CONSTRAINT "project_descriptions_project_id_projects_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("project_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_documents" ADD CONSTRAINT "project_documents_project_id_projects_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("project_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_documents" ADD CONSTRAINT "project_documents_document_type_id_document_types_document_type_id_fk" FOREIGN KEY ("document_type_id") REFERENCES "public"."document_types"("document_type_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_documents" ADD CONSTRAINT "project_documents_document_id_documents_document_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("document_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_media_files" ADD CONSTRAINT "project_media_files_project_id_projects_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("project_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_media_files" ADD CONSTRAINT "project_media_files_uploaded_by_users_user_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."users"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_timeline" ADD CONSTRAINT "project_timeline_project_id_projects_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("project_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_types" ADD CONSTRAINT "project_types_image_id_documents_document_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."documents"("document_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_phase_id_phases_phase_id_fk" FOREIGN KEY ("phase_id") REFERENCES "public"."phases"("phase_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_project_type_id_project_types_project_type_id_fk" FOREIGN KEY ("project_type_id") REFERENCES "public"."project_types"("project_type_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_manager_id_users_user_id_fk" FOREIGN KEY ("manager_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallets" ADD CONSTRAINT "wallets_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "user_assignments_manager_index" ON "user_assignments" USING btree ("manager_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_unique" ON "users" USING btree (lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "users_identification_unique" ON "users" USING btree ("identification_document_type",upper("identification_document_number"));--> statement-breakpoint
CREATE INDEX "users_role_index" ON "users" USING btree ("role");--> statement-breakpoint
CREATE INDEX "audit_entries_subject_index" ON "audit_entries" USING btree ("subject_type","subject_id");--> statement-breakpoint
CREATE INDEX "audit_entries_user_index" ON "audit_entries" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "audit_entries_at_index" ON "audit_entries" USING btree ("at");--> statement-breakpoint
CREATE INDEX "trusted_devices_user_index" ON "trusted_devices" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "mail_links_user_index" ON "mail_links" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_user_index" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expires_index" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "recovery_codes_unique" ON "recovery_codes" USING btree ("totp_id","code_hash");--> statement-breakpoint
CREATE INDEX "totps_user_index" ON "totps" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "totps_one_confirmed_per_user" ON "totps" USING btree ("user_id") WHERE confirmed_at is not null;--> statement-breakpoint
CREATE INDEX "idempotency_keys_created_index" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "document_types_name_unique" ON "document_types" USING btree (lower("name"));--> statement-breakpoint
CREATE INDEX "project_phases_project_index" ON "project_phases" USING btree ("project_id","from");--> statement-breakpoint
CREATE INDEX "project_phases_from_index" ON "project_phases" USING btree ("from");--> statement-breakpoint
CREATE UNIQUE INDEX "project_phases_one_current" ON "project_phases" USING btree ("project_id") WHERE "to" is null;--> statement-breakpoint
CREATE INDEX "project_descriptions_project_index" ON "project_descriptions" USING btree ("project_id","order_index");--> statement-breakpoint
CREATE INDEX "project_documents_project_index" ON "project_documents" USING btree ("project_id","created_at");--> statement-breakpoint
CREATE INDEX "project_media_files_project_index" ON "project_media_files" USING btree ("project_id","order_index");--> statement-breakpoint
CREATE INDEX "project_timeline_project_index" ON "project_timeline" USING btree ("project_id","happened_at");--> statement-breakpoint
CREATE UNIQUE INDEX "project_types_name_unique" ON "project_types" USING btree (lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "projects_url_unique" ON "projects" USING btree (lower("url"));--> statement-breakpoint
CREATE INDEX "projects_name_search" ON "projects" USING gin (searchable("name") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "projects_url_search" ON "projects" USING gin (lower("url") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "projects_phase_index" ON "projects" USING btree ("phase_id","created_at");--> statement-breakpoint
CREATE INDEX "projects_type_index" ON "projects" USING btree ("project_type_id");--> statement-breakpoint
CREATE INDEX "projects_manager_index" ON "projects" USING btree ("manager_id");--> statement-breakpoint
CREATE INDEX "projects_country_index" ON "projects" USING btree ("country");--> statement-breakpoint
CREATE INDEX "projects_created_index" ON "projects" USING btree ("created_at","project_id");--> statement-breakpoint
CREATE INDEX "projects_name_index" ON "projects" USING btree ("name","project_id");
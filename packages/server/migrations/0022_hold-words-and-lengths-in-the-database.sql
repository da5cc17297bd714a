DROP INDEX "users_name_index";--> statement-breakpoint
DROP INDEX "users_surname_index";--> statement-breakpoint
DROP INDEX "tickets_title_index";--> statement-breakpoint
DROP INDEX "users_identification_unique";--> statement-breakpoint
CREATE INDEX "users_name_order" ON "users" USING btree (searchable("name"),"user_id");--> statement-breakpoint
CREATE INDEX "users_surname_order" ON "users" USING btree (searchable("surname"),"user_id");--> statement-breakpoint
CREATE INDEX "tickets_title_order" ON "tickets" USING btree (searchable("title"),"ticket_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_identification_unique" ON "users" USING btree ("identification_document_type",upper(regexp_replace("identification_document_number", '[^[:alnum:]]', '', 'g')));--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_gender_known" CHECK ("users"."gender" in ('Male', 'Female', 'Other'));--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_identification_type_known" CHECK ("users"."identification_document_type" in ('PASSPORT', 'ID_CARD', 'DRIVERS_LICENSE', 'RESIDENCE_PERMIT', 'VISA'));--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_identification_has_type" CHECK ("users"."identification_document_number" is null or "users"."identification_document_type" is not null);--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_nationality_form" CHECK ("users"."nationality" ~ '^[A-Z]{2}$');--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_name_length" CHECK (char_length("users"."name") <= 120);--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_surname_length" CHECK (char_length("users"."surname") <= 80);--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_representative_length" CHECK (char_length("users"."legal_representative_name") <= 120);--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_email_length" CHECK (char_length("users"."email") <= 254);--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_phone_length" CHECK (char_length("users"."phone") <= 21);--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_identification_length" CHECK (char_length("users"."identification_document_number") <= 40);--> statement-breakpoint
ALTER TABLE "mail_links" ADD CONSTRAINT "mail_links_purpose_known" CHECK ("mail_links"."purpose" in ('confirm-email', 'reset-password'));--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_level_known" CHECK ("sessions"."level" in ('half', 'full'));--> statement-breakpoint
ALTER TABLE "document_types" ADD CONSTRAINT "document_types_name_length" CHECK (char_length("document_types"."name") <= 80);--> statement-breakpoint
ALTER TABLE "document_types" ADD CONSTRAINT "document_types_description_length" CHECK (char_length("document_types"."description") <= 1000);--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_purpose_known" CHECK ("documents"."purpose" in ('project-document', 'project-media', 'project-type-image', 'account-document', 'verification-media', 'ticket-document', 'bank-account-certificate', 'promotion-image', 'payment-proof'));--> statement-breakpoint
ALTER TABLE "bank_accounts" ADD CONSTRAINT "bank_accounts_alias_length" CHECK (char_length("bank_accounts"."alias") <= 60);--> statement-breakpoint
ALTER TABLE "bank_accounts" ADD CONSTRAINT "bank_accounts_reason_length" CHECK (char_length("bank_accounts"."error_message") <= 500);--> statement-breakpoint
ALTER TABLE "project_descriptions" ADD CONSTRAINT "project_descriptions_title_length" CHECK (char_length("project_descriptions"."title") <= 120);--> statement-breakpoint
ALTER TABLE "project_descriptions" ADD CONSTRAINT "project_descriptions_title_en_length" CHECK (char_length("project_descriptions"."title_en") <= 120);--> statement-breakpoint
ALTER TABLE "project_documents" ADD CONSTRAINT "project_documents_description_length" CHECK (char_length("project_documents"."description") <= 300);--> statement-breakpoint
ALTER TABLE "project_media_files" ADD CONSTRAINT "project_media_files_kind_known" CHECK ("project_media_files"."kind" in ('image', 'video'));--> statement-breakpoint
ALTER TABLE "project_media_files" ADD CONSTRAINT "project_media_files_description_length" CHECK (char_length("project_media_files"."description") <= 300);--> statement-breakpoint
ALTER TABLE "project_timeline" ADD CONSTRAINT "project_timeline_kind_known" CHECK ("project_timeline"."kind" in ('phase', 'milestone'));--> statement-breakpoint
ALTER TABLE "project_timeline" ADD CONSTRAINT "project_timeline_phase_known" CHECK ("project_timeline"."phase_name" in ('Discarded', 'Draft', 'Next_Opening', 'Preinvestment', 'Investment', 'Financed', 'Closed'));--> statement-breakpoint
ALTER TABLE "project_timeline" ADD CONSTRAINT "project_timeline_says_what" CHECK (case when "project_timeline"."kind" = 'phase' then "project_timeline"."phase_name" is not null else "project_timeline"."title" is not null end);--> statement-breakpoint
ALTER TABLE "project_timeline" ADD CONSTRAINT "project_timeline_title_length" CHECK (char_length("project_timeline"."title") <= 120);--> statement-breakpoint
ALTER TABLE "project_timeline" ADD CONSTRAINT "project_timeline_title_en_length" CHECK (char_length("project_timeline"."title_en") <= 120);--> statement-breakpoint
ALTER TABLE "project_timeline" ADD CONSTRAINT "project_timeline_description_length" CHECK (char_length("project_timeline"."description") <= 2000);--> statement-breakpoint
ALTER TABLE "project_timeline" ADD CONSTRAINT "project_timeline_description_en_length" CHECK (char_length("project_timeline"."description_en") <= 2000);--> statement-breakpoint
ALTER TABLE "project_types" ADD CONSTRAINT "project_types_name_length" CHECK (char_length("project_types"."name") <= 80);--> statement-breakpoint
ALTER TABLE "project_types" ADD CONSTRAINT "project_types_description_length" CHECK (char_length("project_types"."description") <= 1000);--> statement-breakpoint
ALTER TABLE "project_types" ADD CONSTRAINT "project_types_name_en_length" CHECK (char_length("project_types"."name_en") <= 80);--> statement-breakpoint
ALTER TABLE "project_types" ADD CONSTRAINT "project_types_description_en_length" CHECK (char_length("project_types"."description_en") <= 1000);--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_preinvestors_before_end" CHECK ("projects"."preinvestor_date_end" <= "projects"."date_end");--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_investors_range" CHECK ("projects"."max_investor_number" between 1 and 1000000);--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_preinvestors_range" CHECK ("projects"."preinvestor_max_number" between 1 and 1000000);--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_preinvestor_deposit_range" CHECK ("projects"."preinvestor_deposit_cents" >= 0);--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_preinvestor_amount_range" CHECK ("projects"."preinvestor_amount_cents" >= 0);--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_delivery_period_known" CHECK ("projects"."delivery_fee_period" in ('monthly', 'quarterly', 'annual', 'end_of_project'));--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_country_form" CHECK ("projects"."country" ~ '^[A-Z]{2}$');--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_destination_form" CHECK ("projects"."destination_bank_account" ~ '^[A-Z]{2}[0-9]{2}[A-Z0-9]{10,30}$');--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_name_length" CHECK (char_length("projects"."name") <= 120);--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_direction_length" CHECK (char_length("projects"."direction") <= 200);--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_url_length" CHECK (char_length("projects"."url") <= 80);--> statement-breakpoint
ALTER TABLE "templates" ADD CONSTRAINT "templates_name_length" CHECK (char_length("templates"."name") <= 120);--> statement-breakpoint
ALTER TABLE "templates" ADD CONSTRAINT "templates_name_en_length" CHECK (char_length("templates"."name_en") <= 120);--> statement-breakpoint
ALTER TABLE "promotions" ADD CONSTRAINT "promotions_title_length" CHECK (char_length("promotions"."title") <= 120);--> statement-breakpoint
ALTER TABLE "ticket_messages" ADD CONSTRAINT "ticket_messages_state_known" CHECK ("ticket_messages"."state_id" in ('Open', 'InProcess', 'PendingCustomer', 'PendingManager', 'Closed', 'Dismissed'));--> statement-breakpoint
ALTER TABLE "ticket_messages" ADD CONSTRAINT "ticket_messages_length" CHECK (char_length("ticket_messages"."message") <= 5000);--> statement-breakpoint
ALTER TABLE "ticket_state_changes" ADD CONSTRAINT "ticket_state_changes_from_known" CHECK ("ticket_state_changes"."from" in ('Open', 'InProcess', 'PendingCustomer', 'PendingManager', 'Closed', 'Dismissed'));--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_title_length" CHECK (char_length("tickets"."title") <= 150);--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_description_length" CHECK (char_length("tickets"."description") <= 5000);
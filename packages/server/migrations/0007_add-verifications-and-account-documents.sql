CREATE TABLE "account_documents" (
	"account_document_id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"document_id" uuid NOT NULL,
	"visible" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "account_documents_document_unique" UNIQUE("document_id")
);
--> statement-breakpoint
CREATE TABLE "verification_documents" (
	"verification_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"type" text,
	"number" text,
	"country" text,
	"valid_from" date,
	"valid_until" date,
	CONSTRAINT "verification_documents_verification_id_position_pk" PRIMARY KEY("verification_id","position"),
	CONSTRAINT "verification_documents_type_known" CHECK ("verification_documents"."type" in ('PASSPORT', 'ID_CARD', 'DRIVERS_LICENSE', 'RESIDENCE_PERMIT', 'VISA')),
	CONSTRAINT "verification_documents_country_form" CHECK ("verification_documents"."country" ~ '^[A-Z]{2}$')
);
--> statement-breakpoint
CREATE TABLE "verification_media" (
	"media_id" uuid PRIMARY KEY NOT NULL,
	"verification_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"document_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "verification_media_document_unique" UNIQUE("document_id"),
	CONSTRAINT "verification_media_kind_known" CHECK ("verification_media"."kind" in ('document-front', 'document-back', 'face'))
);
--> statement-breakpoint
CREATE TABLE "verifications" (
	"verification_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"attempt" integer NOT NULL,
	"status" text NOT NULL,
	"reason" text,
	"reason_code" integer,
	"decision" text,
	"decision_reason" text,
	"decision_data" jsonb,
	"action" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "verifications_attempt_unique" UNIQUE("user_id","attempt"),
	CONSTRAINT "verifications_attempt_positive" CHECK ("verifications"."attempt" > 0),
	CONSTRAINT "verifications_status_known" CHECK ("verifications"."status" in ('Started', 'Progress', 'Completed', 'Approved', 'Declined', 'Resubmission', 'ExpiredAbandoned', 'NotVerified')),
	CONSTRAINT "verifications_decision_follows_status" CHECK ("verifications"."decision" is not distinct from case when "verifications"."status" in ('Approved', 'Declined') then "verifications"."status" end)
);
--> statement-breakpoint
ALTER TABLE "users" DROP CONSTRAINT "users_company_has_representative";--> statement-breakpoint
DROP INDEX "users_role_index";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "verification_status" text DEFAULT 'NotVerified' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "account_documents" ADD CONSTRAINT "account_documents_account_id_users_user_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_documents" ADD CONSTRAINT "account_documents_owner_id_users_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_documents" ADD CONSTRAINT "account_documents_document_id_documents_document_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("document_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verification_documents" ADD CONSTRAINT "verification_documents_verification_id_verifications_verification_id_fk" FOREIGN KEY ("verification_id") REFERENCES "public"."verifications"("verification_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verification_media" ADD CONSTRAINT "verification_media_verification_id_verifications_verification_id_fk" FOREIGN KEY ("verification_id") REFERENCES "public"."verifications"("verification_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verification_media" ADD CONSTRAINT "verification_media_document_id_documents_document_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("document_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verifications" ADD CONSTRAINT "verifications_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_documents_account_index" ON "account_documents" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "account_documents_created_index" ON "account_documents" USING btree ("created_at","account_document_id");--> statement-breakpoint
CREATE INDEX "verification_media_verification_index" ON "verification_media" USING btree ("verification_id");--> statement-breakpoint
CREATE INDEX "verifications_user_index" ON "verifications" USING btree ("user_id","updated_at");--> statement-breakpoint
CREATE INDEX "verifications_updated_index" ON "verifications" USING btree ("updated_at","verification_id");--> statement-breakpoint
CREATE INDEX "verifications_created_index" ON "verifications" USING btree ("created_at","verification_id");--> statement-breakpoint
CREATE INDEX "verifications_status_index" ON "verifications" USING btree ("status","updated_at");--> statement-breakpoint
CREATE INDEX "user_assignments_created_index" ON "user_assignments" USING btree ("created_at","user_id");--> statement-breakpoint
CREATE INDEX "users_verification_index" ON "users" USING btree ("verification_status","created_at","user_id");--> statement-breakpoint
CREATE INDEX "users_disabled_index" ON "users" USING btree ("created_at","user_id") WHERE disabled_at is not null;--> statement-breakpoint
CREATE INDEX "users_created_index" ON "users" USING btree ("created_at","user_id");--> statement-breakpoint
CREATE INDEX "users_name_index" ON "users" USING btree ("name","user_id");--> statement-breakpoint
CREATE INDEX "users_surname_index" ON "users" USING btree ("surname","user_id");--> statement-breakpoint
CREATE INDEX "users_name_search" ON "users" USING gin (searchable(("name" || ' ' || coalesce("surname", ''))) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_multi_search" ON "users" USING gin (searchable((("name" || ' ' || coalesce("surname", '')) || '|' || coalesce("legal_representative_name", '') || '|' || "email" || '|' ||
    coalesce("phone", '') || '|' || coalesce(regexp_replace("phone", '[^0-9]', '', 'g'), '') || '|' ||
    coalesce("identification_document_number", ''))) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_role_index" ON "users" USING btree ("role","created_at","user_id");--> statement-breakpoint
ALTER TABLE "user_assignments" ADD CONSTRAINT "user_assignments_to_another" CHECK ("user_assignments"."user_id" <> "user_assignments"."manager_id");--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_verification_known" CHECK ("users"."verification_status" in ('Started', 'Progress', 'Completed', 'Approved', 'Declined', 'Resubmission', 'ExpiredAbandoned', 'NotVerified'));--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_person_has_surname" CHECK ("users"."deleted_at" is not null or ("users"."kind" = 'individual') = ("users"."surname" is not null));--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_deleted_is_disabled" CHECK ("users"."deleted_at" is null or "users"."disabled_at" is not null);--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_company_has_representative" CHECK ("users"."deleted_at" is not null or ("users"."kind" = 'company') = ("users"."legal_representative_name" is not null));
CREATE TABLE "complaint_acts" (
	"complaint_act_id" uuid PRIMARY KEY NOT NULL,
	"complaint_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"user_id" uuid,
	"reasons" text,
	"contact" text,
	"answer_by" date,
	"outcome" text,
	"points" jsonb NOT NULL,
	"remedies" text,
	CONSTRAINT "complaint_acts_kind_known" CHECK ("complaint_acts"."kind" in ('admit', 'dismiss', 'extend', 'decide')),
	CONSTRAINT "complaint_acts_outcome_known" CHECK ("complaint_acts"."outcome" in ('granted', 'partly', 'rejected'))
);
--> statement-breakpoint
CREATE TABLE "complaint_documents" (
	"document_id" uuid PRIMARY KEY NOT NULL,
	"complaint_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"order_index" integer NOT NULL,
	CONSTRAINT "complaint_documents_kind_known" CHECK ("complaint_documents"."kind" in ('authority', 'evidence'))
);
--> statement-breakpoint
CREATE TABLE "complaints" (
	"complaint_id" uuid PRIMARY KEY NOT NULL,
	"year" integer NOT NULL,
	"number" integer NOT NULL,
	"reference" text NOT NULL,
	"state" text DEFAULT 'Received' NOT NULL,
	"outcome" text,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"identification" text,
	"client_reference" text,
	"email" text NOT NULL,
	"phone" text,
	"address" text NOT NULL,
	"country" text NOT NULL,
	"contact" text,
	"representative_name" text,
	"representative_identification" text,
	"representative_contact" text,
	"concerning" text NOT NULL,
	"description" text NOT NULL,
	"happened_on" date NOT NULL,
	"happened_until" date,
	"damage" text,
	"comments" text,
	"place" text NOT NULL,
	"language" text NOT NULL,
	"user_id" uuid,
	"responsible_id" uuid,
	"received_at" timestamp (3) with time zone NOT NULL,
	"acknowledge_by" date NOT NULL,
	"acknowledged_at" timestamp (3) with time zone,
	"answer_by" date,
	"decided_at" timestamp (3) with time zone,
	"deadline" date,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "complaints_state_known" CHECK ("complaints"."state" in ('Received', 'Admissible', 'Inadmissible', 'Decided')),
	CONSTRAINT "complaints_outcome_known" CHECK ("complaints"."outcome" in ('granted', 'partly', 'rejected')),
	CONSTRAINT "complaints_kind_known" CHECK ("complaints"."kind" in ('individual', 'company')),
	CONSTRAINT "complaints_language_known" CHECK ("complaints"."language" in ('es', 'en')),
	CONSTRAINT "complaints_name_length" CHECK (char_length("complaints"."name") <= 150),
	CONSTRAINT "complaints_concerning_length" CHECK (char_length("complaints"."concerning") <= 300),
	CONSTRAINT "complaints_description_length" CHECK (char_length("complaints"."description") <= 10000),
	CONSTRAINT "complaints_deadline_while_open" CHECK (("complaints"."deadline" is not null) = ("complaints"."state" in ('Received', 'Admissible'))),
	CONSTRAINT "complaints_outcome_when_decided" CHECK (("complaints"."outcome" is not null) = ("complaints"."state" = 'Decided')),
	CONSTRAINT "complaints_acknowledged_unless_received" CHECK (("complaints"."acknowledged_at" is null) = ("complaints"."state" = 'Received'))
);
--> statement-breakpoint
ALTER TABLE "documents" DROP CONSTRAINT "documents_purpose_known";--> statement-breakpoint
ALTER TABLE "queued_mails" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "undelivered_mails" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "complaint_acts" ADD CONSTRAINT "complaint_acts_complaint_id_complaints_complaint_id_fk" FOREIGN KEY ("complaint_id") REFERENCES "public"."complaints"("complaint_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaint_acts" ADD CONSTRAINT "complaint_acts_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaint_documents" ADD CONSTRAINT "complaint_documents_document_id_documents_document_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("document_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaint_documents" ADD CONSTRAINT "complaint_documents_complaint_id_complaints_complaint_id_fk" FOREIGN KEY ("complaint_id") REFERENCES "public"."complaints"("complaint_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaints" ADD CONSTRAINT "complaints_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaints" ADD CONSTRAINT "complaints_responsible_id_users_user_id_fk" FOREIGN KEY ("responsible_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "complaint_acts_complaint_index" ON "complaint_acts" USING btree ("complaint_id","at");--> statement-breakpoint
CREATE INDEX "complaint_documents_complaint_index" ON "complaint_documents" USING btree ("complaint_id","order_index");--> statement-breakpoint
CREATE UNIQUE INDEX "complaints_number_unique" ON "complaints" USING btree ("year","number");--> statement-breakpoint
CREATE INDEX "complaints_reference_index" ON "complaints" USING btree ("reference","complaint_id");--> statement-breakpoint
CREATE INDEX "complaints_received_index" ON "complaints" USING btree ("received_at","complaint_id");--> statement-breakpoint
CREATE INDEX "complaints_deadline_index" ON "complaints" USING btree ("deadline","complaint_id");--> statement-breakpoint
CREATE INDEX "complaints_state_index" ON "complaints" USING btree ("state","complaint_id");--> statement-breakpoint
CREATE INDEX "complaints_outcome_index" ON "complaints" USING btree ("outcome","received_at","complaint_id");--> statement-breakpoint
CREATE INDEX "complaints_user_index" ON "complaints" USING btree ("user_id","received_at","complaint_id");--> statement-breakpoint
CREATE INDEX "complaints_responsible_index" ON "complaints" USING btree ("responsible_id","received_at","complaint_id");--> statement-breakpoint
CREATE INDEX "complaints_email_index" ON "complaints" USING btree ("email");--> statement-breakpoint
CREATE INDEX "complaints_name_order" ON "complaints" USING btree ((sort_key("name") collate "C"),"complaint_id");--> statement-breakpoint
CREATE INDEX "complaints_search" ON "complaints" USING gin (searchable("reference" || '|' || "name" || '|' || "concerning") gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_purpose_known" CHECK ("documents"."purpose" in ('project-document', 'project-media', 'project-type-image', 'account-document', 'verification-media', 'ticket-document', 'complaint-document', 'bank-account-certificate', 'promotion-image', 'payment-proof', 'payout-account-certificate', 'proposal-file', 'bank-statement'));
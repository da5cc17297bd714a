ALTER TABLE "document_types" ADD COLUMN "name_en" text;--> statement-breakpoint
ALTER TABLE "document_types" ADD COLUMN "description_en" text;--> statement-breakpoint
ALTER TABLE "project_documents" ADD COLUMN "description_en" text;--> statement-breakpoint
ALTER TABLE "project_media_files" ADD COLUMN "description_en" text;--> statement-breakpoint
ALTER TABLE "promotions" ADD COLUMN "title_en" text;--> statement-breakpoint
ALTER TABLE "document_types" ADD CONSTRAINT "document_types_name_en_length" CHECK (char_length("document_types"."name_en") <= 80);--> statement-breakpoint
ALTER TABLE "document_types" ADD CONSTRAINT "document_types_description_en_length" CHECK (char_length("document_types"."description_en") <= 1000);--> statement-breakpoint
ALTER TABLE "project_documents" ADD CONSTRAINT "project_documents_description_en_length" CHECK (char_length("project_documents"."description_en") <= 300);--> statement-breakpoint
ALTER TABLE "project_media_files" ADD CONSTRAINT "project_media_files_description_en_length" CHECK (char_length("project_media_files"."description_en") <= 300);--> statement-breakpoint
ALTER TABLE "promotions" ADD CONSTRAINT "promotions_title_en_length" CHECK (char_length("promotions"."title_en") <= 120);
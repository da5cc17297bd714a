CREATE TABLE "bank_files" (
	"bank_file_id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"origin" text NOT NULL,
	"state" text NOT NULL,
	"digest" text NOT NULL,
	"problem" jsonb,
	"uploaded_by_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bank_files_origin_known" CHECK ("bank_files"."origin" in ('folder', 'upload')),
	CONSTRAINT "bank_files_state_known" CHECK ("bank_files"."state" in ('found', 'refused', 'imported')),
	CONSTRAINT "bank_files_refused_says_why" CHECK (("bank_files"."state" = 'refused') = ("bank_files"."problem" is not null)),
	CONSTRAINT "bank_files_upload_names_person" CHECK (("bank_files"."origin" = 'upload') = ("bank_files"."uploaded_by_id" is not null))
);
--> statement-breakpoint
ALTER TABLE "bank_files" ADD CONSTRAINT "bank_files_uploaded_by_id_users_user_id_fk" FOREIGN KEY ("uploaded_by_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bank_files_found_once" ON "bank_files" USING btree ("digest") WHERE "bank_files"."origin" = 'folder';--> statement-breakpoint
CREATE INDEX "bank_files_created_index" ON "bank_files" USING btree ("created_at","bank_file_id");--> statement-breakpoint
CREATE INDEX "bank_files_uploader_index" ON "bank_files" USING btree ("uploaded_by_id");
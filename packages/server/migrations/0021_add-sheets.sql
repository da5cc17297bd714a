CREATE TABLE "offer_suspensions" (
	"offer_suspension_id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"reason_en" text NOT NULL,
	"suspended_by_id" uuid NOT NULL,
	"suspended_at" timestamp (3) with time zone NOT NULL,
	"until" date NOT NULL,
	CONSTRAINT "offer_suspensions_reason_length" CHECK (char_length("offer_suspensions"."reason") <= 500),
	CONSTRAINT "offer_suspensions_reason_en_length" CHECK (char_length("offer_suspensions"."reason_en") <= 500)
);
--> statement-breakpoint
CREATE TABLE "sheet_versions" (
	"sheet_version_id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"offer_id" text NOT NULL,
	"content" jsonb NOT NULL,
	"changes" text,
	"changes_en" text,
	"is_material" boolean NOT NULL,
	"sides_es" integer NOT NULL,
	"sides_en" integer NOT NULL,
	"pdf_es" "bytea" NOT NULL,
	"pdf_en" "bytea" NOT NULL,
	"proposed_by_id" uuid,
	"approved_by_id" uuid,
	"published_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sheet_versions_number_unique" UNIQUE("project_id","number"),
	CONSTRAINT "sheet_versions_number_range" CHECK ("sheet_versions"."number" between 1 and 1000000),
	CONSTRAINT "sheet_versions_sides_es_range" CHECK ("sheet_versions"."sides_es" between 1 and 6),
	CONSTRAINT "sheet_versions_sides_en_range" CHECK ("sheet_versions"."sides_en" between 1 and 6),
	CONSTRAINT "sheet_versions_changes_length" CHECK (char_length("sheet_versions"."changes") <= 1000),
	CONSTRAINT "sheet_versions_changes_en_length" CHECK (char_length("sheet_versions"."changes_en") <= 1000),
	CONSTRAINT "sheet_versions_second_person" CHECK ("sheet_versions"."approved_by_id" <> "sheet_versions"."proposed_by_id"),
	CONSTRAINT "sheet_versions_say_what_changed" CHECK ("sheet_versions"."number" = 1 or ("sheet_versions"."changes" is not null and "sheet_versions"."changes_en" is not null))
);
--> statement-breakpoint
CREATE TABLE "sheets" (
	"project_id" uuid PRIMARY KEY NOT NULL,
	"offer_number" integer NOT NULL,
	"offer_id" text,
	"edited" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "sheets_offer_number_unique" UNIQUE("offer_number"),
	CONSTRAINT "sheets_offer_id_unique" UNIQUE("offer_id"),
	CONSTRAINT "sheets_offer_number_range" CHECK ("sheets"."offer_number" between 1 and 99999999),
	CONSTRAINT "sheets_offer_id_form" CHECK ("sheets"."offer_id" ~ '^[A-Z0-9]{18}[0-9]{10}$')
);
--> statement-breakpoint
ALTER TABLE "proposals" DROP CONSTRAINT "proposals_act_known";--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "sheet_version" integer;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "suspended_until" date;--> statement-breakpoint
ALTER TABLE "offer_suspensions" ADD CONSTRAINT "offer_suspensions_project_id_projects_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("project_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_suspensions" ADD CONSTRAINT "offer_suspensions_suspended_by_id_users_user_id_fk" FOREIGN KEY ("suspended_by_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sheet_versions" ADD CONSTRAINT "sheet_versions_project_id_projects_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("project_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sheet_versions" ADD CONSTRAINT "sheet_versions_proposed_by_id_users_user_id_fk" FOREIGN KEY ("proposed_by_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sheet_versions" ADD CONSTRAINT "sheet_versions_approved_by_id_users_user_id_fk" FOREIGN KEY ("approved_by_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sheets" ADD CONSTRAINT "sheets_project_id_projects_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("project_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "offer_suspensions_project_index" ON "offer_suspensions" USING btree ("project_id","suspended_at");--> statement-breakpoint
CREATE INDEX "offer_suspensions_person_index" ON "offer_suspensions" USING btree ("suspended_by_id");--> statement-breakpoint
CREATE INDEX "sheet_versions_proposer_index" ON "sheet_versions" USING btree ("proposed_by_id");--> statement-breakpoint
CREATE INDEX "sheet_versions_approver_index" ON "sheet_versions" USING btree ("approved_by_id");--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_act_known" CHECK ("proposals"."act" in ('approveTransaction', 'release', 'repay', 'distribute', 'closeWithRefund', 'validateBankAccount', 'changeEmail', 'deleteOtpDevice', 'changeRole', 'enableStaff', 'changePayoutAccount', 'publishSheet', 'overrideIdentity', 'endHold'));--> statement-breakpoint
-- By hand from here. What was offered before the platform had sheets goes on: see decision 036.
UPDATE "projects" SET "sheet_version" = 0 WHERE "phase_id" IN (SELECT "phase_id" FROM "phases" WHERE "name" IN ('Investment', 'Financed', 'Closed'));--> statement-breakpoint
create function keep_sheet_version() returns trigger language plpgsql as $$
begin
  raise exception 'a published sheet never changes';
end $$;
--> statement-breakpoint
create trigger sheet_versions_keep before update or delete on sheet_versions
  for each row execute function keep_sheet_version();
--> statement-breakpoint
create trigger sheet_versions_keep_all before truncate on sheet_versions
  for each statement execute function keep_sheet_version();
--> statement-breakpoint
create function keep_offer_id() returns trigger language plpgsql as $$
begin
  raise exception 'the identifier of an offer never changes';
end $$;
--> statement-breakpoint
create trigger sheets_keep_offer_id before update on sheets
  for each row when (old.offer_id is distinct from new.offer_id and old.offer_id is not null or old.offer_number <> new.offer_number)
  execute function keep_offer_id();

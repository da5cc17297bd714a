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
ALTER TABLE "projects" ADD COLUMN "suspended_until" date;--> statement-breakpoint
ALTER TABLE "offer_suspensions" ADD CONSTRAINT "offer_suspensions_project_id_projects_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("project_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_suspensions" ADD CONSTRAINT "offer_suspensions_suspended_by_id_users_user_id_fk" FOREIGN KEY ("suspended_by_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "offer_suspensions_project_index" ON "offer_suspensions" USING btree ("project_id","suspended_at");--> statement-breakpoint
CREATE INDEX "offer_suspensions_person_index" ON "offer_suspensions" USING btree ("suspended_by_id");
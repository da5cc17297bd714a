CREATE TABLE "project_follows" (
	"project_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"followed_at" timestamp (3) with time zone NOT NULL,
	"told_phase" text,
	CONSTRAINT "project_follows_project_id_user_id_pk" PRIMARY KEY("project_id","user_id"),
	CONSTRAINT "project_follows_told_known" CHECK ("project_follows"."told_phase" in ('Preinvestment', 'Investment'))
);
--> statement-breakpoint
ALTER TABLE "project_follows" ADD CONSTRAINT "project_follows_project_id_projects_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("project_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_follows" ADD CONSTRAINT "project_follows_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "project_follows_user_index" ON "project_follows" USING btree ("user_id","followed_at");--> statement-breakpoint
CREATE INDEX "project_follows_untold_index" ON "project_follows" USING btree ("project_id") WHERE "project_follows"."told_phase" is distinct from 'Investment';
CREATE TABLE "project_openings" (
	"project_id" uuid PRIMARY KEY NOT NULL,
	"phase_name" text NOT NULL,
	"opens_at" timestamp (3) with time zone NOT NULL,
	"planned_by_id" uuid NOT NULL,
	"planned_at" timestamp (3) with time zone NOT NULL,
	"refused_at" timestamp (3) with time zone,
	"refusal" text,
	"refusal_en" text,
	CONSTRAINT "project_openings_phase_known" CHECK ("project_openings"."phase_name" in ('Next_Opening', 'Preinvestment', 'Investment')),
	CONSTRAINT "project_openings_refusal_whole" CHECK (("project_openings"."refused_at" is null) = ("project_openings"."refusal" is null) and ("project_openings"."refused_at" is null) = ("project_openings"."refusal_en" is null))
);
--> statement-breakpoint
CREATE TABLE "project_reviews" (
	"project_id" uuid PRIMARY KEY NOT NULL,
	"sent_by_id" uuid NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"message" text,
	"returned_at" timestamp (3) with time zone,
	"returned_by_id" uuid,
	"comments" text,
	CONSTRAINT "project_reviews_return_whole" CHECK (("project_reviews"."returned_at" is null) = ("project_reviews"."returned_by_id" is null) and ("project_reviews"."returned_at" is null) = ("project_reviews"."comments" is null)),
	CONSTRAINT "project_reviews_message_length" CHECK (char_length("project_reviews"."message") <= 1000),
	CONSTRAINT "project_reviews_comments_length" CHECK (char_length("project_reviews"."comments") <= 1000)
);
--> statement-breakpoint
ALTER TABLE "project_openings" ADD CONSTRAINT "project_openings_project_id_projects_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("project_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_openings" ADD CONSTRAINT "project_openings_planned_by_id_users_user_id_fk" FOREIGN KEY ("planned_by_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_reviews" ADD CONSTRAINT "project_reviews_project_id_projects_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("project_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_reviews" ADD CONSTRAINT "project_reviews_sent_by_id_users_user_id_fk" FOREIGN KEY ("sent_by_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_reviews" ADD CONSTRAINT "project_reviews_returned_by_id_users_user_id_fk" FOREIGN KEY ("returned_by_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "project_openings_planner_index" ON "project_openings" USING btree ("planned_by_id");--> statement-breakpoint
CREATE INDEX "project_openings_due_index" ON "project_openings" USING btree ("opens_at") WHERE "project_openings"."refused_at" is null;--> statement-breakpoint
CREATE INDEX "project_reviews_sender_index" ON "project_reviews" USING btree ("sent_by_id");--> statement-breakpoint
CREATE INDEX "project_reviews_returner_index" ON "project_reviews" USING btree ("returned_by_id");
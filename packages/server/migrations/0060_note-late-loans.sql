CREATE TABLE "default_rate_runs" (
	"year" integer PRIMARY KEY NOT NULL,
	"rates" jsonb NOT NULL,
	"categories" jsonb NOT NULL,
	"loans" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "project_timeline" DROP CONSTRAINT "project_timeline_kind_known";--> statement-breakpoint
ALTER TABLE "project_timeline" DROP CONSTRAINT "project_timeline_says_what";--> statement-breakpoint
ALTER TABLE "project_timeline" ADD COLUMN "period" integer;--> statement-breakpoint
ALTER TABLE "project_timeline" ADD COLUMN "days_late" integer;--> statement-breakpoint
ALTER TABLE "project_timeline" ADD COLUMN "amount_cents" bigint;--> statement-breakpoint
CREATE UNIQUE INDEX "project_timeline_step_once" ON "project_timeline" USING btree ("project_id","period","days_late","happened_at") WHERE "project_timeline"."kind" = 'late';--> statement-breakpoint
CREATE UNIQUE INDEX "project_timeline_one_default" ON "project_timeline" USING btree ("project_id") WHERE "project_timeline"."kind" = 'default';--> statement-breakpoint
ALTER TABLE "project_timeline" ADD CONSTRAINT "project_timeline_kind_known" CHECK ("project_timeline"."kind" in ('phase', 'milestone', 'late', 'default', 'recovery'));--> statement-breakpoint
ALTER TABLE "project_timeline" ADD CONSTRAINT "project_timeline_says_what" CHECK (case "project_timeline"."kind"
        when 'phase' then "project_timeline"."phase_name" is not null
        when 'milestone' then "project_timeline"."title" is not null
        when 'late' then "project_timeline"."period" is not null and "project_timeline"."days_late" > 0 and "project_timeline"."amount_cents" > 0
        when 'default' then "project_timeline"."amount_cents" is not null
        else "project_timeline"."amount_cents" is not null and "project_timeline"."description" is not null end);
CREATE TABLE "default_rate_runs" (
	"year" integer PRIMARY KEY NOT NULL,
	"rates" jsonb NOT NULL,
	"categories" jsonb NOT NULL,
	"loans" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "bank_entries" DROP CONSTRAINT "bank_entries_sent_back_was_received";--> statement-breakpoint
ALTER TABLE "bank_files" DROP CONSTRAINT "bank_files_state_known";--> statement-breakpoint
ALTER TABLE "bank_files" DROP CONSTRAINT "bank_files_refused_says_why";--> statement-breakpoint
ALTER TABLE "project_timeline" DROP CONSTRAINT "project_timeline_kind_known";--> statement-breakpoint
ALTER TABLE "project_timeline" DROP CONSTRAINT "project_timeline_says_what";--> statement-breakpoint
ALTER TABLE "tax_corrections" ALTER COLUMN "entry_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "project_timeline" ADD COLUMN "period" integer;--> statement-breakpoint
ALTER TABLE "project_timeline" ADD COLUMN "days_late" integer;--> statement-breakpoint
ALTER TABLE "project_timeline" ADD COLUMN "amount_cents" bigint;--> statement-breakpoint
CREATE UNIQUE INDEX "project_timeline_step_once" ON "project_timeline" USING btree ("project_id","period","days_late","happened_at") WHERE "project_timeline"."kind" = 'late';--> statement-breakpoint
CREATE UNIQUE INDEX "project_timeline_one_default" ON "project_timeline" USING btree ("project_id") WHERE "project_timeline"."kind" = 'default';--> statement-breakpoint
CREATE INDEX "transactions_unseen_index" ON "transactions" USING btree ("updated_at") WHERE "transactions"."status" = 'completed' and "transactions"."bank_entry_id" is null and "transactions"."issuer_name" in ('admin-backoffice', 'user-wallet');--> statement-breakpoint
ALTER TABLE "bank_entries" ADD CONSTRAINT "bank_entries_sent_back_was_received" CHECK ("bank_entries"."sent_back_by_id" is null or "bank_entries"."booked_as" in ('thirdParty', 'sentBack', 'bankCost'));--> statement-breakpoint
ALTER TABLE "bank_files" ADD CONSTRAINT "bank_files_state_known" CHECK ("bank_files"."state" in ('found', 'refused', 'imported', 'discarded'));--> statement-breakpoint
ALTER TABLE "bank_files" ADD CONSTRAINT "bank_files_refused_says_why" CHECK (("bank_files"."state" in ('refused', 'discarded')) = ("bank_files"."problem" is not null));--> statement-breakpoint
ALTER TABLE "project_timeline" ADD CONSTRAINT "project_timeline_kind_known" CHECK ("project_timeline"."kind" in ('phase', 'milestone', 'late', 'default', 'recovery'));--> statement-breakpoint
ALTER TABLE "project_timeline" ADD CONSTRAINT "project_timeline_says_what" CHECK (case "project_timeline"."kind"
        when 'phase' then "project_timeline"."phase_name" is not null
        when 'milestone' then "project_timeline"."title" is not null
        when 'late' then "project_timeline"."period" is not null and "project_timeline"."days_late" > 0 and "project_timeline"."amount_cents" > 0
        when 'default' then "project_timeline"."amount_cents" is not null
        else "project_timeline"."amount_cents" is not null and "project_timeline"."description" is not null end);--> statement-breakpoint
ALTER TABLE "tax_corrections" ADD CONSTRAINT "tax_corrections_money_is_booked" CHECK ("tax_corrections"."entry_id" is not null or "tax_corrections"."tax_cents" = 0);
ALTER TABLE "projects" ADD COLUMN "partial_days" integer;--> statement-breakpoint
-- Published sheets say one of two things; those that let the owner take less named no number of days.
UPDATE "projects" SET "partial_days" = 30 WHERE "sheet_version" > 0 AND NOT "refund_below_target";

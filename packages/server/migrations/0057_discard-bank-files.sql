ALTER TABLE "bank_files" DROP CONSTRAINT "bank_files_state_known";--> statement-breakpoint
ALTER TABLE "bank_files" DROP CONSTRAINT "bank_files_refused_says_why";--> statement-breakpoint
ALTER TABLE "bank_files" ADD CONSTRAINT "bank_files_state_known" CHECK ("bank_files"."state" in ('found', 'refused', 'imported', 'discarded'));--> statement-breakpoint
ALTER TABLE "bank_files" ADD CONSTRAINT "bank_files_refused_says_why" CHECK (("bank_files"."state" in ('refused', 'discarded')) = ("bank_files"."problem" is not null));
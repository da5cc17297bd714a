ALTER TABLE "work_claims" RENAME COLUMN "queue" TO "resource";--> statement-breakpoint
ALTER TABLE "work_claims" DROP CONSTRAINT "work_claims_queue_known";--> statement-breakpoint
ALTER TABLE "work_claims" DROP CONSTRAINT "work_claims_queue_record_id_pk";--> statement-breakpoint
ALTER TABLE "work_claims" ADD CONSTRAINT "work_claims_resource_record_id_user_id_pk" PRIMARY KEY("resource","record_id","user_id");--> statement-breakpoint
ALTER TABLE "work_claims" ADD CONSTRAINT "work_claims_resource_known" CHECK ("work_claims"."resource" in ('transactions', 'verifications', 'bank-accounts', 'tickets', 'approvals', 'bank-entries', 'projects', 'sheets', 'users', 'owners', 'promotions', 'templates', 'project-types', 'document-types', 'canned-answers'));
ALTER TABLE "owner_documents" ADD COLUMN "issued_on" date;--> statement-breakpoint
-- Until now their age counted from the day on which they were added.
UPDATE "owner_documents" SET "issued_on" = ("created_at" at time zone 'Europe/Madrid')::date;--> statement-breakpoint
ALTER TABLE "owner_documents" ALTER COLUMN "issued_on" SET NOT NULL;

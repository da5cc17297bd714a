ALTER TABLE "bank_accounts" ADD COLUMN "validated_by_two" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "bank_accounts" SET "validated_by_two" = true WHERE "state" = 'valid' AND EXISTS (
  SELECT FROM "proposals" WHERE "act" = 'validateBankAccount' AND "status" = 'approved'
    AND "subject_id" = "bank_account_id"::text
    AND "decided_at" BETWEEN "valid_since" - interval '1 minute' AND "valid_since" + interval '1 minute');

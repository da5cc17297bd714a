ALTER TABLE "investor_kinds" ADD COLUMN "proof" text;--> statement-breakpoint
ALTER TABLE "investor_kinds" ADD CONSTRAINT "investor_kinds_proof_length" CHECK (char_length("investor_kinds"."proof") <= 500);--> statement-breakpoint
UPDATE "investor_kinds" SET "proof" = "reason", "reason" = null
WHERE "kind" = 'professional' AND "state" IN ('active', 'expired', 'replaced') AND "reason" IS NOT NULL;

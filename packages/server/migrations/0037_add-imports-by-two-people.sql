ALTER TABLE "bank_entries" DROP CONSTRAINT "bank_entries_doubt_known";--> statement-breakpoint
-- What waited for a second person still waits for staff.
UPDATE "bank_entries" SET "doubt" = 'unknown' WHERE "doubt" IN ('needsSecond', 'importedByTaker');--> statement-breakpoint
ALTER TABLE "proposals" DROP CONSTRAINT "proposals_act_known";--> statement-breakpoint
ALTER TABLE "bank_entries" ADD CONSTRAINT "bank_entries_doubt_known" CHECK ("bank_entries"."doubt" in ('unknown', 'otherPayer', 'otherAmount', 'alreadyBooked', 'rejectedRequest', 'accountClosed', 'returned', 'otherAccount'));--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_act_known" CHECK ("proposals"."act" in ('approveTransaction', 'release', 'repay', 'distribute', 'closeWithRefund', 'validateBankAccount', 'changeEmail', 'deleteOtpDevice', 'changeRole', 'enableStaff', 'changePayoutAccount', 'publishSheet', 'overrideIdentity', 'endHold', 'approvePaymentFile', 'cancelPaymentFile', 'importStatement'));
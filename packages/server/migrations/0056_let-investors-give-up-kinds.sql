ALTER TABLE "investor_kinds" DROP CONSTRAINT "investor_kinds_state_known";--> statement-breakpoint
ALTER TABLE "investor_kinds" DROP CONSTRAINT "investor_kinds_decided";--> statement-breakpoint
ALTER TABLE "investor_kinds" DROP CONSTRAINT "investor_kinds_active_is_valid";--> statement-breakpoint
ALTER TABLE "investor_kinds" ADD CONSTRAINT "investor_kinds_own_end" CHECK ("investor_kinds"."state" not in ('withdrawn', 'givenUp') or ("investor_kinds"."ended_at" is not null and "investor_kinds"."ended_by_id" = "investor_kinds"."user_id"));--> statement-breakpoint
ALTER TABLE "investor_kinds" ADD CONSTRAINT "investor_kinds_state_known" CHECK ("investor_kinds"."state" in ('pending', 'active', 'refused', 'withdrawn', 'ended', 'givenUp', 'expired', 'replaced'));--> statement-breakpoint
ALTER TABLE "investor_kinds" ADD CONSTRAINT "investor_kinds_decided" CHECK (("investor_kinds"."state" in ('pending', 'withdrawn')) = ("investor_kinds"."decided_at" is null));--> statement-breakpoint
ALTER TABLE "investor_kinds" ADD CONSTRAINT "investor_kinds_active_is_valid" CHECK ("investor_kinds"."state" not in ('active', 'givenUp', 'expired', 'replaced') or "investor_kinds"."valid_from" is not null);
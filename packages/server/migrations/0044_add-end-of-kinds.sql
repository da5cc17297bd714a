ALTER TABLE "investor_kinds" ADD COLUMN "ended_by_id" uuid;--> statement-breakpoint
ALTER TABLE "investor_kinds" ADD COLUMN "ended_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "investor_kinds" ADD CONSTRAINT "investor_kinds_ended_by_id_users_user_id_fk" FOREIGN KEY ("ended_by_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "investor_kinds_ender_index" ON "investor_kinds" USING btree ("ended_by_id");--> statement-breakpoint
-- The end of a kind had replaced who approved it, whom the audit trail still names.
UPDATE "investor_kinds" AS k SET
  "ended_by_id" = k."decided_by_id",
  "ended_at" = k."decided_at",
  "valid_until" = greatest(k."valid_from", least(k."valid_until", (k."decided_at" AT TIME ZONE 'Europe/Madrid')::date)),
  "decided_by_id" = coalesce((SELECT a."user_id" FROM "audit_entries" a JOIN "users" u ON u."user_id" = a."user_id"
    WHERE a."subject_id" = k."investor_kind_id"::text AND a."action" = 'investor-kind.approve' LIMIT 1), k."decided_by_id"),
  "decided_at" = coalesce((SELECT a."at" FROM "audit_entries" a
    WHERE a."subject_id" = k."investor_kind_id"::text AND a."action" = 'investor-kind.approve' LIMIT 1), k."decided_at")
WHERE k."state" = 'ended';--> statement-breakpoint
UPDATE "investor_kinds" AS k SET "valid_until" = least(k."valid_until", n."valid_from")
FROM (SELECT o."investor_kind_id", min(x."valid_from") AS "valid_from" FROM "investor_kinds" o
  JOIN "investor_kinds" x ON x."user_id" = o."user_id" AND x."valid_from" >= o."valid_from" AND x."created_at" > o."created_at"
  WHERE o."state" = 'replaced' GROUP BY o."investor_kind_id") AS n
WHERE n."investor_kind_id" = k."investor_kind_id";

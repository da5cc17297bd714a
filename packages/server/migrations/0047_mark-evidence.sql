DROP INDEX "holds_user_index";--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "mark" "bytea";--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD COLUMN "mark" "bytea";--> statement-breakpoint
CREATE INDEX "holds_user_index" ON "holds" USING btree ("user_id","created_at");--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_mark_unique" UNIQUE("mark");
DROP INDEX "audit_entries_action_index";--> statement-breakpoint
DROP INDEX "audit_entries_user_index";--> statement-breakpoint
DROP INDEX "audit_entries_at_index";--> statement-breakpoint
CREATE INDEX "transactions_kinds_index" ON "transactions" USING btree ("type","status");--> statement-breakpoint
CREATE INDEX "audit_entries_action_index" ON "audit_entries" USING btree ("action","at","audit_entry_id");--> statement-breakpoint
CREATE INDEX "audit_entries_user_index" ON "audit_entries" USING btree ("user_id","at","audit_entry_id");--> statement-breakpoint
CREATE INDEX "audit_entries_at_index" ON "audit_entries" USING btree ("at","audit_entry_id");
DROP INDEX "user_assignments_manager_index";--> statement-breakpoint
CREATE INDEX "user_assignments_manager_index" ON "user_assignments" USING btree ("manager_id","user_id");
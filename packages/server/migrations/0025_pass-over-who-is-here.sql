DROP INDEX "users_created_index";--> statement-breakpoint
CREATE INDEX "users_created_index" ON "users" USING btree ("created_at","user_id") WHERE deleted_at is null;
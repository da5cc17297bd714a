DROP INDEX "projects_name_index";--> statement-breakpoint
CREATE INDEX "projects_name_order" ON "projects" USING btree (searchable("name"),"project_id");
CREATE INDEX "audit_entries_subject_id_index" ON "audit_entries" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "audit_entries_action_index" ON "audit_entries" USING btree ("action","audit_entry_id");--> statement-breakpoint
CREATE INDEX "projects_url_index" ON "projects" USING btree ("url","project_id");--> statement-breakpoint
CREATE INDEX "projects_date_start_index" ON "projects" USING btree ("date_start","project_id");--> statement-breakpoint
CREATE INDEX "projects_date_end_index" ON "projects" USING btree ("date_end","project_id");--> statement-breakpoint
CREATE INDEX "projects_started_index" ON "projects" USING btree ("started_at","project_id");--> statement-breakpoint
CREATE INDEX "projects_financing_index" ON "projects" USING btree ("financing_amount_cents","project_id");--> statement-breakpoint
CREATE INDEX "projects_profitability_index" ON "projects" USING btree ("target_profitability_hundredths","project_id");--> statement-breakpoint
CREATE INDEX "projects_minimum_index" ON "projects" USING btree ("minimum_investment_cents","project_id");--> statement-breakpoint
CREATE INDEX "projects_duration_index" ON "projects" USING btree ("duration_months","project_id");
CREATE INDEX "ticket_messages_search" ON "ticket_messages" USING gin (searchable("message") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "ticket_notes_search" ON "ticket_notes" USING gin (searchable("message") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "tickets_search" ON "tickets" USING gin (searchable(("title" || '|' || "description")) gin_trgm_ops);
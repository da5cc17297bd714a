ALTER TABLE "totps" ADD COLUMN "started_in" uuid;--> statement-breakpoint
ALTER TABLE "totps" ADD CONSTRAINT "totps_started_in_sessions_session_id_fk" FOREIGN KEY ("started_in") REFERENCES "public"."sessions"("session_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "totps_session_index" ON "totps" USING btree ("started_in");
ALTER TABLE "waiting_places" ADD COLUMN "earlier" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "wishes" ADD COLUMN "earlier" jsonb DEFAULT '[]'::jsonb NOT NULL;
ALTER TABLE "sessions" ADD COLUMN "replaced_hash" "bytea";--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "replaced_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_replaced_unique" UNIQUE("replaced_hash");
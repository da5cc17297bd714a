ALTER TABLE "orders" ADD COLUMN "free_until" date;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "fully_subscribed_until" date;
ALTER TABLE "users" ADD COLUMN "provider_tie" text;--> statement-breakpoint
CREATE INDEX "users_provider_tie_index" ON "users" USING btree ("provider_tie") WHERE "users"."provider_tie" is not null;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_provider_tie_known" CHECK ("users"."provider_tie" in ('shareholder', 'manager', 'employee', 'controlled'));
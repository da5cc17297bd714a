ALTER TABLE "users" ADD COLUMN "tax_id" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "legal_form" text;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_tax_id_length" CHECK (char_length("users"."tax_id") <= 30);--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_legal_form_known" CHECK ("users"."legal_form" in ('SL', 'SA', 'cooperative', 'partnership', 'association', 'foundation', 'other'));
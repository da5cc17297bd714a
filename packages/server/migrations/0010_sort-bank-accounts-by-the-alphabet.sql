DROP INDEX "bank_accounts_alias_index";--> statement-breakpoint
CREATE INDEX "bank_accounts_alias_order" ON "bank_accounts" USING btree (searchable("alias"),"bank_account_id");
CREATE TABLE "bank_accounts" (
	"bank_account_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"alias" text NOT NULL,
	"account" text NOT NULL,
	"document_id" uuid NOT NULL,
	"main" boolean DEFAULT false NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"error_message" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "bank_accounts_document_unique" UNIQUE("document_id"),
	CONSTRAINT "bank_accounts_state_known" CHECK ("bank_accounts"."state" in ('pending', 'valid', 'error')),
	CONSTRAINT "bank_accounts_error_says_why" CHECK (("bank_accounts"."state" = 'error') = ("bank_accounts"."error_message" is not null)),
	CONSTRAINT "bank_accounts_account_form" CHECK ("bank_accounts"."account" ~ '^[A-Z]{2}[0-9]{2}[A-Z0-9]{10,30}$'),
	CONSTRAINT "bank_accounts_main_is_there" CHECK (not ("bank_accounts"."main" and "bank_accounts"."deleted_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "bank_accounts" ADD CONSTRAINT "bank_accounts_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_accounts" ADD CONSTRAINT "bank_accounts_document_id_documents_document_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("document_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bank_accounts_one_main" ON "bank_accounts" USING btree ("user_id") WHERE "bank_accounts"."main" and "bank_accounts"."deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "bank_accounts_account_unique" ON "bank_accounts" USING btree ("user_id","account") WHERE "bank_accounts"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "bank_accounts_user_index" ON "bank_accounts" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "bank_accounts_created_index" ON "bank_accounts" USING btree ("created_at","bank_account_id");--> statement-breakpoint
CREATE INDEX "bank_accounts_updated_index" ON "bank_accounts" USING btree ("updated_at","bank_account_id");--> statement-breakpoint
CREATE INDEX "bank_accounts_alias_index" ON "bank_accounts" USING btree ("alias","bank_account_id");--> statement-breakpoint
CREATE INDEX "bank_accounts_state_index" ON "bank_accounts" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "bank_accounts_alias_search" ON "bank_accounts" USING gin (searchable("alias") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "bank_accounts_account_search" ON "bank_accounts" USING gin (lower("account") gin_trgm_ops);
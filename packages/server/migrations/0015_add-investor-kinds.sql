CREATE TABLE "investor_kinds" (
	"investor_kind_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"user_kind" text NOT NULL,
	"kind" text NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"income_cents" bigint,
	"portfolio_cents" bigint,
	"professional_months" integer,
	"executive_months" integer,
	"trades" integer,
	"own_funds_cents" bigint,
	"turnover_cents" bigint,
	"balance_sheet_cents" bigint,
	"professional_category" text,
	"texts_version" text NOT NULL,
	"reason" text,
	"decided_by_id" uuid,
	"decided_at" timestamp (3) with time zone,
	"valid_from" date,
	"valid_until" date,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "investor_kinds_user_kind_known" CHECK ("investor_kinds"."user_kind" in ('individual', 'company')),
	CONSTRAINT "investor_kinds_kind_known" CHECK ("investor_kinds"."kind" in ('sophisticated', 'professional')),
	CONSTRAINT "investor_kinds_state_known" CHECK ("investor_kinds"."state" in ('pending', 'active', 'refused', 'ended', 'expired', 'replaced')),
	CONSTRAINT "investor_kinds_category_known" CHECK ("investor_kinds"."professional_category" in ('authorised', 'large', 'public', 'institutional')),
	CONSTRAINT "investor_kinds_reason_length" CHECK (char_length("investor_kinds"."reason") <= 500),
	CONSTRAINT "investor_kinds_decided" CHECK (("investor_kinds"."state" = 'pending') = ("investor_kinds"."decided_at" is null)),
	CONSTRAINT "investor_kinds_refusal_says_why" CHECK ("investor_kinds"."state" <> 'refused' or "investor_kinds"."reason" is not null),
	CONSTRAINT "investor_kinds_validity" CHECK (("investor_kinds"."valid_from" is null) = ("investor_kinds"."valid_until" is null) and "investor_kinds"."valid_from" <= "investor_kinds"."valid_until"),
	CONSTRAINT "investor_kinds_active_is_valid" CHECK ("investor_kinds"."state" not in ('active', 'expired', 'replaced') or "investor_kinds"."valid_from" is not null)
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "investor_kind" text;--> statement-breakpoint
ALTER TABLE "investor_kinds" ADD CONSTRAINT "investor_kinds_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "investor_kinds" ADD CONSTRAINT "investor_kinds_decided_by_id_users_user_id_fk" FOREIGN KEY ("decided_by_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "investor_kinds_one_pending" ON "investor_kinds" USING btree ("user_id") WHERE "investor_kinds"."state" = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "investor_kinds_one_active" ON "investor_kinds" USING btree ("user_id") WHERE "investor_kinds"."state" = 'active';--> statement-breakpoint
CREATE INDEX "investor_kinds_user_index" ON "investor_kinds" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "investor_kinds_decider_index" ON "investor_kinds" USING btree ("decided_by_id");--> statement-breakpoint
CREATE INDEX "investor_kinds_created_index" ON "investor_kinds" USING btree ("created_at","investor_kind_id");--> statement-breakpoint
CREATE INDEX "investor_kinds_decided_index" ON "investor_kinds" USING btree ("decided_at","investor_kind_id");--> statement-breakpoint
CREATE INDEX "investor_kinds_until_index" ON "investor_kinds" USING btree ("valid_until","investor_kind_id");--> statement-breakpoint
CREATE INDEX "investor_kinds_state_index" ON "investor_kinds" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "investor_kinds_state_order" ON "investor_kinds" USING btree ("state","investor_kind_id");--> statement-breakpoint
CREATE INDEX "investor_kinds_kind_order" ON "investor_kinds" USING btree ("kind","investor_kind_id");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_investor_kind_known" CHECK ("orders"."investor_kind" in ('non-sophisticated', 'sophisticated', 'professional'));
CREATE TABLE "wishes" (
	"wish_id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"amount_cents" bigint NOT NULL,
	"deposit_cents" bigint NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"given" jsonb NOT NULL,
	"needs_confirmation" boolean DEFAULT false NOT NULL,
	"investor_kind" text NOT NULL,
	"free_until" date,
	"allocated_cents" bigint,
	"reason" text,
	"order_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "wishes_state_known" CHECK ("wishes"."state" in ('open', 'invested', 'revoked', 'missed', 'ended')),
	CONSTRAINT "wishes_reason_known" CHECK ("wishes"."reason" in ('whole', 'share', 'minimum', 'noRoom', 'belowMinimum', 'balance', 'identity', 'company', 'warnings', 'places', 'account', 'sheet')),
	CONSTRAINT "wishes_investor_kind_known" CHECK ("wishes"."investor_kind" in ('non-sophisticated', 'sophisticated', 'professional')),
	CONSTRAINT "wishes_amount_positive" CHECK ("wishes"."amount_cents" > 0),
	CONSTRAINT "wishes_deposit_within" CHECK ("wishes"."deposit_cents" between 0 and "wishes"."amount_cents"),
	CONSTRAINT "wishes_allocated_within" CHECK ("wishes"."allocated_cents" between 0 and "wishes"."amount_cents"),
	CONSTRAINT "wishes_decided" CHECK (("wishes"."state" = 'open') = ("wishes"."decided_at" is null)),
	CONSTRAINT "wishes_invested" CHECK (("wishes"."state" = 'invested') = ("wishes"."order_id" is not null)),
	CONSTRAINT "wishes_say_why" CHECK (("wishes"."state" in ('invested', 'missed')) = ("wishes"."reason" is not null)),
	CONSTRAINT "wishes_allocated" CHECK (("wishes"."state" in ('invested', 'missed')) = ("wishes"."allocated_cents" is not null))
);
--> statement-breakpoint
ALTER TABLE "ledger_accounts" DROP CONSTRAINT "ledger_accounts_named";--> statement-breakpoint
ALTER TABLE "ledger_entries" DROP CONSTRAINT "ledger_entries_cause_known";--> statement-breakpoint
ALTER TABLE "waiting_places" DROP CONSTRAINT "waiting_places_refusal_known";--> statement-breakpoint
DROP INDEX "waiting_places_first_index";--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "last_place_number" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "wish_number" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "waiting_places" ADD COLUMN "number" integer;--> statement-breakpoint
ALTER TABLE "waiting_places" ADD COLUMN "needs_confirmation" boolean DEFAULT false NOT NULL;--> statement-breakpoint
update waiting_places set number = numbered.number
  from (select waiting_place_id, row_number() over (partition by project_id order by waiting_place_id) as number from waiting_places) as numbered
  where numbered.waiting_place_id = waiting_places.waiting_place_id;
--> statement-breakpoint
ALTER TABLE "waiting_places" ALTER COLUMN "number" SET NOT NULL;--> statement-breakpoint
-- Their investors consented to the sheet before.
update waiting_places set needs_confirmation = true
  where state = 'waiting' and exists (select 1 from sheet_versions
    where sheet_versions.project_id = waiting_places.project_id and is_material and published_at > waiting_places.created_at);
--> statement-breakpoint
update projects set last_place_number = places.last, waiting_number = places.waiting
  from (select project_id, max(number) as last, count(*) filter (where state = 'waiting' and not needs_confirmation) as waiting
    from waiting_places group by project_id) as places
  where places.project_id = projects.project_id;
--> statement-breakpoint
ALTER TABLE "wishes" ADD CONSTRAINT "wishes_project_id_projects_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("project_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishes" ADD CONSTRAINT "wishes_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishes" ADD CONSTRAINT "wishes_order_id_orders_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "wishes_one_each" ON "wishes" USING btree ("project_id","user_id") WHERE "wishes"."state" = 'open';--> statement-breakpoint
CREATE INDEX "wishes_project_index" ON "wishes" USING btree ("project_id","created_at");--> statement-breakpoint
CREATE INDEX "wishes_user_index" ON "wishes" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "wishes_created_index" ON "wishes" USING btree ("created_at","wish_id");--> statement-breakpoint
CREATE INDEX "wishes_amount_index" ON "wishes" USING btree ("amount_cents","wish_id");--> statement-breakpoint
CREATE INDEX "wishes_state_order" ON "wishes" USING btree ("state","wish_id");--> statement-breakpoint
CREATE INDEX "wishes_order_index" ON "wishes" USING btree ("order_id") WHERE "wishes"."order_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "waiting_places_number_unique" ON "waiting_places" USING btree ("project_id","number");--> statement-breakpoint
CREATE INDEX "waiting_places_first_index" ON "waiting_places" USING btree ("project_id","number") WHERE "waiting_places"."state" = 'waiting';--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "ledger_accounts_named" CHECK ("ledger_accounts"."account_id" = case
        when "ledger_accounts"."kind" in ('wallet', 'held') then "ledger_accounts"."kind" || ':' || "ledger_accounts"."user_id"
        when "ledger_accounts"."kind" in ('escrow', 'returns', 'deposits') then "ledger_accounts"."kind" || ':' || "ledger_accounts"."project_id"
        else "ledger_accounts"."kind" end);--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_cause_known" CHECK ("ledger_entries"."cause" in ('transaction', 'order', 'cancellation', 'release', 'repayment', 'distribution', 'refund', 'wish'));--> statement-breakpoint
ALTER TABLE "waiting_places" ADD CONSTRAINT "waiting_places_refusal_known" CHECK ("waiting_places"."refusal" in ('balance', 'identity', 'company', 'warnings', 'places', 'account'));
--> statement-breakpoint
create or replace function open_project_accounts() returns trigger language plpgsql as $$
begin
  insert into ledger_accounts (account_id, kind, project_id, balance_cents) values
    ('escrow:' || new.project_id, 'escrow', new.project_id, 0),
    ('returns:' || new.project_id, 'returns', new.project_id, 0),
    ('deposits:' || new.project_id, 'deposits', new.project_id, 0);
  return null;
end $$;
--> statement-breakpoint
insert into ledger_accounts (account_id, kind, project_id, balance_cents)
  select 'deposits:' || project_id, 'deposits', project_id, 0 from projects;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "provider_tie" text;--> statement-breakpoint
CREATE INDEX "users_provider_tie_index" ON "users" USING btree ("provider_tie") WHERE "users"."provider_tie" is not null;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_provider_tie_known" CHECK ("users"."provider_tie" in ('shareholder', 'manager', 'employee', 'controlled'));
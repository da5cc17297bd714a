CREATE TABLE "waiting_places" (
	"waiting_place_id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"amount_cents" bigint NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"given" jsonb NOT NULL,
	"order_id" uuid,
	"refusal" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "waiting_places_state_known" CHECK ("waiting_places"."state" in ('waiting', 'invested', 'left', 'missed', 'ended')),
	CONSTRAINT "waiting_places_refusal_known" CHECK ("waiting_places"."refusal" in ('balance', 'identity', 'warnings', 'places', 'account')),
	CONSTRAINT "waiting_places_amount_positive" CHECK ("waiting_places"."amount_cents" > 0),
	CONSTRAINT "waiting_places_decided" CHECK (("waiting_places"."state" = 'waiting') = ("waiting_places"."decided_at" is null)),
	CONSTRAINT "waiting_places_invested" CHECK (("waiting_places"."state" = 'invested') = ("waiting_places"."order_id" is not null)),
	CONSTRAINT "waiting_places_missed" CHECK (("waiting_places"."state" = 'missed') = ("waiting_places"."refusal" is not null))
);
--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "waiting_number" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "waiting_places" ADD CONSTRAINT "waiting_places_project_id_projects_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("project_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_places" ADD CONSTRAINT "waiting_places_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_places" ADD CONSTRAINT "waiting_places_order_id_orders_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "waiting_places_one_each" ON "waiting_places" USING btree ("project_id","user_id") WHERE "waiting_places"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "waiting_places_first_index" ON "waiting_places" USING btree ("project_id","waiting_place_id") WHERE "waiting_places"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "waiting_places_project_index" ON "waiting_places" USING btree ("project_id","created_at");--> statement-breakpoint
CREATE INDEX "waiting_places_user_index" ON "waiting_places" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "waiting_places_created_index" ON "waiting_places" USING btree ("created_at","waiting_place_id");--> statement-breakpoint
CREATE INDEX "waiting_places_amount_index" ON "waiting_places" USING btree ("amount_cents","waiting_place_id");--> statement-breakpoint
CREATE INDEX "waiting_places_state_order" ON "waiting_places" USING btree ("state","waiting_place_id");--> statement-breakpoint
CREATE INDEX "waiting_places_order_index" ON "waiting_places" USING btree ("order_id") WHERE "waiting_places"."order_id" is not null;
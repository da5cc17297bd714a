CREATE TABLE "fees" (
	"fee_id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"amount_cents" bigint NOT NULL,
	"percentage_hundredths" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "fees_amount_range" CHECK ("fees"."amount_cents" between 1 and 99999999999),
	CONSTRAINT "fees_percentage_range" CHECK ("fees"."percentage_hundredths" between 0 and 9999)
);
--> statement-breakpoint
CREATE TABLE "order_movements" (
	"order_movement_id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"type" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"penalty_cents" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_movements_amount_range" CHECK ("order_movements"."amount_cents" between 1 and 99999999999),
	CONSTRAINT "order_movements_type_known" CHECK ("order_movements"."type" in ('invest', 'disinvest')),
	CONSTRAINT "order_movements_penalty_within" CHECK ("order_movements"."penalty_cents" between 0 and "order_movements"."amount_cents"),
	CONSTRAINT "order_movements_penalty_out" CHECK ("order_movements"."type" = 'disinvest' or "order_movements"."penalty_cents" = 0)
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"project_phase_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"amount_cents" bigint NOT NULL,
	"type" text DEFAULT 'invest' NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"penalty_cents" bigint DEFAULT 0 NOT NULL,
	"penalty_hundredths" integer DEFAULT 0 NOT NULL,
	"terms_version" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"cancelled_at" timestamp (3) with time zone,
	CONSTRAINT "orders_whose" UNIQUE("order_id","project_id","user_id"),
	CONSTRAINT "orders_amount_range" CHECK ("orders"."amount_cents" between 1 and 99999999999),
	CONSTRAINT "orders_type_invest" CHECK ("orders"."type" = 'invest'),
	CONSTRAINT "orders_status_known" CHECK ("orders"."status" in ('pending', 'active', 'finished', 'cancelled')),
	CONSTRAINT "orders_penalty_within" CHECK ("orders"."penalty_cents" between 0 and "orders"."amount_cents"),
	CONSTRAINT "orders_penalty_range" CHECK ("orders"."penalty_hundredths" between 0 and 9999),
	CONSTRAINT "orders_cancelled_says_when" CHECK (("orders"."status" = 'cancelled') = ("orders"."cancelled_at" is not null)),
	CONSTRAINT "orders_penalty_if_cancelled" CHECK ("orders"."status" = 'cancelled' or ("orders"."penalty_cents" = 0 and "orders"."penalty_hundredths" = 0))
);
--> statement-breakpoint
CREATE TABLE "templates" (
	"template_id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"name_en" text,
	"description_en" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "promotion_types" (
	"promotion_type_id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "promotion_types_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "promotions" (
	"promotion_id" uuid PRIMARY KEY NOT NULL,
	"promotion_type_id" uuid NOT NULL,
	"title" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"image_large_id" uuid NOT NULL,
	"image_small_id" uuid NOT NULL,
	"user_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "promotions_start_before_end" CHECK ("promotions"."starts_at" < "promotions"."ends_at")
);
--> statement-breakpoint
CREATE TABLE "ticket_messages" (
	"message_id" uuid PRIMARY KEY NOT NULL,
	"ticket_id" uuid NOT NULL,
	"user_id" uuid,
	"is_from_staff" boolean NOT NULL,
	"message" text NOT NULL,
	"state_id" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ticket_documents" (
	"document_id" uuid PRIMARY KEY NOT NULL,
	"ticket_id" uuid NOT NULL,
	"message_id" uuid,
	"owner_type" text NOT NULL,
	"order_index" integer NOT NULL,
	CONSTRAINT "ticket_documents_owner_type_known" CHECK ("ticket_documents"."owner_type" in ('screenshot', 'request-history', 'attachment'))
);
--> statement-breakpoint
CREATE TABLE "ticket_state_changes" (
	"ticket_state_change_id" uuid PRIMARY KEY NOT NULL,
	"ticket_id" uuid NOT NULL,
	"from" text,
	"to" text NOT NULL,
	"user_id" uuid,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "ticket_state_changes_known" CHECK ("ticket_state_changes"."to" in ('Open', 'InProcess', 'PendingCustomer', 'PendingManager', 'Closed', 'Dismissed')),
	CONSTRAINT "ticket_state_changes_differ" CHECK ("ticket_state_changes"."from" is distinct from "ticket_state_changes"."to")
);
--> statement-breakpoint
CREATE TABLE "tickets" (
	"ticket_id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"state_id" text DEFAULT 'Open' NOT NULL,
	"state_since" timestamp (3) with time zone NOT NULL,
	"user_id" uuid NOT NULL,
	"responsible_id" uuid,
	"read_by_customer" boolean NOT NULL,
	"read_by_staff" boolean NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "tickets_state_known" CHECK ("tickets"."state_id" in ('Open', 'InProcess', 'PendingCustomer', 'PendingManager', 'Closed', 'Dismissed'))
);
--> statement-breakpoint
ALTER TABLE "fees" ADD CONSTRAINT "fees_order" FOREIGN KEY ("order_id","project_id","user_id") REFERENCES "public"."orders"("order_id","project_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_movements" ADD CONSTRAINT "order_movements_order" FOREIGN KEY ("order_id","project_id","user_id") REFERENCES "public"."orders"("order_id","project_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_project_id_projects_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("project_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_project_phase_id_project_phases_project_phase_id_fk" FOREIGN KEY ("project_phase_id") REFERENCES "public"."project_phases"("project_phase_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotions" ADD CONSTRAINT "promotions_promotion_type_id_promotion_types_promotion_type_id_fk" FOREIGN KEY ("promotion_type_id") REFERENCES "public"."promotion_types"("promotion_type_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotions" ADD CONSTRAINT "promotions_image_large_id_documents_document_id_fk" FOREIGN KEY ("image_large_id") REFERENCES "public"."documents"("document_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotions" ADD CONSTRAINT "promotions_image_small_id_documents_document_id_fk" FOREIGN KEY ("image_small_id") REFERENCES "public"."documents"("document_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotions" ADD CONSTRAINT "promotions_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_messages" ADD CONSTRAINT "ticket_messages_ticket_id_tickets_ticket_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("ticket_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_messages" ADD CONSTRAINT "ticket_messages_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_documents" ADD CONSTRAINT "ticket_documents_document_id_documents_document_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("document_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_documents" ADD CONSTRAINT "ticket_documents_ticket_id_tickets_ticket_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("ticket_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_documents" ADD CONSTRAINT "ticket_documents_message_id_ticket_messages_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."ticket_messages"("message_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_state_changes" ADD CONSTRAINT "ticket_state_changes_ticket_id_tickets_ticket_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("ticket_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_state_changes" ADD CONSTRAINT "ticket_state_changes_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_responsible_id_users_user_id_fk" FOREIGN KEY ("responsible_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "fees_order_index" ON "fees" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "fees_project_index" ON "fees" USING btree ("project_id","created_at");--> statement-breakpoint
CREATE INDEX "fees_user_index" ON "fees" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "fees_created_index" ON "fees" USING btree ("created_at","fee_id");--> statement-breakpoint
CREATE INDEX "fees_amount_index" ON "fees" USING btree ("amount_cents","fee_id");--> statement-breakpoint
CREATE INDEX "order_movements_order_index" ON "order_movements" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_movements_project_index" ON "order_movements" USING btree ("project_id","created_at");--> statement-breakpoint
CREATE INDEX "order_movements_user_index" ON "order_movements" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "order_movements_type_index" ON "order_movements" USING btree ("type","created_at");--> statement-breakpoint
CREATE INDEX "order_movements_created_index" ON "order_movements" USING btree ("created_at","order_movement_id");--> statement-breakpoint
CREATE INDEX "order_movements_amount_index" ON "order_movements" USING btree ("amount_cents","order_movement_id");--> statement-breakpoint
CREATE INDEX "orders_project_index" ON "orders" USING btree ("project_id","created_at");--> statement-breakpoint
CREATE INDEX "orders_phase_index" ON "orders" USING btree ("project_phase_id","created_at");--> statement-breakpoint
CREATE INDEX "orders_user_index" ON "orders" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "orders_status_index" ON "orders" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "orders_created_index" ON "orders" USING btree ("created_at","order_id");--> statement-breakpoint
CREATE INDEX "orders_amount_index" ON "orders" USING btree ("amount_cents","order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "templates_name_unique" ON "templates" USING btree (lower("name"));--> statement-breakpoint
CREATE INDEX "templates_name_search" ON "templates" USING gin (searchable("name") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "promotions_type_index" ON "promotions" USING btree ("promotion_type_id","starts_at");--> statement-breakpoint
CREATE INDEX "promotions_starts_index" ON "promotions" USING btree ("starts_at","promotion_id");--> statement-breakpoint
CREATE INDEX "promotions_ends_index" ON "promotions" USING btree ("ends_at","promotion_id");--> statement-breakpoint
CREATE INDEX "promotions_title_search" ON "promotions" USING gin (searchable("title") gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "ticket_messages_order" ON "ticket_messages" USING btree ("ticket_id","created_at");--> statement-breakpoint
CREATE INDEX "ticket_documents_ticket_index" ON "ticket_documents" USING btree ("ticket_id","message_id");--> statement-breakpoint
CREATE INDEX "ticket_documents_message_index" ON "ticket_documents" USING btree ("message_id");--> statement-breakpoint
CREATE UNIQUE INDEX "ticket_documents_one_screenshot" ON "ticket_documents" USING btree ("ticket_id") WHERE "ticket_documents"."owner_type" = 'screenshot';--> statement-breakpoint
CREATE UNIQUE INDEX "ticket_state_changes_order" ON "ticket_state_changes" USING btree ("ticket_id","at");--> statement-breakpoint
CREATE INDEX "tickets_user_index" ON "tickets" USING btree ("user_id","created_at","ticket_id");--> statement-breakpoint
CREATE INDEX "tickets_responsible_index" ON "tickets" USING btree ("responsible_id","created_at","ticket_id");--> statement-breakpoint
CREATE INDEX "tickets_state_index" ON "tickets" USING btree ("state_id","created_at","ticket_id");--> statement-breakpoint
CREATE INDEX "tickets_state_order_index" ON "tickets" USING btree ("state_id","ticket_id");--> statement-breakpoint
CREATE INDEX "tickets_created_index" ON "tickets" USING btree ("created_at","ticket_id");--> statement-breakpoint
CREATE INDEX "tickets_updated_index" ON "tickets" USING btree ("updated_at","ticket_id");--> statement-breakpoint
CREATE INDEX "tickets_title_index" ON "tickets" USING btree ("title","ticket_id");--> statement-breakpoint
CREATE INDEX "tickets_title_search" ON "tickets" USING gin (searchable("title") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "tickets_unread_by_customer" ON "tickets" USING btree ("user_id","created_at") WHERE not "tickets"."read_by_customer";--> statement-breakpoint
CREATE INDEX "tickets_unread_by_staff" ON "tickets" USING btree ("created_at","ticket_id") WHERE not "tickets"."read_by_staff";--> statement-breakpoint
CREATE INDEX "project_documents_type_index" ON "project_documents" USING btree ("document_type_id");
CREATE TABLE "bulk_act_rows" (
	"bulk_act_id" uuid NOT NULL,
	"record_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"result" text DEFAULT 'pending' NOT NULL,
	"refusal" text,
	"refusal_params" jsonb,
	"before" jsonb,
	"version" integer,
	CONSTRAINT "bulk_act_rows_bulk_act_id_position_pk" PRIMARY KEY("bulk_act_id","position"),
	CONSTRAINT "bulk_act_rows_result_known" CHECK ("bulk_act_rows"."result" in ('pending', 'done', 'unchanged', 'refused')),
	CONSTRAINT "bulk_act_rows_refused_with_code" CHECK (("bulk_act_rows"."result" = 'refused') = ("bulk_act_rows"."refusal" is not null))
);
--> statement-breakpoint
CREATE TABLE "bulk_acts" (
	"bulk_act_id" uuid PRIMARY KEY NOT NULL,
	"resource" text NOT NULL,
	"act" text NOT NULL,
	"values" jsonb NOT NULL,
	"filter" jsonb,
	"undoes_id" uuid,
	"state" text DEFAULT 'running' NOT NULL,
	"stop_reason" text,
	"started_by_id" uuid NOT NULL,
	"request_id" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"total" integer DEFAULT 0 NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"unchanged" integer DEFAULT 0 NOT NULL,
	"refused" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "bulk_acts_resource_known" CHECK ("bulk_acts"."resource" in ('users', 'tickets', 'undeliveredMails')),
	CONSTRAINT "bulk_acts_act_known" CHECK ("bulk_acts"."act" in ('disableUsers', 'enableUsers', 'assignUsers', 'assignTickets', 'moveTickets', 'sendMailsAgain')),
	CONSTRAINT "bulk_acts_state_known" CHECK ("bulk_acts"."state" in ('running', 'stopped', 'done', 'undone')),
	CONSTRAINT "bulk_acts_stop_reason_known" CHECK ("bulk_acts"."stop_reason" in ('person', 'notAllowed')),
	CONSTRAINT "bulk_acts_ended_unless_running" CHECK (("bulk_acts"."state" = 'running') = ("bulk_acts"."ended_at" is null)),
	CONSTRAINT "bulk_acts_counts_fit" CHECK (least("bulk_acts"."done", "bulk_acts"."unchanged", "bulk_acts"."refused") >= 0 and "bulk_acts"."done" + "bulk_acts"."unchanged" + "bulk_acts"."refused" <= "bulk_acts"."total")
);
--> statement-breakpoint
ALTER TABLE "bulk_act_rows" ADD CONSTRAINT "bulk_act_rows_bulk_act_id_bulk_acts_bulk_act_id_fk" FOREIGN KEY ("bulk_act_id") REFERENCES "public"."bulk_acts"("bulk_act_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_acts" ADD CONSTRAINT "bulk_acts_undoes_id_bulk_acts_bulk_act_id_fk" FOREIGN KEY ("undoes_id") REFERENCES "public"."bulk_acts"("bulk_act_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_acts" ADD CONSTRAINT "bulk_acts_started_by_id_users_user_id_fk" FOREIGN KEY ("started_by_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bulk_act_rows_result_index" ON "bulk_act_rows" USING btree ("bulk_act_id","result","position");--> statement-breakpoint
CREATE INDEX "bulk_acts_created_index" ON "bulk_acts" USING btree ("created_at","bulk_act_id");--> statement-breakpoint
CREATE INDEX "bulk_acts_started_by_index" ON "bulk_acts" USING btree ("started_by_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "bulk_acts_undoes_once" ON "bulk_acts" USING btree ("undoes_id");
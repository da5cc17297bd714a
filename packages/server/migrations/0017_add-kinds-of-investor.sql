CREATE TABLE "entry_tests" (
	"entry_test_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"outcome" text NOT NULL,
	"questionnaire_version" text NOT NULL,
	"answers" jsonb,
	"weights" jsonb NOT NULL,
	"score_hundredths" integer,
	"pass_mark_hundredths" integer NOT NULL,
	"valid_until" date NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "entry_tests_outcome_known" CHECK ("entry_tests"."outcome" in ('passed', 'failed', 'refused')),
	CONSTRAINT "entry_tests_score_range" CHECK ("entry_tests"."score_hundredths" between 0 and 10000),
	CONSTRAINT "entry_tests_pass_mark_range" CHECK ("entry_tests"."pass_mark_hundredths" between 0 and 10000),
	CONSTRAINT "entry_tests_refused_has_no_answers" CHECK (("entry_tests"."outcome" = 'refused') = ("entry_tests"."answers" is null) and ("entry_tests"."answers" is null) = ("entry_tests"."score_hundredths" is null)),
	CONSTRAINT "entry_tests_outcome_by_score" CHECK ("entry_tests"."outcome" = 'refused' or ("entry_tests"."outcome" = 'passed') = ("entry_tests"."score_hundredths" >= "entry_tests"."pass_mark_hundredths"))
);
--> statement-breakpoint
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
CREATE TABLE "loss_simulations" (
	"loss_simulation_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"result_cents" bigint NOT NULL,
	"valid_until" date NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "loss_simulations_result_range" CHECK ("loss_simulations"."result_cents" between 0 and 99999999999)
);
--> statement-breakpoint
CREATE TABLE "order_evidence" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"evidence" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "risk_acknowledgements" (
	"risk_acknowledgement_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"entry_test_id" uuid NOT NULL,
	"about" text NOT NULL,
	"text_version" text NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "risk_acknowledgements_once" UNIQUE("entry_test_id","about"),
	CONSTRAINT "risk_acknowledgements_about_known" CHECK ("risk_acknowledgements"."about" in ('failed', 'refused', 'lapsed')),
	CONSTRAINT "risk_acknowledgements_language_known" CHECK ("risk_acknowledgements"."language" in ('es', 'en'))
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "investor_kind" text;--> statement-breakpoint
ALTER TABLE "entry_tests" ADD CONSTRAINT "entry_tests_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "investor_kinds" ADD CONSTRAINT "investor_kinds_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "investor_kinds" ADD CONSTRAINT "investor_kinds_decided_by_id_users_user_id_fk" FOREIGN KEY ("decided_by_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loss_simulations" ADD CONSTRAINT "loss_simulations_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_evidence" ADD CONSTRAINT "order_evidence_order_id_orders_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_evidence" ADD CONSTRAINT "order_evidence_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "risk_acknowledgements" ADD CONSTRAINT "risk_acknowledgements_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "risk_acknowledgements" ADD CONSTRAINT "risk_acknowledgements_entry_test_id_entry_tests_entry_test_id_fk" FOREIGN KEY ("entry_test_id") REFERENCES "public"."entry_tests"("entry_test_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "entry_tests_user_index" ON "entry_tests" USING btree ("user_id","created_at","entry_test_id");--> statement-breakpoint
CREATE INDEX "entry_tests_created_index" ON "entry_tests" USING btree ("created_at","entry_test_id");--> statement-breakpoint
CREATE INDEX "entry_tests_until_index" ON "entry_tests" USING btree ("valid_until","entry_test_id");--> statement-breakpoint
CREATE INDEX "entry_tests_outcome_index" ON "entry_tests" USING btree ("outcome","created_at");--> statement-breakpoint
CREATE INDEX "entry_tests_outcome_order" ON "entry_tests" USING btree ("outcome","entry_test_id");--> statement-breakpoint
CREATE INDEX "entry_tests_score_order" ON "entry_tests" USING btree ("score_hundredths","entry_test_id");--> statement-breakpoint
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
CREATE INDEX "loss_simulations_user_index" ON "loss_simulations" USING btree ("user_id","created_at","loss_simulation_id");--> statement-breakpoint
CREATE INDEX "loss_simulations_created_index" ON "loss_simulations" USING btree ("created_at","loss_simulation_id");--> statement-breakpoint
CREATE INDEX "loss_simulations_until_index" ON "loss_simulations" USING btree ("valid_until","loss_simulation_id");--> statement-breakpoint
CREATE INDEX "loss_simulations_result_order" ON "loss_simulations" USING btree ("result_cents","loss_simulation_id");--> statement-breakpoint
CREATE INDEX "order_evidence_user_index" ON "order_evidence" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "risk_acknowledgements_user_index" ON "risk_acknowledgements" USING btree ("user_id","created_at");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_investor_kind_known" CHECK ("orders"."investor_kind" in ('non-sophisticated', 'sophisticated', 'professional'));
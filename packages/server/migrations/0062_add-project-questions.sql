CREATE TABLE "project_questions" (
	"project_question_id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"asked_by_id" uuid,
	"state" text DEFAULT 'Waiting' NOT NULL,
	"number" integer,
	"question" text NOT NULL,
	"language" text NOT NULL,
	"translation" text,
	"answer" text,
	"answer_en" text,
	"written_by" text,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"published_at" timestamp (3) with time zone,
	"declined_at" timestamp (3) with time zone,
	"decline_reason" text,
	"decline_note" text,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "project_questions_state_known" CHECK ("project_questions"."state" in ('Waiting', 'Published', 'Declined')),
	CONSTRAINT "project_questions_language_known" CHECK ("project_questions"."language" in ('es', 'en')),
	CONSTRAINT "project_questions_author_known" CHECK ("project_questions"."written_by" in ('promoter', 'platform')),
	CONSTRAINT "project_questions_decline_reason_known" CHECK ("project_questions"."decline_reason" in ('insulting', 'personalData', 'advice', 'alreadyAnswered', 'other')),
	CONSTRAINT "project_questions_published_whole" CHECK (("project_questions"."state" = 'Published') = ("project_questions"."number" is not null) and ("project_questions"."number" is null) = ("project_questions"."published_at" is null)
        and ("project_questions"."number" is null or ("project_questions"."answer" is not null and "project_questions"."written_by" is not null))),
	CONSTRAINT "project_questions_declined_whole" CHECK (("project_questions"."state" = 'Declined') = ("project_questions"."decline_reason" is not null) and ("project_questions"."decline_reason" is null) = ("project_questions"."declined_at" is null)),
	CONSTRAINT "project_questions_question_length" CHECK (char_length("project_questions"."question") <= 1000),
	CONSTRAINT "project_questions_translation_length" CHECK (char_length("project_questions"."translation") <= 1000),
	CONSTRAINT "project_questions_answer_length" CHECK (char_length("project_questions"."answer") <= 5000),
	CONSTRAINT "project_questions_answer_en_length" CHECK (char_length("project_questions"."answer_en") <= 5000),
	CONSTRAINT "project_questions_decline_note_length" CHECK (char_length("project_questions"."decline_note") <= 500)
);
--> statement-breakpoint
CREATE TABLE "question_entries" (
	"question_entry_id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"project_question_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"last_number" integer NOT NULL,
	"kind" text NOT NULL,
	"text" text,
	"text_en" text,
	"written_by" text NOT NULL,
	"proposed_by_id" uuid,
	"approved_by_id" uuid,
	"published_at" timestamp (3) with time zone NOT NULL,
	"digest" text NOT NULL,
	CONSTRAINT "question_entries_kind_known" CHECK ("question_entries"."kind" in ('answer', 'addition', 'correction')),
	CONSTRAINT "question_entries_author_known" CHECK ("question_entries"."written_by" in ('promoter', 'platform')),
	CONSTRAINT "question_entries_text" CHECK (("question_entries"."kind" = 'answer') = ("question_entries"."text" is null)),
	CONSTRAINT "question_entries_second_person" CHECK ("question_entries"."approved_by_id" <> "question_entries"."proposed_by_id"),
	CONSTRAINT "question_entries_text_length" CHECK (char_length("question_entries"."text") <= 5000),
	CONSTRAINT "question_entries_text_en_length" CHECK (char_length("question_entries"."text_en") <= 5000)
);
--> statement-breakpoint
ALTER TABLE "proposals" DROP CONSTRAINT "proposals_act_known";--> statement-breakpoint
ALTER TABLE "project_questions" ADD CONSTRAINT "project_questions_project_id_projects_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("project_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_questions" ADD CONSTRAINT "project_questions_asked_by_id_users_user_id_fk" FOREIGN KEY ("asked_by_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_entries" ADD CONSTRAINT "question_entries_project_id_projects_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("project_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_entries" ADD CONSTRAINT "question_entries_project_question_id_project_questions_project_question_id_fk" FOREIGN KEY ("project_question_id") REFERENCES "public"."project_questions"("project_question_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_entries" ADD CONSTRAINT "question_entries_proposed_by_id_users_user_id_fk" FOREIGN KEY ("proposed_by_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_entries" ADD CONSTRAINT "question_entries_approved_by_id_users_user_id_fk" FOREIGN KEY ("approved_by_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "project_questions_number_unique" ON "project_questions" USING btree ("project_id","number");--> statement-breakpoint
CREATE INDEX "project_questions_asked_index" ON "project_questions" USING btree ("asked_at","project_question_id");--> statement-breakpoint
CREATE INDEX "project_questions_published_index" ON "project_questions" USING btree ("published_at","project_question_id");--> statement-breakpoint
CREATE INDEX "project_questions_number_index" ON "project_questions" USING btree ("number","project_question_id");--> statement-breakpoint
CREATE INDEX "project_questions_state_index" ON "project_questions" USING btree ("state","project_question_id");--> statement-breakpoint
CREATE INDEX "project_questions_project_index" ON "project_questions" USING btree ("project_id","asked_at","project_question_id");--> statement-breakpoint
CREATE INDEX "project_questions_person_index" ON "project_questions" USING btree ("asked_by_id","asked_at");--> statement-breakpoint
CREATE INDEX "project_questions_search" ON "project_questions" USING gin (searchable("question") gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "question_entries_position_unique" ON "question_entries" USING btree ("project_id","position");--> statement-breakpoint
CREATE INDEX "question_entries_question_index" ON "question_entries" USING btree ("project_question_id","position");--> statement-breakpoint
CREATE INDEX "question_entries_proposer_index" ON "question_entries" USING btree ("proposed_by_id");--> statement-breakpoint
CREATE INDEX "question_entries_approver_index" ON "question_entries" USING btree ("approved_by_id");--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_act_known" CHECK ("proposals"."act" in ('approveTransaction', 'rejectTransaction', 'release', 'repay', 'payTax', 'correctTax', 'distribute', 'closeWithRefund', 'allocateWishes', 'validateBankAccount', 'changeEmail', 'deleteOtpDevice', 'changeRole', 'enableStaff', 'changePayoutAccount', 'changeTaxTreatment', 'publishSheet', 'overrideIdentity', 'endHold', 'approvePaymentFile', 'cancelPaymentFile', 'importStatement', 'bookOtherMovement', 'sendMoneyBack', 'publishAnswer', 'publishAddition'));--> statement-breakpoint
-- By hand from here.
create function keep_published_question() returns trigger language plpgsql as $$
begin
  raise exception 'a published question never changes';
end $$;
--> statement-breakpoint
create trigger project_questions_keep before update on project_questions
  for each row when (old.state = 'Published' and (to_jsonb(new) - 'asked_by_id' <> to_jsonb(old) - 'asked_by_id' or new.asked_by_id is not null))
  execute function keep_published_question();
--> statement-breakpoint
create trigger project_questions_keep_rows before delete on project_questions
  for each row when (old.state = 'Published') execute function keep_published_question();
--> statement-breakpoint
create trigger project_questions_keep_all before truncate on project_questions
  for each statement execute function keep_published_question();
--> statement-breakpoint
create trigger question_entries_keep before update or delete on question_entries
  for each row execute function keep_published_question();
--> statement-breakpoint
create trigger question_entries_keep_all before truncate on question_entries
  for each statement execute function keep_published_question();

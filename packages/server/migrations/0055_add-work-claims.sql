CREATE TABLE "work_claims" (
	"queue" text NOT NULL,
	"record_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"taken_at" timestamp (3) with time zone NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "work_claims_queue_record_id_pk" PRIMARY KEY("queue","record_id"),
	CONSTRAINT "work_claims_queue_known" CHECK ("work_claims"."queue" in ('transactions', 'verifications', 'bank-accounts', 'tickets', 'approvals', 'bank-entries'))
);
--> statement-breakpoint
ALTER TABLE "work_claims" ADD CONSTRAINT "work_claims_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "work_claims_user_index" ON "work_claims" USING btree ("user_id");
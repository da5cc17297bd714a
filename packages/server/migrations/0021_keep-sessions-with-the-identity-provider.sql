CREATE TABLE "verification_deliveries" (
	"verification_id" uuid NOT NULL,
	"attempt_id" text,
	"word" text NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "verification_deliveries_unique" UNIQUE NULLS NOT DISTINCT("verification_id","attempt_id","word","decided_at")
);
--> statement-breakpoint
CREATE TABLE "verification_sessions" (
	"verification_id" uuid PRIMARY KEY NOT NULL,
	"session_id" text NOT NULL,
	"url" text NOT NULL,
	"resubmissions" integer DEFAULT 0 NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"decided_attempt_id" text,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"poll_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "verification_sessions_session_unique" UNIQUE("session_id"),
	CONSTRAINT "verification_sessions_resubmissions_bounded" CHECK ("verification_sessions"."resubmissions" between 0 and 9)
);
--> statement-breakpoint
ALTER TABLE "verifications" ADD COLUMN "is_decided_by_hand" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "verification_deliveries" ADD CONSTRAINT "verification_deliveries_verification_id_verification_sessions_verification_id_fk" FOREIGN KEY ("verification_id") REFERENCES "public"."verification_sessions"("verification_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verification_sessions" ADD CONSTRAINT "verification_sessions_verification_id_verifications_verification_id_fk" FOREIGN KEY ("verification_id") REFERENCES "public"."verifications"("verification_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "verification_sessions_poll_index" ON "verification_sessions" USING btree ("poll_at") WHERE poll_at is not null;--> statement-breakpoint
CREATE INDEX "verification_sessions_expiry_index" ON "verification_sessions" USING btree ("expires_at") WHERE poll_at is not null;
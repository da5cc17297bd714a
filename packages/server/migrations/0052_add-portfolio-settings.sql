CREATE TABLE "portfolio_settings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"share_limit_hundredths" integer,
	"calendar_hash" "bytea",
	"calendar_since" timestamp (3) with time zone,
	CONSTRAINT "portfolio_settings_limit" CHECK ("portfolio_settings"."share_limit_hundredths" between 1 and 9999),
	CONSTRAINT "portfolio_settings_calendar_whole" CHECK (("portfolio_settings"."calendar_hash" is null) = ("portfolio_settings"."calendar_since" is null))
);
--> statement-breakpoint
ALTER TABLE "portfolio_settings" ADD CONSTRAINT "portfolio_settings_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "portfolio_settings_calendar" ON "portfolio_settings" USING btree ("calendar_hash");
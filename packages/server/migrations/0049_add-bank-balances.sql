CREATE TABLE "bank_balances" (
	"bank_balance_id" uuid PRIMARY KEY NOT NULL,
	"day" date NOT NULL,
	"bank_cents" bigint NOT NULL,
	"ledger_cents" bigint NOT NULL,
	"opening_cents" bigint NOT NULL,
	"unreported_cents" bigint NOT NULL,
	"unbooked_cents" bigint NOT NULL,
	"unseen_cents" bigint NOT NULL,
	"unexplained_cents" bigint NOT NULL,
	"compared_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "bank_balances_day_unique" ON "bank_balances" USING btree ("day");--> statement-breakpoint
CREATE INDEX "bank_balances_unexplained_index" ON "bank_balances" USING btree ("day") WHERE "bank_balances"."unexplained_cents" <> 0;
CREATE TABLE "seals" (
	"chain" text NOT NULL,
	"position" bigint NOT NULL,
	"subject_id" text NOT NULL,
	"key_id" text NOT NULL,
	"seal" "bytea" NOT NULL,
	CONSTRAINT "seals_chain_position_pk" PRIMARY KEY("chain","position"),
	CONSTRAINT "seals_subject_unique" UNIQUE("chain","subject_id"),
	CONSTRAINT "seals_chain_known" CHECK ("seals"."chain" in ('audit', 'ledger'))
);
--> statement-breakpoint
-- Written by hand, from here to the end.
-- What an entry of the ledger says: its cause, its time and all its postings.
create function ledger_entry_digest(entry ledger_entries) returns bytea
  language sql stable
  return sha256(convert_to(jsonb_build_array(
    entry.entry_id, entry.cause, entry.cause_id, extract(epoch from entry.created_at),
    (select jsonb_agg(jsonb_build_array(account_id, amount_cents) order by account_id collate "C")
      from ledger_postings where entry_id = entry.entry_id)
  )::text, 'UTF8'));
--> statement-breakpoint
create function keep_seal() returns trigger language plpgsql as $$
begin
  raise exception 'seals are only ever added';
end $$;
--> statement-breakpoint
create trigger seals_keep before update or delete on seals
  for each row execute function keep_seal();
--> statement-breakpoint
create trigger seals_keep_all before truncate on seals
  for each statement execute function keep_seal();

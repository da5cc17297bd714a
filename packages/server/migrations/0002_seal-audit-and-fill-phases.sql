-- The hash of a row covers everything in it and the hash of the row before.
create function audit_entry_hash(previous_hash bytea, entry audit_entries) returns bytea
  language sql immutable
  return sha256(coalesce(previous_hash, ''::bytea) || convert_to(jsonb_build_array(
    entry.audit_entry_id, extract(epoch from entry.at), entry.user_id, entry.action, entry.subject_type,
    entry.subject_id, entry.before, entry.after, entry.address, entry.request_id
  )::text, 'UTF8'));
--> statement-breakpoint
create function seal_audit_entry() returns trigger language plpgsql as $$
declare
  previous audit_entries;
begin
  -- One writer at a time until its transaction ends, so that the chain has no gap and no fork.
  perform pg_advisory_xact_lock(7364513);
  select * into previous from audit_entries order by audit_entry_id desc limit 1;
  new.audit_entry_id := coalesce(previous.audit_entry_id, 0) + 1;
  new.hash := audit_entry_hash(previous.hash, new);
  return new;
end $$;
--> statement-breakpoint
create trigger audit_entries_seal before insert on audit_entries
  for each row execute function seal_audit_entry();
--> statement-breakpoint
create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'the audit trail is only ever added to';
end $$;
--> statement-breakpoint
create trigger audit_entries_keep before update or delete on audit_entries
  for each row execute function refuse_audit_change();
--> statement-breakpoint
create trigger audit_entries_keep_all before truncate on audit_entries
  for each statement execute function refuse_audit_change();
--> statement-breakpoint
insert into phases (phase_id, name, order_index, colour) values
  ('01900000-0000-7000-8000-000000000000', 'Discarded', 0, 'grey'),
  ('01900000-0000-7000-8000-000000000001', 'Draft', 1, 'grey'),
  ('01900000-0000-7000-8000-000000000002', 'Next_Opening', 2, 'grey'),
  ('01900000-0000-7000-8000-000000000003', 'Preinvestment', 3, 'blue'),
  ('01900000-0000-7000-8000-000000000004', 'Investment', 4, 'blue'),
  ('01900000-0000-7000-8000-000000000005', 'Financed', 5, 'blue'),
  ('01900000-0000-7000-8000-000000000006', 'Closed', 6, 'green');

-- Every wallet and every project has its accounts from the first moment.
create function open_wallet_accounts() returns trigger language plpgsql as $$
begin
  insert into ledger_accounts (account_id, kind, user_id, balance_cents) values
    ('wallet:' || new.user_id, 'wallet', new.user_id, 0),
    ('held:' || new.user_id, 'held', new.user_id, 0);
  return null;
end $$;
--> statement-breakpoint
create trigger wallets_open_accounts after insert on wallets
  for each row execute function open_wallet_accounts();
--> statement-breakpoint
create function open_project_accounts() returns trigger language plpgsql as $$
begin
  insert into ledger_accounts (account_id, kind, project_id, balance_cents) values
    ('escrow:' || new.project_id, 'escrow', new.project_id, 0),
    ('returns:' || new.project_id, 'returns', new.project_id, 0);
  return null;
end $$;
--> statement-breakpoint
create trigger projects_open_accounts after insert on projects
  for each row execute function open_project_accounts();
--> statement-breakpoint
insert into ledger_accounts (account_id, kind) values ('fees', 'fees'), ('bank', 'bank');
--> statement-breakpoint
insert into ledger_accounts (account_id, kind, user_id, balance_cents)
  select kind || ':' || user_id, kind, user_id, 0 from wallets, unnest(array['wallet', 'held']) as kind;
--> statement-breakpoint
insert into ledger_accounts (account_id, kind, project_id, balance_cents)
  select kind || ':' || project_id, kind, project_id, 0 from projects, unnest(array['escrow', 'returns']) as kind;
--> statement-breakpoint
-- The postings of an entry are written at once, sum to zero, and move the balances, all in the same statement.
create function book_postings() returns trigger language plpgsql as $$
declare
  wrong uuid;
begin
  select posting.entry_id into wrong
    from ledger_postings posting
    join (select entry_id, count(*) as postings from added group by entry_id) written using (entry_id)
    group by posting.entry_id, written.postings
    having sum(posting.amount_cents) <> 0 or count(*) <> written.postings
    limit 1;
  if found then
    raise exception 'the postings of ledger entry % do not sum to zero, or were not written at once', wrong
      using errcode = 'check_violation', constraint = 'ledger_entry_balanced';
  end if;
  update ledger_accounts account set balance_cents = account.balance_cents + moved.amount_cents
    from (select account_id, sum(amount_cents)::bigint as amount_cents from added group by account_id) moved
    where account.account_id = moved.account_id and account.balance_cents is not null;
  return null;
end $$;
--> statement-breakpoint
create trigger ledger_postings_book after insert on ledger_postings
  referencing new table as added for each statement execute function book_postings();
--> statement-breakpoint
create function check_ledger_entry() returns trigger language plpgsql as $$
begin
  if (select count(*) < 2 or sum(amount_cents) <> 0 from ledger_postings where entry_id = new.entry_id) then
    raise exception 'ledger entry % has no postings that sum to zero', new.entry_id
      using errcode = 'check_violation', constraint = 'ledger_entry_balanced';
  end if;
  return null;
end $$;
--> statement-breakpoint
create constraint trigger ledger_entries_balanced after insert on ledger_entries
  deferrable initially deferred for each row execute function check_ledger_entry();
--> statement-breakpoint
create function refuse_ledger_change() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is only ever added to: a correction is a new, reversed entry'
    using errcode = 'restrict_violation';
end $$;
--> statement-breakpoint
create trigger ledger_entries_keep before update or delete on ledger_entries
  for each row execute function refuse_ledger_change();
--> statement-breakpoint
create trigger ledger_postings_keep before update or delete on ledger_postings
  for each row execute function refuse_ledger_change();
--> statement-breakpoint
create trigger ledger_entries_keep_all before truncate on ledger_entries
  for each statement execute function refuse_ledger_change();
--> statement-breakpoint
create trigger ledger_postings_keep_all before truncate on ledger_postings
  for each statement execute function refuse_ledger_change();
--> statement-breakpoint
-- A balance begins at nothing, and only the postings' own trigger, one level above this one, moves it.
create function keep_ledger_account() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if old.balance_cents is distinct from 0 then
      raise exception 'ledger account % is not empty', old.account_id using errcode = 'restrict_violation';
    end if;
    return old;
  end if;
  if tg_op = 'INSERT' then
    if new.balance_cents <> 0 then
      raise exception 'ledger account % must begin empty', new.account_id using errcode = 'restrict_violation';
    end if;
    return new;
  end if;
  if pg_trigger_depth() < 2 or (new.account_id, new.kind, new.user_id, new.project_id)
      is distinct from (old.account_id, old.kind, old.user_id, old.project_id) then
    raise exception 'ledger account % changes by postings only', old.account_id using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger ledger_accounts_keep before insert or update or delete on ledger_accounts
  for each row execute function keep_ledger_account();

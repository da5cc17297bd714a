ALTER TABLE "sessions" ADD COLUMN "code_at" timestamp (3) with time zone;
--> statement-breakpoint
-- What may have to be erased is hashed by way of a salted digest, so that the chain holds without it.
-- Whether a row followed from the one before is noted first: no seal of today may cover what was changed before it.
create temporary table audit_followed on commit drop as
  select audit_entry_id, hash = audit_entry_hash(lag(hash) over (order by audit_entry_id), a) as follows
  from audit_entries a;
--> statement-breakpoint
create unique index audit_followed_id on audit_followed (audit_entry_id);
--> statement-breakpoint
create temporary table audit_ended on commit drop as
  select count(*) as entries, (array_agg(encode(hash, 'hex') order by audit_entry_id desc))[1] as last_hash from audit_entries;
--> statement-breakpoint
drop trigger audit_entries_seal on audit_entries;
--> statement-breakpoint
drop trigger audit_entries_keep on audit_entries;
--> statement-breakpoint
drop trigger audit_entries_keep_all on audit_entries;
--> statement-breakpoint
drop function refuse_audit_change();
--> statement-breakpoint
alter table "audit_entries" add column "person_id" uuid;
--> statement-breakpoint
alter table "audit_entries" add column "details_salt" bytea;
--> statement-breakpoint
alter table "audit_entries" add column "details_digest" bytea;
--> statement-breakpoint
alter table "audit_entries" add column "address_salt" bytea;
--> statement-breakpoint
alter table "audit_entries" add column "address_digest" bytea;
--> statement-breakpoint
alter table "audit_entries" add column "erased_at" timestamp (3) with time zone;
--> statement-breakpoint
-- A UUID has 122 random bits: what is erased cannot be guessed back.
create function audit_salt() returns bytea
  language sql volatile
  return uuid_send(gen_random_uuid());
--> statement-breakpoint
create function audit_details_digest(salt bytea, before jsonb, after jsonb) returns bytea
  language sql immutable
  return sha256(salt || convert_to(jsonb_build_array(before, after)::text, 'UTF8'));
--> statement-breakpoint
create function audit_address_digest(salt bytea, address text) returns bytea
  language sql immutable
  return sha256(salt || convert_to(jsonb_build_array(address)::text, 'UTF8'));
--> statement-breakpoint
-- The hash of a row covers everything in it, by digest where it may be erased, and the hash of the row before.
create or replace function audit_entry_hash(previous_hash bytea, entry audit_entries) returns bytea
  language sql immutable
  return sha256(coalesce(previous_hash, ''::bytea) || convert_to(jsonb_build_array(
    entry.audit_entry_id, extract(epoch from entry.at), entry.user_id, entry.action, entry.subject_type,
    entry.subject_id, entry.person_id, encode(entry.details_digest, 'hex'), encode(entry.address_digest, 'hex'),
    entry.request_id
  )::text, 'UTF8'));
--> statement-breakpoint
create function has_left(person uuid) returns boolean
  language sql stable
  return exists (select 1 from users where user_id = person and deleted_at is not null);
--> statement-breakpoint
-- Whether what a row tells is what was sealed, or was erased because whom it is about has left.
create function audit_entry_holds(entry audit_entries) returns boolean
  language sql stable
  return case
      when entry.details_salt is null then entry.before is null and entry.after is null and has_left(entry.person_id)
      else entry.details_digest = audit_details_digest(entry.details_salt, entry.before, entry.after)
    end and case
      when entry.address_salt is null then entry.address is null and has_left(entry.user_id)
      else entry.address_digest = audit_address_digest(entry.address_salt, entry.address)
    end and (entry.erased_at is not null) = (entry.details_salt is null or entry.address_salt is null);
--> statement-breakpoint
-- Of whom the rows of before tell: users themselves, and the owners of what is theirs.
with owners as (
  select subject_type, subject_id, max(coalesce(after ->> 'accountId', before ->> 'accountId', after ->> 'userId', before ->> 'userId')) as person_id
  from audit_entries
  where subject_type in ('account-document', 'bank-account', 'ticket')
  group by subject_type, subject_id
  union all
  select 'verification', verification_id::text, user_id::text from verifications
  union all
  select 'user', user_id::text, user_id::text from users
)
update audit_entries a set person_id = owners.person_id::uuid
from owners
where owners.subject_type = a.subject_type and owners.subject_id = a.subject_id and a.action <> 'user.delete';
--> statement-breakpoint
update audit_entries set details_salt = audit_salt(), address_salt = audit_salt();
--> statement-breakpoint
update audit_entries set
  details_digest = audit_details_digest(details_salt, before, after),
  address_digest = audit_address_digest(address_salt, address);
--> statement-breakpoint
do $$
declare
  entry audit_entries;
  previous bytea;
begin
  for entry in select * from audit_entries order by audit_entry_id loop
    -- A row that did not follow keeps a hash that does not.
    if (select follows from audit_followed where audit_entry_id = entry.audit_entry_id) is not false then
      entry.hash := audit_entry_hash(previous, entry);
      update audit_entries set hash = entry.hash where audit_entry_id = entry.audit_entry_id;
    end if;
    previous := entry.hash;
  end loop;
end $$;
--> statement-breakpoint
alter table "audit_entries" alter column "details_digest" set not null;
--> statement-breakpoint
alter table "audit_entries" alter column "address_digest" set not null;
--> statement-breakpoint
create index "audit_entries_person_index" on "audit_entries" using btree ("person_id");
--> statement-breakpoint
alter table "audit_entries" add constraint "audit_entries_erased_says_so"
  check ("audit_entries"."erased_at" is not null or ("audit_entries"."details_salt" is not null and "audit_entries"."address_salt" is not null));
--> statement-breakpoint
create or replace function seal_audit_entry() returns trigger language plpgsql as $$
declare
  previous audit_entries;
begin
  -- One writer at a time until its transaction ends, so that the chain has no gap and no fork.
  perform pg_advisory_xact_lock(7364513);
  select * into previous from audit_entries order by audit_entry_id desc limit 1;
  new.audit_entry_id := coalesce(previous.audit_entry_id, 0) + 1;
  new.details_salt := audit_salt();
  new.details_digest := audit_details_digest(new.details_salt, new.before, new.after);
  new.address_salt := audit_salt();
  new.address_digest := audit_address_digest(new.address_salt, new.address);
  new.erased_at := null;
  new.hash := audit_entry_hash(previous.hash, new);
  return new;
end $$;
--> statement-breakpoint
-- Nothing is ever changed or deleted but for one thing: what told of somebody who has left may become null, for good.
create function keep_audit_entry() returns trigger language plpgsql as $$
declare
  rest audit_entries;
begin
  if tg_op = 'UPDATE' then
    rest := new;
    rest.before := old.before;
    rest.after := old.after;
    rest.details_salt := old.details_salt;
    rest.address := old.address;
    rest.address_salt := old.address_salt;
    rest.erased_at := old.erased_at;
    if rest is not distinct from old and new is distinct from old and audit_entry_holds(new)
      and (new.details_salt is null or new.details_salt = old.details_salt)
      and (new.address_salt is null or new.address_salt = old.address_salt)
      and (old.erased_at is null or new.erased_at = old.erased_at) then
      return new;
    end if;
  end if;
  raise exception 'the audit trail is only ever added to';
end $$;
--> statement-breakpoint
create trigger audit_entries_seal before insert on audit_entries
  for each row execute function seal_audit_entry();
--> statement-breakpoint
create trigger audit_entries_keep before update or delete on audit_entries
  for each row execute function keep_audit_entry();
--> statement-breakpoint
create trigger audit_entries_keep_all before truncate on audit_entries
  for each statement execute function keep_audit_entry();
--> statement-breakpoint
-- The end of the chain as it was sealed before, for whoever kept a copy of it.
insert into audit_entries (audit_entry_id, at, action, subject_type, after, details_digest, address_digest, hash)
  select 0, now(), 'audit.reseal', 'audit', jsonb_build_object('entries', entries, 'lastHash', last_hash), '', '', ''
  from audit_ended where entries > 0;
--> statement-breakpoint
update audit_entries set before = null, after = null, details_salt = null, erased_at = coalesce(erased_at, now())
  where has_left(person_id);
--> statement-breakpoint
update audit_entries set address = null, address_salt = null, erased_at = coalesce(erased_at, now())
  where has_left(user_id);

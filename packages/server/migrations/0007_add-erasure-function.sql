-- Written by hand, because drizzle-kit knows no functions.
-- Erases as the owner of the tables: the role of the platform may only add rows to the trail. The trigger still refuses
-- everything but the erasure of a deleted user.
create function erase_from_audit(erased_user uuid, at timestamptz) returns void
  language sql security definer set search_path = public, pg_temp
  as $$
    update audit_entries set before = null, after = null, details_salt = null, erased_at = coalesce(erased_at, erase_from_audit.at)
      where person_id = erased_user and details_salt is not null;
    update audit_entries set address = null, address_salt = null, erased_at = coalesce(erased_at, erase_from_audit.at)
      where user_id = erased_user and address_salt is not null;
  $$;

-- Erases as the owner of the tables, as erase_complaint_words does for customers: one complaint that belongs to no account and has its answer.
create function erase_visitor_complaint(erased_complaint uuid) returns void
  language plpgsql security definer set search_path = public, pg_temp
  as $$ begin
    if exists (select from complaints where complaint_id = erased_complaint
        and (user_id is not null or deadline is not null)) then
      raise exception 'complaint % belongs to an account or is not answered', erased_complaint;
    end if;
    delete from complaint_documents where complaint_id = erased_complaint;
    update complaint_acts set reasons = null, contact = null, points = '[]'::jsonb, remedies = null
      where complaint_id = erased_complaint;
  end $$;

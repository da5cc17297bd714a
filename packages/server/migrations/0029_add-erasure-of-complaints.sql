-- Erases as the owner of the tables: the role of the platform neither changes answers nor deletes files of complaints. An open
-- complaint is refused, because its answer needs its words.
create function erase_complaint_words(erased_user uuid) returns void
  language plpgsql security definer set search_path = public, pg_temp
  as $$ begin
    if exists (select from complaints where user_id = erased_user and deadline is not null) then
      raise exception 'user % has complaints that are not answered', erased_user;
    end if;
    delete from complaint_documents using complaints
      where complaint_documents.complaint_id = complaints.complaint_id and complaints.user_id = erased_user;
    update complaint_acts set reasons = null, contact = null, points = '[]'::jsonb, remedies = null from complaints
      where complaint_acts.complaint_id = complaints.complaint_id and complaints.user_id = erased_user;
  end $$;

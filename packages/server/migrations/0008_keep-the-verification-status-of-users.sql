-- What a user's latest attempt came to stands beside the user, whoever writes the attempt.
create function keep_verification_status() returns trigger language plpgsql as $$
begin
  update users set verification_status = coalesce(
    (select status from verifications where user_id = new.user_id order by attempt desc limit 1),
    'NotVerified')
  where user_id = new.user_id;
  return null;
end $$;
--> statement-breakpoint
create trigger verifications_keep_status after insert or update of status on verifications
  for each row execute function keep_verification_status();

ALTER TABLE "kept_records" DROP CONSTRAINT "kept_records_kind_known";--> statement-breakpoint
ALTER TABLE "kept_records" ADD CONSTRAINT "kept_records_kind_known" CHECK ("kept_records"."kind" in ('identity', 'taxDetails', 'bankAccounts', 'verifications', 'documents', 'investorFile', 'complaints'));--> statement-breakpoint
-- Erase as the owner of the tables: the role of the platform may only add rows to them. An investor with a running order is refused.
create function refuse_erasure_with_orders(erased_user uuid) returns void
  language plpgsql set search_path = public, pg_temp
  as $$ begin
    if exists (select from orders where user_id = erased_user and status in ('pending', 'active')) then
      raise exception 'user % has orders that are not over', erased_user;
    end if;
  end $$;
--> statement-breakpoint
create function erase_investor_tests(erased_user uuid) returns void
  language sql security definer set search_path = public, pg_temp
  as $$
    select refuse_erasure_with_orders(erased_user);
    delete from risk_acknowledgements where user_id = erased_user;
    delete from entry_tests where user_id = erased_user;
    delete from loss_simulations where user_id = erased_user;
  $$;
--> statement-breakpoint
create function erase_order_evidence(erased_user uuid) returns void
  language sql security definer set search_path = public, pg_temp
  as $$
    select refuse_erasure_with_orders(erased_user);
    delete from order_evidence where user_id = erased_user;
  $$;

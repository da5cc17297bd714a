import type { Db } from '@semilla/server/kit/database/types.ts';
import { sql } from 'drizzle-orm';

const firstRows = 500;

const noted = sql`
  create temporary table noted on commit drop as
  select row_number() over (order by at, subject_id) as place, * from (
    select created_at as at, user_id, 'user.register' as action, 'user' as subject_type, user_id::text as subject_id,
      user_id as person_id, null::jsonb as before, jsonb_build_object('kind', kind) as after
    from users
    union all
    select updated_at, admin_id, case status when 'completed' then 'transaction.approve' else 'transaction.reject' end,
      'transaction', transaction_id::text, user_id, '{"status": "pending"}',
      jsonb_build_object('status', status, 'userId', user_id, 'type', type, 'amountCents', amount_cents)
    from transactions where admin_id is not null
  ) as happened`;

const write = (from: number, to: number | null) => sql`
  insert into audit_entries
    (audit_entry_id, at, user_id, action, subject_type, subject_id, person_id, before, after, hash, details_digest, address_digest)
  select 0, at, user_id, action, subject_type, subject_id, person_id, before, after, '', '', ''
  from noted where place > ${from} and place <= coalesce(${to}::bigint, place) order by place`;

/** Writes the audit entries of registrations and decisions. The table's trigger numbers and chains them. */
export async function writeTrail(tx: Db): Promise<void> {
  await tx.execute(noted);
  await tx.execute(write(0, firstRows));
  // The trigger looks up the previous row. The plan of that query depends on the estimated table size, so it is updated.
  await tx.execute(sql`analyze audit_entries`);
  await tx.execute(write(firstRows, null));
}

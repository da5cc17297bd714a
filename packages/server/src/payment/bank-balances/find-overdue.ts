import { addDays, bankOverdueDays, civilDateAt } from '@semilla/contract';
import { sql } from 'drizzle-orm';
import type { Db } from '../../kit/database/types.ts';

export interface Overdue {
  /** Movements of the bank that are not booked. */
  unbooked: number;
  /** Entries of the ledger that no statement shows. */
  unseen: number;
}

/**
 * How many of what explains the difference between the bank and the ledger are older than they may be. Counted without the
 * postings, by the rules of `comparison.ts`, because every page of the backoffice shows the number.
 */
export async function findOverdue(db: Db, now: Date): Promise<Overdue> {
  const before = addDays(civilDateAt(now), -bankOverdueDays);
  const { rows } = await db.execute<{ unbooked: number; unseen: number }>(sql`
    with beginning as (select min(day) as day from bank_days),
    paid as (
      select payment.day, cents, row_number() over (partition by cents order by payment.day, project_payment_id)
      from (
        select project_payment_id, (created_at at time zone 'Europe/Madrid')::date as day,
          case kind when 'repayment' then amount_cents else -amount_cents end as cents
        from project_payments
      ) payment, beginning where payment.day >= beginning.day - 10
    ), aside as (
      select booked_on, amount_cents as cents,
        row_number() over (partition by amount_cents order by booked_on, bank_entry_id)
      from bank_entries
      where state = 'setAside'
        and not exists (select 1 from transactions where transactions.bank_entry_id = bank_entries.bank_entry_id)
    ), settled as (
      select paid.day, aside.booked_on from paid full join aside using (cents, row_number)
    ), unproven as (
      select (updated_at at time zone 'Europe/Madrid')::date as day from transactions
      where status = 'completed' and bank_entry_id is null and issuer_name in ('admin-backoffice', 'user-wallet')
    )
    select
      (select count(*) from bank_entries where state in ('new', 'waiting', 'held') and booked_on < ${before})::int
        + (select count(*) from settled where day is null and booked_on < ${before})::int as unbooked,
      (select count(*) from settled, beginning
          where booked_on is null and settled.day >= beginning.day and settled.day < ${before})::int
        + (select count(*) from unproven, beginning
          where unproven.day >= beginning.day and unproven.day < ${before})::int as unseen`);
  return rows[0] ?? { unbooked: 0, unseen: 0 };
}

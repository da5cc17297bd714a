import { addDays, bankOverdueDays, civilDateAt } from '@semilla/contract';
import { sql } from 'drizzle-orm';
import type { Db } from '../../kit/database/types.ts';

export interface Overdue {
  /** The number of bank movements that are not booked. */
  unbooked: number;
  /** The number of ledger entries that no statement shows. */
  unseen: number;
}

/** A movement that staff set aside, or a project payment without such a movement. */
export interface Unpaired {
  day: string;
  cents: number;
}

/** Takes two movements whose sum is an amount out of the open ones; false if there are none. */
function takeFrom(open: Set<Unpaired>): (cents: number) => boolean {
  const halvesOf = (cents: number): [Unpaired, Unpaired] | undefined => {
    const firstOf = new Map<number, Unpaired>();
    for (const half of open) {
      const other = firstOf.get(cents - half.cents);
      if (other) return [other, half];
      if (!firstOf.has(half.cents)) firstOf.set(half.cents, half);
    }
    return undefined;
  };
  return (cents) => {
    const halves = halvesOf(cents);
    for (const half of halves ?? []) open.delete(half);
    return halves !== undefined;
  };
}

/** Removes the movements whose sum is one of these amounts, two for each amount, and returns the rest of both. */
export function withoutHalves<Half extends Unpaired, Whole extends Unpaired>(
  halves: readonly Half[],
  wholes: readonly Whole[],
): { halves: Half[]; wholes: Whole[] } {
  const open = new Set<Half>(halves);
  const take = takeFrom(open as Set<Unpaired>);
  const left = wholes.filter(({ cents }) => !take(cents));
  return { halves: [...open], wholes: left };
}

/**
 * Removes the movements set aside that explain each other, and returns the rest. Two movements that are the halves of a project
 * payment are removed with it; so are pairs that add up to zero, such as a payment and its return.
 */
export function leftOver(aside: readonly Unpaired[], paid: readonly Unpaired[]) {
  const { halves, wholes: unseen } = withoutHalves(aside, paid);
  const open = new Set(halves);
  const take = takeFrom(open);
  let isPaired = take(0);
  while (isPaired) isPaired = take(0);
  return { aside: [...open], paid: unseen };
}

/** The movements set aside and the payments of projects that name no movement, paired by their amount. */
export const settledAside = sql`
  beginning as (select min(day) as day from bank_days),
  paid as (
    select payment.day, cents, row_number() over (partition by cents order by payment.day, project_payment_id)
    from (
      select project_payment_id, (created_at at time zone 'Europe/Madrid')::date as day,
        case kind when 'repayment' then amount_cents else -amount_cents end as cents
      from project_payments where bank_entry_id is null
    ) payment, beginning where payment.day >= beginning.day - 10
  ), aside as (
    select bank_entry_id, booked_on, amount_cents as cents,
      row_number() over (partition by amount_cents order by booked_on, bank_entry_id)
    from bank_entries
    where state = 'setAside'
      and not exists (select 1 from transactions where transactions.bank_entry_id = bank_entries.bank_entry_id)
  ), settled as (
    select cents, paid.day, aside.booked_on, aside.bank_entry_id
    from paid full join aside using (cents, row_number)
  )`;

interface Found {
  [column: string]: unknown;
  waiting: number;
  unproven: number;
  aside: Unpaired[];
  paid: Unpaired[];
}

/**
 * Counts what explains the difference between bank and ledger but is older than allowed. Follows the rules of `comparison.ts`
 * without reading the postings, because every page of the backoffice shows the number.
 */
export async function findOverdue(db: Db, now: Date): Promise<Overdue> {
  const before = addDays(civilDateAt(now), -bankOverdueDays);
  const { rows } = await db.execute<Found>(sql`
    with ${settledAside}, unproven as (
      select (updated_at at time zone 'Europe/Madrid')::date as day from transactions
      where status = 'completed' and bank_entry_id is null and issuer_name in ('admin-backoffice', 'user-wallet')
    )
    select
      (select count(*)::int from bank_entries
        where state in ('new', 'waiting', 'held') and booked_on < ${before}) as waiting,
      (select count(*)::int from unproven, beginning
        where unproven.day >= beginning.day and unproven.day < ${before}) as unproven,
      (select coalesce(json_agg(json_build_object('day', booked_on, 'cents', cents) order by booked_on), '[]')
        from settled where day is null) as aside,
      (select coalesce(json_agg(json_build_object('day', settled.day, 'cents', cents) order by settled.day), '[]')
        from settled, beginning where booked_on is null and settled.day >= beginning.day) as paid`);
  const [found] = rows;
  if (!found) return { unbooked: 0, unseen: 0 };
  const left = leftOver(found.aside, found.paid);
  const isLate = ({ day }: Unpaired) => day < before;
  return {
    unbooked: found.waiting + left.aside.filter(isLate).length,
    unseen: found.unproven + left.paid.filter(isLate).length,
  };
}

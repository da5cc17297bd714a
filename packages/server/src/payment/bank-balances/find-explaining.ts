import { cents, type ExplainingEntry, explainingEntriesMax } from '@semilla/contract';
import { sql } from 'drizzle-orm';
import type { Db } from '../../kit/database/types.ts';
import { linkedEntries } from './comparison.ts';

type Found = Omit<ExplainingEntry, 'amount'> & { cents: string; total: string };

/** The bank movements that are not booked, and the ledger entries that no statement shows, largest first. */
export async function findExplaining(
  db: Db,
): Promise<{ explaining: ExplainingEntry[]; explainingTotal: number }> {
  const { rows } = await db.execute<Found>(sql`with ${linkedEntries}
    select open.kind, open.day::text, open.cents, open.bank_entry_id as "bankEntryId",
      open.transaction_id as "transactionId", coalesce(open.project_id, project.project_id) as "projectId",
      coalesce(project.name, open.name, nullif(concat_ws(' ', person.name, person.surname), '')) as name,
      count(*) over () as total
    from (
      select 'unbooked' as kind, linked.bank_day as day, moved as cents, linked.bank_entry_id, null::uuid as transaction_id,
        null::uuid as project_id, null::uuid as user_id,
        coalesce(movement.counterparty_name, nullif(movement.text, '')) as name
      from linked join bank_entries movement using (bank_entry_id)
      where linked.entry_id is null and linked.state <> 'booked'
      union all
      select 'unseen', linked.ledger_day, -linked.cents, null, linked.transaction_id, linked.project_id, owned.user_id, null
      from linked left join transactions owned using (transaction_id)
      where linked.entry_id is not null and linked.bank_entry_id is null and not linked.is_earlier
    ) open
    left join users person on person.user_id = open.user_id
    left join projects project on project.project_id = open.project_id
    order by abs(open.cents) desc, open.day, coalesce(open.bank_entry_id, open.transaction_id, open.project_id)
    limit ${explainingEntriesMax}`);
  return {
    explaining: rows.map((row) => {
      const { cents: amount, total: _, ...same } = row;
      return { ...same, amount: cents(Number(amount)) };
    }),
    explainingTotal: Number(rows[0]?.total ?? 0),
  };
}

interface Gap {
  [column: string]: unknown;
  from: string;
  to: string;
  cents: string;
}

/** Periods between statements that no statement reports, although the balance changed. */
export async function findMissingDays(db: Db) {
  const { rows } = await db.execute<Gap>(sql`
    select (day_before + 1)::text as "from", (day - 1)::text as "to", opening_cents - cents_before as cents
    from (
      select day, opening_cents, lag(day) over known as day_before, lag(closing_cents) over known as cents_before
      from bank_days window known as (partition by account order by day)
    ) reported
    where day_before < day - 1 and opening_cents <> cents_before order by day desc limit 20`);
  return rows.map(({ from, to, cents: amount }) => ({ from, to, amount: cents(Number(amount)) }));
}

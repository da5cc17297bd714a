import { bankOverdueDays, type UnprovenDeposits } from '@semilla/contract';
import { sql } from 'drizzle-orm';
import type { Db } from '../../kit/database/types.ts';

const dayMs = 86_400_000;
const idsMax = 5;

/** Finds the deposits that people approved by hand long ago and that no movement of the bank proves. */
export async function findUnprovenDeposits(db: Db, now: Date): Promise<UnprovenDeposits> {
  const before = new Date(now.getTime() - bankOverdueDays * dayMs).toISOString();
  // The issuers are written out so that the index on such transactions is used.
  const { rows } = await db.execute<Record<string, unknown> & UnprovenDeposits>(sql`select
    count(*)::int as total,
    coalesce(sum(amount_cents), 0)::float8 as "sumCents",
    coalesce((array_agg(transaction_id order by updated_at desc, transaction_id desc))[:${sql.raw(String(idsMax))}], '{}') as "newestIds"
    from transactions
    where status = 'completed' and bank_entry_id is null and issuer_name in ('admin-backoffice', 'user-wallet')
      and type = 'income' and updated_at < ${before}::timestamptz`);
  return rows[0] as UnprovenDeposits;
}

import { sql } from 'drizzle-orm';
import type { Db } from '../kit/database/types.ts';

/** The sum of the balances for each kind of account, in cents. One query, so that no entry is counted in part. */
export async function findBalanceSums(db: Db): Promise<Record<string, number>> {
  const { rows } = await db.execute<{ kind: string; cents: string }>(sql`
    select kind, sum(cents)::text as cents from (
      select kind, balance_cents as cents from ledger_accounts where balance_cents is not null
      union all
      select kind, amount_cents from ledger_postings join ledger_accounts using (account_id) where balance_cents is null
    ) as parts group by kind`);
  return Object.fromEntries(rows.map(({ kind, cents }) => [kind, Number(cents)]));
}

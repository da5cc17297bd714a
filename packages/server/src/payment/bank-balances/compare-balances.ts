import { sql } from 'drizzle-orm';
import { insertRows, isOneOf } from '../../kit/database/sets.ts';
import type { Db } from '../../kit/database/types.ts';
import { type BankBalanceRow, bankBalances } from '../../schema/bank-balances.ts';
import { newId } from '../../schema/columns/new-id.ts';
import { balanceNow, reportedBalances } from './comparison.ts';
import type { Compared } from './queries.ts';

type Found = Record<
  'bank' | 'ledger' | 'opening' | 'unreported' | 'unbooked' | 'unseen' | 'unexplained',
  string
> & {
  day: string;
};

const comparedOf = (found: Found): Compared & { day: string } => ({
  day: found.day,
  bankCents: Number(found.bank),
  ledgerCents: Number(found.ledger),
  openingCents: Number(found.opening),
  unreportedCents: Number(found.unreported),
  unbookedCents: Number(found.unbooked),
  unseenCents: Number(found.unseen),
  unexplainedCents: Number(found.unexplained),
});

/** The last bank balance compared with the ledger balance now; undefined before the first statement. */
export async function compareNow(db: Db): Promise<Compared | undefined> {
  const { rows } = await db.execute<Found>(balanceNow);
  return rows[0] && comparedOf(rows[0]);
}

function contentsOf(row: BankBalanceRow): string {
  const { bankBalanceId: _, comparedAt: _at, ...same } = row;
  return JSON.stringify(Object.entries(same).sort(([one], [other]) => one.localeCompare(other)));
}

/** Runs comparisons one after the other. An older one must not overwrite a newer one, nor mail the same difference again. */
export async function lockComparison(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('bank balances', 0))`);
}

/**
 * Compares the bank with the ledger day by day, and stores the result. Call `lockComparison` first if comparisons can run at the
 * same time.
 */
export async function compareBalances(tx: Db, now: Date): Promise<void> {
  const { rows } = await tx.execute<Found>(reportedBalances);
  const before = new Map((await tx.select().from(bankBalances)).map((row) => [row.day, row]));
  const fresh = rows.map((found) => {
    const row = comparedOf(found);
    const bankBalanceId = before.get(row.day)?.bankBalanceId ?? newId(now.getTime());
    return { ...row, bankBalanceId, comparedAt: now };
  });
  const changed = fresh.filter((row) => {
    const known = before.get(row.day);
    return !known || contentsOf(known) !== contentsOf(row);
  });
  const days = new Set(fresh.map(({ day }) => day));
  const gone = [...before.keys()].filter((day) => !days.has(day));
  const replaced = [...gone, ...changed.map(({ day }) => day)];
  await tx.delete(bankBalances).where(isOneOf(sql`${bankBalances.day}::text`, replaced, 'text'));
  await insertRows(tx, bankBalances, changed);
}

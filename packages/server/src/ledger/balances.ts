import { asc } from 'drizzle-orm';
import { isOneOf } from '../kit/database/sets.ts';
import type { Db } from '../kit/database/types.ts';
import { assert } from '../kit/errors.ts';
import { ledgerAccounts } from '../schema/ledger-accounts.ts';
import { type AccountId, hasKeptBalance } from './accounts.ts';
import type { NewEntry } from './new-entry.ts';

/** Balances in cents of the accounts that were locked, by account. */
export type Balances = ReadonlyMap<AccountId, number>;

/** Locks accounts in the order of their names, the same everywhere, and reads their balances. */
export async function lockBalances(
  tx: Db,
  accountIds: readonly AccountId[],
): Promise<Map<AccountId, number>> {
  const kept = [...new Set(accountIds)].filter(hasKeptBalance);
  if (!kept.length) return new Map();
  const rows = await tx
    .select({ accountId: ledgerAccounts.accountId, balanceCents: ledgerAccounts.balanceCents })
    .from(ledgerAccounts)
    .where(isOneOf(ledgerAccounts.accountId, kept, 'text'))
    .orderBy(asc(ledgerAccounts.accountId))
    .for('update');
  return new Map(rows.map(({ accountId, balanceCents }) => [accountId as AccountId, balanceCents ?? 0]));
}

/**
 * The balances that these entries change, as they will be. Throws when an entry does not sum to zero, when an account was
 * not locked, or when one would go below zero: nothing has been changed by then.
 */
export function balancesAfter(balances: Balances, entries: readonly NewEntry[]): Map<AccountId, number> {
  const after = new Map<AccountId, number>();
  for (const { entryId, postings } of entries) {
    let sum = 0;
    for (const { accountId, amountCents } of postings) {
      sum += amountCents;
      if (!hasKeptBalance(accountId)) continue;
      const before = after.get(accountId) ?? balances.get(accountId);
      assert(before !== undefined, `${accountId} was locked before money moved on it`);
      after.set(accountId, before + amountCents);
    }
    assert(sum === 0, `the postings of entry ${entryId} sum to zero`);
    assert(postings.length > 1, `entry ${entryId} moves money from somewhere to somewhere`);
  }
  for (const [accountId, cents] of after) assert(cents >= 0, `${accountId} does not go below zero`);
  return after;
}

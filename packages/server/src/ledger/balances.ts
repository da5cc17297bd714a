import { asc, eq, sql } from 'drizzle-orm';
import { isOneOf } from '../kit/database/sets.ts';
import type { Db } from '../kit/database/types.ts';
import { assert } from '../kit/errors.ts';
import { ledgerAccounts } from '../schema/ledger-accounts.ts';
import { ledgerPostings } from '../schema/ledger-postings.ts';
import { type AccountId, companysAccounts, hasKeptBalance } from './accounts.ts';
import type { NewEntry } from './new-entry.ts';

/** Balances in cents, by account. Money can move only in the accounts contained here. */
export type Balances = ReadonlyMap<AccountId, number>;

async function findBalances(tx: Db, accountIds: readonly AccountId[], isLocking: boolean) {
  const stored = [...new Set(accountIds)].filter(hasKeptBalance);
  if (!stored.length) return new Map<AccountId, number>();
  const query = tx
    .select({ accountId: ledgerAccounts.accountId, balanceCents: ledgerAccounts.balanceCents })
    .from(ledgerAccounts)
    .where(isOneOf(ledgerAccounts.accountId, stored, 'text'))
    .orderBy(asc(ledgerAccounts.accountId));
  const rows = await (isLocking ? query.for('update') : query);
  return new Map(rows.map(({ accountId, balanceCents }) => [accountId as AccountId, balanceCents ?? 0]));
}

/** Locks accounts and reads their balances. The order by name is always the same, so that transactions do not deadlock. */
export const lockBalances = (tx: Db, accountIds: readonly AccountId[]): Promise<Map<AccountId, number>> =>
  findBalances(tx, accountIds, true);

/** Reads balances without locks, for previews, which move no money. */
export const readBalances = (tx: Db, accountIds: readonly AccountId[]): Promise<Map<AccountId, number>> =>
  findBalances(tx, accountIds, false);

/**
 * The company's own money. With `isLocking`, concurrent commands wait for each other, so that the same money is not taken twice.
 */
export async function sumCompanysMoney(tx: Db, isLocking: boolean): Promise<number> {
  const ofCompany = tx.select().from(ledgerAccounts).where(eq(ledgerAccounts.accountId, 'company'));
  await (isLocking ? ofCompany.for('no key update') : ofCompany);
  const [sum] = await tx
    .select({ cents: sql<string>`coalesce(sum(${ledgerPostings.amountCents}), 0)` })
    .from(ledgerPostings)
    .where(isOneOf(ledgerPostings.accountId, companysAccounts, 'text'));
  return Number(sum?.cents ?? 0);
}

/**
 * The balances after these entries. Throws if an entry does not sum to zero, an account was not locked, or a balance would become
 * negative. It changes nothing itself.
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

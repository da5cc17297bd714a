import { accessChangedWithinMs, addDays } from '@semilla/contract';
import { and, asc, eq, gte, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { isOneOf } from '../../kit/database/sets.ts';
import type { Db } from '../../kit/database/types.ts';
import { userName } from '../../kit/users/name-of-user.ts';
import { referenceIn } from '../../payment/statements/references-in.ts';
import { bankAccounts } from '../../schema/bank-accounts.ts';
import { type BankEntryRow, bankEntries } from '../../schema/bank-entries.ts';
import { outgoingPayments } from '../../schema/outgoing-payments.ts';
import { paymentFiles } from '../../schema/payment-files.ts';
import { type TransactionRow, transactions } from '../../schema/transactions.ts';
import { users } from '../../schema/users.ts';
import { wallets } from '../../schema/wallets.ts';
import { findReturned } from '../../wallet/transactions/find-returned.ts';
import { byHand } from './find-entries.ts';
import { findOrders } from './find-orders.ts';
import { daysMaybeApart, type EntryFacts, type Payer } from './match-entry.ts';

// Computed in the database, so that the index on references is used.
const endOf = (id: PgColumn) => sql`right(${id}::text, 12)`;

const endsOf = (entries: readonly BankEntryRow[], kind: 'wallet' | 'movement') => [
  ...new Set(
    entries.flatMap(({ reference, text }) => {
      const read = referenceIn(reference, text);
      return read?.kind === kind ? [read.end] : [];
    }),
  ),
];

async function findWallets(db: Db, ends: readonly string[]) {
  const { walletId, userId } = wallets;
  const rows = await db
    .select({ end: sql<string>`${endOf(walletId)}`, userId })
    .from(wallets)
    .where(isOneOf(endOf(walletId), ends, 'text'));
  return new Map(rows.map((row) => [row.end, row.userId]));
}

async function findNamed(db: Db, ends: readonly string[]) {
  if (!ends.length) return new Map<string, TransactionRow>();
  const rows = await db
    .select()
    .from(transactions)
    .where(isOneOf(endOf(transactions.transactionId), ends, 'text'));
  return new Map(rows.map((row) => [row.transactionId.slice(-12), row]));
}

/**
 * Transactions that a payment file at the bank pays or paid. Cancelled payments count too, because the bank may have made them
 * anyway.
 */
async function findSent(db: Db, named: ReadonlyMap<string, TransactionRow>) {
  if (!named.size) return new Set<string>();
  const { transactionId, state, paymentFileId } = outgoingPayments;
  const ids = [...named.values()].map((row) => row.transactionId);
  const rows = await db
    .select({ transactionId })
    .from(outgoingPayments)
    .innerJoin(paymentFiles, eq(paymentFiles.paymentFileId, paymentFileId))
    .where(and(isOneOf(transactionId, ids), ne(state, 'paid'), isNotNull(paymentFiles.takenAt)));
  return new Set(rows.flatMap((row) => row.transactionId ?? []));
}

/** The transactions that returned payments may refer to. */
function namedByReturns(entries: readonly BankEntryRow[], named: ReadonlyMap<string, TransactionRow>) {
  const ends = endsOf(
    entries.filter(({ amountCents, isReturn }) => isReturn || amountCents > 0),
    'movement',
  );
  return ends.flatMap((end) => named.get(end)?.transactionId ?? []);
}

/**
 * Who has or had an account with one of these numbers, by number. `isOwned`: the account belongs to this customer, because it
 * was validated at least 72 hours ago. `isProven`: the account alone identifies the sender, because two people validated it or
 * money from it was booked for its owner. One person could have validated anybody's number.
 */
async function findHolders(db: Db, accounts: readonly string[], now: Date) {
  const { userId, account, state, deletedAt, validSince, validatedByTwo, updatedAt } = bankAccounts;
  const before = new Date(now.getTime() - accessChangedWithinMs).toISOString();
  const hasPaidIn = sql`exists (select 1 from ${bankEntries} where ${bankEntries.userId} = ${userId}
    and ${bankEntries.counterpartyAccount} = ${account} and ${bankEntries.state} = 'booked'
    and ${bankEntries.bookedAs} is null and ${bankEntries.amountCents} > 0 and not ${bankEntries.isReturn})`;
  const rows = await db
    .select({
      userId,
      account,
      isOwned: sql<boolean>`${state} = 'valid' and ${deletedAt} is null
        and coalesce(${validSince}, ${updatedAt}) < ${before}::timestamptz`,
      isProven: sql<boolean>`${validatedByTwo} or ${hasPaidIn}`,
    })
    .from(bankAccounts)
    .where(isOneOf(account, accounts, 'text'));
  return Map.groupBy(rows, (row) => row.account);
}

async function findCustomers(db: Db, ids: readonly string[]) {
  const rows = await db
    .select({
      userId: users.userId,
      userName: userName(),
      isClosed: sql<boolean>`${users.disabledAt} is not null or ${users.deletedAt} is not null`,
    })
    .from(users)
    .where(isOneOf(users.userId, ids));
  return new Map(rows.map((row) => [row.userId, row]));
}

/** Requests and approvals by hand that no bank movement proves yet, by customer. */
async function findUnproven(db: Db, ids: readonly string[], since: string) {
  const { userId, issuerName, bankEntryId, status, updatedAt, createdAt, entryId } = transactions;
  const isOpen: SQL | undefined = or(
    eq(status, 'pending'),
    and(isNotNull(entryId), eq(status, 'completed'), gte(updatedAt, new Date(`${since}T00:00:00Z`))),
  );
  const rows = await db
    .select()
    .from(transactions)
    .where(and(isOneOf(userId, ids), isOneOf(issuerName, byHand, 'text'), isNull(bankEntryId), isOpen))
    .orderBy(asc(createdAt));
  return Map.groupBy(rows, (row) => row.userId);
}

/** The account numbers that these withdrawals go to. */
async function findAccounts(db: Db, rows: readonly TransactionRow[]) {
  const ids = [...new Set(rows.flatMap(({ bankAccountId }) => bankAccountId ?? []))];
  if (!ids.length) return new Map<string, string>();
  const { bankAccountId, account } = bankAccounts;
  const found = await db
    .select({ bankAccountId, account })
    .from(bankAccounts)
    .where(isOneOf(bankAccountId, ids));
  return new Map(found.map((row) => [row.bankAccountId, row.account]));
}

/** Loads what is known about these bank movements, with a few queries for any number of movements. */
export async function findFacts(
  db: Db,
  entries: readonly BankEntryRow[],
  now: Date,
): Promise<(entry: BankEntryRow) => EntryFacts> {
  const movementEnds = endsOf(entries, 'movement');
  const given = new Set(entries.flatMap(({ counterpartyAccount }) => counterpartyAccount ?? []));
  const [walletOwners, named, paymentOrders, holders] = await Promise.all([
    findWallets(db, endsOf(entries, 'wallet')),
    findNamed(db, movementEnds),
    findOrders(db, movementEnds),
    findHolders(db, [...given], now),
  ]);
  const ids = [
    ...new Set([
      ...walletOwners.values(),
      ...[...named.values()].map(({ userId }) => userId),
      ...[...holders.values()].flatMap((rows) => rows.map(({ userId }) => userId)),
    ]),
  ];
  const oldest = entries.map(({ bookedOn }) => bookedOn).sort()[0];
  const [sent, returned, customers, unproven] = await Promise.all([
    findSent(db, named),
    findReturned(db, namedByReturns(entries, named)),
    findCustomers(db, ids),
    oldest
      ? findUnproven(db, ids, addDays(oldest, -daysMaybeApart - 1))
      : new Map<string, TransactionRow[]>(),
  ]);
  const accountNumbers = await findAccounts(db, [...named.values(), ...[...unproven.values()].flat()]);

  return ({ reference, text, counterpartyAccount }) => {
    const read = referenceIn(reference, text);
    const ofAccount = (counterpartyAccount && holders.get(counterpartyAccount)) || [];
    const owned = ofAccount.filter(({ isOwned }) => isOwned);
    const holderIds = [...new Set(ofAccount.map((row) => row.userId))];
    const payer = (userId: string | undefined): Payer | undefined => {
      const customer = userId ? customers.get(userId) : undefined;
      return customer && { ...customer, ownsAccount: owned.some((row) => row.userId === customer.userId) };
    };
    const move = read?.kind === 'movement' ? named.get(read.end) : undefined;
    const referred = read?.kind === 'wallet' ? walletOwners.get(read.end) : move?.userId;
    // If another customer has this number too, in any state, the account does not identify the sender.
    const only = holderIds.length === 1 ? owned.find(({ isProven }) => isProven)?.userId : undefined;
    const [byReference, byAccount] = [payer(referred), payer(only)];
    return {
      byReference,
      byAccount,
      holderIds,
      named: move,
      order: read?.kind === 'movement' ? paymentOrders.get(read.end) : undefined,
      isSent: move !== undefined && sent.has(move.transactionId),
      isReturned: move !== undefined && returned.has(move.transactionId),
      accounts: accountNumbers,
      unproven: [byReference, byAccount].flatMap((one) => (one && unproven.get(one.userId)) || []),
    };
  };
}

import {
  type Comparison,
  cents,
  type InputOf,
  type v1,
  type Wallet,
  walletReference,
} from '@semilla/contract';
import { and, count, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { pageFromNearerEnd } from '../../kit/database/page-from-nearer-end.ts';
import { pageOfIds } from '../../kit/database/page-of-ids.ts';
import { behind, compares, contains, given, picked, sorted } from '../../kit/database/queries.ts';
import { rowsOfPage } from '../../kit/database/rows-of-page.ts';
import { sumOf } from '../../kit/database/sum-of.ts';
import type { Db } from '../../kit/database/types.ts';
import { holdsByUser } from '../../kit/holds/queries.ts';
import type { Erasure } from '../../kit/users/erasure.ts';
import { userName } from '../../kit/users/name-of-user.ts';
import { type Reader, withinReach } from '../../kit/users/reach.ts';
import { sortedUserName } from '../../kit/users/sorted-user-name.ts';
import { fullName } from '../../schema/columns/searched-text.ts';
import { ledgerAccounts } from '../../schema/ledger-accounts.ts';
import { users } from '../../schema/users.ts';
import { wallets } from '../../schema/wallets.ts';

type Query = InputOf<typeof v1.wallets.find>['query'];
type Kind = 'wallet' | 'held';

/** A reader and the current time, which decides whether withdrawals are on hold. */
interface ReaderNow extends Reader {
  now: Date;
}

/** The ledger accounts of a kind, and the condition that joins them to wallets. */
function accountOf(kind: Kind) {
  const account = alias(ledgerAccounts, kind === 'wallet' ? 'spendable' : 'held');
  return { account, isOfWallet: and(eq(account.userId, wallets.userId), eq(account.kind, kind)) };
}

const sortedBy = { createdAt: undefined, userName: undefined, balance: 'wallet', held: 'held' } as const;

/** Sorts by the requested order and then by user id, which is unique and the last column of the indexes. */
function orderOf(query: Query) {
  const [spendable, held] = [accountOf('wallet').account, accountOf('held').account];
  const columns = {
    createdAt: wallets.createdAt,
    userName: sortedUserName(wallets.userId),
    balance: spendable.balanceCents,
    held: held.balanceCents,
  };
  const ids = {
    createdAt: wallets.userId,
    userName: wallets.userId,
    balance: spendable.userId,
    held: held.userId,
  };
  const kinds = {
    createdAt: undefined,
    userName: undefined,
    balance: eq(spendable.kind, 'wallet'),
    held: eq(held.kind, 'held'),
  };
  const id = ids[query.orderBy];
  return {
    columns,
    by: sorted(query, columns, id, kinds[query.orderBy]),
    behind: behind(query, columns, id),
  };
}

function selectWallets(db: Db) {
  const [spendable, held] = [accountOf('wallet'), accountOf('held')];
  return db
    .select({
      own: wallets,
      userName: userName(),
      balance: spendable.account.balanceCents,
      held: held.account.balanceCents,
    })
    .from(wallets)
    .innerJoin(users, eq(users.userId, wallets.userId))
    .innerJoin(spendable.account, spendable.isOfWallet)
    .innerJoin(held.account, held.isOfWallet)
    .$dynamic();
}

type Row = Awaited<ReturnType<typeof selectWallets>>[number];

async function asAnswers(db: Db, rows: Row[], now: Date): Promise<Wallet[]> {
  const heldBy = await holdsByUser(
    db,
    rows.map(({ own }) => own.userId),
    now,
  );
  return rows.map(({ own, userName: name, balance, held }) => ({
    ...own,
    userName: name,
    balance: cents(balance ?? 0),
    held: cents(held ?? 0),
    hold: heldBy.get(own.userId) ?? null,
    transferReference: walletReference(own.walletId),
  }));
}

function holds(kind: Kind, comparison: Comparison | Comparison[]): SQL {
  return sql`${wallets.userId} in (select ${ledgerAccounts.userId} from ${ledgerAccounts}
    where ${ledgerAccounts.kind} = ${kind} and ${compares(ledgerAccounts.balanceCents, comparison)})`;
}

function hasOwnerNamed(name: string): SQL {
  return sql`${wallets.userId} in (select ${users.userId} from ${users} where ${contains(fullName(users), name)})`;
}

function conditions(query: Query, reader: Reader): SQL | undefined {
  return and(
    picked(query, wallets.walletId),
    withinReach(reader, wallets.userId),
    given(query.userId, (userId) => eq(wallets.userId, userId)),
    given(query.name, hasOwnerNamed),
    given(query.balance, (balance) => holds('wallet', balance)),
    given(query.held, (held) => holds('held', held)),
  );
}

function pageOf(db: Db, reader: Reader, query: Query) {
  const kind = sortedBy[query.orderBy];
  const where = conditions(query, reader);
  const order = orderOf(query);
  if (!kind) return pageOfIds(db, query, { columns: order.columns, id: wallets.userId, where });
  const sortedAccount = accountOf(kind);
  return db
    .select({ id: sql<string>`${wallets.userId}`.as('id') })
    .from(wallets)
    .innerJoin(sortedAccount.account, sortedAccount.isOfWallet)
    .where(and(where, order.behind))
    .orderBy(...order.by)
    .limit(query.take)
    .offset(query.skip);
}

/** One page of wallets without the total count, as the CSV export needs it. */
export async function findWalletRows(db: Db, reader: ReaderNow, query: Query): Promise<{ data: Wallet[] }> {
  const page = pageOf(db, reader, query);
  const rows = await rowsOfPage(selectWallets(db), page, wallets.userId);
  return { data: await asAnswers(db, rows, reader.now) };
}

async function sumWallets(db: Db, reader: ReaderNow, query: Query) {
  const { balanceCents, kind, userId } = ledgerAccounts;
  const [sums] = await db
    .select({
      totalBalance: sumOf(balanceCents, eq(kind, 'wallet')),
      totalHeld: sumOf(balanceCents, eq(kind, 'held')),
    })
    .from(wallets)
    .innerJoin(ledgerAccounts, and(eq(userId, wallets.userId), inArray(kind, ['wallet', 'held'])))
    .where(conditions(query, reader));
  return sums;
}

export async function findWallets(db: Db, reader: ReaderNow, query: Query) {
  const counting = db.select({ total: count() }).from(wallets).where(conditions(query, reader));
  const page = await pageFromNearerEnd(query, counting, (part) => findWalletRows(db, reader, part));
  return { ...page, ...(query.getTotalAmount && (await sumWallets(db, reader, query))) };
}

async function findOne(db: Db, where: SQL | undefined, now: Date): Promise<Wallet | undefined> {
  const [found] = await asAnswers(db, await selectWallets(db).where(where), now);
  return found;
}

export function findWallet(db: Db, reader: ReaderNow, walletId: string): Promise<Wallet | undefined> {
  return findOne(db, and(eq(wallets.walletId, walletId), withinReach(reader, wallets.userId)), reader.now);
}

export function findWalletOf(db: Db, userId: string, now: Date): Promise<Wallet | undefined> {
  return findOne(db, eq(wallets.userId, userId), now);
}

/** Whether a user exists within the reader's scope. */
export async function isReached(db: Db, reader: Reader, userId: string): Promise<boolean> {
  const found = await db
    .select({ userId: users.userId })
    .from(users)
    .where(and(eq(users.userId, userId), isNull(users.deletedAt), withinReach(reader, users.userId)));
  return found.length > 0;
}

/** Inserts the wallet of a user if there is none; returns whether it was inserted. */
export async function insertWallet(tx: Db, userId: string): Promise<boolean> {
  const inserted = await tx
    .insert(wallets)
    .values({ userId })
    .onConflictDoNothing({ target: wallets.userId })
    .returning({ walletId: wallets.walletId });
  return inserted.length > 0;
}

/** The total money of a user, including pending withdrawals. */
export async function centsOf(tx: Db, userId: string): Promise<number> {
  const [sum] = await tx
    .select({ cents: sql<string>`coalesce(sum(${ledgerAccounts.balanceCents}), 0)` })
    .from(ledgerAccounts)
    .where(eq(ledgerAccounts.userId, userId));
  return Number(sum?.cents ?? 0);
}

/** Users with money in their wallet cannot be deleted. */
export const walletErasure: Erasure = {
  preventedBy: async (tx, userId) =>
    (await centsOf(tx, userId)) > 0 ? [{ path: 'wallet', code: 'has_money', params: {} }] : [],
};

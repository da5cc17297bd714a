import type { Comparison, InputOf, listWallets, Wallet } from '@semilla/contract';
import { and, count, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { fullName } from '../../account/users/searched.ts';
import { users } from '../../account/users/table.ts';
import { pageFromNearerEnd } from '../../database/pages.ts';
import { compares, contains, given, sorted } from '../../database/queries.ts';
import type { Db } from '../../database/types.ts';
import { userName } from '../../project/investor-records.ts';
import { type Reader, withinReach } from '../access.ts';
import { ledgerAccounts } from '../ledger/table.ts';
import { wallets } from './table.ts';

type Query = InputOf<typeof listWallets>['query'];
type Kind = 'wallet' | 'held';

/** The ledger's account of a kind, and how it belongs to a wallet. */
function accountOf(kind: Kind) {
  const account = alias(ledgerAccounts, kind === 'wallet' ? 'spendable' : 'held');
  return { account, isOfWallet: and(eq(account.userId, wallets.userId), eq(account.kind, kind)) };
}

const sortedBy = { createdAt: undefined, balance: 'wallet', held: 'held' } as const;

/** By what was asked for, then by whose it is: each user has one wallet, and the indexes end so. */
function orderOf(query: Query): SQL[] {
  const [spendable, held] = [accountOf('wallet').account, accountOf('held').account];
  const columns = { createdAt: wallets.createdAt, balance: spendable.balanceCents, held: held.balanceCents };
  const ids = { createdAt: wallets.userId, balance: spendable.userId, held: held.userId };
  return sorted(query, columns, ids[query.orderBy]);
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

function asAnswer({
  own,
  userName: name,
  balance,
  held,
}: Awaited<ReturnType<typeof selectWallets>>[number]): Wallet {
  return { ...own, userName: name, balance: balance ?? 0, held: held ?? 0 };
}

function holds(kind: Kind, comparison: Comparison): SQL {
  return sql`${wallets.userId} in (select ${ledgerAccounts.userId} from ${ledgerAccounts}
    where ${ledgerAccounts.kind} = ${kind} and ${compares(ledgerAccounts.balanceCents, comparison)})`;
}

function isOfSomebodyCalled(name: string): SQL {
  return sql`${wallets.userId} in (select ${users.userId} from ${users} where ${contains(fullName(users), name)})`;
}

function conditions(query: Query, reader: Reader): SQL | undefined {
  return and(
    withinReach(reader, wallets.userId),
    given(query.userId, (userId) => eq(wallets.userId, userId)),
    given(query.name, isOfSomebodyCalled),
    given(query.balance, (balance) => holds('wallet', balance)),
    given(query.held, (held) => holds('held', held)),
  );
}

// Found before what is told with it is joined, so that what is passed over costs little.
function pageOfIds(db: Db, reader: Reader, query: Query) {
  const kind = sortedBy[query.orderBy];
  const all = db.select({ walletId: wallets.walletId }).from(wallets).$dynamic();
  const counted = kind && accountOf(kind);
  return (counted ? all.innerJoin(counted.account, counted.isOfWallet) : all)
    .where(conditions(query, reader))
    .orderBy(...orderOf(query))
    .limit(query.take)
    .offset(query.skip)
    .as('page');
}

/** A page of wallets without their number, for whoever reads all of them. */
export async function findWalletRows(db: Db, reader: Reader, query: Query): Promise<{ data: Wallet[] }> {
  const page = pageOfIds(db, reader, query);
  const rows = await selectWallets(db)
    .innerJoin(page, eq(page.walletId, wallets.walletId))
    .orderBy(...orderOf(query));
  return { data: rows.map(asAnswer) };
}

export async function findWallets(db: Db, reader: Reader, query: Query) {
  const counting = db.select({ total: count() }).from(wallets).where(conditions(query, reader));
  return pageFromNearerEnd(query, counting, (part) => findWalletRows(db, reader, part));
}

async function findOne(db: Db, where: SQL | undefined): Promise<Wallet | undefined> {
  const [row] = await selectWallets(db).where(where);
  return row && asAnswer(row);
}

export function findWallet(db: Db, reader: Reader, walletId: string): Promise<Wallet | undefined> {
  return findOne(db, and(eq(wallets.walletId, walletId), withinReach(reader, wallets.userId)));
}

export function findWalletOf(db: Db, userId: string): Promise<Wallet | undefined> {
  return findOne(db, eq(wallets.userId, userId));
}

/** Whether somebody is here, and within the caller's reach. */
export async function isReached(db: Db, reader: Reader, userId: string): Promise<boolean> {
  const found = await db
    .select({ userId: users.userId })
    .from(users)
    .where(and(eq(users.userId, userId), isNull(users.deletedAt), withinReach(reader, users.userId)));
  return found.length > 0;
}

/** Gives a user a wallet; says whether there was none. */
export async function insertWallet(tx: Db, userId: string): Promise<boolean> {
  const made = await tx
    .insert(wallets)
    .values({ userId })
    .onConflictDoNothing({ target: wallets.userId })
    .returning({ walletId: wallets.walletId });
  return made.length > 0;
}

/** What a user has, what waits to be paid out included. */
export async function centsOf(tx: Db, userId: string): Promise<number> {
  const [sum] = await tx
    .select({ cents: sql<string>`coalesce(sum(${ledgerAccounts.balanceCents}), 0)` })
    .from(ledgerAccounts)
    .where(eq(ledgerAccounts.userId, userId));
  return Number(sum?.cents ?? 0);
}

import { civilDateAt } from '@semilla/contract';
import { and, asc, count, eq, isNull, ne, sql } from 'drizzle-orm';
import { isCompanyUndeclared } from '../../account/company-declarations/is-company-undeclared.ts';
import { findInvestorFacts } from '../../account/investor-profile/find-investor-facts.ts';
import { isOneOf } from '../../kit/database/sets.ts';
import type { Db } from '../../kit/database/types.ts';
import { holdsByUser } from '../../kit/holds/queries.ts';
import { userName } from '../../kit/users/name-of-user.ts';
import { type AccountId, walletOf } from '../../ledger/accounts.ts';
import { lockBalances, readBalances, sumCompanysMoney } from '../../ledger/balances.ts';
import { findUnexplainedDebits } from '../../payment/bank-balances/find-unexplained-debits.ts';
import { findUnexplained } from '../../payment/bank-balances/queries.ts';
import { receivedByOrder } from '../../project/distributions/received-by-order.ts';
import { repaidSum } from '../../project/project-payments/sum-repaid.ts';
import { bankAccounts } from '../../schema/bank-accounts.ts';
import { bankEntries } from '../../schema/bank-entries.ts';
import { distributions } from '../../schema/distributions.ts';
import { orders } from '../../schema/orders.ts';
import { projectPayments } from '../../schema/project-payments.ts';
import { transactions } from '../../schema/transactions.ts';
import { users } from '../../schema/users.ts';
import { wallets } from '../../schema/wallets.ts';
import type { Needs } from './command.ts';
import { loadApprovals, lockDeciders } from './load-approvals.ts';
import { loadBookedDeposits, loadPaymentOrders, loadPayments, loadProven } from './load-payments.ts';
import { loadProjects } from './load-projects.ts';
import { loadWaiting, loadWishes } from './load-reserved.ts';
import { loadTaxes } from './load-taxes.ts';
import { emptyWorld, investorKey, pendingKey, type World } from './world.ts';

export interface AllNeeds extends Required<Needs> {
  /** False for a preview, which reads one snapshot and delays no command. */
  isLocking: boolean;
}

function unionOf(needs: readonly Needs[], isLocking: boolean): AllNeeds {
  const collect = <T>(pick: (need: Needs) => T[] | undefined) => [
    ...new Set(needs.flatMap((need) => pick(need) ?? [])),
  ];
  const pairs = (pick: (need: Needs) => Needs['investors']) => [
    ...new Map(needs.flatMap((need) => pick(need) ?? []).map((pair) => [investorKey(pair), pair])).values(),
  ];
  const wholeProjects = collect((need) => need.wholeProjects);
  return {
    isLocking,
    wholeProjects,
    projects: [...new Set([...collect((need) => need.projects), ...wholeProjects])],
    users: collect((need) => need.users),
    accounts: collect((need) => need.accounts),
    pendingOf: collect((need) => need.pendingOf),
    investors: pairs((need) => need.investors),
    waiting: pairs((need) => need.waiting),
    wishes: pairs((need) => need.wishes),
    wishesOf: collect((need) => need.wishesOf),
    orders: collect((need) => need.orders),
    transactions: collect((need) => need.transactions),
    bankEntries: collect((need) => need.bankEntries),
    bankAccounts: collect((need) => need.bankAccounts),
    orderedOf: collect((need) => need.orderedOf),
    unprovenOf: collect((need) => need.unprovenOf),
    provenOf: collect((need) => need.provenOf),
    taxedPayments: collect((need) => need.taxedPayments),
    approvedAmounts: collect((need) => need.approvedAmounts),
    holdsOf: collect((need) => need.holdsOf),
    bookedDepositsOf: collect((need) => need.bookedDepositsOf),
    bankAgreement: needs.some((need) => need.bankAgreement),
    companysMoney: needs.some((need) => need.companysMoney),
    proposers: collect((need) => need.proposers),
    onceKeys: collect((need) => need.onceKeys),
    approvals: collect((need) => need.approvals),
  };
}

async function loadUsers(tx: Db, world: World, { users: ids, isLocking }: AllNeeds): Promise<void> {
  if (!ids.length) return;
  const query = tx
    .select({
      userId: users.userId,
      walletId: wallets.walletId,
      userName: userName(),
      role: users.role,
      isVerified: sql<boolean>`${users.verificationStatus} = 'Approved'`,
      taxId: users.taxId,
      isCompanyUndeclared: isCompanyUndeclared(),
      isClosed: sql<boolean>`${users.disabledAt} is not null`,
      closedAt: users.disabledAt,
    })
    .from(users)
    .innerJoin(wallets, eq(wallets.userId, users.userId))
    .where(isOneOf(users.userId, ids))
    .orderBy(asc(users.userId));
  // Prevents deleting a user while their money moves.
  const rows = await (isLocking ? query.for('key share', { of: users }) : query);
  for (const row of rows) world.users.set(row.userId, row);
}

/**
 * Loads the orders of whole projects that are not cancelled, and returns the wallets of their investors, which the
 * caller must lock.
 */
async function loadOrders(tx: Db, world: World, { wholeProjects: ids }: AllNeeds): Promise<AccountId[]> {
  if (!ids.length) return [];
  const rows = await tx
    .select({ order: orders, walletId: wallets.walletId, userName: userName() })
    .from(orders)
    .innerJoin(users, eq(users.userId, orders.userId))
    .innerJoin(wallets, eq(wallets.userId, orders.userId))
    .where(and(isOneOf(orders.projectId, ids), ne(orders.status, 'cancelled')));
  for (const { order, ...investor } of rows) {
    world.orders.set(order.orderId, order);
    world.investors.set(order.userId, { userId: order.userId, ...investor });
    const key = investorKey(order);
    world.standing.set(key, (world.standing.get(key) ?? 0) + 1);
    world.standingCents.set(key, (world.standingCents.get(key) ?? 0) + order.amountCents);
  }
  return [...world.investors.keys()].map(walletOf);
}

async function countInvestors(tx: Db, world: World, { investors }: AllNeeds): Promise<void> {
  if (!investors.length) return;
  const pairs = sql`${JSON.stringify(investors)}::jsonb`;
  const { rows } = await tx.execute<{
    projectId: string;
    userId: string;
    standing: number;
    cents: string;
  }>(sql`
    select wanted."projectId", wanted."userId", count(${orders.orderId})::int as standing,
      sum(${orders.amountCents})::text as cents
    from jsonb_to_recordset(${pairs}) as wanted("projectId" uuid, "userId" uuid)
    join ${orders} on ${orders.projectId} = wanted."projectId" and ${orders.userId} = wanted."userId"
      and ${orders.status} <> 'cancelled'
    group by 1, 2`);
  for (const row of rows) {
    world.standing.set(investorKey(row), row.standing);
    world.standingCents.set(investorKey(row), Number(row.cents));
  }
}

/**
 * Loads the facts that rules about investors need. Changing these facts needs a lock of the user, which waits
 * for this batch.
 */
async function loadInvestorFacts(tx: Db, world: World, { investors }: AllNeeds, now: Date): Promise<void> {
  const ids = [...new Set(investors.map(({ userId }) => userId))];
  world.investorFacts = await findInvestorFacts(tx, ids, civilDateAt(now));
}

async function countPending(tx: Db, world: World, { pendingOf }: AllNeeds): Promise<void> {
  if (!pendingOf.length) return;
  const { userId, type, status } = transactions;
  const rows = await tx
    .select({ userId, type, count: count() })
    .from(transactions)
    .where(and(isOneOf(userId, pendingOf), eq(status, 'pending')))
    .groupBy(userId, type);
  for (const row of rows) world.pending.set(pendingKey(row), row.count);
}

async function loadNamed(tx: Db, world: World, needs: AllNeeds, now: Date): Promise<void> {
  if (needs.orders.length) {
    const rows = await tx.select().from(orders).where(isOneOf(orders.orderId, needs.orders));
    for (const row of rows) world.orders.set(row.orderId, row);
  }
  if (needs.transactions.length) {
    const query = tx
      .select()
      .from(transactions)
      .where(isOneOf(transactions.transactionId, needs.transactions))
      .orderBy(asc(transactions.transactionId));
    const rows = await (needs.isLocking ? query.for('update') : query);
    for (const row of rows) world.transactions.set(row.transactionId, row);
    await loadPayments(tx, world, needs.transactions, now);
  }
  if (needs.bankAccounts.length) {
    const query = tx
      .select()
      .from(bankAccounts)
      .where(isOneOf(bankAccounts.bankAccountId, needs.bankAccounts))
      .orderBy(asc(bankAccounts.bankAccountId));
    const rows = await (needs.isLocking ? query.for('no key update') : query);
    for (const row of rows) world.bankAccounts.set(row.bankAccountId, row);
  }
  if (needs.bankEntries.length) {
    const query = tx
      .select()
      .from(bankEntries)
      .where(isOneOf(bankEntries.bankEntryId, needs.bankEntries))
      .orderBy(asc(bankEntries.bankEntryId));
    const rows = await (needs.isLocking ? query.for('update') : query);
    for (const row of rows) world.bankEntries.set(row.bankEntryId, row);
  }
  await loadPaymentOrders(tx, world, needs);
}

async function loadDelivered(tx: Db, world: World, { wholeProjects: ids }: AllNeeds): Promise<void> {
  if (!ids.length) return;
  const rows = await tx
    .select()
    .from(distributions)
    .where(isOneOf(distributions.projectId, ids))
    .orderBy(asc(distributions.createdAt));
  for (const row of rows) {
    world.distributions.set(row.projectId, [...(world.distributions.get(row.projectId) ?? []), row]);
  }
  world.received = await receivedByOrder(tx, ids);
  const repaid = await tx
    .select({
      projectId: projectPayments.projectId,
      cents: repaidSum,
      lastAt:
        sql<Date | null>`max(${projectPayments.createdAt}) filter (where ${projectPayments.kind} = 'repayment')`.mapWith(
          projectPayments.createdAt,
        ),
    })
    .from(projectPayments)
    .where(isOneOf(projectPayments.projectId, ids))
    .groupBy(projectPayments.projectId);
  for (const { projectId, cents, lastAt } of repaid) {
    world.repaidCents.set(projectId, Number(cents));
    if (lastAt) world.lastRepaymentAt.set(projectId, lastAt);
  }
}

async function loadUnproven(tx: Db, world: World, { unprovenOf: ids }: AllNeeds): Promise<void> {
  if (!ids.length) return;
  const rows = await tx
    .select()
    .from(projectPayments)
    .where(and(isOneOf(projectPayments.projectId, ids), isNull(projectPayments.bankEntryId)));
  world.unprovenPayments = Map.groupBy(rows, ({ projectId }) => projectId);
}

/**
 * Locks and loads the rows of a batch with one query per table. The order is always the same to avoid deadlocks: deciders,
 * projects, users, accounts sorted by id, then the rest. The rest only changes under the lock of a project or an account.
 */
export async function lockWorld(
  tx: Db,
  needs: readonly Needs[],
  now: Date,
  beforeLock: () => Promise<void>,
): Promise<World> {
  return loadWorld(tx, unionOf(needs, true), now, beforeLock);
}

/** Loads the same rows without locks; the transaction must read from one snapshot. */
export async function readWorld(tx: Db, needs: Needs, now: Date): Promise<World> {
  return loadWorld(tx, unionOf([needs], false), now, async () => {});
}

async function loadWorld(
  tx: Db,
  named: AllNeeds,
  now: Date,
  beforeLock: () => Promise<void>,
): Promise<World> {
  const world = emptyWorld();
  if (named.isLocking) await lockDeciders(tx, named.approvedAmounts);
  await beforeLock();
  await loadProjects(tx, world, named);
  const all = await loadWishes(tx, world, named);
  const investorsWallets = await loadOrders(tx, world, all);
  await beforeLock();
  await loadUsers(tx, world, all);
  await beforeLock();
  const balancesOf = named.isLocking ? lockBalances : readBalances;
  world.balances = await balancesOf(tx, [...all.accounts, ...investorsWallets]);
  await countInvestors(tx, world, all);
  await loadInvestorFacts(tx, world, all, now);
  await loadWaiting(tx, world, all, now);
  await countPending(tx, world, all);
  await beforeLock();
  await loadNamed(tx, world, all, now);
  await loadBookedDeposits(tx, world, all, now);
  await loadDelivered(tx, world, all);
  await loadUnproven(tx, world, all);
  await loadProven(tx, world, all);
  await loadTaxes(tx, world, all);
  world.holds = await holdsByUser(tx, all.holdsOf, now);
  if (all.companysMoney) world.companyCents = await sumCompanysMoney(tx, all.isLocking);
  if (all.bankAgreement) {
    const isDifferent = (await findUnexplained(tx)) !== undefined;
    world.unexplained = { isDifferent, debits: await findUnexplainedDebits(tx) };
  }
  await beforeLock();
  await loadApprovals(tx, world, all, now);
  return world;
}

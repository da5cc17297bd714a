import { and, asc, eq, isNull, ne, sql } from 'drizzle-orm';
import { users } from '../../account/users/table.ts';
import { isOneOf } from '../../database/sets.ts';
import type { Db } from '../../database/types.ts';
import { bankAccounts } from '../../payment/bank-accounts/table.ts';
import { distributions } from '../../project/distributions/table.ts';
import { userName } from '../../project/investor-records.ts';
import { orders } from '../../project/orders/table.ts';
import { projectPhases } from '../../project/phases/table.ts';
import { projectPayments } from '../../project/project-payments/table.ts';
import { projects } from '../../project/projects/table.ts';
import { transactions } from '../transactions/table.ts';
import { wallets } from '../wallets/table.ts';
import { type AccountId, hasKeptBalance, walletOf } from './accounts.ts';
import type { Needs } from './command.ts';
import { ledgerAccounts } from './table.ts';
import { emptyWorld, investorKey, type World } from './world.ts';

type All = Required<Needs>;

function unionOf(needs: readonly Needs[]): All {
  const every = <T>(pick: (one: Needs) => T[] | undefined) => [
    ...new Set(needs.flatMap((one) => pick(one) ?? [])),
  ];
  const investors = new Map(
    needs.flatMap((one) => one.investors ?? []).map((one) => [investorKey(one), one]),
  );
  const wholeProjects = every((one) => one.wholeProjects);
  return {
    wholeProjects,
    projects: [...new Set([...every((one) => one.projects), ...wholeProjects])],
    users: every((one) => one.users),
    accounts: every((one) => one.accounts),
    investors: [...investors.values()],
    orders: every((one) => one.orders),
    transactions: every((one) => one.transactions),
    bankAccounts: every((one) => one.bankAccounts),
  };
}

async function lockProjects(tx: Db, world: World, { projects: ids }: All): Promise<void> {
  if (!ids.length) return;
  const locked = await tx
    .select()
    .from(projects)
    .where(isOneOf(projects.projectId, ids))
    .orderBy(asc(projects.projectId))
    .for('update');
  // Only once the project is locked: what stands beside it may have changed while its lock was waited for.
  const current = await tx
    .select()
    .from(projectPhases)
    .where(and(isOneOf(projectPhases.projectId, ids), isNull(projectPhases.to)));
  for (const project of locked) {
    const phase = current.find((one) => one.projectId === project.projectId);
    if (!phase) continue;
    const { projectPhaseId, from: phaseSince } = phase;
    world.projects.set(project.projectId, { project, projectPhaseId, phaseSince });
  }
}

async function lockUsers(tx: Db, world: World, { users: ids }: All): Promise<void> {
  if (!ids.length) return;
  const rows = await tx
    .select({
      userId: users.userId,
      walletId: wallets.walletId,
      userName: userName(),
      role: users.role,
      isVerified: sql<boolean>`${users.verificationStatus} = 'Approved'`,
      isClosed: sql<boolean>`${users.disabledAt} is not null`,
    })
    .from(users)
    .innerJoin(wallets, eq(wallets.userId, users.userId))
    .where(isOneOf(users.userId, ids))
    .orderBy(asc(users.userId))
    // So that nobody is deleted while money moves for them.
    .for('key share', { of: users });
  for (const row of rows) world.users.set(row.userId, row);
}

/** The orders that stand in whole projects; the wallets of those who placed them are still to be locked. */
async function loadOrders(tx: Db, world: World, { wholeProjects: ids }: All): Promise<AccountId[]> {
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
  }
  return [...world.investors.keys()].map(walletOf);
}

async function lockAccounts(tx: Db, world: World, ids: AccountId[]): Promise<void> {
  const kept = [...new Set(ids)].filter(hasKeptBalance);
  if (!kept.length) return;
  const rows = await tx
    .select({ accountId: ledgerAccounts.accountId, balanceCents: ledgerAccounts.balanceCents })
    .from(ledgerAccounts)
    .where(isOneOf(ledgerAccounts.accountId, kept, 'text'))
    .orderBy(asc(ledgerAccounts.accountId))
    .for('update');
  for (const { accountId, balanceCents } of rows)
    world.balances.set(accountId as AccountId, balanceCents ?? 0);
}

async function countInvestors(tx: Db, world: World, { investors }: All): Promise<void> {
  if (!investors.length) return;
  const pairs = sql`${JSON.stringify(investors)}::jsonb`;
  const { rows } = (await tx.execute(sql`
    select wanted."projectId", wanted."userId", count(${orders.orderId})::int as standing
    from jsonb_to_recordset(${pairs}) as wanted("projectId" uuid, "userId" uuid)
    join ${orders} on ${orders.projectId} = wanted."projectId" and ${orders.userId} = wanted."userId"
      and ${orders.status} <> 'cancelled'
    group by 1, 2`)) as unknown as { rows: { projectId: string; userId: string; standing: number }[] };
  for (const row of rows) world.standing.set(investorKey(row), row.standing);
}

async function loadNamed(tx: Db, world: World, needs: All): Promise<void> {
  if (needs.orders.length) {
    const rows = await tx.select().from(orders).where(isOneOf(orders.orderId, needs.orders));
    for (const row of rows) world.orders.set(row.orderId, row);
  }
  if (needs.transactions.length) {
    const rows = await tx
      .select()
      .from(transactions)
      .where(isOneOf(transactions.transactionId, needs.transactions))
      .orderBy(asc(transactions.transactionId))
      .for('update');
    for (const row of rows) world.transactions.set(row.transactionId, row);
  }
  if (needs.bankAccounts.length) {
    const rows = await tx
      .select()
      .from(bankAccounts)
      .where(isOneOf(bankAccounts.bankAccountId, needs.bankAccounts))
      .orderBy(asc(bankAccounts.bankAccountId))
      .for('share');
    for (const row of rows) world.bankAccounts.set(row.bankAccountId, row);
  }
}

async function loadDelivered(tx: Db, world: World, { wholeProjects: ids }: All): Promise<void> {
  if (!ids.length) return;
  const done = await tx
    .select()
    .from(distributions)
    .where(isOneOf(distributions.projectId, ids))
    .orderBy(asc(distributions.createdAt));
  for (const row of done) {
    world.distributions.set(row.projectId, [...(world.distributions.get(row.projectId) ?? []), row]);
  }
  const repaid = await tx
    .select({ projectId: projectPayments.projectId, cents: sql<string>`sum(${projectPayments.amountCents})` })
    .from(projectPayments)
    .where(and(isOneOf(projectPayments.projectId, ids), eq(projectPayments.kind, 'repayment')))
    .groupBy(projectPayments.projectId);
  for (const { projectId, cents } of repaid) world.repaidCents.set(projectId, Number(cents));
}

/**
 * Locks and loads what a batch needs, a query for each table, always in the same order: projects, users, accounts by
 * their names, then the rest, all of which is changed under the lock of a project or of an account anyway.
 */
export async function lockWorld(tx: Db, needs: readonly Needs[]): Promise<World> {
  const all = unionOf(needs);
  const world = emptyWorld();
  await lockProjects(tx, world, all);
  const investorsWallets = await loadOrders(tx, world, all);
  await lockUsers(tx, world, all);
  await lockAccounts(tx, world, [...all.accounts, ...investorsWallets]);
  await countInvestors(tx, world, all);
  await loadNamed(tx, world, all);
  await loadDelivered(tx, world, all);
  return world;
}

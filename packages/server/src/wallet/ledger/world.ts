import type { bankAccounts } from '../../payment/bank-accounts/table.ts';
import type { distributions } from '../../project/distributions/table.ts';
import type { orders } from '../../project/orders/table.ts';
import type { projects } from '../../project/projects/table.ts';
import type { transactions } from '../transactions/table.ts';
import type { AccountId } from './accounts.ts';

export type OrderRow = typeof orders.$inferSelect;
export type TransactionRow = typeof transactions.$inferSelect;
export type BankAccountRow = typeof bankAccounts.$inferSelect;
export type DistributionRow = typeof distributions.$inferSelect;

export interface LedgerUser {
  userId: string;
  walletId: string;
  userName: string;
  role: 'user' | 'operator' | 'admin';
  isVerified: boolean;
  /** Disabled or deleted: nothing of theirs moves any more by their own will. */
  isClosed: boolean;
}

export interface Investor {
  userId: string;
  walletId: string;
  userName: string;
}

export interface LedgerProject {
  project: typeof projects.$inferSelect;
  /** The current entry of its phase history, and since when. */
  projectPhaseId: string;
  phaseSince: Date;
}

/**
 * What a command may look at: what was locked for it and for its neighbours in the batch. It is brought up to date by
 * `evolve` after each of them, so that the next one decides on what the one before has left.
 */
export interface World {
  users: Map<string, LedgerUser>;
  /** Those who have put money into a project that was asked for as a whole. */
  investors: Map<string, Investor>;
  projects: Map<string, LedgerProject>;
  balances: Map<AccountId, number>;
  orders: Map<string, OrderRow>;
  /** How many orders of an investor stand in a project, by `investorKey`. */
  standing: Map<string, number>;
  transactions: Map<string, TransactionRow>;
  bankAccounts: Map<string, BankAccountRow>;
  /** What was delivered to the investors of a project, and what its promoter has repaid. */
  distributions: Map<string, DistributionRow[]>;
  repaidCents: Map<string, number>;
}

export function emptyWorld(): World {
  return {
    users: new Map(),
    investors: new Map(),
    projects: new Map(),
    balances: new Map(),
    orders: new Map(),
    standing: new Map(),
    transactions: new Map(),
    bankAccounts: new Map(),
    distributions: new Map(),
    repaidCents: new Map(),
  };
}

export const investorKey = ({ projectId, userId }: { projectId: string; userId: string }) =>
  `${projectId} ${userId}`;

/** What stands has not been cancelled: it is in the project, or was until the project was over. */
export function isStanding({ status }: Pick<OrderRow, 'status'>): boolean {
  return status !== 'cancelled';
}

/** What is open waits for its returns. */
function isOpen({ status }: Pick<OrderRow, 'status'>): boolean {
  return status === 'pending' || status === 'active';
}

/** In one order, the same everywhere: that of their ids, which is about that of their times. */
export function openOrdersOf(world: World, projectId: string): OrderRow[] {
  return [...world.orders.values()]
    .filter((order) => order.projectId === projectId && isOpen(order))
    .sort((one, other) => (one.orderId < other.orderId ? -1 : 1));
}

/** Everybody who has put money into a project that was asked for as a whole, each once. */
export function investorsOf(world: World, projectId: string): string[] {
  const standing = [...world.orders.values()].filter(
    (order) => order.projectId === projectId && isStanding(order),
  );
  return [...new Set(standing.map(({ userId }) => userId))];
}

export function balanceOf(world: World, accountId: AccountId): number {
  return world.balances.get(accountId) ?? 0;
}

import type { DatedTreatment, Hold, Received, TaxTreatmentKind } from '@semilla/contract';
import type { InvestorFacts } from '../../account/investor-profile/find-investor-facts.ts';
import type { DeciderFacts } from '../../kit/approvals/find-independence.ts';
import { type AccountId, escrowOf, taxAccountOf } from '../../ledger/accounts.ts';
import type { UnexplainedAtBank } from '../../payment/bank-balances/find-unexplained-debits.ts';
import type { MaybePayment } from '../../payment/payment-files/payable.ts';
import type { ProvenPayment } from '../../project/project-payments/find-proven-payments.ts';
import type { bankAccounts } from '../../schema/bank-accounts.ts';
import type { BankEntryRow } from '../../schema/bank-entries.ts';
import type { distributions } from '../../schema/distributions.ts';
import type { NotedQuestions } from '../../schema/order-evidence.ts';
import type { orders } from '../../schema/orders.ts';
import type { OutgoingPaymentRow } from '../../schema/outgoing-payments.ts';
import type { PaymentOrderRow } from '../../schema/payment-orders.ts';
import type { PayoutAccountRow } from '../../schema/payout-accounts.ts';
import type { ProjectPaymentRow } from '../../schema/project-payments.ts';
import type { projects } from '../../schema/projects.ts';
import type { ProposalRow } from '../../schema/proposals.ts';
import type { TransactionRow } from '../../schema/transactions.ts';
import type { WishRow } from '../../schema/wishes.ts';
import type { BookedDeposit } from '../../wallet/transactions/find-booked-deposits.ts';
import type { LoadedPlace } from './loaded-place.ts';

export type OrderRow = typeof orders.$inferSelect;
export type BankAccountRow = typeof bankAccounts.$inferSelect;
export type DistributionRow = typeof distributions.$inferSelect;

export interface LedgerUser {
  userId: string;
  walletId: string;
  userName: string;
  role: 'user' | 'operator' | 'admin';
  isVerified: boolean;
  /** The tax number, which is set only for companies. */
  taxId?: string | null;
  /** True for a company that has not declared its owners and who may act for it. */
  isCompanyUndeclared: boolean;
  /** Disabled or deleted users cannot move money themselves. */
  isClosed: boolean;
  /** When staff disabled the user, or the user was deleted. */
  closedAt?: Date | null;
}

export interface Investor {
  userId: string;
  walletId: string;
  userName: string;
}

/** What an investor received in a payment, with the tax as withheld and corrected so far. */
export interface TaxedPayment {
  distributionId: string;
  projectId: string;
  userId: string;
  period: number | null;
  createdAt: Date;
  /** The day that decides the tax rate of its interest. */
  taxedOn: string;
  /** The tax of all later payments of the project. */
  laterTaxCents: number;
  lines: {
    orderId: string;
    grossCents: number;
    feeCents: number;
    taxCents: number;
    taxRateHundredths: number;
    taxTreatment: TaxTreatmentKind | null;
  }[];
}

export interface LedgerProject {
  project: typeof projects.$inferSelect;
  /** The id of the current phase in the phase history. */
  projectPhaseId: string;
  phaseSince: Date;
  /** The account that releases go to; loaded only for `wholeProjects`. */
  payoutAccount?: PayoutAccountRow | undefined;
  /** The digests of the PDF files of the sheet in force, by language. */
  sheetDigests?: Record<'es' | 'en', string> | undefined;
  /** The questions published about the project; undefined without any. */
  publishedQuestions?: NotedQuestions | undefined;
  /** When the last material version of the sheet was published. */
  sheetChangedAt?: Date | undefined;
  /** Whether any place on its waiting list must be confirmed. */
  hasPlacesToConfirm?: boolean | undefined;
}

/**
 * The rows that commands decide on. All are locked for the whole batch. `evolve` applies the effects of each command, so that the
 * next command sees them.
 */
export interface World {
  users: Map<string, LedgerUser>;
  /** The investors of the projects in `wholeProjects`, and users who invested in this batch. */
  investors: Map<string, Investor>;
  projects: Map<string, LedgerProject>;
  balances: Map<AccountId, number>;
  /** Number of pending deposits or withdrawals of a user, by `pendingKey`. */
  pending: Map<string, number>;
  orders: Map<string, OrderRow>;
  /** Number of orders of an investor in a project that are not cancelled, by `investorKey`. */
  standing: Map<string, number>;
  /** The sum in cents of the orders counted in `standing`, by `investorKey`. */
  standingCents: Map<string, number>;
  /** Waiting-list places, by `investorKey`. */
  waiting: Map<string, LoadedPlace>;
  /** The numbers of all waiting places, by project, for the projects of the loaded places. */
  waitingNumbers: Map<string, readonly number[]>;
  /** Open wishes of preinvestors, by `investorKey`. */
  wishes: Map<string, WishRow>;
  /** The facts that rules about investors need, as of today. */
  investorFacts: Map<string, InvestorFacts>;
  transactions: Map<string, TransactionRow>;
  bankAccounts: Map<string, BankAccountRow>;
  bankEntries: Map<string, BankEntryRow>;
  /** The payment orders of the loaded movements and projects, by id, without cancelled ones. */
  paymentOrders: Map<string, PaymentOrderRow>;
  /** The payments in payment files, by the id of what they pay, without cancelled ones. */
  outgoingPayments: Map<string, OutgoingPaymentRow>;
  /** Cancelled payments whose file went to the bank, by the id of what they pay. The bank may make them anyway. */
  recalledPayments: Map<string, OutgoingPaymentRow>;
  /** Withdrawals with a payment in `recalledPayments` that the bank may still make. */
  maybePaid: Set<string>;
  /** Bank movements that wait or were set aside, and may have paid a pending withdrawal. */
  maybePayments: Map<string, readonly MaybePayment[]>;
  returnedWithdrawals: Set<string>;
  takenBackDeposits: Set<string>;
  /** Recent deposits that a bank movement proves, by customer. */
  bookedDeposits: Map<string, readonly BookedDeposit[]>;
  /** Distributions paid to investors, by project. */
  distributions: Map<string, DistributionRow[]>;
  /** What each order of a whole project has received from its deliveries. */
  received: Map<string, Received>;
  /** The tax treatments of investors whose rate differs from the general tax rate, by investor. */
  taxTreatments: Map<string, DatedTreatment[]>;
  /** By `taxedPaymentKey`. */
  taxedPayments: Map<string, TaxedPayment>;
  /** What the promoter has paid back, by project. */
  repaidCents: Map<string, number>;
  lastRepaymentAt: Map<string, Date>;
  /** Payments that staff recorded by hand and no bank movement proves, by project. */
  unprovenPayments: Map<string, ProjectPaymentRow[]>;
  /** Payments that were booked from bank movements and did not come back, by project. */
  provenPayments: Map<string, readonly ProvenPayment[]>;
  /** What one person approved alone in the last 24 hours; the key is the customer or the decider. */
  approvedCents: Map<string, number>;
  /** Why withdrawals are on hold, by customer. */
  holds: Map<string, Hold>;
  /** The company's own money at the bank; negative if the company owes money to its customers. */
  companyCents: number;
  /** The differences and debits at the bank that have no explanation. */
  unexplained: UnexplainedAtBank;
  /** Staff for whom another administrator exists who could approve. */
  notAlone: Set<string>;
  /** The pending proposals, by `onceKey`. */
  pendingByKey: Map<string, ProposalRow>;
  approvals: Map<string, { proposal: ProposalRow; facts: DeciderFacts | undefined }>;
}

export function emptyWorld(): World {
  return {
    users: new Map(),
    investors: new Map(),
    projects: new Map(),
    balances: new Map(),
    pending: new Map(),
    orders: new Map(),
    standing: new Map(),
    standingCents: new Map(),
    waiting: new Map(),
    waitingNumbers: new Map(),
    wishes: new Map(),
    investorFacts: new Map(),
    transactions: new Map(),
    bankAccounts: new Map(),
    bankEntries: new Map(),
    paymentOrders: new Map(),
    outgoingPayments: new Map(),
    recalledPayments: new Map(),
    maybePaid: new Set(),
    maybePayments: new Map(),
    returnedWithdrawals: new Set(),
    takenBackDeposits: new Set(),
    bookedDeposits: new Map(),
    distributions: new Map(),
    received: new Map(),
    taxTreatments: new Map(),
    taxedPayments: new Map(),
    repaidCents: new Map(),
    lastRepaymentAt: new Map(),
    unprovenPayments: new Map(),
    provenPayments: new Map(),
    approvedCents: new Map(),
    holds: new Map(),
    companyCents: 0,
    unexplained: { isDifferent: false, debits: [] },
    notAlone: new Set(),
    pendingByKey: new Map(),
    approvals: new Map(),
  };
}

/** The position of a place on its waiting list, starting at 1. */
export function positionOf(world: World, { projectId, number }: LoadedPlace): number {
  const others = world.waitingNumbers.get(projectId) ?? [];
  return 1 + others.filter((other) => other < number).length;
}

function copyOfRows(rows: World[keyof World]): World[keyof World] {
  if (rows instanceof Map) return new Map(rows as Map<string, never>);
  return rows instanceof Set ? new Set(rows) : rows;
}

/** Copies the world, for a command that must see its own earlier effects. */
export function copyOf(world: World): World {
  const copies = Object.entries(world).map(([name, rows]) => [name, copyOfRows(rows)]);
  return Object.fromEntries(copies) as World;
}

/** Adds a line of a delivery to what its order has received. */
export function receive(
  world: World,
  { orderId, grossCents, feeCents }: Received & { orderId: string },
): void {
  const before = world.received.get(orderId);
  world.received.set(orderId, {
    grossCents: (before?.grossCents ?? 0) + grossCents,
    feeCents: (before?.feeCents ?? 0) + feeCents,
  });
}

export const investorKey = ({ projectId, userId }: { projectId: string; userId: string }) =>
  `${projectId} ${userId}`;

export const taxedPaymentKey = ({ distributionId, userId }: { distributionId: string; userId: string }) =>
  `${distributionId} ${userId}`;

export const pendingKey = ({ userId, type }: Pick<TransactionRow, 'userId' | 'type'>) => `${userId} ${type}`;

/** Orders that are not cancelled, including the finished orders of past projects. */
export function isStanding({ status }: Pick<OrderRow, 'status'>): boolean {
  return status !== 'cancelled';
}

/** Open orders still expect returns. */
function isOpen({ status }: Pick<OrderRow, 'status'>): boolean {
  return status === 'pending' || status === 'active';
}

/** Sorted by id, which roughly follows the creation time, so that every caller gets the same order. */
export function openOrdersOf(world: World, projectId: string): OrderRow[] {
  return [...world.orders.values()]
    .filter((order) => order.projectId === projectId && isOpen(order))
    .sort((left, right) => (left.orderId < right.orderId ? -1 : 1));
}

/** The distinct investors of a project; it must be in `wholeProjects`. */
export function investorsOf(world: World, projectId: string): string[] {
  const standing = [...world.orders.values()].filter(
    (order) => order.projectId === projectId && isStanding(order),
  );
  return [...new Set(standing.map(({ userId }) => userId))];
}

/** The open wishes of a project, sorted by id; it must be in `wishesOf`. */
export function openWishesIn(world: World, projectId: string): WishRow[] {
  return [...world.wishes.values()]
    .filter((wish) => wish.projectId === projectId)
    .sort((left, right) => (left.wishId < right.wishId ? -1 : 1));
}

/** The payment order that sends the money of this movement back, if any. */
export function orderOfEntry(world: World, bankEntryId: string): PaymentOrderRow | undefined {
  return [...world.paymentOrders.values()].find((order) => order.bankEntryId === bankEntryId);
}

/** Money ordered for the promoter of a project. It stays in its account until the bank has paid it. */
export function orderedCents(
  world: World,
  projectId: string,
  purpose: Exclude<PaymentOrderRow['purpose'], 'sendBack'>,
): number {
  return [...world.paymentOrders.values()]
    .filter(
      (order) => order.projectId === projectId && order.purpose === purpose && order.state === 'waiting',
    )
    .reduce((sum, { amountCents }) => sum + amountCents, 0);
}

export function balanceOf(world: World, accountId: AccountId): number {
  return world.balances.get(accountId) ?? 0;
}

/** The money in escrow that no payment order uses. */
export const freeEscrowOf = (world: World, projectId: string): number =>
  balanceOf(world, escrowOf(projectId)) - orderedCents(world, projectId, 'release');

/** The withheld tax that is neither paid nor ordered. */
export const freeTaxOf = (world: World, projectId: string): number =>
  balanceOf(world, taxAccountOf(projectId)) - orderedCents(world, projectId, 'taxToPromoter');

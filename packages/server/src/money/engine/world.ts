import type { DatedTreatment, Hold, Received, TaxTreatmentKind } from '@semilla/contract';
import type { InvestorFacts } from '../../account/investor-profile/find-investor-facts.ts';
import type { DeciderFacts } from '../../kit/approvals/find-independence.ts';
import { type AccountId, escrowOf, taxAccountOf } from '../../ledger/accounts.ts';
import type { MaybePayment } from '../../payment/payment-files/payable.ts';
import type { ProvenPayment } from '../../project/project-payments/find-proven-payments.ts';
import type { bankAccounts } from '../../schema/bank-accounts.ts';
import type { BankEntryRow } from '../../schema/bank-entries.ts';
import type { distributions } from '../../schema/distributions.ts';
import type { orders } from '../../schema/orders.ts';
import type { OutgoingPaymentRow } from '../../schema/outgoing-payments.ts';
import type { PaymentOrderRow } from '../../schema/payment-orders.ts';
import type { PayoutAccountRow } from '../../schema/payout-accounts.ts';
import type { ProjectPaymentRow } from '../../schema/project-payments.ts';
import type { projects } from '../../schema/projects.ts';
import type { ProposalRow } from '../../schema/proposals.ts';
import type { TransactionRow } from '../../schema/transactions.ts';
import type { WaitingPlaceRow } from '../../schema/waiting-places.ts';
import type { WishRow } from '../../schema/wishes.ts';
import type { BookedDeposit } from '../../wallet/transactions/find-booked-deposits.ts';

export type OrderRow = typeof orders.$inferSelect;
export type BankAccountRow = typeof bankAccounts.$inferSelect;
export type DistributionRow = typeof distributions.$inferSelect;

export interface LedgerUser {
  userId: string;
  walletId: string;
  userName: string;
  role: 'user' | 'operator' | 'admin';
  isVerified: boolean;
  /** The tax number of a company. */
  taxId?: string | null;
  /** A company that has not declared its owners and who may act for it. */
  isCompanyUndeclared: boolean;
  /** Disabled or deleted users cannot move money themselves. */
  isClosed: boolean;
}

export interface Investor {
  userId: string;
  walletId: string;
  userName: string;
}

/** What an investor received in a payment, with the tax as it was withheld and corrected so far. */
export interface TaxedPayment {
  distributionId: string;
  projectId: string;
  userId: string;
  period: number | null;
  createdAt: Date;
  /** The day on which its interest counts. */
  taxedOn: string;
  /** The tax of the payments of the project that came after it. */
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
  /** The current entry of the phase history. */
  projectPhaseId: string;
  /** The start of the current phase. */
  phaseSince: Date;
  /** Where its money is released to; loaded for `wholeProjects` only. */
  payoutAccount?: PayoutAccountRow | undefined;
  /** The digests of the files of the sheet in force, by language. */
  sheetDigests?: Record<'es' | 'en', string> | undefined;
  /** When the last version of the sheet that concerns investors was published. */
  sheetChangedAt?: Date | undefined;
  /** Whether places on its waiting list must be confirmed. */
  hasPlacesToConfirm?: boolean | undefined;
}

/**
 * The rows that commands decide on: those locked for the whole batch. `evolve` updates the world after each command, so
 * that the next one sees the changes.
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
  /** The sum of these orders in cents, by `investorKey`. */
  standingCents: Map<string, number>;
  /** Places on waiting lists, by `investorKey`. */
  waiting: Map<string, WaitingPlaceRow>;
  /** The numbers of all places that wait, of the projects with a place that is needed. */
  waitingNumbers: Map<string, readonly number[]>;
  /** Open wishes of preinvestors, by `investorKey`. */
  wishes: Map<string, WishRow>;
  /** How the investors of the needed pairs are treated today. */
  investorFacts: Map<string, InvestorFacts>;
  transactions: Map<string, TransactionRow>;
  bankAccounts: Map<string, BankAccountRow>;
  bankEntries: Map<string, BankEntryRow>;
  /** The orders of the needed movements and projects that were not cancelled, by id. */
  paymentOrders: Map<string, PaymentOrderRow>;
  /** The payments of payment files that were not cancelled, by the id of what they pay. */
  outgoingPayments: Map<string, OutgoingPaymentRow>;
  /** Cancelled payments of files that were taken, which the bank may make all the same, by the id of what they pay. */
  recalledPayments: Map<string, OutgoingPaymentRow>;
  /** Withdrawals with such a payment of which the bank has not reported yet that it did not make it. */
  maybePaid: Set<string>;
  /** Movements of the bank that wait, or were set aside, and may have paid a pending withdrawal. */
  maybePayments: Map<string, readonly MaybePayment[]>;
  /** The withdrawals whose payment came back. */
  returnedWithdrawals: Set<string>;
  /** The deposits that the bank took back. */
  takenBackDeposits: Set<string>;
  /** Recent deposits that a movement of the bank proves, of the customers that are needed. */
  bookedDeposits: Map<string, readonly BookedDeposit[]>;
  /** Distributions paid to the investors of a project. */
  distributions: Map<string, DistributionRow[]>;
  /** What each order of a whole project has received from its deliveries. */
  received: Map<string, Received>;
  /** The other rates that are withheld of the interest of investors, by investor. */
  taxTreatments: Map<string, DatedTreatment[]>;
  /** By `taxedPaymentKey`. */
  taxedPayments: Map<string, TaxedPayment>;
  /** Money that the promoter of a project has paid back. */
  repaidCents: Map<string, number>;
  lastRepaymentAt: Map<string, Date>;
  /** What staff recorded by hand and no movement of the bank proves, by project. */
  unprovenPayments: Map<string, ProjectPaymentRow[]>;
  /** What was booked from movements of the bank and did not come back, by project. */
  provenPayments: Map<string, readonly ProvenPayment[]>;
  /** What one person alone approved in the last 24 hours, by customer and by deciding person. */
  approvedCents: Map<string, number>;
  /** Why the withdrawals of a customer wait. */
  holds: Map<string, Hold>;
  /** What is at the bank and is the company's own; below zero if the company owes it to its customers. */
  companyCents: number;
  /** Whether the bank and the ledger differ by something that nothing explains. */
  isBankUnexplained: boolean;
  /** Staff beside whom there is another administrator. */
  notAlone: Set<string>;
  /** The pending proposals by their keys, of those that are needed. */
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
    isBankUnexplained: false,
    notAlone: new Set(),
    pendingByKey: new Map(),
    approvals: new Map(),
  };
}

/** The position of a place on its waiting list, as lists of places show it. */
export function positionOf(world: World, { projectId, number }: WaitingPlaceRow): number {
  const others = world.waitingNumbers.get(projectId) ?? [];
  return 1 + others.filter((other) => other < number).length;
}

function copyOfRows(rows: World[keyof World]): World[keyof World] {
  if (rows instanceof Map) return new Map(rows as Map<string, never>);
  return rows instanceof Set ? new Set(rows) : rows;
}

/** A world of its own with the same rows, for a command that needs to see its earlier effects. */
export function copyOf(world: World): World {
  const copies = Object.entries(world).map(([name, rows]) => [name, copyOfRows(rows)]);
  return Object.fromEntries(copies) as World;
}

/** Counts a line of a delivery as received by its order. */
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

/** Sorted by id, which roughly follows the creation time, so that every caller uses the same order. */
export function openOrdersOf(world: World, projectId: string): OrderRow[] {
  return [...world.orders.values()]
    .filter((order) => order.projectId === projectId && isOpen(order))
    .sort((left, right) => (left.orderId < right.orderId ? -1 : 1));
}

/** The distinct investors of a project that was loaded as a whole. */
export function investorsOf(world: World, projectId: string): string[] {
  const standing = [...world.orders.values()].filter(
    (order) => order.projectId === projectId && isStanding(order),
  );
  return [...new Set(standing.map(({ userId }) => userId))];
}

/** The open wishes in a project that was loaded with them, sorted by id. */
export function openWishesIn(world: World, projectId: string): WishRow[] {
  return [...world.wishes.values()]
    .filter((wish) => wish.projectId === projectId)
    .sort((left, right) => (left.wishId < right.wishId ? -1 : 1));
}

/** The decision to send the money of a movement back, if there is one. */
export function orderOfEntry(world: World, bankEntryId: string): PaymentOrderRow | undefined {
  return [...world.paymentOrders.values()].find((order) => order.bankEntryId === bankEntryId);
}

/** What is ordered for the promoter of a project and still waits for the bank; it stays where it is until then. */
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

/** What is in escrow and not ordered for the promoter. */
export const freeEscrowOf = (world: World, projectId: string): number =>
  balanceOf(world, escrowOf(projectId)) - orderedCents(world, projectId, 'release');

/** What was withheld and is neither paid nor ordered for the promoter. */
export const freeTaxOf = (world: World, projectId: string): number =>
  balanceOf(world, taxAccountOf(projectId)) - orderedCents(world, projectId, 'taxToPromoter');

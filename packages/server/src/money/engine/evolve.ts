import { companysAccounts } from '../../ledger/accounts.ts';
import { balancesAfter } from '../../ledger/balances.ts';
import type { NewEntry } from '../../ledger/new-entry.ts';
import { repaidCents } from '../../project/project-payments/sum-repaid.ts';
import { paidIdOf } from '../../schema/outgoing-payments.ts';
import type { ProposalRow } from '../../schema/proposals.ts';
import type { TaxCorrectionRow } from '../../schema/tax-corrections.ts';
import type { TransactionRow } from '../../schema/transactions.ts';
import type { WaitingPlaceRow } from '../../schema/waiting-places.ts';
import type { WishRow } from '../../schema/wishes.ts';
import type { Effects } from './effects.ts';
import {
  type DistributionRow,
  investorKey,
  isStanding,
  type OrderRow,
  pendingKey,
  receive,
  type World,
} from './world.ts';

function applyOrder(world: World, order: OrderRow): void {
  const before = world.orders.get(order.orderId);
  const change = Number(isStanding(order)) - Number(before !== undefined && isStanding(before));
  const key = investorKey(order);
  world.standing.set(key, (world.standing.get(key) ?? 0) + change);
  world.standingCents.set(key, (world.standingCents.get(key) ?? 0) + change * order.amountCents);
  world.orders.set(order.orderId, order);
  // A later command of the same batch may pay this investor.
  const investor = world.users.get(order.userId);
  if (investor) world.investors.set(order.userId, investor);
}

function applyWaitingPlace(world: World, row: WaitingPlaceRow): void {
  const others = (world.waitingNumbers.get(row.projectId) ?? []).filter((number) => number !== row.number);
  world.waitingNumbers.set(row.projectId, row.state === 'waiting' ? [...others, row.number] : others);
  if (row.state === 'waiting') world.waiting.set(investorKey(row), row);
  else world.waiting.delete(investorKey(row));
}

function applyWish(world: World, row: WishRow): void {
  if (row.state === 'open') world.wishes.set(investorKey(row), row);
  else world.wishes.delete(investorKey(row));
}

function applyTransaction(world: World, row: TransactionRow): void {
  const before = world.transactions.get(row.transactionId);
  const change = Number(row.status === 'pending') - Number(before?.status === 'pending');
  world.pending.set(pendingKey(row), (world.pending.get(pendingKey(row)) ?? 0) + change);
  world.transactions.set(row.transactionId, row);
  if (row.returnedWithdrawalId) world.returnedWithdrawals.add(row.returnedWithdrawalId);
  if (row.takenBackDepositId) world.takenBackDeposits.add(row.takenBackDepositId);
}

/** Adds a deposit that a bank movement proves, or removes one that the bank took back. */
function applyBookedDeposit(
  world: World,
  { transactionId, userId, amountCents, bankEntryId, ...row }: TransactionRow,
  bankEntries: Effects['bankEntries'] = [],
): void {
  const before = world.bookedDeposits.get(userId);
  if (!before || !bankEntryId) return;
  const goneId = row.takenBackDepositId ?? transactionId;
  const others = before.filter((deposit) => deposit.transactionId !== goneId);
  const entry = bankEntries.find((one) => one.bankEntryId === bankEntryId);
  const isDeposit = row.type === 'income' && row.issuerName !== 'returned_payment';
  const booked = entry && isDeposit ? [{ transactionId, userId, amountCents, bookedOn: entry.bookedOn }] : [];
  world.bookedDeposits.set(userId, [...others, ...booked]);
}

function activate(world: World, projectId: string): void {
  for (const order of world.orders.values()) {
    if (order.projectId === projectId && order.status === 'pending') {
      world.orders.set(order.orderId, { ...order, status: 'active' });
    }
  }
}

/** Counts what one person approved alone, both for the customer and for that person. */
function countApproved(world: World, { adminId, userId, amountCents }: TransactionRow): void {
  for (const key of adminId ? [userId, adminId] : []) {
    world.approvedCents.set(key, (world.approvedCents.get(key) ?? 0) + amountCents);
  }
}

/**
 * Adds the correction to its payment, and to the later tax of earlier payments. A later command of the batch
 * may correct these payments.
 */
function applyTaxCorrection(world: World, row: TaxCorrectionRow): void {
  const corrected = [...world.taxedPayments.values()].find(
    ({ distributionId }) => distributionId === row.distributionId,
  );
  if (!corrected) return;
  for (const [key, payment] of world.taxedPayments) {
    const isLater = payment.projectId === row.projectId && corrected.createdAt > payment.createdAt;
    const isSame = payment.distributionId === row.distributionId && payment.userId === row.userId;
    const { taxRateHundredths, taxTreatment } = row;
    const lines = payment.lines.map((line) =>
      isSame && line.orderId === row.orderId
        ? { ...line, taxRateHundredths, taxTreatment, taxCents: line.taxCents + row.taxCents }
        : line,
    );
    const laterTaxCents = payment.laterTaxCents + (isLater ? row.taxCents : 0);
    world.taxedPayments.set(key, { ...payment, lines, laterTaxCents });
  }
}

function applyDistribution(world: World, row: DistributionRow): void {
  const { projectId, taxCents } = row;
  world.distributions.set(projectId, [...(world.distributions.get(projectId) ?? []), row]);
  for (const [key, payment] of world.taxedPayments) {
    if (payment.projectId !== projectId) continue;
    world.taxedPayments.set(key, { ...payment, laterTaxCents: payment.laterTaxCents + taxCents });
  }
}

function applyProposal(world: World, row: ProposalRow): void {
  if (row.onceKey && row.status === 'pending') world.pendingByKey.set(row.onceKey, row);
  else if (row.onceKey) world.pendingByKey.delete(row.onceKey);
  const approved = world.approvals.get(row.proposalId);
  if (approved) world.approvals.set(row.proposalId, { ...approved, proposal: row });
}

/** Adds project payments that a bank movement proves, and removes those that came back. */
function applyProven(world: World, { payments = [], bankEntries = [] }: Effects): void {
  const goneIds = new Set(bankEntries.flatMap((row) => (row.sentBackById ? row.bankEntryId : [])));
  if (goneIds.size)
    for (const [projectId, proven] of world.provenPayments)
      world.provenPayments.set(
        projectId,
        proven.filter(({ bankEntryId }) => !bankEntryId || !goneIds.has(bankEntryId)),
      );
  for (const payment of payments) {
    const entry = bankEntries.find(({ bankEntryId }) => bankEntryId === payment.bankEntryId);
    const before = world.provenPayments.get(payment.projectId) ?? [];
    if (entry)
      world.provenPayments.set(payment.projectId, [...before, { ...payment, bookedOn: entry.bookedOn }]);
  }
}

/** How much these entries change the company's own money. */
function companysChange(entries: readonly NewEntry[]): number {
  return entries
    .flatMap(({ postings }) => postings)
    .filter(({ accountId }) => companysAccounts.includes(accountId))
    .reduce((sum, { amountCents }) => sum + amountCents, 0);
}

/** Applies the effects of a command to the world, so that the next command of the batch sees them. */
export function evolve(world: World, effects: Effects): void {
  const after = balancesAfter(world.balances, effects.entries ?? []);
  for (const [accountId, cents] of after) world.balances.set(accountId, cents);
  world.companyCents += companysChange(effects.entries ?? []);
  for (const order of effects.orders ?? []) applyOrder(world, order);
  for (const row of effects.waitingPlaces ?? []) applyWaitingPlace(world, row);
  for (const row of effects.wishes ?? []) applyWish(world, row);
  for (const projectId of effects.activates ?? []) activate(world, projectId);
  for (const row of effects.transactions ?? []) {
    // A bank movement that proves an earlier approval is not a new approval.
    const isApprovedNow =
      row.status === 'completed' && world.transactions.get(row.transactionId)?.status !== 'completed';
    applyTransaction(world, row);
    applyBookedDeposit(world, row, effects.bankEntries);
    if (isApprovedNow && !effects.proposals?.length) countApproved(world, row);
  }
  for (const row of effects.bankEntries ?? []) world.bankEntries.set(row.bankEntryId, row);
  for (const row of effects.bankAccounts ?? []) world.bankAccounts.set(row.bankAccountId, row);
  for (const row of effects.paymentOrders ?? []) world.paymentOrders.set(row.paymentOrderId, row);
  for (const row of effects.outgoingPayments ?? []) world.outgoingPayments.set(paidIdOf(row), row);
  for (const row of effects.proposals ?? []) applyProposal(world, row);
  for (const ledgerProject of effects.projects ?? [])
    world.projects.set(ledgerProject.project.projectId, ledgerProject);
  for (const { projectId, at } of effects.phases ?? []) {
    const ledgerProject = world.projects.get(projectId);
    if (ledgerProject) world.projects.set(projectId, { ...ledgerProject, phaseSince: at });
  }
  for (const payment of effects.payments ?? []) {
    const { projectId, kind, createdAt, bankEntryId } = payment;
    const unproven = world.unprovenPayments.get(projectId) ?? [];
    if (!bankEntryId) world.unprovenPayments.set(projectId, [...unproven, payment]);
    world.repaidCents.set(projectId, (world.repaidCents.get(projectId) ?? 0) + repaidCents(payment));
    if (kind === 'repayment') world.lastRepaymentAt.set(projectId, createdAt);
  }
  applyProven(world, effects);
  for (const line of effects.distributionLines ?? []) receive(world, line);
  for (const row of effects.distributions ?? []) applyDistribution(world, row);
  for (const row of effects.taxCorrections ?? []) applyTaxCorrection(world, row);
}

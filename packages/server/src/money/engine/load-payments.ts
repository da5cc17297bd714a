import { and, asc, eq, isNotNull, ne, or, type SQL } from 'drizzle-orm';
import { isOneOf } from '../../kit/database/sets.ts';
import type { Db } from '../../kit/database/types.ts';
import { findMaybePaid, findMaybePayments } from '../../payment/payment-files/payable.ts';
import { findProvenPayments } from '../../project/project-payments/find-proven-payments.ts';
import { outgoingPayments, paidIdOf } from '../../schema/outgoing-payments.ts';
import { paymentFiles } from '../../schema/payment-files.ts';
import { paymentOrders } from '../../schema/payment-orders.ts';
import { findBookedDeposits } from '../../wallet/transactions/find-booked-deposits.ts';
import { findReturned, findTakenBack } from '../../wallet/transactions/find-returned.ts';
import type { AllNeeds } from './lock-world.ts';
import type { World } from './world.ts';

/** Loads the payments in payment files, except cancelled ones whose file never went to the bank. */
async function loadOutgoing(tx: Db, world: World, isPaid: SQL | undefined): Promise<void> {
  const { state, outgoingPaymentId, paymentFileId } = outgoingPayments;
  const rows = await tx
    .select({ payment: outgoingPayments })
    .from(outgoingPayments)
    .innerJoin(paymentFiles, eq(paymentFiles.paymentFileId, paymentFileId))
    .where(and(isPaid, or(ne(state, 'cancelled'), isNotNull(paymentFiles.takenAt))))
    .orderBy(asc(outgoingPaymentId));
  for (const { payment } of rows) {
    const payments = payment.state === 'cancelled' ? world.recalledPayments : world.outgoingPayments;
    payments.set(paidIdOf(payment), payment);
  }
}

/** Loads the orders to send money of these movements back or to pay the promoters of these projects, with their payments. */
export async function loadPaymentOrders(
  tx: Db,
  world: World,
  { bankEntries: entryIds, wholeProjects, orderedOf, isLocking }: AllNeeds,
): Promise<void> {
  const projectIds = [...new Set([...wholeProjects, ...orderedOf])];
  if (!entryIds.length && !projectIds.length) return;
  const { bankEntryId, projectId, paymentOrderId, state } = paymentOrders;
  const query = tx
    .select()
    .from(paymentOrders)
    .where(and(or(isOneOf(bankEntryId, entryIds), isOneOf(projectId, projectIds)), ne(state, 'cancelled')))
    .orderBy(asc(paymentOrderId));
  const rows = await (isLocking ? query.for('update') : query);
  for (const row of rows) world.paymentOrders.set(row.paymentOrderId, row);
  const ids = rows.map((row) => row.paymentOrderId);
  if (ids.length) await loadOutgoing(tx, world, isOneOf(outgoingPayments.paymentOrderId, ids));
}

/**
 * Loads the payments of these transactions, and which of the transactions the bank returned or took back.
 * Changing any of this needs a lock of the transactions.
 */
export async function loadPayments(
  tx: Db,
  world: World,
  transactionIds: readonly string[],
  now: Date,
): Promise<void> {
  await loadOutgoing(tx, world, isOneOf(outgoingPayments.transactionId, transactionIds));
  world.maybePayments = Map.groupBy(
    await findMaybePayments(tx, transactionIds),
    (payment) => payment.transactionId,
  );
  const recalled = [...world.recalledPayments.keys()];
  if (recalled.length) world.maybePaid = await findMaybePaid(tx, recalled, now);
  world.returnedWithdrawals = await findReturned(tx, transactionIds);
  world.takenBackDeposits = await findTakenBack(tx, transactionIds);
}

/** Loads the recent bank deposits of these customers. Changing these deposits needs a lock of the wallets. */
export async function loadBookedDeposits(
  tx: Db,
  world: World,
  { bookedDepositsOf: ids }: AllNeeds,
  now: Date,
): Promise<void> {
  if (!ids.length) return;
  const deposits = Map.groupBy(await findBookedDeposits(tx, ids, now), ({ userId }) => userId);
  world.bookedDeposits = new Map(ids.map((userId) => [userId, deposits.get(userId) ?? []]));
}

/** Loads the payments of these projects that bank movements prove. The projects must be locked. */
export async function loadProven(tx: Db, world: World, { provenOf: ids }: AllNeeds): Promise<void> {
  if (!ids.length) return;
  world.provenPayments = Map.groupBy(await findProvenPayments(tx, ids), ({ projectId }) => projectId);
}

import { and, asc, eq, isNotNull, ne, or } from 'drizzle-orm';
import { isOneOf } from '../../kit/database/sets.ts';
import type { Db } from '../../kit/database/types.ts';
import { findMaybePaid, findMaybePayments } from '../../payment/payment-files/payable.ts';
import { outgoingPayments } from '../../schema/outgoing-payments.ts';
import { paymentFiles } from '../../schema/payment-files.ts';
import { findReturned, findTakenBack } from '../../wallet/transactions/find-returned.ts';
import type { World } from './world.ts';

/** The payments of these locked transactions, and which came back; both change only under those locks. */
export async function loadPayments(
  tx: Db,
  world: World,
  transactionIds: readonly string[],
  now: Date,
): Promise<void> {
  const { state, transactionId, outgoingPaymentId, paymentFileId } = outgoingPayments;
  const rows = await tx
    .select({ payment: outgoingPayments })
    .from(outgoingPayments)
    .innerJoin(paymentFiles, eq(paymentFiles.paymentFileId, paymentFileId))
    .where(
      and(
        isOneOf(transactionId, transactionIds),
        or(ne(state, 'cancelled'), isNotNull(paymentFiles.takenAt)),
      ),
    )
    .orderBy(asc(outgoingPaymentId));
  for (const { payment } of rows) {
    const payments = payment.state === 'cancelled' ? world.recalledPayments : world.outgoingPayments;
    payments.set(payment.transactionId, payment);
  }
  world.maybePayments = Map.groupBy(
    await findMaybePayments(tx, transactionIds),
    (payment) => payment.transactionId,
  );
  const recalled = [...world.recalledPayments.keys()];
  if (recalled.length) world.maybePaid = await findMaybePaid(tx, recalled, now);
  world.returnedWithdrawals = await findReturned(tx, transactionIds);
  world.takenBackDeposits = await findTakenBack(tx, transactionIds);
}

import { readTransferReference } from '@semilla/contract';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../kit/database/types.ts';
import { outgoingPayments } from '../../schema/outgoing-payments.ts';
import { paymentOrders } from '../../schema/payment-orders.ts';
import { transactions } from '../../schema/transactions.ts';

export type SentPayment = Awaited<ReturnType<typeof findPayments>>[number];

/** The payments of a file, with the withdrawal or order that each pays. */
export async function findPayments(tx: Db, paymentFileId: string) {
  const { userId, managerId, bankAccountId } = transactions;
  const { outgoingPaymentId, state, transactionId, paymentOrderId } = outgoingPayments;
  return tx
    .select({
      outgoingPaymentId,
      state,
      paidId: sql<string>`coalesce(${transactionId}, ${paymentOrderId})`,
      userId,
      managerId,
      bankAccountId,
      amountCents: sql<number>`coalesce(${transactions.amountCents}, ${paymentOrders.amountCents})`.mapWith(
        transactions.amountCents,
      ),
    })
    .from(outgoingPayments)
    .leftJoin(transactions, eq(transactions.transactionId, transactionId))
    .leftJoin(paymentOrders, eq(paymentOrders.paymentOrderId, paymentOrderId))
    .where(eq(outgoingPayments.paymentFileId, paymentFileId))
    .orderBy(outgoingPaymentId);
}

/** The payment with this reference, which the bank got with it. */
export function paymentWith(reference: string, payments: readonly SentPayment[]): SentPayment | undefined {
  const read = readTransferReference(reference);
  return payments.find(({ paidId }) => read?.kind === 'movement' && paidId.endsWith(read.end));
}

import { cents, movementReference, type PaymentOrder } from '@semilla/contract';
import { maskIban } from '@semilla/format';
import { asc, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../kit/database/types.ts';
import { bankEntries } from '../../schema/bank-entries.ts';
import { outgoingPayments } from '../../schema/outgoing-payments.ts';
import { type PaymentOrderRow, paymentOrders } from '../../schema/payment-orders.ts';

const payee = alias(bankEntries, 'payee');

const columns = {
  order: paymentOrders,
  holderName: payee.counterpartyName,
  account: payee.counterpartyAccount,
};

interface Found {
  order: PaymentOrderRow;
  holderName: string | null;
  account: string | null;
}

function orderAnswer(
  { order, holderName, account }: Found,
  paymentState: PaymentOrder['paymentState'],
): PaymentOrder {
  const { paymentOrderId, bankEntryId, amountCents, state, createdAt } = order;
  return {
    paymentOrderId,
    bankEntryId,
    holderName,
    account: account && maskIban(account),
    amount: cents(amountCents),
    reference: movementReference(paymentOrderId),
    state,
    paymentState,
    createdAt,
  };
}

/** The payments of a file that send money of third parties back, oldest first. */
export async function findOrdersOf(db: Db, paymentFileId: string): Promise<PaymentOrder[]> {
  const rows = await db
    .select({ ...columns, paymentState: outgoingPayments.state })
    .from(outgoingPayments)
    .innerJoin(paymentOrders, eq(paymentOrders.paymentOrderId, outgoingPayments.paymentOrderId))
    .innerJoin(payee, eq(payee.bankEntryId, paymentOrders.payeeEntryId))
    .where(eq(outgoingPayments.paymentFileId, paymentFileId))
    .orderBy(asc(paymentOrders.paymentOrderId));
  return rows.map(({ paymentState, ...found }) => orderAnswer(found, paymentState));
}

/** An order that is in no payment file. */
export async function findOrder(db: Db, paymentOrderId: string): Promise<PaymentOrder | undefined> {
  const [found] = await db
    .select(columns)
    .from(paymentOrders)
    .innerJoin(payee, eq(payee.bankEntryId, paymentOrders.payeeEntryId))
    .where(eq(paymentOrders.paymentOrderId, paymentOrderId));
  return found && orderAnswer(found, null);
}

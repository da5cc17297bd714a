import type { PaymentOrder } from '@semilla/contract';
import { and, asc, desc, eq, isNotNull, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../kit/database/types.ts';
import { NotFound } from '../../kit/errors.ts';
import { bankEntries } from '../../schema/bank-entries.ts';
import { outgoingPayments } from '../../schema/outgoing-payments.ts';
import { paymentFiles } from '../../schema/payment-files.ts';
import { paymentOrders } from '../../schema/payment-orders.ts';
import { payoutAccounts } from '../../schema/payout-accounts.ts';
import { projects } from '../../schema/projects.ts';
import { paymentOrderAnswer } from './payment-order-answer.ts';

const [payee, paidBy] = [alias(bankEntries, 'payee'), alias(bankEntries, 'paid_by')];

const account = sql<string | null>`coalesce(${payee.counterpartyAccount}, ${payoutAccounts.account})`;

const columns = {
  order: paymentOrders,
  projectName: projects.name,
  holderName: sql<string | null>`coalesce(${payee.counterpartyName}, ${payoutAccounts.holderName})`,
  account,
  paymentState: outgoingPayments.state,
  paymentFileId: paymentFiles.paymentFileId,
  fileNumber: paymentFiles.number,
  isPayeeReplaced: sql<boolean>`${paymentOrders.state} = 'waiting' and ${payoutAccounts.replacedAt} is not null`,
  isReturned: sql<boolean>`${paidBy.sentBackById} is not null`,
};

/** Orders with the file that contains them. Cancelled payments are left out, except on the page of their own file. */
const read = (db: Db, isOfPayment = ne(outgoingPayments.state, 'cancelled')) =>
  db
    .select(columns)
    .from(paymentOrders)
    .leftJoin(payee, eq(payee.bankEntryId, paymentOrders.payeeEntryId))
    .leftJoin(paidBy, eq(paidBy.bankEntryId, paymentOrders.paidById))
    .leftJoin(payoutAccounts, eq(payoutAccounts.payoutAccountId, paymentOrders.payoutAccountId))
    .leftJoin(projects, eq(projects.projectId, paymentOrders.projectId))
    .leftJoin(
      outgoingPayments,
      and(eq(outgoingPayments.paymentOrderId, paymentOrders.paymentOrderId), isOfPayment),
    )
    .leftJoin(paymentFiles, eq(paymentFiles.paymentFileId, outgoingPayments.paymentFileId))
    .$dynamic();

const answerOf = ({ order, ...found }: Awaited<ReturnType<typeof read>>[number]): PaymentOrder =>
  paymentOrderAnswer(order, found);

/** The orders that a file pays, oldest first. */
export async function findOrdersOf(db: Db, paymentFileId: string): Promise<PaymentOrder[]> {
  const rows = await read(db, eq(outgoingPayments.paymentFileId, paymentFileId))
    .where(eq(outgoingPayments.paymentFileId, paymentFileId))
    .orderBy(asc(paymentOrders.paymentOrderId));
  return rows.map(answerOf);
}

/** The orders to a project's promoter, newest first. */
export async function findOrdersOfProject(db: Db, projectId: string): Promise<PaymentOrder[]> {
  const rows = await read(db)
    .where(eq(paymentOrders.projectId, projectId))
    .orderBy(desc(paymentOrders.paymentOrderId))
    .limit(ordersShownMax);
  return rows.map(answerOf);
}

/** The waiting orders to promoters with the amount of this movement, newest first. */
export async function findOrdersOfEntry(db: Db, bankEntryId: string): Promise<PaymentOrder[]> {
  const [entry] = await db
    .select({ amountCents: bankEntries.amountCents })
    .from(bankEntries)
    .where(eq(bankEntries.bankEntryId, bankEntryId));
  if (!entry) throw new NotFound();
  const wasTaken = sql`exists (select 1 from ${outgoingPayments} sent
    join payment_files taken on taken.payment_file_id = sent.payment_file_id
    where sent.payment_order_id = ${paymentOrders.paymentOrderId} and taken.taken_at is not null)`;
  const rows = await read(db)
    .where(
      and(
        isNotNull(paymentOrders.projectId),
        eq(paymentOrders.state, 'waiting'),
        eq(paymentOrders.amountCents, -entry.amountCents),
        wasTaken,
      ),
    )
    .orderBy(desc(paymentOrders.paymentOrderId))
    .limit(ordersShownMax);
  return rows.map(answerOf);
}

/** The maximum number of orders in a list. No project has nearly as many. */
const ordersShownMax = 100;

export async function findOrder(db: Db, paymentOrderId: string): Promise<PaymentOrder | undefined> {
  const [found] = await read(db).where(eq(paymentOrders.paymentOrderId, paymentOrderId));
  return found && answerOf(found);
}

/** The whole account number of an order's payee, and the ids for the audit note. */
export async function findPayee(db: Db, paymentOrderId: string) {
  const { bankEntryId, projectId } = paymentOrders;
  const [found] = await db
    .select({ account, bankEntryId, projectId })
    .from(paymentOrders)
    .leftJoin(payee, eq(payee.bankEntryId, paymentOrders.payeeEntryId))
    .leftJoin(payoutAccounts, eq(payoutAccounts.payoutAccountId, paymentOrders.payoutAccountId))
    .where(eq(paymentOrders.paymentOrderId, paymentOrderId));
  return found;
}

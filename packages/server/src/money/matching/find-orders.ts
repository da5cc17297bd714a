import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { isOneOf } from '../../kit/database/sets.ts';
import type { Db } from '../../kit/database/types.ts';
import { phaseIds } from '../../project/phases/catalogue.ts';
import { bankEntries } from '../../schema/bank-entries.ts';
import { outgoingPayments } from '../../schema/outgoing-payments.ts';
import { paymentFiles } from '../../schema/payment-files.ts';
import { paymentOrders } from '../../schema/payment-orders.ts';
import { payoutAccounts } from '../../schema/payout-accounts.ts';
import { projects } from '../../schema/projects.ts';
import type { NamedOrder } from './match-order.ts';

const { paymentOrderId } = paymentOrders;
// The index on references uses this expression.
const end = sql<string>`right(${paymentOrderId}::text, 12)`;

/** Finds the payment orders with these reference ends; the result is keyed by end. */
export async function findOrders(db: Db, ends: readonly string[]): Promise<Map<string, NamedOrder>> {
  if (!ends.length) return new Map();
  const [payee, paidBy] = [alias(bankEntries, 'payee'), alias(bankEntries, 'paid_by')];
  const rows = await db
    .select({
      end,
      order: {
        paymentOrderId,
        purpose: paymentOrders.purpose,
        receivedId: paymentOrders.bankEntryId,
        projectId: paymentOrders.projectId,
        isProjectFinanced: sql<boolean>`coalesce(${projects.phaseId} = ${phaseIds.Financed}, false)`,
        account: sql<string | null>`coalesce(${payee.counterpartyAccount}, ${payoutAccounts.account})`,
        amountCents: paymentOrders.amountCents,
        state: paymentOrders.state,
        paidById: paymentOrders.paidById,
        isSent: sql<boolean>`exists (select 1 from ${outgoingPayments}
          join ${paymentFiles} on ${paymentFiles.paymentFileId} = ${outgoingPayments.paymentFileId}
          where ${outgoingPayments.paymentOrderId} = ${paymentOrderId}
          and ${outgoingPayments.state} <> 'paid' and ${paymentFiles.takenAt} is not null)`,
        isReturned: sql<boolean>`${paidBy.sentBackById} is not null`,
      },
    })
    .from(paymentOrders)
    .leftJoin(payee, eq(payee.bankEntryId, paymentOrders.payeeEntryId))
    .leftJoin(payoutAccounts, eq(payoutAccounts.payoutAccountId, paymentOrders.payoutAccountId))
    .leftJoin(projects, eq(projects.projectId, paymentOrders.projectId))
    .leftJoin(paidBy, eq(paidBy.bankEntryId, paymentOrders.paidById))
    .where(isOneOf(end, ends, 'text'));
  return new Map(rows.map((row) => [row.end, row.order]));
}

import { and, asc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../kit/database/types.ts';
import { bankEntries } from '../../schema/bank-entries.ts';
import { outgoingPayments } from '../../schema/outgoing-payments.ts';
import { paymentFiles } from '../../schema/payment-files.ts';
import { paymentOrders } from '../../schema/payment-orders.ts';
import { payoutAccounts } from '../../schema/payout-accounts.ts';
import { nameMax, sepaText } from './pain001.ts';
import { isMaybeUnderWay, type Payable, takenOn } from './payable.ts';

const payee = alias(bankEntries, 'payee');

const payeeName = sql<string | null>`coalesce(${payee.counterpartyName}, ${payoutAccounts.holderName})`;
const payeeAccount = sql<string | null>`coalesce(${payee.counterpartyAccount}, ${payoutAccounts.account})`;

const payable = {
  kind: paymentOrders.purpose,
  paidId: paymentOrders.paymentOrderId,
  userId: sql<null>`null`,
  amountCents: paymentOrders.amountCents,
  holderName: payeeName,
  account: payeeAccount,
};

/** Whether the project still has the payout account that the order was approved for. */
const isCurrent = and(
  eq(payoutAccounts.payoutAccountId, paymentOrders.payoutAccountId),
  isNull(payoutAccounts.replacedAt),
);

const read = (db: Db) =>
  db
    .select(payable)
    .from(paymentOrders)
    .leftJoin(payee, eq(payee.bankEntryId, paymentOrders.payeeEntryId))
    .leftJoin(payoutAccounts, isCurrent)
    .$dynamic();

/** Whether the order is in a file that is not cancelled. */
const isOrderInFile = sql<boolean>`exists (select 1 from ${outgoingPayments}
  where ${outgoingPayments.paymentOrderId} = ${paymentOrders.paymentOrderId}
  and ${outgoingPayments.state} <> 'cancelled')`;

/** Whether an undecided movement with exactly this amount left on this day or later. */
const isShownFrom = (day: SQL) => sql`exists (select 1 from ${bankEntries}
  where ${bankEntries.state} not in ('booked', 'setAside')
  and ${bankEntries.amountCents} = -${paymentOrders.amountCents} and ${bankEntries.bookedOn} >= ${day})`;

const orderedOn = sql`(${paymentOrders.createdAt} at time zone 'Europe/Madrid')::date`;

/** Whether the bank had the payment in a cancelled file and may still have made it. */
const isOrderMaybePaid = (now: Date) => sql<boolean>`exists (select 1 from ${outgoingPayments}
  join ${paymentFiles} on ${paymentFiles.paymentFileId} = ${outgoingPayments.paymentFileId}
  where ${outgoingPayments.paymentOrderId} = ${paymentOrders.paymentOrderId}
  and ${paymentFiles.takenAt} is not null
  and (${isShownFrom(takenOn)} or ${isMaybeUnderWay(now)}))`;

const canBePaid = (now: Date) =>
  and(
    eq(paymentOrders.state, 'waiting'),
    isNotNull(payeeName),
    isNotNull(payeeAccount),
    sql`not ${isOrderMaybePaid(now)}`,
    sql`not ${isShownFrom(orderedOn)}`,
  );

function payablesOf(rows: Awaited<ReturnType<typeof read>>): Payable[] {
  return rows.flatMap(({ holderName, account, ...row }) =>
    holderName !== null && account !== null && sepaText(holderName, nameMax) !== ''
      ? { ...row, holderName, account }
      : [],
  );
}

/** The orders that a payment file would hold, oldest first. */
export async function findPayableOrders(
  db: Db,
  { now, limit, isLocking }: { now: Date; limit: number; isLocking: boolean },
): Promise<Payable[]> {
  const query = read(db)
    .where(and(canBePaid(now), sql`not ${isOrderInFile}`))
    .orderBy(asc(paymentOrders.paymentOrderId))
    .limit(limit);
  return payablesOf(await (isLocking ? query.for('update', { of: paymentOrders }) : query));
}

/** The orders of a payment file that can still be paid. */
export async function findStillPayableOrders(tx: Db, paymentFileId: string, now: Date): Promise<Payable[]> {
  const rows = await read(tx)
    .innerJoin(outgoingPayments, eq(outgoingPayments.paymentOrderId, paymentOrders.paymentOrderId))
    .where(
      and(
        canBePaid(now),
        eq(outgoingPayments.paymentFileId, paymentFileId),
        sql`${outgoingPayments.state} <> 'cancelled'`,
      ),
    )
    .orderBy(asc(paymentOrders.paymentOrderId));
  return payablesOf(rows);
}

/** Whether a file contains an order, and whether the bank may have paid it anyway. */
export async function findWhereOrderIs(tx: Db, paymentOrderId: string, now: Date) {
  const [found] = await tx
    .select({ isInFile: isOrderInFile, isMaybePaid: isOrderMaybePaid(now) })
    .from(paymentOrders)
    // The join makes the query builder write column names with their tables, which the conditions need.
    .leftJoin(payee, eq(payee.bankEntryId, paymentOrders.payeeEntryId))
    .where(eq(paymentOrders.paymentOrderId, paymentOrderId));
  return found;
}

/** Locks the orders of a payment file, so that they cannot be decided at the same time. */
export async function lockOrders(tx: Db, paymentFileId: string): Promise<void> {
  const ids = tx
    .select({ id: outgoingPayments.paymentOrderId })
    .from(outgoingPayments)
    .where(
      and(eq(outgoingPayments.paymentFileId, paymentFileId), isNotNull(outgoingPayments.paymentOrderId)),
    );
  await tx
    .select({ id: paymentOrders.paymentOrderId })
    .from(paymentOrders)
    .where(sql`${paymentOrders.paymentOrderId} in ${ids}`)
    .orderBy(asc(paymentOrders.paymentOrderId))
    .for('update');
}

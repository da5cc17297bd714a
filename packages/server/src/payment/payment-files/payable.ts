import { createHash } from 'node:crypto';
import { type PaymentOrderPurpose, paymentsPerFileMax } from '@semilla/contract';
import { and, asc, eq, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm';
import { isOneOf } from '../../kit/database/sets.ts';
import type { Db } from '../../kit/database/types.ts';
import { findActiveHolds } from '../../kit/holds/queries.ts';
import { userName } from '../../kit/users/name-of-user.ts';
import { bankAccounts } from '../../schema/bank-accounts.ts';
import { bankEntries } from '../../schema/bank-entries.ts';
import { outgoingPayments } from '../../schema/outgoing-payments.ts';
import { paymentFiles } from '../../schema/payment-files.ts';
import { proposals } from '../../schema/proposals.ts';
import { transactions } from '../../schema/transactions.ts';
import { users } from '../../schema/users.ts';
import { nameMax, sepaText } from './pain001.ts';

/** A payment that can be made now. */
export interface Payable {
  kind: 'withdrawal' | PaymentOrderPurpose;
  /** The id of the withdrawal or order that it pays. */
  paidId: string;
  /** The customer of the withdrawal; null for orders. */
  userId: string | null;
  amountCents: number;
  holderName: string;
  account: string;
}

const payable = {
  kind: sql<'withdrawal'>`'withdrawal'`,
  paidId: transactions.transactionId,
  userId: transactions.userId,
  amountCents: transactions.amountCents,
  holderName: userName(),
  account: bankAccounts.account,
};

/** The withdrawal is pending, its bank account valid, and its customer active. */
const canBePaid = () =>
  and(
    eq(transactions.type, 'withdraw'),
    eq(transactions.status, 'pending'),
    eq(bankAccounts.state, 'valid'),
    isNull(bankAccounts.deletedAt),
    isNull(users.disabledAt),
    isNull(users.deletedAt),
  );

export const isInFile = sql`exists (select 1 from ${outgoingPayments}
  where ${outgoingPayments.transactionId} = ${transactions.transactionId}
  and ${outgoingPayments.state} <> 'cancelled')`;

const recalledWithinMs = 10 * 86_400_000;

/** Banks make the payments of a file on the day on which they shall, or on the next working day. */
const nextBankDay = (day: SQL) =>
  sql`${day} + case extract(isodow from ${day}) when 5 then 3 when 6 then 2 else 1 end`;

/** The day on which the file was taken to the bank. */
export const takenOn = sql`(${paymentFiles.takenAt} at time zone 'Europe/Madrid')::date`;

/** The day on which the bank should pay the file: it does not pay before it has the file. */
const dueOn = sql`greatest(${takenOn}, ${paymentFiles.executeOn})`;

/**
 * Whether statements completely cover each working day on which the bank could have paid the file. A day is complete if the next
 * reported day begins with its closing balance.
 */
const isReported = sql`not exists (
  select 1 from generate_series(${takenOn}, ${nextBankDay(dueOn)}, '1 day') as working (day)
  where extract(isodow from working.day) < 6
  and not exists (select 1 from bank_days reported where reported.day = working.day::date
    and reported.closing_cents = (select later.opening_cents from bank_days later
      where later.account = reported.account and later.day > reported.day order by later.day limit 1)))`;

/** Whether the bank may still pay a recalled file, or may have paid it without a statement to show it. */
export const isMaybeUnderWay = (now: Date): SQL => sql`not (${isReported})
  and greatest(${paymentFiles.takenAt}, ${paymentFiles.executeOn}::timestamp at time zone 'Europe/Madrid')
    > ${new Date(now.getTime() - recalledWithinMs).toISOString()}::timestamptz`;

/** Whether an unbooked movement since a day may be the payment of the withdrawal. */
const isShownFrom = (day: SQL) => sql`${bankEntries.state} <> 'booked' and ${bankEntries.amountCents} < 0
  and ${bankEntries.bookedOn} >= ${day}
  and case when ${bankEntries.state} = 'new' then true
    when ${bankEntries.userId} is null then ${bankEntries.amountCents} = -${transactions.amountCents}
    else ${bankEntries.userId} = ${transactions.userId}
      and (${bankEntries.state} <> 'setAside' or ${bankEntries.amountCents} = -${transactions.amountCents}) end`;

const isSetAsideUnnamed = sql`${bankEntries.state} = 'setAside' and ${bankEntries.userId} is null`;

/**
 * Whether an unbooked movement since the file was taken may be the payment. Movements that staff set aside
 * without a customer do not count.
 */
const isMaybeShown = sql`exists (select 1 from ${bankEntries}
  where ${isShownFrom(takenOn)} and not (${isSetAsideUnnamed}))`;

/** The day of the request. The bank cannot have paid the withdrawal before. */
const requestedOn = sql`(${transactions.createdAt} at time zone 'Europe/Madrid')::date`;

/** Whether an unbooked movement with exactly this amount may have paid the withdrawal outside any file. */
export const isMaybePaidByHand = sql`exists (select 1 from ${bankEntries}
  where ${isShownFrom(requestedOn)} and ${bankEntries.amountCents} = -${transactions.amountCents}
  and not (${isSetAsideUnnamed}))`;

/** Whether the bank had the payment and may still have made it. */
export const isMaybePaid = (now: Date): SQL => sql`exists (select 1 from ${outgoingPayments}
  join ${paymentFiles} on ${paymentFiles.paymentFileId} = ${outgoingPayments.paymentFileId}
  where ${outgoingPayments.transactionId} = ${transactions.transactionId}
  and ${paymentFiles.takenAt} is not null
  and (${isMaybeShown} or ${isMaybeUnderWay(now)}))`;

/** Whether a decision by hand on the withdrawal is proposed and waits for the second person. */
export const isProposed = sql`exists (select 1 from ${proposals}
  where ${proposals.subjectId} = ${transactions.transactionId}::text and ${proposals.status} = 'pending'
  and ${proposals.act} in ('approveTransaction', 'rejectTransaction'))`;

const read = (db: Db) =>
  db
    .select(payable)
    .from(transactions)
    .innerJoin(bankAccounts, eq(bankAccounts.bankAccountId, transactions.bankAccountId))
    .innerJoin(users, eq(users.userId, transactions.userId))
    .$dynamic();

async function withoutHeld<Row extends { userId: string }>(
  db: Db,
  rows: readonly Row[],
  now: Date,
): Promise<Row[]> {
  const ids = [...new Set(rows.map(({ userId }) => userId))];
  const held = new Set((await findActiveHolds(db, ids, now)).map(({ userId }) => userId));
  return rows.filter(({ userId }) => !held.has(userId));
}

export interface Gathering {
  /** Who makes the file. Their own withdrawals are left out. */
  makerId: string;
  now: Date;
  /** Whether to lock the withdrawals, so that they cannot be decided at the same time. */
  isLocking: boolean;
}

/**
 * Whether another active administrator entered the withdrawal. That administrator cannot approve a file with
 * it, so nobody else may put it into a file.
 */
export const isOfOtherAdministrator = (makerId: string): SQL => sql`exists (select 1 from users entered
  where entered.user_id = ${transactions.managerId} and entered.user_id <> ${makerId}
  and entered.role = 'admin' and entered.disabled_at is null)`;

/** Leaves out names without a letter that SEPA banks accept. These withdrawals are paid by hand. */
const withWritableName = <Row extends { holderName: string }>(rows: readonly Row[]) =>
  rows.filter(({ holderName }) => sepaText(holderName, nameMax) !== '');

/** The withdrawals that a payment file would hold, oldest first. */
export async function findPayableWithdrawals(
  db: Db,
  { makerId, now, isLocking }: Gathering,
): Promise<Payable[]> {
  const query = read(db)
    .where(
      and(
        canBePaid(),
        sql`not ${isInFile}`,
        sql`not ${isMaybePaid(now)}`,
        sql`not ${isMaybePaidByHand}`,
        sql`not ${isProposed}`,
        sql`not ${isOfOtherAdministrator(makerId)}`,
        ne(transactions.userId, makerId),
      ),
    )
    .orderBy(asc(transactions.transactionId))
    .limit(paymentsPerFileMax);
  const rows = await (isLocking ? query.for('update', { of: transactions }) : query);
  return withoutHeld(db, withWritableName(rows), now);
}

/** The withdrawals among these that the bank may have paid although their file was cancelled. */
export async function findMaybePaid(tx: Db, ids: readonly string[], now: Date): Promise<Set<string>> {
  const rows = await tx
    .select({ transactionId: transactions.transactionId })
    .from(transactions)
    .where(and(isOneOf(transactions.transactionId, ids), isMaybePaid(now)));
  return new Set(rows.map(({ transactionId }) => transactionId));
}

/** A bank movement that may have paid a withdrawal. */
export interface MaybePayment {
  transactionId: string;
  bookedOn: string;
  amountCents: number;
  note: string | null;
}

/** The movements with exactly the right amount that may have paid these pending withdrawals, including those set aside. */
export function findMaybePayments(tx: Db, ids: readonly string[]): Promise<MaybePayment[]> {
  const { transactionId, type, status } = transactions;
  const { bookedOn, amountCents, note, bankEntryId } = bankEntries;
  return tx
    .select({ transactionId, bookedOn, amountCents, note })
    .from(transactions)
    .innerJoin(bankEntries, and(isShownFrom(requestedOn), eq(amountCents, sql`-${transactions.amountCents}`)))
    .where(and(isOneOf(transactionId, ids), eq(type, 'withdraw'), eq(status, 'pending')))
    .orderBy(asc(bookedOn), asc(bankEntryId));
}

/** The pending withdrawals with exactly this amount that a movement may have paid, oldest first. */
export function findMaybePaidBy(db: Db, bankEntryId: string) {
  const { transactionId, type, status, createdAt, amountCents } = transactions;
  return db
    .select({ transactionId, createdAt, amountCents })
    .from(transactions)
    .innerJoin(bankEntries, and(isShownFrom(requestedOn), eq(bankEntries.amountCents, sql`-${amountCents}`)))
    .where(and(eq(bankEntries.bankEntryId, bankEntryId), eq(type, 'withdraw'), eq(status, 'pending')))
    .orderBy(asc(transactionId));
}

/** Locks the withdrawals of a payment file, so that they cannot be decided at the same time. */
export async function lockWithdrawals(tx: Db, paymentFileId: string): Promise<void> {
  const ids = tx
    .select({ id: outgoingPayments.transactionId })
    .from(outgoingPayments)
    .where(and(eq(outgoingPayments.paymentFileId, paymentFileId), isNotNull(outgoingPayments.transactionId)));
  await tx
    .select({ id: transactions.transactionId })
    .from(transactions)
    .where(sql`${transactions.transactionId} in ${ids}`)
    .orderBy(asc(transactions.transactionId))
    .for('update');
}

/** The withdrawals of a payment file that can still be paid. */
export async function findStillPayableWithdrawals(
  tx: Db,
  paymentFileId: string,
  now: Date,
): Promise<Payable[]> {
  const rows = await read(tx)
    .innerJoin(outgoingPayments, eq(outgoingPayments.transactionId, transactions.transactionId))
    .where(
      and(
        canBePaid(),
        sql`not ${isMaybePaid(now)}`,
        sql`not ${isMaybePaidByHand}`,
        eq(outgoingPayments.paymentFileId, paymentFileId),
        ne(outgoingPayments.state, 'cancelled'),
      ),
    )
    .orderBy(asc(transactions.transactionId));
  return withoutHeld(tx, rows, now);
}

/** A digest that changes if any payment changes. */
export function digestOf(payments: readonly Omit<Payable, 'kind' | 'userId'>[]): string {
  const lines = payments
    .map(({ paidId, amountCents, holderName, account }) =>
      JSON.stringify([paidId, amountCents, holderName, account]),
    )
    .sort();
  return createHash('sha256').update(lines.join('\n')).digest('hex');
}

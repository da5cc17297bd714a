import { createHash } from 'node:crypto';
import { paymentsPerFileMax } from '@semilla/contract';
import { and, asc, eq, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../kit/database/types.ts';
import { findActiveHolds } from '../../kit/holds/queries.ts';
import { userName } from '../../project/investor-records.ts';
import { bankAccounts } from '../../schema/bank-accounts.ts';
import { bankStatements } from '../../schema/bank-statements.ts';
import { outgoingPayments } from '../../schema/outgoing-payments.ts';
import { paymentFiles } from '../../schema/payment-files.ts';
import { transactions } from '../../schema/transactions.ts';
import { users } from '../../schema/users.ts';
import { nameMax, sepaText } from './pain001.ts';

/** A withdrawal that can be paid now. */
export interface Payable {
  transactionId: string;
  userId: string;
  managerId: string | null;
  amountCents: number;
  holderName: string;
  account: string;
}

const payable = {
  transactionId: transactions.transactionId,
  userId: transactions.userId,
  managerId: transactions.managerId,
  amountCents: transactions.amountCents,
  holderName: userName(),
  account: bankAccounts.account,
};

/** Pending, to a validated account, of a customer whose account is open. */
const canBePaid = () =>
  and(
    eq(transactions.type, 'withdraw'),
    eq(transactions.status, 'pending'),
    eq(bankAccounts.state, 'valid'),
    isNull(bankAccounts.deletedAt),
    isNull(users.disabledAt),
    isNull(users.deletedAt),
  );

const isInFile = sql`exists (select 1 from ${outgoingPayments}
  where ${outgoingPayments.transactionId} = ${transactions.transactionId}
  and ${outgoingPayments.state} <> 'cancelled')`;

const recalledWithinMs = 10 * 86_400_000;

/** Whether the bank had its payment lately, and no statement of a later day shows yet that it was not made. */
const isMaybePaid = (now: Date): SQL => sql`exists (select 1 from ${outgoingPayments}
  join ${paymentFiles} on ${paymentFiles.paymentFileId} = ${outgoingPayments.paymentFileId}
  where ${outgoingPayments.transactionId} = ${transactions.transactionId}
  and ${paymentFiles.takenAt} > ${new Date(now.getTime() - recalledWithinMs).toISOString()}::timestamptz
  and not exists (select 1 from ${bankStatements}
    where ${bankStatements.to} > (${paymentFiles.takenAt} at time zone 'Europe/Madrid')::date))`;

const read = (db: Db) =>
  db
    .select(payable)
    .from(transactions)
    .innerJoin(bankAccounts, eq(bankAccounts.bankAccountId, transactions.bankAccountId))
    .innerJoin(users, eq(users.userId, transactions.userId))
    .$dynamic();

async function withoutHeld(db: Db, rows: readonly Payable[], now: Date): Promise<Payable[]> {
  const ids = [...new Set(rows.map(({ userId }) => userId))];
  const held = new Set((await findActiveHolds(db, ids, now)).map(({ userId }) => userId));
  return rows.filter(({ userId }) => !held.has(userId));
}

interface Gathering {
  /** Who makes the file, whose own withdrawals are left out. */
  makerId: string;
  now: Date;
  /** Whether the withdrawals are locked, so that they are not decided meanwhile. */
  isLocking: boolean;
}

/** Without names in letters that no bank of SEPA takes: their withdrawals are paid by hand. */
const withWritableName = (rows: readonly Payable[]) =>
  rows.filter(({ holderName }) => sepaText(holderName, nameMax) !== '');

/** The withdrawals that a payment file would hold, oldest first. */
export async function findPayable(db: Db, { makerId, now, isLocking }: Gathering): Promise<Payable[]> {
  const query = read(db)
    .where(
      and(canBePaid(), sql`not ${isInFile}`, sql`not ${isMaybePaid(now)}`, ne(transactions.userId, makerId)),
    )
    .orderBy(asc(transactions.transactionId))
    .limit(paymentsPerFileMax);
  const rows = await (isLocking ? query.for('update', { of: transactions }) : query);
  return withoutHeld(db, withWritableName(rows), now);
}

/** Locks the withdrawals of a payment file, so that they are not decided meanwhile. */
export async function lockWithdrawals(tx: Db, paymentFileId: string): Promise<void> {
  const ids = tx
    .select({ id: outgoingPayments.transactionId })
    .from(outgoingPayments)
    .where(eq(outgoingPayments.paymentFileId, paymentFileId));
  await tx
    .select({ id: transactions.transactionId })
    .from(transactions)
    .where(sql`${transactions.transactionId} in ${ids}`)
    .orderBy(asc(transactions.transactionId))
    .for('update');
}

/** Those withdrawals of a payment file that still can be paid. */
export async function findStillPayable(tx: Db, paymentFileId: string, now: Date): Promise<Payable[]> {
  const rows = await read(tx)
    .innerJoin(outgoingPayments, eq(outgoingPayments.transactionId, transactions.transactionId))
    .where(
      and(
        canBePaid(),
        eq(outgoingPayments.paymentFileId, paymentFileId),
        ne(outgoingPayments.state, 'cancelled'),
      ),
    )
    .orderBy(asc(transactions.transactionId));
  return withoutHeld(tx, rows, now);
}

/** Differs as soon as one payment differs. */
export function digestOf(payments: readonly Payable[]): string {
  const lines = payments
    .map(({ transactionId, amountCents, holderName, account }) =>
      JSON.stringify([transactionId, amountCents, holderName, account]),
    )
    .sort();
  return createHash('sha256').update(lines.join('\n')).digest('hex');
}

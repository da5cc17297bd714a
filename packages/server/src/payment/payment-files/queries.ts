import { cents, type outgoingPaymentStates, type PaymentFile, v1 } from '@semilla/contract';
import { and, desc, eq, inArray, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { list } from '../../kit/database/list.ts';
import type { Db } from '../../kit/database/types.ts';
import { ApiError, NotFound } from '../../kit/errors.ts';
import { unlimited } from '../../kit/users/reach.ts';
import { fullName } from '../../schema/columns/searched-text.ts';
import { type OutgoingPaymentRow, outgoingPayments } from '../../schema/outgoing-payments.ts';
import { type PaymentFileRow, paymentFiles } from '../../schema/payment-files.ts';
import { users } from '../../schema/users.ts';
import { lockPaid } from './find-payable.ts';

const { paymentFileId } = paymentFiles;
const openFilesMax = 20;

/** The number of payments of a file in a state. */
const countIn = (state: (typeof outgoingPaymentStates)[number]) =>
  sql<number>`(select count(*)::int from ${outgoingPayments}
    where ${outgoingPayments.paymentFileId} = ${paymentFileId} and ${outgoingPayments.state} = ${state})`;

function readFiles(db: Db) {
  const [approvers, takers] = [alias(users, 'approvers'), alias(users, 'takers')];
  return db
    .select({
      row: paymentFiles,
      createdByName: fullName(users),
      approvedByName: sql<
        string | null
      >`case when ${approvers.userId} is not null then ${fullName(approvers)} end`,
      takenByName: sql<string | null>`case when ${takers.userId} is not null then ${fullName(takers)} end`,
      paidPayments: countIn('paid'),
      openPayments: countIn('sent'),
    })
    .from(paymentFiles)
    .innerJoin(users, eq(users.userId, paymentFiles.createdById))
    .leftJoin(approvers, eq(approvers.userId, paymentFiles.approvedById))
    .leftJoin(takers, eq(takers.userId, paymentFiles.takenById))
    .$dynamic();
}

function fileAnswer({ row, ...names }: Awaited<ReturnType<typeof readFiles>>[number]): PaymentFile {
  const { number, state, payments, totalCents, executeOn, digest, createdAt, approvedAt, takenAt } = row;
  return {
    paymentFileId: row.paymentFileId,
    number,
    state,
    payments,
    total: cents(totalCents),
    executeOn,
    digest,
    createdAt,
    approvedAt,
    takenAt,
    ...names,
  };
}

export const paymentFileList = list(v1.paymentFiles.find, {
  table: paymentFiles,
  id: paymentFileId,
  filters: {},
  order: { number: paymentFiles.number },
  select: readFiles,
  answers: (rows) => rows.map(fileAnswer),
});

/** The files that wait for a person, or for the bank to show their payments. */
export async function findOpenFiles(db: Db): Promise<PaymentFile[]> {
  const isUnpaid = sql`exists (select 1 from ${outgoingPayments}
    where ${outgoingPayments.paymentFileId} = ${paymentFileId} and ${outgoingPayments.state} = 'sent')`;
  const rows = await readFiles(db)
    .where(
      or(
        inArray(paymentFiles.state, ['proposed', 'approved']),
        and(eq(paymentFiles.state, 'taken'), isUnpaid),
      ),
    )
    .orderBy(desc(paymentFiles.number))
    .limit(openFilesMax);
  return rows.map(fileAnswer);
}

/** How many approved files still have to be taken to the bank. */
export const countFilesToTake = (db: Db): Promise<number> =>
  db.$count(paymentFiles, eq(paymentFiles.state, 'approved'));

export async function findFilesOfNumber(db: Db, number: number): Promise<PaymentFile[]> {
  return (await readFiles(db).where(eq(paymentFiles.number, number))).map(fileAnswer);
}

export const findFile = (db: Db, fileId: string) => paymentFileList.one(db, fileId, unlimited);

/** The next number. The lock makes other new files wait until this one is stored, so that no number is skipped. */
export async function nextNumber(tx: Db): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('payment files', 0))`);
  const [last] = await tx
    .select({ number: sql<number>`coalesce(max(${paymentFiles.number}), 0)::int` })
    .from(paymentFiles);
  return (last?.number ?? 0) + 1;
}

/** Locks a payment file and what it pays. Refuses if the file is in none of these states. */
export async function lockFile(
  tx: Db,
  fileId: string,
  states: readonly PaymentFileRow['state'][],
): Promise<PaymentFileRow> {
  const [file] = await tx.select().from(paymentFiles).where(eq(paymentFileId, fileId)).for('update');
  if (!file) throw new NotFound();
  if (!states.includes(file.state)) throw new ApiError('payment.file_state');
  await lockPaid(tx, fileId);
  return file;
}

/** Changes a payment file and the state of its unsettled payments. */
export async function updateFile(
  tx: Db,
  file: PaymentFileRow,
  changes: Partial<PaymentFileRow> & Pick<PaymentFileRow, 'state'>,
  paymentState?: OutgoingPaymentRow['state'],
): Promise<PaymentFileRow> {
  const { paymentFileId: fileId } = file;
  await tx.update(paymentFiles).set(changes).where(eq(paymentFileId, fileId));
  const isOpen = and(
    eq(outgoingPayments.paymentFileId, fileId),
    inArray(outgoingPayments.state, ['ordered', 'sent']),
  );
  if (paymentState) await tx.update(outgoingPayments).set({ state: paymentState }).where(isOpen);
  return { ...file, ...changes };
}

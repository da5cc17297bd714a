import { addDays, civilDateAt, executionDaysMax, type PaymentFile } from '@semilla/contract';
import { formatDate } from '@semilla/format';
import type { AuditNote } from '../../kit/audit/write-audit.ts';
import type { Change } from '../../kit/change/make-change.ts';
import { insertRows } from '../../kit/database/sets.ts';
import { ApiError, assert, InvalidInput } from '../../kit/errors.ts';
import type { Services } from '../../kit/services.ts';
import { isSettlementDay } from '../../kit/working-days.ts';
import { newId } from '../../schema/columns/new-id.ts';
import { outgoingPayments } from '../../schema/outgoing-payments.ts';
import { type PaymentFileRow, paymentFiles } from '../../schema/payment-files.ts';
import { assertBankAgrees } from '../bank-balances/queries.ts';
import { findPayable } from './find-payable.ts';
import { digestOf } from './payable.ts';
import { payingAccount } from './paying-account.ts';
import { findFile, nextNumber } from './queries.ts';

type Noted = Pick<
  PaymentFileRow,
  'paymentFileId' | 'number' | 'state' | 'payments' | 'totalCents' | 'executeOn' | 'digest'
>;

export function fileNote(
  { paymentFileId, ...noted }: Noted,
  action: 'create' | 'approve' | 'take' | 'cancel',
  before?: PaymentFileRow['state'],
): AuditNote {
  const { number, state, payments, totalCents, executeOn, digest } = noted;
  return {
    action: `payment-file.${action}`,
    subjectType: 'payment-file',
    subjectId: paymentFileId,
    ...(before && { before: { state: before } }),
    after: { number, state, payments, totalCents, ...(executeOn && { executeOn }), digest },
  };
}

function assertBankDay(day: string, now: Date): void {
  const today = civilDateAt(now);
  const last = addDays(today, executionDaysMax);
  if (day < today || day > last || !isSettlementDay(day))
    throw new InvalidInput([{ path: 'executeOn', code: 'no_bank_day', params: { last: formatDate(last) } }]);
}

interface NewFile {
  makerId: string;
  leaveOut?: readonly string[] | undefined;
  executeOn?: string | undefined;
}

/**
 * Creates a file with the withdrawals and orders that can be paid, but for those that wait for a later file. They cannot
 * be decided in another way until the file is cancelled.
 */
export async function createPaymentFile(
  { tx, audit }: Change,
  { config, now }: Services,
  { makerId, leaveOut = [], executeOn }: NewFile,
): Promise<PaymentFile> {
  if (executeOn !== undefined) assertBankDay(executeOn, now());
  payingAccount(config);
  await assertBankAgrees(tx);
  // Takes the number first. The lock of the number makes other new files wait until this one is stored, so
  // they leave out its payments.
  const number = await nextNumber(tx);
  const payable = await findPayable(tx, { makerId, now: now(), isLocking: true });
  const payables = payable.filter(({ paidId }) => !leaveOut.includes(paidId));
  if (!payables.length) throw new ApiError('payment.nothing_to_pay');
  const [row] = await tx
    .insert(paymentFiles)
    .values({
      paymentFileId: newId(now().getTime()),
      number,
      payments: payables.length,
      totalCents: payables.reduce((sum, { amountCents }) => sum + amountCents, 0),
      executeOn: executeOn ?? null,
      digest: digestOf(payables),
      createdById: makerId,
      createdAt: now(),
    })
    .returning();
  assert(row, 'an inserted payment file is returned');
  const { paymentFileId } = row;
  await insertRows(
    tx,
    outgoingPayments,
    payables.map(({ kind, paidId }) => ({
      outgoingPaymentId: newId(),
      paymentFileId,
      transactionId: kind === 'withdrawal' ? paidId : null,
      paymentOrderId: kind === 'withdrawal' ? null : paidId,
      state: 'ordered' as const,
    })),
  );
  audit(fileNote(row, 'create'));
  return findFile(tx, paymentFileId);
}

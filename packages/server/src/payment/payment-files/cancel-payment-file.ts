import { movementReference, type PaymentFile } from '@semilla/contract';
import { eq } from 'drizzle-orm';
import { endProposalsAbout } from '../../kit/approvals/end-proposals-about.ts';
import type { Change } from '../../kit/change/make-change.ts';
import type { Db } from '../../kit/database/types.ts';
import { ApiError, FieldConflict } from '../../kit/errors.ts';
import type { Jobs } from '../../kit/jobs/create-jobs.ts';
import { outgoingPayments } from '../../schema/outgoing-payments.ts';
import { type PaymentFileRow, paymentFiles } from '../../schema/payment-files.ts';
import { fileNote } from './create-payment-file.ts';
import { findPayments, paymentWith, type SentPayment } from './find-payments.ts';
import { findFile, lockFile, updateFile } from './queries.ts';

/** Whether the bank may have the file. If so, two people must confirm that it was not paid. */
export async function wasTaken(tx: Db, paymentFileId: string): Promise<boolean> {
  const [file] = await tx
    .select({ state: paymentFiles.state })
    .from(paymentFiles)
    .where(eq(paymentFiles.paymentFileId, paymentFileId))
    .for('share');
  return file?.state === 'taken';
}

const findSent = async (tx: Db, paymentFileId: string) =>
  (await findPayments(tx, paymentFileId)).filter(({ state }) => state === 'sent');

/** Finds the payment of a file by the reference that the bank names. */
export async function findSentPayment(tx: Db, paymentFileId: string, reference: string) {
  const found = paymentWith(reference, await findSent(tx, paymentFileId));
  if (!found) throw new FieldConflict('payment.not_in_file', 'reference');
  return found;
}

interface Cancelling {
  paymentFileId: string;
  proposerId: string;
  /** If set, cancels only the payment with this reference. */
  reference: string | undefined;
  now: Date;
}

/** Cancels one payment that the bank did not make. Its withdrawal or order waits again. */
export async function cancelPayment(
  { tx, audit }: Change,
  { paymentFileId, number }: PaymentFileRow,
  { payment, proposerId, why }: { payment: SentPayment; proposerId: string; why?: object },
): Promise<void> {
  if (payment.userId === proposerId) throw new ApiError('wallet.own_transaction');
  await tx
    .update(outgoingPayments)
    .set({ state: 'cancelled' })
    .where(eq(outgoingPayments.outgoingPaymentId, payment.outgoingPaymentId));
  audit({
    action: 'payment-file.cancel-payment',
    subjectType: 'payment-file',
    subjectId: paymentFileId,
    ...(payment.userId && { personId: payment.userId }),
    after: { number, reference: movementReference(payment.paidId), totalCents: payment.amountCents, ...why },
  });
}

/** Cancels a payment file, or one payment of a file at the bank. Unpaid withdrawals and orders wait again. */
export async function cancelPaymentFile(
  change: Change,
  jobs: Jobs,
  cancelling: Cancelling,
): Promise<PaymentFile> {
  const { tx, audit } = change;
  const { paymentFileId, proposerId, reference, now } = cancelling;
  if (reference !== undefined) {
    const file = await lockFile(tx, paymentFileId, ['taken']);
    const payment = await findSentPayment(tx, paymentFileId, reference);
    await cancelPayment(change, file, { payment, proposerId });
    return findFile(tx, paymentFileId);
  }
  const file = await lockFile(tx, paymentFileId, ['proposed', 'approved', 'taken']);
  const sent = await findSent(tx, paymentFileId);
  if (file.state === 'taken' && !sent.length) throw new ApiError('payment.file_settled');
  if (sent.some(({ userId }) => userId === proposerId)) throw new ApiError('wallet.own_transaction');
  const after = await updateFile(tx, file, { state: 'cancelled', cancelledAt: now }, 'cancelled');
  const about = { act: 'approvePaymentFile' as const, subjectId: paymentFileId };
  await endProposalsAbout(change, jobs, {
    ...about,
    deciderId: proposerId,
    reason: (t) => t('payment.files.wasCancelled'),
    now,
  });
  audit(fileNote(after, 'cancel', file.state));
  return findFile(tx, paymentFileId);
}

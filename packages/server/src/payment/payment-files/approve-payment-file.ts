import type { PaymentFile } from '@semilla/contract';
import type { Change } from '../../kit/change/make-change.ts';
import type { Db } from '../../kit/database/types.ts';
import { ApiError } from '../../kit/errors.ts';
import type { PaymentFileRow } from '../../schema/payment-files.ts';
import { fileNote } from './create-payment-file.ts';
import { findStillPayable } from './find-payable.ts';
import { digestOf, type Payable } from './payable.ts';
import { findFile, lockFile, updateFile } from './queries.ts';

/** The payments of a locked file; refused if one cannot be made any more, or is another one than when the file was made. */
export async function assertPayable(tx: Db, file: PaymentFileRow, now: Date): Promise<Payable[]> {
  const payables = await findStillPayable(tx, file.paymentFileId, now);
  if (digestOf(payables) !== file.digest) throw new ApiError('payment.file_outdated');
  return payables;
}

interface Approving {
  paymentFileId: string;
  proposerId: string;
  /** The second person; undefined while the approval is proposed. */
  deciderId: string | undefined;
  now: Date;
}

/** Approves the payments that the file was made of, as long as all of them still can be made. */
export async function approvePaymentFile(
  { tx, audit }: Change,
  { paymentFileId, proposerId, deciderId, now }: Approving,
): Promise<PaymentFile> {
  const file = await lockFile(tx, paymentFileId, ['proposed']);
  const payables = await assertPayable(tx, file, now);
  if (payables.some(({ userId }) => userId === proposerId)) throw new ApiError('wallet.own_transaction');
  const after = await updateFile(tx, file, {
    state: 'approved',
    // Tried for its proposal, an approval has no second person yet, and is undone.
    approvedById: deciderId ?? proposerId,
    approvedAt: now,
  });
  audit(fileNote(after, 'approve', file.state));
  return findFile(tx, paymentFileId);
}

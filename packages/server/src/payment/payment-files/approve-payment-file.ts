import type { PaymentFile } from '@semilla/contract';
import type { Change } from '../../kit/change/make-change.ts';
import type { Db } from '../../kit/database/types.ts';
import { ApiError } from '../../kit/errors.ts';
import type { PaymentFileRow } from '../../schema/payment-files.ts';
import { fileNote } from './create-payment-file.ts';
import { findStillPayable } from './find-payable.ts';
import { digestOf, type Payable } from './payable.ts';
import { findFile, lockFile, updateFile } from './queries.ts';

/** The payments of a locked file. Refuses if one can no longer be made, or has changed since the file was made. */
export async function assertPayable(tx: Db, file: PaymentFileRow, now: Date): Promise<Payable[]> {
  const payables = await findStillPayable(tx, file.paymentFileId, now);
  if (digestOf(payables) !== file.digest) throw new ApiError('payment.file_outdated');
  return payables;
}

interface Approving {
  paymentFileId: string;
  proposerId: string;
  /** The second person; undefined while the approval is only proposed. */
  deciderId: string | undefined;
  now: Date;
}

/** Approves a file if all its payments are unchanged and can still be made. */
export async function approvePaymentFile(
  { tx, audit }: Change,
  { paymentFileId, proposerId, deciderId, now }: Approving,
): Promise<PaymentFile> {
  const file = await lockFile(tx, paymentFileId, ['proposed']);
  const payables = await assertPayable(tx, file, now);
  if (payables.some(({ userId }) => userId === proposerId)) throw new ApiError('wallet.own_transaction');
  const after = await updateFile(tx, file, {
    state: 'approved',
    // The approval is first tried for its proposal and then undone; at that time there is no second person.
    approvedById: deciderId ?? proposerId,
    approvedAt: now,
  });
  audit(fileNote(after, 'approve', file.state));
  return findFile(tx, paymentFileId);
}

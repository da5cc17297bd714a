import type { PaymentFile } from '@semilla/contract';
import { eq } from 'drizzle-orm';
import type { Change } from '../../kit/change/make-change.ts';
import type { Db } from '../../kit/database/types.ts';
import { paymentFiles } from '../../schema/payment-files.ts';
import { fileNote } from './create-payment-file.ts';
import { findFile, lockFile, updateFile } from './queries.ts';

/** Whether the bank may have the file, so that two people must say that it has not paid. */
export async function wasTaken(tx: Db, paymentFileId: string): Promise<boolean> {
  const [file] = await tx
    .select({ state: paymentFiles.state })
    .from(paymentFiles)
    .where(eq(paymentFiles.paymentFileId, paymentFileId))
    .for('share');
  return file?.state === 'taken';
}

/** Cancels a payment file; its withdrawals wait again, unless they were paid. */
export async function cancelPaymentFile(
  { tx, audit }: Change,
  { paymentFileId, now }: { paymentFileId: string; now: Date },
): Promise<PaymentFile> {
  const file = await lockFile(tx, paymentFileId, ['proposed', 'approved', 'taken']);
  const after = await updateFile(tx, file, { state: 'cancelled', cancelledAt: now }, 'cancelled');
  audit(fileNote(after, 'cancel', file.state));
  return findFile(tx, paymentFileId);
}

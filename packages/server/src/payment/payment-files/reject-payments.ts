import { isReasonOfAccount } from '@semilla/contract';
import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Change } from '../../kit/change/make-change.ts';
import type { Services } from '../../kit/services.ts';
import type { NoticeOf } from '../../project/notices/notice.ts';
import { queueNotices } from '../../project/notices/queue-notices.ts';
import { bankAccounts } from '../../schema/bank-accounts.ts';
import type { PaymentFileRow } from '../../schema/payment-files.ts';
import type { transactionMails } from '../../wallet/transactions/mails.ts';
import { toValidateAgain, validateAgainNote } from '../bank-accounts/validate-again.ts';
import { cancelPayment } from './cancel-payment-file.ts';
import { findRejected, type Rejected } from './find-rejected.ts';
import type { PaymentReport } from './parse-pain002.ts';
import { lockFile } from './queries.ts';

/** Sets the account of a rejected payment back to pending validation, unless it was validated again since. */
async function renewValidation(
  { tx, audit }: Change,
  { takenAt }: PaymentFileRow,
  { bankAccountId, userId }: Rejected,
  now: Date,
): Promise<boolean> {
  if (!bankAccountId || !userId || !takenAt) return false;
  const { state, validSince, deletedAt, version } = bankAccounts;
  const [account] = await tx
    .update(bankAccounts)
    .set({ ...toValidateAgain, updatedAt: now, version: sql`${version} + 1` })
    .where(
      and(
        eq(bankAccounts.bankAccountId, bankAccountId),
        eq(state, 'valid'),
        isNull(deletedAt),
        or(isNull(validSince), lt(validSince, takenAt)),
      ),
    )
    .returning({ bankAccountId: bankAccounts.bankAccountId });
  if (!account) return false;
  audit(validateAgainNote({ bankAccountId, userId }));
  return true;
}

/**
 * Takes rejected payments out of their file, so that their withdrawals and orders wait again. If the bank rejects an account,
 * staff must validate it again, and its owner gets a mail.
 */
export async function rejectPayments(
  change: Change,
  { jobs, now }: Pick<Services, 'jobs' | 'now'>,
  report: PaymentReport,
  { importedById }: { importedById: string },
): Promise<number> {
  const { tx } = change;
  const { file: named } = await findRejected(tx, report);
  const file = await lockFile(tx, named.paymentFileId, ['taken']);
  const { payments } = await findRejected(tx, report);
  for (const payment of payments) {
    const { reason, userId, paidId, amountCents } = payment;
    const why = reason === null ? {} : { returnReason: reason };
    await cancelPayment(change, file, { payment, proposerId: importedById, why });
    const isWrong = isReasonOfAccount(reason) && (await renewValidation(change, file, payment, now()));
    if (isWrong && userId) {
      const about = { userId, transactionId: paidId, amountCents, returnReason: reason, bankAccount: null };
      const notice: NoticeOf<typeof transactionMails> = { kind: 'paymentRejected', ...about };
      await queueNotices(tx, jobs, [notice]);
    }
  }
  return payments.length;
}

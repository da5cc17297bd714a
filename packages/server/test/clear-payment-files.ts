import { and, eq, isNotNull } from 'drizzle-orm';
import { paymentFiles } from '../src/schema/payment-files.ts';
import type { Caller } from './callers.ts';
import { reject, transactionsUrl } from './money.ts';
import type { paymentFileActs } from './payment-files.ts';
import type { TestApp } from './test-app.ts';

const dayMs = 86_400_000;

/** Makes a taken file so old that the bank can no longer pay it. */
export async function takenLongAgo(test: TestApp, paymentFileId: string): Promise<void> {
  const takenAt = new Date(test.clock.now.getTime() - 11 * dayMs);
  await test.db
    .update(paymentFiles)
    .set({ takenAt })
    .where(and(eq(paymentFiles.paymentFileId, paymentFileId), isNotNull(paymentFiles.takenAt)));
}

/** Cancels a file and rejects all pending withdrawals, so that the next test begins without any. */
export async function clearWithdrawals(
  test: TestApp,
  admin: Caller,
  files: ReturnType<typeof paymentFileActs>,
  paymentFileId: string,
): Promise<void> {
  await files.cancelled(paymentFileId);
  await takenLongAgo(test, paymentFileId);
  const { data } = (await admin.get(`${transactionsUrl}?status=pending&type=withdraw&take=100`)).json();
  for (const { transactionId } of data) await reject(admin, transactionId);
}

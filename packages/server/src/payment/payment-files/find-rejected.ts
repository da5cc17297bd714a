import { formatMoney } from '@semilla/format';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../kit/database/types.ts';
import { type PaymentFileRow, paymentFiles } from '../../schema/payment-files.ts';
import { StatementProblem } from '../statements/bank-statement.ts';
import { findPayments, paymentWith, type SentPayment } from './find-payments.ts';
import { messageIdOf } from './message-id.ts';
import type { PaymentReport } from './parse-pain002.ts';

export interface Rejected extends SentPayment {
  /** Why the bank did not make it, as an ISO 20022 code. */
  reason: string | null;
}

async function findTaken(tx: Db, messageId: string): Promise<PaymentFileRow> {
  const number = Number(/\d+$/.exec(messageId)?.[0] ?? 0);
  const [file] = await tx
    .select()
    .from(paymentFiles)
    .where(and(eq(paymentFiles.number, number), eq(paymentFiles.state, 'taken')));
  if (!file || messageIdOf(file) !== messageId)
    throw new StatementProblem('report_file', { file: messageId });
  return file;
}

function findNamed(payments: readonly SentPayment[], one: PaymentReport['payments'][number]): SentPayment {
  const { reference, amountCents } = one;
  const found = paymentWith(reference, payments);
  if (!found || (amountCents !== undefined && amountCents !== found.amountCents))
    throw new StatementProblem('report_payment', { reference });
  return found;
}

/**
 * The payments that a report rejects and that have not come back yet. Refuses a report on another file or on other
 * payments, and one that rejects what a statement shows as paid.
 */
export async function findRejected(
  tx: Db,
  report: PaymentReport,
): Promise<{ file: PaymentFileRow; payments: Rejected[] }> {
  const file = await findTaken(tx, report.messageId);
  const all = await findPayments(tx, file.paymentFileId);
  const { whole } = report;
  const rejected = whole
    ? all.map((payment) => ({ ...payment, reason: whole.reason }))
    : report.payments.map((one) => ({ ...findNamed(all, one), reason: one.reason }));
  const paid = rejected.find(({ state }) => state === 'paid');
  if (paid) throw new StatementProblem('report_paid', { amount: formatMoney(paid.amountCents) });
  return { file, payments: rejected.filter(({ state }) => state === 'sent') };
}

import type { ProjectPayment } from '@semilla/contract';
import type { projectPayments } from '../../schema/project-payments.ts';

type PaymentRow = typeof projectPayments.$inferSelect;

export function paymentAnswer(
  own: PaymentRow,
  names: { adminName: string; file: ProjectPayment['file'] },
): ProjectPayment {
  const { amountCents, entryId: _, documentId: __, ...same } = own;
  return { ...same, ...names, amount: amountCents };
}

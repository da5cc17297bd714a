import type { PaymentOrder } from '@semilla/contract';
import { eq } from 'drizzle-orm';
import type { AuditNote } from '../../kit/audit/write-audit.ts';
import type { Change } from '../../kit/change/make-change.ts';
import { ApiError, assert, NotFound } from '../../kit/errors.ts';
import { type PaymentOrderRow, paymentOrders } from '../../schema/payment-orders.ts';
import { findWhereOrderIs } from '../payment-files/payable-orders.ts';
import { findOrder } from './queries.ts';

const noteOf = ({ bankEntryId, projectId, amountCents }: PaymentOrderRow): AuditNote =>
  projectId
    ? {
        action: 'project.cancel-order',
        subjectType: 'project',
        subjectId: projectId,
        after: { amountCents },
      }
    : {
        action: 'bank-entry.cancel-sending-back',
        subjectType: 'bank-entry',
        subjectId: bankEntryId ?? '',
        after: { amountCents },
      };

/** Cancels an order to pay. The money stays in its account, and can be sent back or released later. */
export async function cancelPaymentOrder(
  { tx, audit }: Change,
  paymentOrderId: string,
  now: Date,
): Promise<PaymentOrder> {
  const [order] = await tx
    .select()
    .from(paymentOrders)
    .where(eq(paymentOrders.paymentOrderId, paymentOrderId))
    .for('update');
  if (!order) throw new NotFound();
  if (order.state !== 'waiting') throw new ApiError('payment.order_state');
  // Read after the order is locked, because creating a file locks it too.
  const found = await findWhereOrderIs(tx, paymentOrderId, now);
  if (found?.isInFile) throw new ApiError('payment.in_payment_file');
  if (found?.isMaybePaid) throw new ApiError('payment.maybe_paid');
  await tx
    .update(paymentOrders)
    .set({ state: 'cancelled' })
    .where(eq(paymentOrders.paymentOrderId, paymentOrderId));
  audit(noteOf(order));
  const answer = await findOrder(tx, paymentOrderId);
  assert(answer, 'an order that was changed exists');
  return answer;
}

import { z } from 'zod';
import { instant } from '../shared/dates.ts';
import { endpoint } from '../shared/endpoint.ts';
import { money } from '../shared/money.ts';
import { id } from '../shared/text.ts';
import { outgoingPaymentStates } from './payment-files.ts';

/** An order waits until a statement of the bank shows its payment. */
export const paymentOrderStates = ['waiting', 'paid', 'cancelled'] as const;

/** Money that two people decided to send back to a third party, which a payment file pays. */
export const paymentOrder = z.object({
  paymentOrderId: id,
  bankEntryId: id.meta({ description: 'The movement whose money goes back.' }),
  holderName: z.string().nullable().meta({ example: 'Pedro Gil Ruiz' }),
  account: z.string().nullable().meta({ example: '•••• •••• 1332', description: 'The IBAN, masked.' }),
  amount: money,
  reference: z.string().meta({ example: 'RF26TB302099A8057' }),
  state: z.enum(paymentOrderStates).meta({ example: 'waiting' }),
  paymentState: z.enum(outgoingPaymentStates).nullable().meta({
    example: 'sent',
    description: 'Where its payment is; null while it is in no payment file.',
  }),
  createdAt: instant,
});
export type PaymentOrder = z.output<typeof paymentOrder>;

export const paymentOrdersEndpoints = {
  find: endpoint({
    method: 'GET',
    path: '/v1/payment/payment-files/:paymentFileId/orders',
    summary: 'The payments of a file that send money of third parties back.',
    who: 'paymentFiles.read',
    params: z.strictObject({ paymentFileId: id }),
    answer: z.object({ data: z.array(paymentOrder) }),
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/v1/payment/payment-orders/:paymentOrderId/cancel',
    summary:
      'Cancels the decision to send money of a third party back, unless it is in a payment file or the bank may have paid it.',
    who: 'paymentFiles.cancel',
    freshFactor: 'always',
    params: z.strictObject({ paymentOrderId: id }),
    answer: paymentOrder,
    errors: ['payment.order_state', 'payment.in_payment_file', 'payment.maybe_paid'],
    idempotency: 'accepted',
  }),
};

import { z } from 'zod';
import { instant } from '../shared/dates.ts';
import { endpoint } from '../shared/endpoint.ts';
import { money } from '../shared/money.ts';
import { id } from '../shared/text.ts';
import { outgoingPaymentStates } from './payment-files.ts';

/** An order waits until a bank statement shows its payment. */
export const paymentOrderStates = ['waiting', 'paid', 'cancelled'] as const;

/**
 * `sendBack` returns money of a third party; `release` pays the raised money, and `taxToPromoter` the withheld tax,
 * to the promoter.
 */
export const paymentOrderPurposes = ['sendBack', 'release', 'taxToPromoter'] as const;
export type PaymentOrderPurpose = (typeof paymentOrderPurposes)[number];

/** A payment other than a withdrawal, approved by two people and made with a payment file. */
export const paymentOrder = z.object({
  paymentOrderId: id,
  purpose: z.enum(paymentOrderPurposes).meta({ example: 'sendBack' }),
  bankEntryId: id.nullable().meta({ description: 'The movement whose money goes back.' }),
  projectId: id.nullable().meta({ description: 'The project whose promoter is paid.' }),
  projectName: z.string().nullable().meta({ example: null }),
  holderName: z.string().nullable().meta({ example: 'Pedro Gil Ruiz' }),
  account: z.string().nullable().meta({ example: '•••• •••• 1332', description: 'The IBAN, masked.' }),
  amount: money,
  reference: z.string().meta({ example: 'RF26TB302099A8057' }),
  state: z.enum(paymentOrderStates).meta({ example: 'waiting' }),
  paymentState: z.enum(outgoingPaymentStates).nullable().meta({
    example: 'sent',
    description: 'Where its payment is; null while it is in no payment file.',
  }),
  paymentFileId: id.nullable(),
  fileNumber: z.int().nullable().meta({ example: 12 }),
  isPayeeReplaced: z.boolean().meta({
    example: false,
    description:
      'Whether the project has another payout account since the order was approved: it is not paid, and has to be cancelled and approved anew.',
  }),
  isReturned: z.boolean().meta({ example: false, description: 'Whether its payment came back.' }),
  createdAt: instant,
});
export type PaymentOrder = z.output<typeof paymentOrder>;

export const paymentOrdersEndpoints = {
  find: endpoint({
    method: 'GET',
    path: '/v1/payment/payment-files/:paymentFileId/orders',
    summary:
      'The payments of a file that pay no withdrawal: to promoters of projects, and back to third parties.',
    who: 'paymentFiles.read',
    params: z.strictObject({ paymentFileId: id }),
    answer: z.object({ data: z.array(paymentOrder) }),
  }),
  findOfProject: endpoint({
    method: 'GET',
    path: '/v1/project/projects/:projectId/payment-orders',
    summary: 'The payments to the promoter of a project that payment files make, the newest first.',
    who: 'returns.read',
    params: z.strictObject({ projectId: id }),
    answer: z.object({ data: z.array(paymentOrder) }),
  }),
  findOfEntry: endpoint({
    method: 'GET',
    path: '/v1/payment/bank-entries/:bankEntryId/payment-orders',
    summary:
      'The payments to promoters that a movement may be: of its amount, at the bank, and on no statement yet.',
    who: 'bankStatements.read',
    params: z.strictObject({ bankEntryId: id }),
    answer: z.object({ data: z.array(paymentOrder) }),
  }),
  findNumber: endpoint({
    method: 'GET',
    path: '/v1/payment/payment-orders/:paymentOrderId/number',
    summary: 'The whole IBAN to which an order goes. The audit trail names each person who looks at it.',
    who: 'paymentFiles.read',
    freshFactor: 'always',
    params: z.strictObject({ paymentOrderId: id }),
    answer: z.object({ account: z.string().meta({ example: 'ES9121000418450200051332' }) }),
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/v1/payment/payment-orders/:paymentOrderId/cancel',
    summary:
      'Cancels the decision to pay, unless it is in a payment file or the bank may have paid it. Money of a third party can be sent back later; what was meant for a promoter can be released again.',
    who: 'paymentFiles.cancel',
    freshFactor: 'always',
    params: z.strictObject({ paymentOrderId: id }),
    answer: paymentOrder,
    errors: ['payment.order_state', 'payment.in_payment_file', 'payment.maybe_paid'],
    idempotency: 'required',
  }),
};

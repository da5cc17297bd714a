import { z } from 'zod';
import { positiveMoney } from '../shared/money.ts';
import { whyProposed } from '../shared/proposal.ts';
import { id } from '../shared/text.ts';

/**
 * Bookings other than deposits, payments of withdrawals and returned withdrawals. `promoterPayment` is an ordered
 * payment to the promoter of a project, or its return; `repayment` is money that a promoter pays back, or a repayment that the bank took back; `taxPaid` is
 * withheld tax that was paid to the tax office, or came back; `companyMoney` is money that the company behind the
 * platform puts in, or its fees that it takes out.
 */
export const otherBookings = [
  'thirdParty',
  'sentBack',
  'bankCost',
  'takenBack',
  'promoterPayment',
  'repayment',
  'taxPaid',
  'companyMoney',
] as const;
export type OtherBooking = (typeof otherBookings)[number];

/** The maximum number of projects whose tax one payment can cover. */
export const paidTaxesMax = 100;

const paidTax = z.strictObject({ projectId: id, amount: positiveMoney.meta({ example: '2375.00' }) });

export const otherBooking = z
  .strictObject({
    as: z.enum(otherBookings).meta({ example: 'bankCost' }),
    transactionId: id
      .optional()
      .meta({ description: 'For a deposit that the bank took back: that deposit.' }),
    receivedId: id.optional().meta({
      description:
        'For money that went back to a third party, and for a repayment that the bank took back: the movement that brought it.',
    }),
    sentId: id.optional().meta({
      description:
        'For money that came back: the movement by which it had gone back to a third party, to the promoter of a project or to the tax office, or the cost that the bank gives back.',
    }),
    paymentOrderId: id
      .optional()
      .meta({ description: 'For money that went to the promoter of a project: the order that it pays.' }),
    projectId: id.optional().meta({ description: 'For a repayment: the project whose promoter pays back.' }),
    taxes: z.array(paidTax).min(1).max(paidTaxesMax).optional().meta({
      description:
        'For tax that was paid: how much of it each project had withheld. Together the whole movement.',
    }),
    isAnother: z.boolean().optional().meta({
      example: false,
      description:
        'For a repayment and tax that was paid: whether it is a payment besides an equal one that was recorded by hand.',
    }),
    why: whyProposed,
  })
  .superRefine(({ as, transactionId, receivedId, sentId, paymentOrderId, projectId, taxes }, ctx) => {
    const missing = (path: string) => ctx.addIssue({ code: 'custom', path: [path], message: 'required' });
    if (as === 'takenBack' && transactionId === undefined) missing('transactionId');
    if (as === 'sentBack' && receivedId === undefined) missing('receivedId');
    if (as === 'promoterPayment' && !sentId && !paymentOrderId) missing('paymentOrderId');
    if (as === 'repayment' && !projectId && !receivedId) missing('projectId');
    if (as === 'taxPaid' && !taxes && !sentId) missing('taxes');
  });

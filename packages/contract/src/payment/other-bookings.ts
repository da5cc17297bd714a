import { z } from 'zod';
import { whyProposed } from '../shared/proposal.ts';
import { id } from '../shared/text.ts';

/**
 * What a movement is that is neither a deposit, nor the payment of a withdrawal, nor such a payment that came back.
 * `promoterPayment` is a payment to the promoter of a project that was ordered, or its return.
 */
export const otherBookings = ['thirdParty', 'sentBack', 'bankCost', 'takenBack', 'promoterPayment'] as const;
export type OtherBooking = (typeof otherBookings)[number];

export const otherBooking = z
  .strictObject({
    as: z.enum(otherBookings).meta({ example: 'bankCost' }),
    transactionId: id
      .optional()
      .meta({ description: 'For a deposit that the bank took back: that deposit.' }),
    receivedId: id
      .optional()
      .meta({ description: 'For money that went back to a third party: the movement that brought it.' }),
    sentId: id.optional().meta({
      description:
        'For money that came back: the movement by which it had gone back to a third party or to the promoter of a project, or the cost that the bank gives back.',
    }),
    paymentOrderId: id
      .optional()
      .meta({ description: 'For money that went to the promoter of a project: the order that it pays.' }),
    why: whyProposed,
  })
  .superRefine(({ as, transactionId, receivedId, sentId, paymentOrderId }, ctx) => {
    const missing = (path: string) => ctx.addIssue({ code: 'custom', path: [path], message: 'required' });
    if (as === 'takenBack' && transactionId === undefined) missing('transactionId');
    if (as === 'sentBack' && receivedId === undefined) missing('receivedId');
    if (as === 'promoterPayment' && !sentId && !paymentOrderId) missing('paymentOrderId');
  });

import { z } from 'zod';
import { decimalComparison } from '../shared/comparison.ts';
import { csvExportOf } from '../shared/csv-export-of.ts';
import { civilDate, instant } from '../shared/dates.ts';
import { endpoint } from '../shared/endpoint.ts';
import { fieldList } from '../shared/field-list.ts';
import { money, positiveMoney } from '../shared/money.ts';
import { anyOf } from '../shared/one-or-more.ts';
import { flag, page, paging } from '../shared/paging.ts';
import { percent } from '../shared/percent.ts';
import { id } from '../shared/text.ts';
import { getTotalAmount, totalOfAll } from '../shared/totals.ts';
import { wholeNumber } from '../shared/whole-number.ts';
import { investingErrors, termsVersion } from './order-rules.ts';
import { orderStatuses } from './order-statuses.ts';
import { picture } from './picture.ts';
import { termsTexts } from './terms-texts.ts';

/**
 * Every order is `invest`. Money that returns to the wallet is a movement of its order; deposits and withdrawals
 * (`income`, `withdraw`) are transactions of the wallet.
 */
export const orderTypes = ['invest', 'income', 'withdraw'] as const;

/** An investment of a user in a project. */
export const order = z.object({
  orderId: id,
  projectId: id,
  projectName: z.string().meta({ example: 'Edificio Lavapiés' }),
  projectPhaseId: id.meta({ description: 'The project phase in which it was placed.' }),
  userId: id,
  userName: z.string().meta({ example: 'Lucía Ferrer Soler' }),
  amount: positiveMoney,
  type: z.enum(orderTypes).meta({
    example: 'invest',
    description: 'Always `invest`: deposits and withdrawals are transactions of the wallet.',
  }),
  status: z.enum(orderStatuses).meta({ example: 'active' }),
  penaltyAmount: money.meta({ example: '0.00', description: 'The penalty paid for cancelling.' }),
  penalty: percent.meta({ example: '0.00', description: 'The penalty as a share of the amount.' }),
  termsVersion: z.string().meta({ example: '2026-01', description: 'The terms that were accepted with it.' }),
  createdAt: instant,
  cancelledAt: instant.nullable().meta({ example: null }),
  freeCancellationUntil: civilDate.nullable().meta({
    example: '2026-03-14',
    description:
      'The last day of the reflection period, on which cancelling is free; null once the project is financed, because the investment can no longer be cancelled.',
  }),
  suspendedUntil: civilDate.nullable().meta({
    example: null,
    description:
      'While the investment can be cancelled: the last day of the suspension of its offer. Cancelling is free while it is suspended, also after that day until the platform cancels the offer.',
  }),
  refundAfter: civilDate.nullable().meta({
    example: null,
    description:
      'While the investment can be cancelled: the deadline after which the sheet promises all the money back, at once or unless the owner accepts less in time, because the target is not reached. Cancelling is free from the next day on.',
  }),
});
export type Order = z.output<typeof order>;

export const listedOrder = order.extend({
  projectPicture: picture.nullable().optional().meta({
    description: 'Only with `getPictures`; null if the project has no picture that the caller may see.',
  }),
});
export type ListedOrder = z.output<typeof listedOrder>;

export const orderFieldList = fieldList({
  resource: 'orders',
  record: listedOrder,
  fields: {
    createdAt: {},
    projectName: {},
    userName: {},
    type: { words: 'project.orderTypes' },
    status: { words: 'project.orderStatuses' },
    amount: {},
    penaltyAmount: {},
    penalty: {},
    cancelledAt: {},
    termsVersion: {},
    projectId: { shownAs: 'projectName' },
    userId: { shownAs: 'userName' },
    orderId: {},
    projectPhaseId: { hidden: 'An id that nobody reads.' },
    freeCancellationUntil: { hidden: 'People read it in a sentence; after that day it says nothing.' },
    suspendedUntil: { hidden: 'People read it in a sentence.' },
    refundAfter: { hidden: 'People read it in a sentence.' },
    projectPicture: { hidden: 'A picture, which has no text.' },
  },
});

/** A new order. Fields that the platform sets itself may be sent, but must have the same value. */
export const newOrder = z.strictObject({
  projectId: id,
  projectPhaseId: id
    .optional()
    .meta({ description: 'The phase that the caller saw; it must still be the current one.' }),
  userId: id.optional().meta({ description: 'The caller; nobody can invest for someone else.' }),
  amount: money.meta({ example: '1500.00' }),
  orderType: z.literal('invest').default('invest').meta({ example: 'invest' }),
  penaltyAmount: z
    .union([z.literal(0), z.literal('0'), z.literal('0.00')])
    .optional()
    .meta({ example: 0 }),
  penalty: z
    .union([z.literal(0), z.literal('0'), z.literal('0.00')])
    .optional()
    .meta({ example: 0 }),
  termsVersion: z.string().max(20).optional().meta({
    example: termsVersion,
    description: 'The version of the terms that the caller accepted; the terms in force, if left out.',
  }),
  termsText: z.enum(termsTexts).optional().meta({
    example: 'standard',
    description:
      'Which text of the terms the caller accepted: `text`, or one of `otherTexts`. Left out, the one that is true of the caller.',
  }),
  sheetVersion: wholeNumber(0, 1_000_000).optional().meta({
    example: 1,
    description:
      'The version of the key investment information sheet that the caller read, in the language of the request; refused if another one is in force. If left out, the evidence names the version in force as not confirmed.',
  }),
  riskConsent: z
    .strictObject({
      isAccepted: z.literal(true, { error: 'confirm' }).meta({ example: true }),
      warningVersion: z.string().max(20).meta({ example: '2020-1503-I-A-2' }),
      answers: z
        .record(z.string().max(40), z.string().max(40))
        .optional()
        .meta({ example: { loss: 'all' }, description: 'To the questions on the risks of the offer.' }),
    })
    .optional()
    .meta({
      description:
        'The consent of a non-sophisticated investor to the risk warning, for orders that exceed the threshold.',
    }),
});

/** What a wish and a place on a waiting list say about the order that may come of them. */
export const laterOrderFields = {
  projectId: true,
  amount: true,
  termsVersion: true,
  termsText: true,
  sheetVersion: true,
  riskConsent: true,
} as const;

const orderOrderColumns = [
  'createdAt',
  'amount',
  'status',
  'userName',
  'projectName',
  'penaltyAmount',
  'penalty',
  'cancelledAt',
  'termsVersion',
] as const;

const find = endpoint({
  method: 'GET',
  path: '/v1/project/orders',
  summary: 'Investments: the caller’s own, those of a manager’s customers and projects, or all.',
  who: 'orders.read',
  query: z.strictObject({
    ...paging(orderOrderColumns, 'desc'),
    projectId: id.optional(),
    projectPhaseId: id.optional(),
    userId: id.optional(),
    status: anyOf(z.enum(orderStatuses).meta({ example: 'active' })).optional(),
    type: anyOf(z.enum(orderTypes).meta({ example: 'invest' })).optional(),
    amount: decimalComparison.optional(),
    fromDate: civilDate.optional().meta({ description: 'Placed on this day or later.' }),
    toDate: civilDate.optional().meta({ description: 'Placed on this day or earlier.' }),
    getTotalAmount,
    getPictures: flag.optional().meta({ description: 'Adds the first picture of each project, for cards.' }),
  }),
  answer: page(listedOrder).extend(totalOfAll),
});

export const ordersEndpoints = {
  find,
  export: csvExportOf(find, orderFieldList),
  findOne: endpoint({
    method: 'GET',
    path: '/v1/project/orders/:orderId',
    summary: 'An investment.',
    who: 'orders.read',
    params: z.strictObject({ orderId: id }),
    answer: order,
  }),
  place: endpoint({
    method: 'POST',
    path: '/v1/project/orders',
    summary: 'Invests in an open project from the caller’s wallet.',
    who: 'orders.place',
    body: newOrder,
    answer: order,
    errors: [
      ...investingErrors,
      'request.conflict',
      'project.fully_subscribed',
      'project.others_wait',
      'project.preinvestors_first',
      'project.too_many_investors',
      'wallet.amount_above_balance',
    ],
    idempotency: 'accepted',
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/v1/project/orders/:orderId/cancel',
    summary:
      'Cancels an investment before the project is financed: free of charge within the reflection period, and only then once the project is fully subscribed.',
    who: 'orders.cancel',
    params: z.strictObject({ orderId: id }),
    status: 200,
    answer: order,
    errors: ['project.order_not_cancellable', 'project.order_bound'],
    idempotency: 'required',
  }),
};

import { z } from 'zod';
import { decimalComparison } from '../shared/comparison.ts';
import { csvExportOf } from '../shared/csv-export.ts';
import { civilDate, instant } from '../shared/dates.ts';
import { endpoint } from '../shared/endpoint.ts';
import { money, positiveMoney } from '../shared/money.ts';
import { page, paging } from '../shared/paging.ts';
import { percent } from '../shared/percent.ts';
import { id } from '../shared/text.ts';

/** What an order can be. Investors place `invest`; the other two are words that a list may be filtered by. */
export const orderTypes = ['invest', 'income', 'withdraw'] as const;

/**
 * `pending` while the project is being financed, `active` once it is, `finished` when principal and returns are
 * delivered, `cancelled` when cancelled or refunded.
 */
export const orderStatuses = ['pending', 'active', 'finished', 'cancelled'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** What a user put into a project. */
export const order = z.object({
  orderId: id,
  projectId: id,
  projectName: z.string().meta({ example: 'Edificio Lavapiés' }),
  projectPhaseId: id.meta({ description: 'The phase of the project that it was placed in.' }),
  userId: id,
  userName: z.string().meta({ example: 'Lucía Ferrer Soler' }),
  amount: positiveMoney,
  type: z.enum(orderTypes).meta({ example: 'invest' }),
  status: z.enum(orderStatuses).meta({ example: 'active' }),
  penaltyAmount: money.meta({ example: '0.00', description: 'What cancelling it cost.' }),
  penalty: percent.meta({ example: '0.00', description: 'The share of the amount that cancelling it cost.' }),
  termsVersion: z.string().meta({ example: '2026-01', description: 'The terms that were accepted with it.' }),
  createdAt: instant,
  cancelledAt: instant.nullable().meta({ example: null }),
});
export type Order = z.output<typeof order>;

export const listOrders = endpoint({
  method: 'GET',
  path: '/v1/project/orders',
  summary: 'Investments: one’s own, those of one’s customers and projects, or all.',
  who: 'orders.read',
  query: z.strictObject({
    ...paging(['createdAt', 'amount'], 'desc'),
    projectId: id.optional(),
    projectPhaseId: id.optional(),
    userId: id.optional(),
    status: z.enum(orderStatuses).optional().meta({ example: 'active' }),
    type: z.enum(orderTypes).optional().meta({ example: 'invest' }),
    amount: decimalComparison.optional(),
    fromDate: civilDate.optional().meta({ description: 'Placed on this day or later.' }),
    toDate: civilDate.optional().meta({ description: 'Placed on this day or earlier.' }),
  }),
  answer: page(order),
});

export const exportOrders = csvExportOf(listOrders);

export const readOrder = endpoint({
  method: 'GET',
  path: '/v1/project/orders/:orderId',
  summary: 'An investment.',
  who: 'orders.read',
  params: z.strictObject({ orderId: id }),
  answer: order,
});

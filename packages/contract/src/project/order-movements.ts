import { z } from 'zod';
import { decimalComparison } from '../shared/comparison.ts';
import { csvExportOf } from '../shared/csv-export-of.ts';
import { civilDate, instant } from '../shared/dates.ts';
import { endpoint } from '../shared/endpoint.ts';
import { fieldList } from '../shared/field-list.ts';
import { money, moneyTotal, positiveMoney } from '../shared/money.ts';
import { page, paging } from '../shared/paging.ts';
import { id } from '../shared/text.ts';
import { period, summaryFilters, summaryOf, summaryOrder } from './summaries.ts';

export const orderMovementTypes = ['invest', 'disinvest'] as const;
export type OrderMovementType = (typeof orderMovementTypes)[number];

/** Money that an order put into a project or took out of it. */
export const orderMovement = z.object({
  orderMovementId: id,
  orderId: id,
  projectId: id,
  projectName: z.string().meta({ example: 'Edificio Lavapiés' }),
  userId: id,
  userName: z.string().meta({ example: 'Lucía Ferrer Soler' }),
  type: z.enum(orderMovementTypes).meta({ example: 'invest' }),
  amount: positiveMoney,
  penaltyAmount: money.meta({ example: '0.00', description: 'The penalty deducted when it was cancelled.' }),
  createdAt: instant,
});
export type OrderMovement = z.output<typeof orderMovement>;

export const orderMovementFieldList = fieldList({
  resource: 'orderMovements',
  record: orderMovement,
  fields: {
    createdAt: {},
    projectName: {},
    userName: {},
    type: { words: 'project.orderMovementTypes' },
    amount: {},
    penaltyAmount: {},
    projectId: { shownAs: 'projectName' },
    userId: { shownAs: 'userName' },
    orderId: {},
    orderMovementId: {},
  },
});

const type = z.enum(orderMovementTypes).optional().meta({ example: 'invest' });

export const orderMovementsOfPeriod = z.object({
  ...period,
  count: z.int().meta({ example: 42 }),
  amount: moneyTotal.meta({ description: 'Everything invested and disinvested.' }),
  invested: moneyTotal,
  disinvested: moneyTotal.meta({ example: '500.00' }),
  penaltyAmount: moneyTotal.meta({ example: '10.00' }),
});
export type OrderMovementsOfPeriod = z.output<typeof orderMovementsOfPeriod>;

export const orderMovementsOfPeriodFieldList = fieldList({
  resource: 'summaries',
  record: orderMovementsOfPeriod,
  fields: {
    period: {},
    from: {},
    to: {},
    count: {},
    amount: {},
    invested: {},
    disinvested: {},
    penaltyAmount: {},
  },
});

const find = endpoint({
  method: 'GET',
  path: '/v1/project/order-movements',
  summary:
    'Money invested and disinvested: the caller’s own, that of a manager’s customers and projects, or all.',
  who: 'orders.read',
  query: z.strictObject({
    ...paging(['createdAt', 'amount', 'userName', 'type', 'penaltyAmount'], 'desc'),
    projectId: id.optional(),
    orderId: id.optional(),
    userId: id.optional(),
    type,
    amount: decimalComparison.optional(),
    fromDate: civilDate.optional(),
    toDate: civilDate.optional(),
  }),
  answer: page(orderMovement),
});

const summarise = endpoint({
  method: 'GET',
  path: '/v1/project/order-movements/summary',
  summary: 'Money invested and disinvested by period, including empty periods.',
  who: 'statistics.read',
  mayBeOld: true,
  query: z.strictObject({
    ...summaryFilters,
    ...summaryOrder(['period', 'count', 'amount', 'invested', 'disinvested', 'penaltyAmount']),
    type,
  }),
  answer: summaryOf(orderMovementsOfPeriod),
});

export const orderMovementsEndpoints = {
  find,
  export: csvExportOf(find, orderMovementFieldList),
  summarise,
  exportSummary: csvExportOf(summarise, orderMovementsOfPeriodFieldList),
};

import { z } from 'zod';
import { decimalComparison } from '../shared/comparison.ts';
import { csvExportOf } from '../shared/csv-export-of.ts';
import { civilDate, instant } from '../shared/dates.ts';
import { endpoint } from '../shared/endpoint.ts';
import { fieldList } from '../shared/field-list.ts';
import { moneyTotal, positiveMoney } from '../shared/money.ts';
import { page, paging } from '../shared/paging.ts';
import { percent } from '../shared/percent.ts';
import { id } from '../shared/text.ts';
import { getTotalAmount, totalOfAll } from '../shared/totals.ts';
import { period, summaryFilters, summaryOf, summaryOrder } from './summaries.ts';

/** A fee charged on an order: one row per charge. */
export const fee = z.object({
  feeId: id,
  orderId: id,
  projectId: id,
  projectName: z.string().meta({ example: 'Edificio Lavapiés' }),
  userId: id,
  userName: z.string().meta({ example: 'Lucía Ferrer Soler' }),
  amount: positiveMoney.meta({ example: '12.50' }),
  percentage: percent.meta({ example: '10.00' }),
  createdAt: instant,
});
export type Fee = z.output<typeof fee>;

export const feeFieldList = fieldList({
  resource: 'fees',
  record: fee,
  fields: {
    createdAt: {},
    projectName: {},
    userName: {},
    amount: {},
    percentage: {},
    projectId: { shownAs: 'projectName' },
    userId: { shownAs: 'userName' },
    orderId: {},
    feeId: {},
  },
});

export const feesOfPeriod = z.object({
  ...period,
  count: z.int().meta({ example: 17 }),
  amount: moneyTotal.meta({ example: '212.50' }),
});
export type FeesOfPeriod = z.output<typeof feesOfPeriod>;

export const feesOfPeriodFieldList = fieldList({
  resource: 'summaries',
  record: feesOfPeriod,
  fields: { period: {}, from: {}, to: {}, count: {}, amount: {} },
});

const find = endpoint({
  method: 'GET',
  path: '/v1/project/fees',
  summary: 'Fees: the caller’s own, those of a manager’s customers and projects, or all.',
  who: 'orders.read',
  query: z.strictObject({
    ...paging(['createdAt', 'amount', 'userName', 'percentage'], 'desc'),
    projectId: id.optional(),
    orderId: id.optional(),
    userId: id.optional(),
    amount: decimalComparison.optional(),
    fromDate: civilDate.optional(),
    toDate: civilDate.optional(),
    getTotalAmount,
  }),
  answer: page(fee).extend(totalOfAll),
});

const summarise = endpoint({
  method: 'GET',
  path: '/v1/project/fees/summary',
  summary: 'Fees charged by period, including empty periods.',
  who: 'statistics.read',
  mayBeOld: true,
  query: z.strictObject({ ...summaryFilters, ...summaryOrder(['period', 'count', 'amount']) }),
  answer: summaryOf(feesOfPeriod),
});

export const feesEndpoints = {
  find,
  export: csvExportOf(find, feeFieldList),
  findOne: endpoint({
    method: 'GET',
    path: '/v1/project/fees/:feeId',
    summary: 'A fee.',
    who: 'orders.read',
    params: z.strictObject({ feeId: id }),
    answer: fee,
  }),
  summarise,
  exportSummary: csvExportOf(summarise, feesOfPeriodFieldList),
};

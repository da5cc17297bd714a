import { z } from 'zod';
import { taxTreatmentKinds } from '../account/tax-treatment-kinds.ts';
import { distributionReasons } from '../approvals/second-person.ts';
import { csvExportOf } from '../shared/csv-export-of.ts';
import { civilDate, instant } from '../shared/dates.ts';
import { endpoint } from '../shared/endpoint.ts';
import { fieldList } from '../shared/field-list.ts';
import { balance, moneyTotal } from '../shared/money.ts';
import { flag } from '../shared/paging.ts';
import { percent } from '../shared/percent.ts';
import { whyProposed } from '../shared/proposal.ts';
import { id } from '../shared/text.ts';
import { ownLoanState } from './loan-state.ts';
import { period, summaryFilters, summaryOf, summaryOrder } from './summaries.ts';

const amounts = {
  gross: moneyTotal.meta({ example: '12750.00', description: 'The return itself.' }),
  fee: moneyTotal.meta({ example: '1275.00', description: 'The fee charged by the platform.' }),
  tax: moneyTotal.meta({ example: '0.00', description: 'Withheld of the return for the tax office.' }),
  net: moneyTotal.meta({ example: '11475.00' }),
  principal: moneyTotal.meta({
    example: '0.00',
    description: 'The amount invested, returned with the last delivery.',
  }),
};

/** A delivery of returns: planned, or done if `deliveredAt` is set. */
export const delivery = z.object({
  period: z.int().meta({ example: 1, description: 'The delivery’s number, from 1.' }),
  dueOn: civilDate,
  months: z.int().meta({ example: 3 }),
  isLast: z.boolean().meta({ example: false }),
  ...amounts,
  deliveredAt: instant.nullable().meta({ example: null }),
});
export type DeliveryAnswer = z.output<typeof delivery>;

const params = z.strictObject({ projectId: id });

/** A delivery that one of the caller's investments takes part in. */
export const ownReturn = delivery.extend({ orderId: id });
export type OwnReturn = z.output<typeof ownReturn>;

export const returnsOfPeriod = z.object({
  ...period,
  count: z.int().meta({ example: 143, description: 'How many lines paid something to an investment.' }),
  ...amounts,
});
export type ReturnsOfPeriod = z.output<typeof returnsOfPeriod>;

export const returnsOfPeriodFieldList = fieldList({
  resource: 'summaries',
  record: returnsOfPeriod,
  fields: { period: {}, from: {}, to: {}, count: {}, gross: {}, fee: {}, tax: {}, net: {}, principal: {} },
});

/** What one investment receives from a delivery or a refund. */
export const distributionLine = z.object({
  orderId: id,
  userId: id,
  userName: z.string().meta({ example: 'Lucía Ferrer Soler' }),
  gross: moneyTotal.meta({ example: '31.88' }),
  fee: moneyTotal.meta({ example: '3.19' }),
  tax: moneyTotal.meta({ example: '0.00' }),
  taxRate: percent.meta({ example: '0.00', description: 'The rate of the withheld tax.' }),
  taxTreatment: z.enum(taxTreatmentKinds).nullable().meta({
    example: null,
    description: 'Why it is another rate than the usual one.',
  }),
  taxCorrection: balance.meta({
    example: '0.00',
    description: 'How much of the tax later corrections added, or took away.',
  }),
  net: moneyTotal.meta({ example: '28.69' }),
  principal: moneyTotal.meta({ example: '0.00' }),
});
export type DistributionLine = z.output<typeof distributionLine>;

/** A delivery or a refund, done or previewed. */
export const distribution = z.object({
  distributionId: id.nullable().meta({ description: 'Null in a preview, or if there was nothing to pay.' }),
  projectId: id,
  kind: z.enum(['return', 'refund']).meta({ example: 'return' }),
  period: z.int().nullable().meta({ example: 1 }),
  dueOn: civilDate.nullable(),
  ...amounts,
  investors: z.int().meta({ example: 143 }),
  createdAt: instant.nullable(),
  lines: z.array(distributionLine),
});
export type Distribution = z.output<typeof distribution>;

/** The tax withheld from an investor in one payment, calculated again with the rate that is correct now. */
export const taxCorrection = z.object({
  taxCorrectionId: id.nullable().meta({ description: 'Null in a preview.' }),
  distributionId: id,
  projectId: id,
  userId: id,
  userName: z.string().meta({ example: 'Lucía Ferrer Soler' }),
  gross: moneyTotal.meta({ example: '12.34' }),
  taxBefore: moneyTotal.meta({ example: '2.34' }),
  tax: moneyTotal.meta({ example: '0.00' }),
  taxRate: percent.meta({ example: '0.00' }),
  taxTreatment: z.enum(taxTreatmentKinds).nullable().meta({ example: 'euResident' }),
  createdAt: instant.nullable(),
});
export type TaxCorrection = z.output<typeof taxCorrection>;

const preview = z.strictObject({
  preview: flag.default(false).meta({ description: 'Only computes the result, without running it.' }),
});

const summarise = endpoint({
  method: 'GET',
  path: '/v1/project/returns/summary',
  summary:
    'What was delivered to investors, period by period; periods in which nothing was delivered included.',
  who: 'statistics.read',
  mayBeOld: true,
  query: z.strictObject({
    ...summaryFilters,
    ...summaryOrder(['period', 'count', 'gross', 'fee', 'tax', 'net', 'principal']),
  }),
  answer: summaryOf(returnsOfPeriod),
});

export const distributionsEndpoints = {
  findSchedule: endpoint({
    method: 'GET',
    path: '/v1/project/projects/:projectId/distributions',
    summary: 'The deliveries of returns of a project: those done and those still to come.',
    who: 'returns.read',
    params,
    answer: z.object({
      data: z.array(
        delivery.extend({
          distributionId: id
            .nullable()
            .meta({ example: null, description: 'The id of the distribution, once it has been run.' }),
        }),
      ),
      total: z.int().meta({ example: 6 }),
      refundId: id
        .nullable()
        .meta({ example: null, description: 'The refund with which the project was closed.' }),
    }),
  }),
  findOrderSchedule: endpoint({
    method: 'GET',
    path: '/v1/project/orders/:orderId/schedule',
    summary: 'The deliveries of returns of one investment: those received and those still to come.',
    who: 'orders.read',
    params: z.strictObject({ orderId: id }),
    answer: z.object({ data: z.array(delivery), total: z.int().meta({ example: 6 }) }),
  }),
  findOwnReturns: endpoint({
    method: 'GET',
    path: '/v1/project/returns',
    summary:
      'The deliveries of returns of all of one’s own investments: what was received, and what is to come.',
    who: 'orders.read',
    answer: z.object({
      data: z.array(ownReturn),
      total: z.int().meta({ example: 24 }),
      loans: z
        .array(ownLoanState)
        .meta({ description: 'Whether the owners of the financed ones among their projects pay as agreed.' }),
    }),
  }),
  summarise,
  exportSummary: csvExportOf(summarise, returnsOfPeriodFieldList),
  distribute: endpoint({
    method: 'POST',
    path: '/v1/project/projects/:projectId/distributions',
    summary:
      'Delivers the returns of a period to all investors of a project, once; the last one with the principal.',
    who: 'returns.run',
    freshFactor: 'always',
    params,
    query: preview,
    body: z.strictObject({
      period: z.int({ error: 'integer' }).min(1).max(600).meta({ example: 1 }),
      why: whyProposed,
    }),
    status: 200,
    answer: distribution.extend({
      secondPersonFor: z
        .array(z.enum(distributionReasons))
        .optional()
        .meta({
          example: ['beforeDue'],
          description: 'In a preview: why a second person must approve it; empty if the caller alone may.',
        }),
    }),
    secondPerson: ['distribute'],
    errors: [
      'project.not_financed',
      'project.distribution_already_run',
      'project.distribution_out_of_order',
      'project.returns_not_enough',
    ],
    idempotency: 'required',
  }),
  correctTax: endpoint({
    method: 'POST',
    path: '/v1/project/projects/:projectId/distributions/:distributionId/tax-corrections',
    summary:
      'Corrects the tax withheld of an investor in a past payment, by the rate that is right for them by now: a new entry gives back what was too much, or takes what was too little.',
    who: 'returns.run',
    freshFactor: 'always',
    params: z.strictObject({ projectId: id, distributionId: id }),
    query: preview,
    body: z.strictObject({ userId: id, why: whyProposed }),
    status: 200,
    answer: taxCorrection,
    secondPerson: ['correctTax'],
    errors: [
      'project.no_tax_withholder',
      'project.tax_unchanged',
      'project.tax_settled',
      'project.wallet_below_tax',
      'auth.account_disabled',
    ],
    idempotency: 'required',
  }),
  closeProject: endpoint({
    method: 'POST',
    path: '/v1/project/projects/:projectId/close',
    summary:
      'Closes a project: one that is over, or one whose investors get their money back. A preinvestment is discarded, and its deposits go back.',
    who: 'returns.run',
    freshFactor: 'always',
    params,
    query: preview,
    body: z.strictObject({ refund: z.boolean().meta({ example: true }), why: whyProposed }),
    status: 200,
    answer: distribution,
    secondPerson: ['closeWithRefund'],
    errors: ['project.not_closable', 'project.refund_not_covered', 'project.release_ordered'],
    idempotency: 'required',
  }),
  findOne: endpoint({
    method: 'GET',
    path: '/v1/project/projects/:projectId/distributions/:distributionId',
    summary: 'A completed delivery or refund, with what each investment received.',
    who: 'returns.read',
    params: z.strictObject({ projectId: id, distributionId: id }),
    answer: distribution,
  }),
};

import { z } from 'zod';
import { paymentOrder } from '../payment/payment-orders.ts';
import { csvExportOf } from '../shared/csv-export-of.ts';
import { instant } from '../shared/dates.ts';
import { endpoint } from '../shared/endpoint.ts';
import { fieldList } from '../shared/field-list.ts';
import { attachmentTypes } from '../shared/file-types.ts';
import { file, storedFile, temporaryUrl } from '../shared/files.ts';
import { money, moneyTotal, positiveMoney } from '../shared/money.ts';
import { flag, page, paging } from '../shared/paging.ts';
import { whyProposed } from '../shared/proposal.ts';
import { id } from '../shared/text.ts';

/**
 * `release`: raised money paid to the promoter. `repayment`: money the promoter pays back. `tax…`: withheld
 * tax that is paid. `…Returned`: one of these payments after the bank has returned it.
 */
export const projectPaymentKinds = [
  'release',
  'repayment',
  'taxToOffice',
  'taxToPromoter',
  'releaseReturned',
  'taxReturned',
  'repaymentReturned',
] as const;
export type ProjectPaymentKind = (typeof projectPaymentKinds)[number];

/** A payment between the platform’s bank account and a project’s promoter, or the tax office. */
export const projectPayment = z.object({
  projectPaymentId: id,
  projectId: id,
  kind: z.enum(projectPaymentKinds).meta({ example: 'release' }),
  amount: positiveMoney.meta({ example: '450000.00' }),
  adminId: id,
  adminName: z.string().meta({ example: 'Marta Ruiz Vega' }),
  file: storedFile.nullable().meta({ description: 'The proof; null if a movement of the bank proves it.' }),
  bankEntryId: id.nullable().meta({ example: null, description: 'The movement of the bank that proves it.' }),
  createdAt: instant,
});
export type ProjectPayment = z.output<typeof projectPayment>;

export const projectPaymentFieldList = fieldList({
  resource: 'projectPayments',
  record: projectPayment,
  fields: {
    createdAt: {},
    kind: { words: 'project.backoffice.money.kinds' },
    amount: {},
    adminName: {},
    adminId: { shownAs: 'adminName', notInCsv: 'The name stands for it.' },
    projectPaymentId: {},
    projectId: { hidden: 'A list of them is always of one project.' },
    file: { hidden: 'The proof, which is opened from its row.' },
    bankEntryId: { hidden: 'An id, by which pages link to the proof.' },
  },
});

/** What a project holds and still owes; shows what can be done next. */
export const projectBalances = z.object({
  escrow: moneyTotal.meta({ example: '0.00', description: 'Invested, not yet released or returned.' }),
  escrowOrdered: moneyTotal.meta({
    example: '0.00',
    description: 'The part of it whose release waits for a payment file or for the bank.',
  }),
  returns: moneyTotal.meta({
    example: '12750.00',
    description: 'Repaid by the promoter, not yet distributed.',
  }),
  tax: moneyTotal.meta({ example: '0.00', description: 'Withheld of the interest, not yet paid.' }),
  taxOrdered: moneyTotal.meta({
    example: '0.00',
    description: 'The part of it whose payment waits for a payment file or for the bank.',
  }),
  outstanding: moneyTotal.meta({
    example: '457375.00',
    description: 'What the promoter still has to repay.',
  }),
});

const params = z.strictObject({ projectId: id });

/** Tax withheld in a project that the platform still has to pay to the tax office. */
const unpaidTax = z.object({
  projectId: id,
  projectName: z.string().meta({ example: 'Parque solar Tomelloso' }),
  amount: positiveMoney.meta({ example: '2375.00' }),
});
export type UnpaidTax = z.output<typeof unpaidTax>;

const proof = file(attachmentTypes);
/** A project can have two equal payments, so staff can confirm that this one is not a duplicate. */
const isAnother = flag.optional().meta({
  example: false,
  description: 'Whether it is a payment besides an equal one that was booked from a movement of the bank.',
});
const ordered = z.strictObject({ why: whyProposed });

const find = endpoint({
  method: 'GET',
  path: '/v1/project/projects/:projectId/payments',
  summary: 'Releases to the promoter of a project and its repayments, with what the project holds.',
  who: 'returns.read',
  params,
  query: z.strictObject({
    ...paging(['createdAt', 'amount', 'kind', 'adminName'], 'desc'),
    kind: z.enum(projectPaymentKinds).optional().meta({ example: 'release' }),
  }),
  answer: page(projectPayment).extend({ balances: projectBalances }),
});

export const projectPaymentsEndpoints = {
  find,
  export: csvExportOf(find, projectPaymentFieldList),
  findUnpaidTaxes: endpoint({
    method: 'GET',
    path: '/v1/project/unpaid-taxes',
    summary:
      'What each project has withheld of interest and the platform has still to pay to the tax office.',
    who: 'bankStatements.read',
    answer: z.object({ data: z.array(unpaidTax) }),
  }),
  release: endpoint({
    method: 'POST',
    path: '/v1/project/projects/:projectId/release',
    summary: 'Records, with its proof, a release of the money raised to the promoter’s bank account.',
    who: 'returns.run',
    freshFactor: 'always',
    params,
    body: z.strictObject({
      amount: money.optional().meta({ description: 'The whole amount in escrow, if left out.' }),
      file: proof,
      isAnother,
      why: whyProposed,
    }),
    bodyKind: 'multipart',
    answer: projectPayment,
    secondPerson: ['release'],
    errors: [
      'project.not_financed',
      'project.no_destination_account',
      'project.release_too_early',
      'project.amount_not_positive',
      'project.amount_above_escrow',
      'payment.bank_differs',
      'payment.debit_unexplained',
      'payment.booked_already',
    ],
    idempotency: 'required',
  }),
  orderRelease: endpoint({
    method: 'POST',
    path: '/v1/project/projects/:projectId/release-orders',
    summary:
      'Orders a release of the money raised to the promoter’s bank account, which the next payment file pays. The movement of the bank that shows it is its proof.',
    who: 'returns.run',
    freshFactor: 'always',
    params,
    body: ordered.extend({
      amount: money
        .optional()
        .meta({ description: 'All that is in escrow and not ordered yet, if left out.' }),
    }),
    answer: paymentOrder,
    secondPerson: ['release'],
    errors: [
      'project.not_financed',
      'project.no_destination_account',
      'project.release_too_early',
      'project.amount_not_positive',
      'project.amount_above_escrow',
      'payment.payee_unwritable',
      'payment.bank_differs',
      'payment.debit_unexplained',
    ],
    idempotency: 'required',
  }),
  repay: endpoint({
    method: 'POST',
    path: '/v1/project/projects/:projectId/repayments',
    summary: 'Records, with its proof, a repayment by the promoter.',
    who: 'returns.run',
    freshFactor: 'always',
    params,
    body: z.strictObject({ amount: money, file: proof, isAnother, why: whyProposed }),
    bodyKind: 'multipart',
    answer: projectPayment,
    secondPerson: ['repay'],
    errors: [
      'project.not_financed',
      'project.amount_not_positive',
      'project.repayment_above_due',
      'payment.booked_already',
    ],
    idempotency: 'required',
  }),
  payTax: endpoint({
    method: 'POST',
    path: '/v1/project/projects/:projectId/tax-payments',
    summary:
      'Records, with its proof, that the withheld tax was paid: to the tax office, or to the promoter who pays it there.',
    who: 'returns.run',
    freshFactor: 'always',
    params,
    body: z.strictObject({
      amount: money.optional().meta({ description: 'All that was withheld, if left out.' }),
      file: proof,
      isAnother,
      why: whyProposed,
    }),
    bodyKind: 'multipart',
    answer: projectPayment,
    secondPerson: ['payTax'],
    errors: [
      'project.amount_not_positive',
      'project.amount_above_tax',
      'project.no_tax_withholder',
      'payment.bank_differs',
      'payment.debit_unexplained',
      'payment.booked_already',
      'project.no_destination_account',
    ],
    idempotency: 'required',
  }),
  orderTax: endpoint({
    method: 'POST',
    path: '/v1/project/projects/:projectId/tax-orders',
    summary:
      'Orders that the withheld tax is paid to the promoter, who pays it to the tax office; the next payment file pays it.',
    who: 'returns.run',
    freshFactor: 'always',
    params,
    body: ordered.extend({
      amount: money
        .optional()
        .meta({ description: 'All that was withheld and is not ordered yet, if left out.' }),
    }),
    answer: paymentOrder,
    secondPerson: ['payTax'],
    errors: [
      'project.amount_not_positive',
      'project.amount_above_tax',
      'project.no_tax_withholder',
      'project.tax_not_to_promoter',
      'payment.payee_unwritable',
      'payment.bank_differs',
      'payment.debit_unexplained',
      'project.no_destination_account',
    ],
    idempotency: 'required',
  }),
  findProofUrl: endpoint({
    method: 'GET',
    path: '/v1/project/projects/:projectId/payments/:projectPaymentId/url',
    summary: 'A URL that opens the proof of a payment for a few minutes.',
    who: 'returns.read',
    freshFactor: 'always',
    params: z.strictObject({ projectId: id, projectPaymentId: id }),
    answer: temporaryUrl,
  }),
};

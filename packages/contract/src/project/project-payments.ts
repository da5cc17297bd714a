import { z } from 'zod';
import { csvExportOf } from '../shared/csv-export-of.ts';
import { instant } from '../shared/dates.ts';
import { endpoint } from '../shared/endpoint.ts';
import { fieldList } from '../shared/field-list.ts';
import { attachmentTypes, file, storedFile, temporaryUrl } from '../shared/files.ts';
import { money, moneyTotal, positiveMoney } from '../shared/money.ts';
import { page, paging } from '../shared/paging.ts';
import { whyProposed } from '../shared/proposal.ts';
import { id } from '../shared/text.ts';

/** `release`: the raised money goes to the promoter. `repayment`: the promoter pays back. `tax…`: the withheld tax is paid. */
export const projectPaymentKinds = ['release', 'repayment', 'taxToOffice', 'taxToPromoter'] as const;
export type ProjectPaymentKind = (typeof projectPaymentKinds)[number];

/** A payment between the platform’s bank account and a project’s promoter, or the tax office. */
export const projectPayment = z.object({
  projectPaymentId: id,
  projectId: id,
  kind: z.enum(projectPaymentKinds).meta({ example: 'release' }),
  amount: positiveMoney.meta({ example: '450000.00' }),
  adminId: id,
  adminName: z.string().meta({ example: 'Marta Ruiz Vega' }),
  file: storedFile,
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
    projectPaymentId: { hidden: 'An id that nobody reads.' },
    projectId: { hidden: 'A list of them is always of one project.' },
    file: { hidden: 'The proof, which is opened from its row.' },
  },
});

/** What a project holds and still owes, to see what can be done next. */
export const projectBalances = z.object({
  escrow: moneyTotal.meta({ example: '0.00', description: 'Invested, not yet released or returned.' }),
  returns: moneyTotal.meta({
    example: '12750.00',
    description: 'Repaid by the promoter, not yet distributed.',
  }),
  tax: moneyTotal.meta({ example: '0.00', description: 'Withheld of the interest, not yet paid.' }),
  outstanding: moneyTotal.meta({
    example: '457375.00',
    description: 'What the promoter still has to repay.',
  }),
});

const params = z.strictObject({ projectId: id });

const proof = file(attachmentTypes);

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
    body: z.strictObject({ amount: money, file: proof, why: whyProposed }),
    bodyKind: 'multipart',
    answer: projectPayment,
    secondPerson: ['repay'],
    errors: ['project.not_financed', 'project.amount_not_positive', 'project.repayment_above_due'],
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

import { z } from 'zod';
import { csvExportOf } from '../shared/csv-export-of.ts';
import { civilDate, instant } from '../shared/dates.ts';
import { endpoint } from '../shared/endpoint.ts';
import { fieldList } from '../shared/field-list.ts';
import { temporaryUrl } from '../shared/files.ts';
import { money, moneyTotal } from '../shared/money.ts';
import { anyOf } from '../shared/one-or-more.ts';
import { page, paging } from '../shared/paging.ts';
import { whyProposed } from '../shared/proposal.ts';
import { id, text } from '../shared/text.ts';

/** A file is `taken` once someone downloaded it for the bank. */
export const paymentFileStates = ['proposed', 'approved', 'taken', 'cancelled'] as const;
export type PaymentFileState = (typeof paymentFileStates)[number];

/** A payment is `sent` with its file, and `paid` once a bank statement shows it. */
export const outgoingPaymentStates = ['ordered', 'sent', 'paid', 'cancelled'] as const;

/** The maximum number of payments in one file. */
export const paymentsPerFileMax = 10_000;

/** How many days ahead a file can ask the bank to pay. */
export const executionDaysMax = 30;

/** A pain.001.001.09 file for the bank with withdrawals and returned money of third parties. */
export const paymentFile = z.object({
  paymentFileId: id,
  number: z.int().meta({ example: 12 }),
  state: z.enum(paymentFileStates).meta({ example: 'approved' }),
  payments: z.int().meta({ example: 42, description: 'How many payments it holds.' }),
  paidPayments: z.int().meta({ example: 40, description: 'How many of them a statement of the bank shows.' }),
  openPayments: z.int().meta({
    example: 2,
    description: 'How many the bank still has to make: no statement shows them, and they were not cancelled.',
  }),
  total: moneyTotal,
  executeOn: civilDate.nullable().meta({
    example: '2026-03-16',
    description:
      'The day on which the bank shall pay. If it is null, or has passed when the file is downloaded, the bank shall pay on the first working day after the download.',
  }),
  digest: z.string().meta({
    example: '5f2b8c…',
    description: 'SHA-256 over all payments: what was approved is what goes to the bank.',
  }),
  createdAt: instant,
  createdByName: z.string().meta({ example: 'Marta Ruiz Vega' }),
  approvedAt: instant.nullable(),
  approvedByName: z.string().nullable().meta({ example: 'Elena Vidal' }),
  takenAt: instant.nullable(),
  takenByName: z.string().nullable().meta({ example: null }),
});
export type PaymentFile = z.output<typeof paymentFile>;

const whoNoted = 'It is who a line is by.';
const whenNoted = 'It is when a line was noted.';

export const paymentFileFieldList = fieldList({
  resource: 'paymentFiles',
  record: paymentFile,
  acts: ['payment-file'],
  fields: {
    number: {},
    state: { words: 'payment.fileStates' },
    payments: {},
    paidPayments: { notInAudit: 'The bank reports it later.' },
    openPayments: { notInAudit: 'The bank reports it later.' },
    total: {},
    executeOn: {},
    createdByName: { notInAudit: whoNoted },
    createdAt: { notInAudit: whenNoted },
    approvedByName: { notInAudit: whoNoted },
    approvedAt: { notInAudit: whenNoted },
    takenByName: { notInAudit: whoNoted },
    takenAt: { notInAudit: whenNoted },
    digest: {},
    reference: { only: 'audit' },
    returnReason: { only: 'audit', words: 'payment.returnReasons' },
    paymentFileId: { hidden: 'An id that is of no use to readers.' },
  },
});

const params = z.strictObject({ paymentFileId: id });

const find = endpoint({
  method: 'GET',
  path: '/v1/payment/payment-files',
  summary: 'The files of payments for the bank.',
  who: 'paymentFiles.read',
  query: z.strictObject({
    ...paging(['number'], 'desc'),
    state: anyOf(z.enum(paymentFileStates).meta({ example: 'approved' })).optional(),
  }),
  answer: page(paymentFile),
});

/** A preview lists at most this many payments that are in the file, and at most as many that are left out. */
export const namedPaymentsMax = 50;

/** Why a pending withdrawal is not in the next file. */
export const leftOutReasons = [
  'account',
  'customerDisabled',
  'held',
  'proposed',
  'maybePaid',
  'otherAdministrator',
  'own',
  'name',
] as const;
export type LeftOutReason = (typeof leftOutReasons)[number];

const nextPayments = z.object({
  payments: z.int().meta({ example: 42 }),
  total: moneyTotal,
  first: z
    .array(
      z.object({
        paidId: id.meta({ description: 'The withdrawal or the order that it pays.' }),
        userId: id.nullable().meta({ description: 'The customer, if it pays a withdrawal.' }),
        holderName: z.string().meta({ example: 'Lucía Ferrer Soler' }),
        account: z.string().meta({ example: '•••• •••• 1332', description: 'Masked.' }),
        amount: money,
      }),
    )
    .max(namedPaymentsMax)
    .meta({ description: 'The first of them, in the order of the file.' }),
  leftOut: z
    .array(
      z.object({
        transactionId: id,
        userName: z.string().meta({ example: 'Lucía Ferrer Soler' }),
        amount: money,
        reason: z.enum(leftOutReasons).meta({ example: 'held' }),
      }),
    )
    .max(namedPaymentsMax)
    .meta({ description: 'Pending withdrawals that are in no file, oldest first.' }),
});
export type NextPayments = z.output<typeof nextPayments>;

export const paymentFilesEndpoints = {
  find,
  export: csvExportOf(find, paymentFileFieldList),
  findNext: endpoint({
    method: 'GET',
    path: '/v1/payment/payment-files/next',
    summary: 'What a payment file would hold if it was made now, and which withdrawals it would leave out.',
    who: 'paymentFiles.read',
    answer: nextPayments,
  }),
  findOne: endpoint({
    method: 'GET',
    path: '/v1/payment/payment-files/:paymentFileId',
    summary:
      'A file of payments for the bank. Its payments are the transactions with its id, and its orders to send money back.',
    who: 'paymentFiles.read',
    params,
    answer: paymentFile,
  }),
  create: endpoint({
    method: 'POST',
    path: '/v1/payment/payment-files',
    summary:
      'Gathers the pending withdrawals that can be paid, oldest first, and money of third parties that two people decided to send back. Withdrawals of customers whose withdrawals are held, or without a validated account, are left out.',
    who: 'paymentFiles.create',
    freshFactor: 'always',
    body: z.strictObject({
      leaveOut: z
        .array(id)
        .max(namedPaymentsMax)
        .optional()
        .meta({ description: 'Withdrawals and orders that wait for a later file.' }),
      executeOn: civilDate.optional().meta({
        description: `The day on which the bank shall pay: a working day of banks, at most ${executionDaysMax} days ahead. Without it, the first one after the download.`,
      }),
    }),
    answer: paymentFile,
    idempotency: 'required',
    errors: [
      'payment.nothing_to_pay',
      'payment.no_deposit_account',
      'payment.no_initiator',
      'payment.bank_differs',
      'payment.debit_unexplained',
    ],
  }),
  approve: endpoint({
    method: 'POST',
    path: '/v1/payment/payment-files/:paymentFileId/approve',
    summary: 'Approves a payment file, which always needs a second person.',
    who: 'paymentFiles.approve',
    freshFactor: 'always',
    params,
    body: z.strictObject({ why: whyProposed }),
    answer: paymentFile,
    secondPerson: ['approvePaymentFile'],
    idempotency: 'required',
    errors: [
      'payment.file_state',
      'payment.file_outdated',
      'wallet.own_transaction',
      'approvals.beneficiary',
      'approvals.entered_by_you',
      'approvals.access_changed_by_you',
    ],
  }),
  take: endpoint({
    method: 'POST',
    path: '/v1/payment/payment-files/:paymentFileId/take',
    summary:
      'Marks an approved payment file as sent, and answers a URL that opens it for a few minutes. It can be taken again, and stays the same file.',
    who: 'paymentFiles.take',
    freshFactor: 'always',
    params,
    answer: temporaryUrl,
    idempotency: 'required',
    errors: [
      'payment.file_state',
      'payment.file_outdated',
      'payment.file_invalid',
      'payment.no_deposit_account',
      'payment.no_initiator',
      'payment.bank_differs',
      'payment.debit_unexplained',
    ],
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/v1/payment/payment-files/:paymentFileId/cancel',
    summary:
      'Cancels a payment file, or one payment of a file that was taken: what was not paid can be decided again. Of a file that was taken to the bank, a second person must confirm that the bank has not made the payments.',
    who: 'paymentFiles.cancel',
    freshFactor: 'always',
    params,
    body: z.strictObject({
      why: whyProposed,
      reference: text(40).optional().meta({
        example: 'RF26TB302099A8057',
        description: 'Cancels only the payment with this reference, which the bank did not make.',
      }),
    }),
    answer: paymentFile,
    secondPerson: ['cancelPaymentFile'],
    idempotency: 'required',
    errors: [
      'payment.file_state',
      'payment.file_settled',
      'payment.not_in_file',
      'wallet.own_transaction',
      'approvals.beneficiary',
      'approvals.entered_by_you',
      'approvals.access_changed_by_you',
    ],
  }),
};

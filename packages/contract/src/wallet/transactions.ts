import { z } from 'zod';
import { decimalComparison } from '../shared/comparison.ts';
import { csvExportOf } from '../shared/csv-export-of.ts';
import { civilDate, instant } from '../shared/dates.ts';
import { endpoint } from '../shared/endpoint.ts';
import { fieldList } from '../shared/field-list.ts';
import { attachmentTypes } from '../shared/file-types.ts';
import { file, storedFile, temporaryUrl } from '../shared/files.ts';
import { money, positiveMoney } from '../shared/money.ts';
import { anyOf } from '../shared/one-or-more.ts';
import { flag, page, paging } from '../shared/paging.ts';
import { percent } from '../shared/percent.ts';
import { whyProposed } from '../shared/proposal.ts';
import { id, searchText, text } from '../shared/text.ts';
import { getTotalAmount, sum } from '../shared/totals.ts';
import { transactionDecisionNeeds } from './transaction-decision-needs.ts';
import { transactionStatuses, transactionTypes } from './transaction-kinds.ts';

/**
 * The origin of a transaction: `returned_payment` is a withdrawal that the bank returned, `taken_back` a deposit that
 * the bank took back. Nothing produces `payment`: there is no payment provider, staff confirm bank transfers.
 */
export const issuerNames = [
  'admin-backoffice',
  'project_order',
  'project_fee',
  'project_tax',
  'payment',
  'user-wallet',
  'returned_payment',
  'taken_back',
] as const;
export type IssuerName = (typeof issuerNames)[number];

/** A deposit into a wallet or a withdrawal from it, requested or done. */
export const transaction = z.object({
  transactionId: id,
  walletId: id,
  userId: id,
  userName: z.string().meta({ example: 'Lucía Ferrer Soler' }),
  amount: positiveMoney,
  type: z.enum(transactionTypes).meta({ example: 'income' }),
  issuerName: z.enum(issuerNames).meta({
    example: 'user-wallet',
    description: 'Where it comes from. `payment` is for a payment provider, of which there is none.',
  }),
  status: z.enum(transactionStatuses).meta({ example: 'pending' }),
  taxRate: percent
    .nullable()
    .meta({ example: null, description: 'Of tax withheld of interest: the rate at which it was.' }),
  rejectReason: z.string().nullable().meta({ example: null }),
  reference: z.string().meta({
    example: 'RF26TB302099A8057',
    description: 'What is written on its transfer, by which it is recognised (ISO 11649).',
  }),
  bankAccountId: id.nullable(),
  bankAccount: z
    .string()
    .nullable()
    .meta({ example: 'Cuenta de ahorro · •••• •••• 1332', description: 'Its alias and its masked number.' }),
  projectId: id.nullable().meta({ example: null }),
  projectName: z.string().nullable().meta({ example: null }),
  orderId: id.nullable().meta({ example: null }),
  adminId: id.nullable().meta({ example: null, description: 'Who approved or rejected it; staff only.' }),
  adminName: z.string().nullable().meta({ example: null }),
  managerId: id
    .nullable()
    .meta({ example: null, description: 'The member of staff who entered it; staff only.' }),
  managerName: z.string().nullable().meta({ example: null }),
  file: storedFile.nullable().meta({ example: null, description: 'The proof of payment.' }),
  returnedAt: instant
    .nullable()
    .meta({ example: null, description: 'When the payment of a withdrawal came back into the wallet.' }),
  returnReason: z.string().nullable().meta({
    example: null,
    description: 'Why it came back, as the bank says (ISO 20022): `AC04`; null if it gave no reason.',
  }),
  returnTransactionId: id
    .nullable()
    .meta({ example: null, description: 'The deposit by which a withdrawal came back.' }),
  returnedWithdrawalId: id
    .nullable()
    .meta({ example: null, description: 'The withdrawal that came back with this deposit.' }),
  createdAt: instant,
  updatedAt: instant,
});
export type Transaction = z.output<typeof transaction>;

export const transactionFieldList = fieldList({
  resource: 'transactions',
  record: transaction,
  acts: ['transaction'],
  fields: {
    createdAt: { notInAudit: 'It is when the line was noted.' },
    userName: {},
    type: { words: 'wallet.types' },
    issuerName: { words: 'wallet.issuers' },
    status: { words: 'wallet.statuses' },
    amount: {},
    taxRate: { notInAudit: 'Payments to investors are noted with the project.' },
    projectName: {},
    bankAccount: {},
    reference: { notInAudit: 'It follows from the id.' },
    rejectReason: {},
    returnedAt: { notInAudit: 'It is when the return was noted.' },
    returnReason: { words: 'payment.returnReasons' },
    managerName: { seenBy: 'staff' },
    adminName: { seenBy: 'staff' },
    updatedAt: { notInAudit: 'It is when the line was noted.' },
    transactionId: {
      notInAudit: 'It is what the line is about.',
    },
    walletId: { notInCsv: 'The name of the customer stands for it.' },
    wasRecalled: { only: 'audit', kind: 'boolean' },
    movements: { only: 'audit', kind: 'lines' },
    bookedDeposits: { only: 'audit', kind: 'lines' },
    userId: { shownAs: 'userName' },
    projectId: { shownAs: 'projectName' },
    bankAccountId: { shownAs: 'bankAccount', notInCsv: 'Its alias and number stand for it.' },
    managerId: { shownAs: 'managerName', notInCsv: 'The name stands for it.', seenBy: 'staff' },
    adminId: { shownAs: 'adminName', notInCsv: 'The name stands for it.', seenBy: 'staff' },
    orderId: { hidden: 'An id that nobody reads.' },
    file: { hidden: 'The proof, which is opened from the page of the movement.', seenBy: 'staff' },
    returnTransactionId: { hidden: 'An id that nobody reads.' },
    returnedWithdrawalId: { hidden: 'An id that nobody reads.' },
    isReturned: { only: 'screen' },
    direction: { only: 'screen' },
    fromDate: { only: 'screen' },
    toDate: { only: 'screen' },
  },
});

const transactionParams = z.strictObject({ transactionId: id });

/** A request to deposit from a bank account, or to withdraw to one. */
export const newTransaction = z.strictObject({
  walletId: id
    .optional()
    .meta({ description: 'The caller’s own wallet, if neither this nor `userId` is given.' }),
  userId: id.optional(),
  type: z.enum(transactionTypes).meta({ example: 'income' }),
  amount: money.meta({ example: '500.00' }),
  bankAccountId: id
    .optional()
    .meta({ description: 'The main account, if left out. It must have been validated.' }),
});

const decisions = ['completed', 'rejected'] as const;

/** An approval needs a proof, a rejection a reason. */
export const transactionDecision = z
  .strictObject({
    status: z.enum(decisions).meta({ example: 'completed' }),
    file: file(attachmentTypes).optional(),
    rejectReason: text(500).optional().meta({ example: 'La transferencia no ha llegado.' }),
    why: whyProposed,
  })
  .superRefine(({ status, file: proof, rejectReason }, ctx) => {
    const refuse = (path: string, message: string) => ctx.addIssue({ code: 'custom', path: [path], message });
    if (status === 'completed' && !proof) refuse('file', 'required');
    if (status === 'rejected' && rejectReason === undefined) refuse('rejectReason', 'required');
    if (status === 'completed' && rejectReason !== undefined) refuse('rejectReason', 'only_with_rejection');
    if (status === 'rejected' && proof) refuse('file', 'only_with_approval');
  })
  .meta({ example: { status: 'rejected', rejectReason: 'La transferencia no ha llegado.' } });

const transactionOrderColumns = [
  'createdAt',
  'amount',
  'updatedAt',
  'status',
  'type',
  'issuerName',
  'userName',
  'bankAccount',
  'projectName',
  'managerName',
  'adminName',
  'rejectReason',
] as const;

const find = endpoint({
  method: 'GET',
  path: '/v1/wallet/transactions',
  summary: 'Wallet transactions: the caller’s own, those of a manager’s customers, or all.',
  who: 'transactions.read',
  query: z.strictObject({
    ...paging(transactionOrderColumns, 'desc'),
    walletId: id.optional(),
    transactionId: id.optional(),
    userId: id.optional(),
    projectId: id.optional(),
    bankAccountId: id.optional(),
    paymentFileId: id.optional().meta({ description: 'The withdrawals of a payment file.' }),
    reference: searchText.optional().meta({
      example: 'RF26TB302099A8057',
      description:
        'The reference of a transfer: that of a movement, or that of a wallet for all of its movements.',
    }),
    amount: decimalComparison.optional(),
    type: anyOf(z.enum(transactionTypes).meta({ example: 'income' })).optional(),
    issuerName: anyOf(z.enum(issuerNames).meta({ example: 'user-wallet' })).optional(),
    status: anyOf(z.enum(transactionStatuses).meta({ example: 'pending' })).optional(),
    isReturned: flag.optional().meta({ description: 'Only withdrawals that came back, or all but these.' }),
    fromDate: civilDate.optional().meta({ description: 'On this day or later.' }),
    toDate: civilDate.optional().meta({ description: 'On this day or earlier.' }),
    getTotalAmount,
  }),
  answer: page(transaction).extend({
    totalIn: sum(
      'With `getTotalAmount`: what came in, of all completed matches, or of all that have the given `status`.',
    ),
    totalOut: sum(
      'With `getTotalAmount`: what went out, of all completed matches, or of all that have the given `status`.',
    ),
  }),
});

export const transactionsEndpoints = {
  find,
  export: csvExportOf(find, transactionFieldList),
  findOne: endpoint({
    method: 'GET',
    path: '/v1/wallet/transactions/:transactionId',
    summary: 'A wallet transaction.',
    who: 'transactions.read',
    params: transactionParams,
    answer: transaction,
  }),
  request: endpoint({
    method: 'POST',
    path: '/v1/wallet/transactions',
    summary: 'Requests a deposit or withdrawal, or enters one for a customer (staff), to be approved.',
    who: 'transactions.create',
    body: newTransaction,
    answer: transaction,
    errors: [
      'wallet.amount_not_positive',
      'wallet.bank_account_required',
      'wallet.bank_account_not_valid',
      'wallet.amount_above_balance',
      'wallet.too_many_pending_deposits',
      'wallet.too_many_pending_withdrawals',
    ],
    idempotency: 'accepted',
  }),
  decide: endpoint({
    method: 'PATCH',
    path: '/v1/wallet/transactions/:transactionId',
    summary: 'Approves a pending transaction with its proof of payment, or rejects it with a reason.',
    who: 'transactions.decide',
    freshFactor: 'always',
    params: transactionParams,
    body: transactionDecision,
    bodyKind: 'multipart',
    answer: transaction,
    secondPerson: ['approveTransaction', 'rejectTransaction'],
    errors: [
      'wallet.transaction_already_decided',
      'payment.in_payment_file',
      'payment.debit_unexplained',
      'payment.maybe_paid',
      'wallet.own_transaction',
      'wallet.four_eyes',
      'wallet.insufficient_balance',
      'wallet.bank_account_not_valid',
      'wallet.withdrawals_held',
      'wallet.withdrawals_stopped',
    ],
    idempotency: 'accepted',
  }),
  findDecision: endpoint({
    method: 'GET',
    path: '/v1/wallet/transactions/:transactionId/decision',
    summary: 'What approving a transaction that waits would take of the caller, before they do it.',
    who: 'transactions.decide',
    params: transactionParams,
    answer: transactionDecisionNeeds,
  }),
  findProofUrl: endpoint({
    method: 'GET',
    path: '/v1/wallet/transactions/:transactionId/url',
    summary: 'A URL that opens the proof of payment for a few minutes.',
    who: 'transactions.viewProof',
    freshFactor: 'always',
    params: transactionParams,
    answer: temporaryUrl,
  }),
};

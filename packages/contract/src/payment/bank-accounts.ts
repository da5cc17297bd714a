import { z } from 'zod';
import { csvExportOf } from '../shared/csv-export.ts';
import { instant } from '../shared/dates.ts';
import { endpoint } from '../shared/endpoint.ts';
import { fieldList } from '../shared/field-list.ts';
import { attachmentTypes, file, storedFile, temporaryUrl } from '../shared/files.ts';
import { iban } from '../shared/iban.ts';
import { flag, page, paging } from '../shared/paging.ts';
import { id, searchText, text } from '../shared/text.ts';

/** What an administrator says of an account: unread, accepted, or refused with a reason. */
export const bankAccountStates = ['pending', 'valid', 'error'] as const;
export type BankAccountState = (typeof bankAccountStates)[number];

/** Where a user's money comes from and goes to, with the certificate that proves whose account it is. */
export const bankAccount = z.object({
  bankAccountId: id,
  userId: id,
  userName: z.string().meta({ example: 'Lucía Ferrer Soler' }),
  alias: z.string().meta({ example: 'Cuenta de ahorro' }),
  account: z.string().meta({
    example: '•••• •••• 1332',
    description: 'The IBAN; masked but for its last four, except to its owner and to administrators.',
  }),
  main: z.boolean().meta({ example: true, description: 'The one that is proposed first; one per user.' }),
  state: z.enum(bankAccountStates).meta({ example: 'valid' }),
  errorMessage: z.string().nullable().meta({ example: null, description: 'Why the state is `error`.' }),
  file: storedFile,
  viewUrl: z
    .string()
    .meta({ example: '/v1/payment/bank-accounts/view/01890a5d-ac96-774b-bcce-b302099a8057' }),
  createdAt: instant,
  updatedAt: instant,
});
export type BankAccount = z.output<typeof bankAccount>;

export const bankAccountFieldList = fieldList({
  resource: 'bankAccounts',
  record: bankAccount,
  acts: ['bank-account'],
  notedForPrograms: ['documentId'],
  fields: {
    userName: {},
    alias: {},
    account: { kind: 'iban' },
    main: {},
    state: { words: 'payment.bankAccountStates' },
    errorMessage: {},
    createdAt: { notInAudit: 'It is when the line was noted.' },
    updatedAt: { notInAudit: 'It is when the line was noted.' },
    userId: { shownAs: 'userName', notInCsv: 'The name stands for it.' },
    bankAccountId: { hidden: 'An id that nobody reads.' },
    file: { hidden: 'The certificate, which is seen on the page of the account.' },
    viewUrl: { hidden: 'An address for programs.' },
    deletedAt: { only: 'audit' },
  },
});

const bankAccountParams = z.strictObject({ bankAccountId: id });
const stateRule = z.enum(bankAccountStates).meta({ example: 'valid' });

export const bankAccountFields = {
  alias: text(60).meta({ example: 'Cuenta de ahorro' }),
  account: iban,
  main: flag.meta({ description: 'Takes the place of the one that was main.' }),
  document: file(attachmentTypes),
};

// The specification says "status or state": both words are understood, and mean the same.
const decision = {
  state: stateRule.optional().meta({ description: 'Only administrators decide.' }),
  status: stateRule.optional().meta({ description: 'Another word for `state`.' }),
  errorMessage: text(500)
    .optional()
    .meta({ example: 'El certificado no es legible.', description: 'Goes with the state `error`.' }),
};

type Given<T> = { [K in keyof T]?: T[K] | undefined };
type Decision = Given<{ state: BankAccountState; status: BankAccountState; errorMessage: string }>;

/** An error says why, and only an error does; and two words for one thing do not contradict each other. */
function checkDecision({ state, status, errorMessage }: Decision, ctx: z.RefinementCtx): void {
  const decided = state ?? status;
  const refuse = (path: string, message: string) => ctx.addIssue({ code: 'custom', path: [path], message });
  if (state && status && state !== status) refuse('status', 'choice');
  if (decided === 'error' && errorMessage === undefined) refuse('errorMessage', 'required');
  if (decided !== 'error' && errorMessage !== undefined) refuse('errorMessage', 'only_with_error');
}

export const newBankAccount = z
  .strictObject({
    ...bankAccountFields,
    main: bankAccountFields.main.default(false),
    userId: id.optional().meta({ description: 'Whose it is; the caller’s own, if left out.' }),
    ...decision,
  })
  .superRefine(checkDecision)
  .meta({
    example: { alias: 'Cuenta de ahorro', account: 'ES9121000418450200051332', main: 'true', document: null },
  });

export const bankAccountChanges = z
  .strictObject({
    ...bankAccountFields,
    ...decision,
    updatedAt: instant.meta({
      description:
        'As it was when one looked: if it has changed since, nothing is done, so that nobody accepts what they have not seen.',
    }),
  })
  .partial()
  .superRefine(checkDecision)
  .meta({ example: { alias: 'Cuenta de la empresa' } });

export const listBankAccounts = endpoint({
  method: 'GET',
  path: '/v1/payment/bank-accounts',
  summary: 'Bank accounts: one’s own, those of one’s customers, or all.',
  who: 'bankAccounts.read',
  query: z.strictObject({
    ...paging(['createdAt', 'updatedAt', 'alias', 'main', 'state'], 'desc'),
    alias: searchText.optional(),
    account: z
      .string()
      .overwrite((value) => value.replace(/\s/g, ''))
      .regex(/^[A-Za-z0-9]{1,34}$/, { error: 'iban_part' })
      .optional()
      .meta({ example: '1332', description: 'A part of the IBAN; to managers, all of it or its last four.' }),
    main: flag.optional(),
    state: stateRule.optional(),
    userId: id.optional(),
  }),
  answer: page(bankAccount),
});

export const exportBankAccounts = csvExportOf(listBankAccounts, bankAccountFieldList);

export const createBankAccount = endpoint({
  method: 'POST',
  path: '/v1/payment/bank-accounts',
  summary: 'Adds a bank account with its certificate. The first of a user becomes the main one.',
  who: 'bankAccounts.create',
  body: newBankAccount,
  bodyKind: 'multipart',
  answer: bankAccount,
  errors: ['payment.account_taken', 'payment.own_bank_account', 'request.forbidden'],
  idempotency: 'accepted',
});

export const readBankAccount = endpoint({
  method: 'GET',
  path: '/v1/payment/bank-accounts/:bankAccountId',
  summary: 'A bank account.',
  who: 'bankAccounts.read',
  params: bankAccountParams,
  answer: bankAccount,
});

export const editBankAccount = endpoint({
  method: 'PATCH',
  path: '/v1/payment/bank-accounts/:bankAccountId',
  summary: 'Edits a bank account, or decides on it. Another IBAN or certificate has to be accepted anew.',
  who: 'bankAccounts.edit',
  params: bankAccountParams,
  body: bankAccountChanges,
  bodyKind: 'multipart',
  answer: bankAccount,
  errors: [
    'payment.account_taken',
    'payment.bank_account_in_use',
    'payment.own_bank_account',
    'request.conflict',
    'request.forbidden',
  ],
});

export const deleteBankAccount = endpoint({
  method: 'DELETE',
  path: '/v1/payment/bank-accounts/:bankAccountId',
  summary: 'Deletes a bank account that no pending transaction uses.',
  who: 'bankAccounts.delete',
  params: bankAccountParams,
  errors: ['payment.bank_account_in_use'],
});

export const viewBankAccountCertificate = endpoint({
  method: 'GET',
  path: '/v1/payment/bank-accounts/view/:bankAccountId',
  summary: 'Streams the certificate of a bank account.',
  who: 'bankAccounts.viewCertificate',
  params: bankAccountParams,
  answerKind: 'file',
});

export const bankAccountCertificateUrl = endpoint({
  method: 'GET',
  path: '/v1/payment/bank-accounts/:bankAccountId/url',
  summary: 'An address that opens the certificate for a few minutes.',
  who: 'bankAccounts.viewCertificate',
  params: bankAccountParams,
  answer: temporaryUrl,
});

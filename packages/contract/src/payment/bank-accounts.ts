import { z } from 'zod';
import { validationReasons } from '../approvals/second-person.ts';
import { csvExportOf } from '../shared/csv-export-of.ts';
import { instant } from '../shared/dates.ts';
import { endpoint } from '../shared/endpoint.ts';
import { fieldList } from '../shared/field-list.ts';
import { attachmentTypes } from '../shared/file-types.ts';
import { file, storedFile, temporaryUrl } from '../shared/files.ts';
import { iban } from '../shared/iban.ts';
import { anyOf } from '../shared/one-or-more.ts';
import { flag, page, paging } from '../shared/paging.ts';
import { whyProposed } from '../shared/proposal.ts';
import { enteredName, id, searchText, text } from '../shared/text.ts';
import { recordVersion, versionRules, writtenSeenVersion } from '../shared/version.ts';

/** An administrator's decision on a bank account: pending, valid, or refused with a reason. */
export const bankAccountStates = ['pending', 'valid', 'error'] as const;
export type BankAccountState = (typeof bankAccountStates)[number];

/** The bank account a user's money comes from and goes to, with the certificate that proves its owner. */
export const bankAccount = z.object({
  bankAccountId: id,
  userId: id,
  userName: z.string().meta({ example: 'Lucía Ferrer Soler' }),
  alias: z.string().meta({ example: 'Cuenta de ahorro' }),
  account: z.string().meta({
    example: '•••• •••• 1332',
    description: 'The IBAN; masked except for its last four characters, but whole for its owner.',
  }),
  main: z.boolean().meta({ example: true, description: 'The account proposed first; one per user.' }),
  state: z.enum(bankAccountStates).meta({ example: 'valid' }),
  errorMessage: z.string().nullable().meta({ example: null, description: 'Why the state is `error`.' }),
  file: storedFile,
  viewUrl: z
    .string()
    .meta({ example: '/v1/payment/bank-accounts/view/01890a5d-ac96-774b-bcce-b302099a8057' }),
  createdAt: instant,
  updatedAt: instant,
  version: recordVersion,
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
    userId: { shownAs: 'userName' },
    bankAccountId: { notInAudit: 'It is what the line is about.' },
    file: { hidden: 'The certificate, which is seen on the page of the account.' },
    viewUrl: { hidden: 'An address for programs.' },
    deletedAt: { only: 'audit' },
    sameEnding: { only: 'audit' },
    version: versionRules,
  },
});

const bankAccountParams = z.strictObject({ bankAccountId: id });
const stateRule = z.enum(bankAccountStates).meta({ example: 'valid' });

export const bankAccountFields = {
  alias: enteredName(60).meta({ example: 'Cuenta de ahorro' }),
  account: iban,
  main: flag.meta({ description: 'Replaces the current main account.' }),
  document: file(attachmentTypes),
};

// The specification says "status or state": both field names are accepted and mean the same.
const decision = {
  state: stateRule.optional().meta({ description: 'Only administrators decide.' }),
  status: stateRule.optional().meta({ description: 'An alias of `state`.' }),
  errorMessage: text(500)
    .optional()
    .meta({ example: 'El certificado no es legible.', description: 'Only with the state `error`.' }),
};

type Given<T> = { [K in keyof T]?: T[K] | undefined };
type Decision = Given<{ state: BankAccountState; status: BankAccountState; errorMessage: string }>;

/** An error message is required with `error` and refused otherwise; `state` and `status` must not differ. */
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
    userId: id.optional().meta({ description: 'The owner; the caller, if left out.' }),
    ...decision,
    why: whyProposed,
  })
  .superRefine(checkDecision)
  .meta({
    example: {
      alias: 'Cuenta de ahorro',
      account: 'ES9121000418450200051332',
      main: true,
      document: '@certificado.pdf',
    },
  });

export const bankAccountChanges = z
  .strictObject({
    ...bankAccountFields,
    ...decision,
    version: writtenSeenVersion,
    updatedAt: instant.meta({
      description:
        'The `updatedAt` the caller saw: if the account has changed since, the call is refused, so that nobody validates what they have not seen.',
    }),
    why: whyProposed,
  })
  .partial()
  .superRefine(checkDecision)
  .meta({ example: { alias: 'Cuenta de la empresa' } });

/** What the validation of an account takes of the caller. */
export const bankAccountDecisionNeeds = z.object({
  secondPersonFor: z.array(z.enum(validationReasons)).meta({
    example: ['owned'],
    description: 'Why a second person must approve the validation too; empty if the caller alone may.',
  }),
  isIdentified: z.boolean().meta({ example: true, description: 'Whether the owner’s identity is approved.' }),
  holdersAtBank: z.array(z.string()).meta({
    example: ['Lucía Ferrer Soler'],
    description: 'Under which names the bank showed this number in movements of the owner.',
  }),
});
export type BankAccountDecisionNeeds = z.output<typeof bankAccountDecisionNeeds>;

const find = endpoint({
  method: 'GET',
  path: '/v1/payment/bank-accounts',
  summary: 'Bank accounts: the caller’s own, those of a manager’s customers, or all.',
  who: 'bankAccounts.read',
  query: z.strictObject({
    ...paging(
      ['createdAt', 'updatedAt', 'alias', 'main', 'state', 'userName', 'account', 'errorMessage'],
      'desc',
    ),
    alias: searchText.optional(),
    account: z
      .string()
      .overwrite((value) => value.replace(/\s/g, ''))
      .regex(/^[A-Za-z0-9]{1,34}$/, { error: 'iban_part' })
      .optional()
      .meta({
        example: '1332',
        description: 'A part of the IBAN; for staff, the whole IBAN or its last four characters.',
      }),
    main: flag.optional(),
    state: anyOf(stateRule).optional(),
    userId: id.optional(),
  }),
  answer: page(bankAccount),
});

export const bankAccountsEndpoints = {
  find,
  export: csvExportOf(find, bankAccountFieldList),
  create: endpoint({
    method: 'POST',
    path: '/v1/payment/bank-accounts',
    summary: 'Adds a bank account with its certificate. A user’s first account becomes the main one.',
    who: 'bankAccounts.create',
    freshFactor: 'byBody',
    body: newBankAccount,
    bodyKind: 'multipart',
    answer: bankAccount,
    secondPerson: ['validateBankAccount'],
    errors: ['payment.account_taken', 'payment.own_bank_account', 'request.forbidden', 'request.not_found'],
    idempotency: 'accepted',
  }),
  findOne: endpoint({
    method: 'GET',
    path: '/v1/payment/bank-accounts/:bankAccountId',
    summary: 'A bank account.',
    who: 'bankAccounts.read',
    params: bankAccountParams,
    answer: bankAccount,
  }),
  edit: endpoint({
    method: 'PATCH',
    path: '/v1/payment/bank-accounts/:bankAccountId',
    summary: 'Edits a bank account, or decides on it. A new IBAN or certificate has to be validated again.',
    who: 'bankAccounts.edit',
    freshFactor: 'byBody',
    params: bankAccountParams,
    body: bankAccountChanges,
    bodyKind: 'multipart',
    answer: bankAccount,
    secondPerson: ['validateBankAccount'],
    errors: [
      'payment.account_taken',
      'payment.bank_account_in_use',
      'payment.own_bank_account',
      'request.conflict',
      'request.forbidden',
    ],
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/v1/payment/bank-accounts/:bankAccountId',
    summary: 'Deletes a bank account that no pending transaction uses.',
    who: 'bankAccounts.delete',
    freshFactor: 'forOthers',
    params: bankAccountParams,
    errors: ['payment.bank_account_in_use'],
  }),
  findDecision: endpoint({
    method: 'GET',
    path: '/v1/payment/bank-accounts/:bankAccountId/decision',
    summary: 'What validating a bank account would take of the caller, before they do it.',
    who: 'bankAccounts.decide',
    params: bankAccountParams,
    answer: bankAccountDecisionNeeds,
  }),
  findNumber: endpoint({
    method: 'GET',
    path: '/v1/payment/bank-accounts/:bankAccountId/number',
    summary: 'The whole IBAN of a bank account. Staff who look at it are named in the audit trail.',
    who: 'bankAccounts.viewCertificate',
    freshFactor: 'forOthers',
    params: bankAccountParams,
    answer: z.object({ account: z.string().meta({ example: 'ES9121000418450200051332' }) }),
  }),
  viewCertificate: endpoint({
    method: 'GET',
    path: '/v1/payment/bank-accounts/view/:bankAccountId',
    summary: 'Streams the certificate of a bank account.',
    who: 'bankAccounts.viewCertificate',
    freshFactor: 'forOthers',
    params: bankAccountParams,
    answerKind: 'file',
  }),
  findCertificateUrl: endpoint({
    method: 'GET',
    path: '/v1/payment/bank-accounts/:bankAccountId/url',
    summary: 'A URL that opens the certificate for a few minutes.',
    who: 'bankAccounts.viewCertificate',
    freshFactor: 'forOthers',
    params: bankAccountParams,
    answer: temporaryUrl,
  }),
};

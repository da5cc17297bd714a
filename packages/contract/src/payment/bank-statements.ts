import { z } from 'zod';
import { csvExportOf } from '../shared/csv-export-of.ts';
import { civilDate, instant } from '../shared/dates.ts';
import { endpoint } from '../shared/endpoint.ts';
import { fieldList } from '../shared/field-list.ts';
import { statementSizeBytesMax, statementTypes } from '../shared/file-types.ts';
import { file, storedFile, temporaryUrl } from '../shared/files.ts';
import { balance } from '../shared/money.ts';
import { page, paging } from '../shared/paging.ts';
import { id } from '../shared/text.ts';

export const bankStatementFormats = ['norma43', 'camt053'] as const;
export type BankStatementFormat = (typeof bankStatementFormats)[number];

/** What an imported file reports about the platform's account for whole days. */
export const bankStatement = z.object({
  bankStatementId: id,
  account: z.string().meta({ example: '•••• •••• 1332', description: 'The IBAN, masked.' }),
  format: z.enum(bankStatementFormats).meta({ example: 'norma43' }),
  from: civilDate,
  to: civilDate,
  openingBalance: balance,
  closingBalance: balance,
  entries: z.int().meta({ example: 42, description: 'How many movements it lists.' }),
  newEntries: z
    .int()
    .meta({ example: 40, description: 'How many of them no earlier statement had brought.' }),
  importedByName: z.string().meta({ example: 'Marta Ruiz Vega' }),
  createdAt: instant,
  file: storedFile,
});
export type BankStatement = z.output<typeof bankStatement>;

export const bankStatementFieldList = fieldList({
  resource: 'bankStatements',
  record: bankStatement,
  acts: ['bank-statement'],
  fields: {
    from: {},
    to: {},
    account: { kind: 'iban' },
    format: { words: 'payment.statementFormats' },
    openingBalance: {},
    closingBalance: {},
    entries: {},
    newEntries: {},
    otherAccounts: { only: 'audit', kind: 'lines' },
    differentEntries: { only: 'audit', kind: 'integer' },
    movements: { only: 'audit', kind: 'lines' },
    importedByName: { notInAudit: 'It is who the line is by.' },
    createdAt: { notInAudit: 'It is when the line was noted.' },
    file: { hidden: 'The file, which is opened from the list.' },
    bankStatementId: { hidden: 'An id that nobody reads.' },
  },
});

const params = z.strictObject({ bankStatementId: id });

const find = endpoint({
  method: 'GET',
  path: '/v1/payment/bank-statements',
  summary: 'The imported statements of the platform’s bank account.',
  who: 'bankStatements.read',
  query: z.strictObject({
    ...paging(['to', 'from', 'createdAt', 'format', 'entries', 'newEntries'], 'desc'),
    format: z.enum(bankStatementFormats).optional().meta({ example: 'norma43' }),
    fromDate: civilDate.optional().meta({ description: 'Statements that reach this day or a later one.' }),
    toDate: civilDate
      .optional()
      .meta({ description: 'Statements that begin on this day or an earlier one.' }),
  }),
  answer: page(bankStatement),
});

export const bankStatementsEndpoints = {
  find,
  export: csvExportOf(find, bankStatementFieldList),
  import: endpoint({
    method: 'POST',
    path: '/v1/payment/bank-statements',
    summary:
      'Imports a file of the bank: a statement (Norma 43 or camt.053), or the report on a payment file (pain.002), whose rejected payments wait again. A movement that an earlier file brought is not booked again; a file that does not add up is refused as a whole. A second person compares it with the bank and approves it.',
    who: 'bankStatements.import',
    freshFactor: 'always',
    body: z
      .strictObject({ file: file(statementTypes, statementSizeBytesMax) })
      .meta({ example: { file: '@extracto.n43' } }),
    bodyKind: 'multipart',
    fileSizeBytesMax: statementSizeBytesMax,
    secondPerson: ['importStatement'],
    answer: z.object({
      statements: z.array(bankStatement),
      newEntries: z.int().meta({ example: 40 }),
      knownEntries: z.int().meta({ example: 2, description: 'Movements that were known already.' }),
      otherAccounts: z.array(z.string()).meta({
        example: [],
        description: 'The other accounts in the file, masked; nothing of them is imported.',
      }),
      rejectedPayments: z.int().meta({
        example: 0,
        description: 'Payments of a payment file that the bank did not make, as it reports; they wait again.',
      }),
      differentEntries: z.int().meta({
        example: 0,
        description:
          'How many of these were imported before with another account or reference: one of both files is not the bank’s.',
      }),
    }),
    idempotency: 'accepted',
    errors: ['payment.no_deposit_account'],
  }),
  findFileUrl: endpoint({
    method: 'GET',
    path: '/v1/payment/bank-statements/:bankStatementId/url',
    summary: 'A URL that opens the file of a statement for a few minutes.',
    who: 'bankStatements.read',
    freshFactor: 'always',
    params,
    answer: temporaryUrl,
  }),
};
